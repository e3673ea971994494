// @ts-check
/** Everything that a button or a key of the app can do; each room says what it offers. */

import * as dialogs from "./dialogs.js";
import * as actions from "./game/actions.js";
import * as games from "./game/games.js";
import * as assist from "./help/assist.js";
import * as typing from "./input/typing.js";
import { tellMissing } from "./messages.js";
import { fetchOnce } from "./page.js";
import * as importer from "./share/importer.js";
import * as print from "./share/print.js";

/**
 * A room that is loaded when one of its verbs is first wanted.
 * @param {() => Promise<{bind: () => void | Promise<void>, verbs: Verbs}>} load
 * @param {string[]} names
 * @returns {Verbs}
 */
function later(load, ...names) {
  const open = fetchOnce(async () => {
    dialogs.unfoldDialogs();
    const room = await load();
    await room.bind();
    return room;
  });
  const call = async (/** @type {string} */ name, /** @type {unknown[]} */ told) => {
    // The key shows that it was heard.
    const $keys = $(`[data-act="${name}"]`).attr("aria-busy", "true");
    const room = await open().catch(() => null);
    $keys.removeAttr("aria-busy");
    return room ? room.verbs[name](...told) : tellMissing();
  };
  return Object.fromEntries(names.map((name) => [name, (...told) => call(name, told)]));
}

const collection = later(
  () => import("./collection/collection.js"),
  "leaveCollection", "loadChosen", "moveInTable", "openCollection", "removeChosen", "renameChosen", "save",
);
const day = later(() => import("./making/day.js"), "openDay");
const making = later(() => import("./making/making.js"), "openBooklet", "openNew");
const paper = later(() => import("./photo/paper.js"), "confirmRead", "makeGiven", "nextUnsure", "removeRead", "takeSecond", "togglePhoto");
const pens = later(() => import("./pens/room.js"), "toggleColours");
const photo = later(() => import("./photo/photo.js"), "lookThroughCamera", "openPhoto", "takePhoto");
const preferences = later(() => import("./preferences/dialog.js"), "openPreferences");
const projector = later(() => import("./classroom/projector.js"), "leaveProjector", "openProjector", "projectorApply", "projectorBack", "projectorNext");
const share = later(() => import("./share/share.js"), "copyNotation", "openShare");
const summary = later(() => import("./summary/summary.js"), "openSummary");
const statistics = later(() => import("./summary/record.js"), "openStatistics");
const trainer = later(() => import("./trainer/trainer.js"), "anotherCause", "trainingStep");
const watch = later(
  () => import("./watch/room.js"),
  "openWatch", "stopWatch", "watchBack", "watchLogic", "watchRowByRow", "watchSmart", "watchStep", "watchTake", "watchToResult", "watchToggle",
  "watchTrying",
);

const ROOMS = [actions, assist, dialogs, games, importer, print, typing];

/** @type {Verbs[]} */
export const offers = [...ROOMS.map((room) => room.verbs), collection, day, making, paper, pens, photo, preferences, projector, share, statistics, summary, trainer, watch];

/** @type {Verbs} */
export const verbs = Object.assign({}, ...offers);
