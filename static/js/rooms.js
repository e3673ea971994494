// @ts-check
/**
 * The rooms that are fetched when somebody first wants them: where their scripts are, what they offer, and which games
 * they follow. A room may `bind` what it listens to, which is done once before anything else, offer `verbs`, and
 * `follow` the changes of a game.
 */

import { unfoldDialogs } from "./dialogs.js";
import { wantsEvaluation } from "./evaluation/overlay.js";
import { forThisGame, holdKeys } from "./input/turns.js";
import { tellMissing } from "./messages.js";
import { fetchOnce, laterScript, root } from "./page.js";

/**
 * `follows` says whether a change concerns the room, `isTold` that its absence is told even then. Where `keysWait`, a
 * key may mean something else as soon as the room is there.
 * @typedef {{script: string, verbs?: string[], follows?: (state: BoardState, before: State) => unknown, isTold?: boolean, keysWait?: boolean}} Plan
 */

/** @satisfies {Record<string, Plan>} */
const PLANS = {
  clock: { script: "./summary/clock.js", follows: ({ preferences }) => preferences.clock || preferences.statistics },
  collection: {
    script: "./collection/collection.js",
    verbs: ["leaveCollection", "loadChosen", "moveInTable", "openCollection", "removeChosen", "renameChosen", "save"],
  },
  confetti: { script: "./render/confetti.js" },
  database: { script: "./collection/database.js" },
  day: { script: "./making/day.js", verbs: ["openDay"] },
  evaluation: {
    script: "./evaluation/evaluation.js",
    verbs: ["anotherCause", "trainingStep"],
    follows: ({ preferences }, before) => wantsEvaluation(preferences) || wantsEvaluation(before.preferences),
    isTold: true,
    keysWait: true,
  },
  importing: { script: "./share/importer.js", verbs: ["openImport"] },
  lists: { script: "./help/lists.js", verbs: ["showPath", "showSteps"], keysWait: true },
  live: { script: "./photo/live.js", verbs: ["freezeLive", "helpLive", "lookLive"] },
  making: { script: "./making/making.js", verbs: ["openBooklet", "openNew"] },
  offer: { script: "./offline/offer.js" },
  paper: {
    script: "./photo/paper.js",
    verbs: ["compareAgain", "lookWhy", "nextUnsure", "readAs", "readByKey", "togglePhoto"],
    follows: ({ game }) => game.reading || root().dataset.photo,
    keysWait: true,
  },
  pens: {
    script: "./pens/room.js",
    verbs: ["toggleColours"],
    follows: ({ game, preferences }) => game.layers || preferences.pens,
    keysWait: true,
  },
  photo: { script: "./photo/photo.js", verbs: ["lookThroughCamera", "openPhoto", "takePhoto"] },
  playing: { script: "./classroom/playing.js", follows: ({ game }) => game.task },
  praise: { script: "./summary/praise.js", follows: ({ game, preferences }, before) => preferences.praise && game !== before.game },
  preferences: { script: "./preferences/dialog.js", verbs: ["openPreferences"] },
  // It follows every game: when the browser's own print key is pressed it is too late to fetch it.
  printing: { script: "./share/print.js", verbs: ["openPrint"], follows: ({ game }, before) => game !== before.game },
  projector: {
    script: "./classroom/projector.js",
    verbs: ["leaveProjector", "openProjector", "projectorApply", "projectorBack", "projectorNext"],
    keysWait: true,
  },
  retelling: { script: "./help/retelling.js" },
  share: { script: "./share/share.js", verbs: ["copyNotation", "openShare"] },
  statistics: { script: "./summary/record.js", verbs: ["openStatistics"] },
  summary: { script: "./summary/summary.js", verbs: ["openSummary"] },
  telling: { script: "./help/telling.js", verbs: ["changePace", "nextSentence", "playToggle", "previousSentence"], keysWait: true },
  trial: { script: "./help/trying.js", verbs: ["trialBack", "trialOn", "tryTogether"], keysWait: true },
  watching: {
    script: "./watching/room.js",
    verbs: [
      "openWatch", "stopWatch", "watchBack", "watchLogic", "watchRowByRow", "watchSmart", "watchStep", "watchTake", "watchToResult", "watchToggle",
      "watchTrying",
    ],
    keysWait: true,
  },
};

/** @typedef {keyof typeof PLANS} RoomName */
/**
 * What is done in a room besides what its verbs do.
 * @typedef {{
 *   confetti: typeof import("./render/confetti.js"),
 *   database: typeof import("./collection/database.js"),
 *   importing: typeof import("./share/importer.js"),
 *   offer: typeof import("./offline/offer.js"),
 *   paper: typeof import("./photo/paper.js"),
 *   pens: Pens,
 *   printing: typeof import("./share/print.js"),
 *   retelling: typeof import("./help/retelling.js"),
 *   share: typeof import("./share/share.js"),
 *   telling: typeof import("./help/telling.js"),
 *   trial: typeof import("./help/trying.js"),
 * }} Insides
 */
/** @typedef {{bind?: () => unknown, verbs: Verbs, follow?: (state: BoardState, before: State) => unknown}} Room */
/**
 * @template {RoomName} Name
 * @typedef {Name extends keyof Insides ? Room & Insides[Name] : Room} RoomOf
 */

export const plans = /** @type {[RoomName, Plan][]} */ (Object.entries(PLANS));

/** @type {Partial<Record<RoomName, any>>} */
const there = {};

const visits = Object.fromEntries(plans.map(([name, { script }]) => {
  const load = laterScript(script);
  return [name, fetchOnce(async () => {
    unfoldDialogs();
    const room = await load();
    await room.bind?.();
    return (there[name] = room);
  })];
}));

/**
 * A room, as soon as it is there; whoever asks first goes on first.
 * @template {RoomName} Name
 * @param {Name} name
 * @returns {Promise<RoomOf<Name>>}
 */
export const visit = (name) => visits[name]();

/**
 * Do something in a room: at once, so that moves keep their order, or as soon as the room is there.
 * @template {RoomName} Name
 * @param {Name} name
 * @param {(room: RoomOf<Name>) => unknown} action
 * @param {string} verb whose keys show that they were heard
 */
export const enter = (name, action, verb = "") => (there[name] ? action(there[name]) : enterLater(name, action, verb));

/**
 * @template {RoomName} Name
 * @param {Name} name
 * @param {(room: RoomOf<Name>) => unknown} action
 * @param {string} verb
 */
async function enterLater(name, action, verb) {
  const { keysWait } = /** @type {Plan} */ (PLANS[name]);
  const goOn = keysWait ? holdKeys() : null;
  const act = keysWait ? forThisGame(action) : action;
  const $keys = $(`[data-act="${verb}"]`).attr("aria-busy", "true");
  const room = await visit(name).catch(() => null);
  $keys.removeAttr("aria-busy");
  try {
    return room ? act(room) : tellMissing();
  } finally {
    goOn?.(Boolean(room));
  }
}

/**
 * Let the rooms hear of a change of the game that concerns them; most games need none of them.
 * @param {BoardState} state
 * @param {State} before
 */
export function followInRooms(state, before) {
  for (const [name, { follows, isTold }] of plans) {
    if (follows?.(state, before)) visit(name).then(({ follow }) => follow?.(state, before), isTold ? tellMissing : () => null);
  }
}

/**
 * The verbs of each room, which fetch it where that is not yet done.
 * @type {Verbs[]}
 */
export const offers = plans.map(([name, { verbs = [] }]) =>
  Object.fromEntries(verbs.map((verb) => [verb, (...told) => enter(name, (room) => room.verbs[verb](...told), verb)])),
);
