// @ts-check
/** Everything that a button or a key of the app can do; each room says what it offers. */

import * as collection from "./collection/collection.js";
import * as dialogs from "./dialogs.js";
import * as actions from "./game/actions.js";
import * as games from "./game/games.js";
import * as assist from "./help/assist.js";
import * as typing from "./input/typing.js";
import * as making from "./making/making.js";
import * as preferences from "./preferences/dialog.js";
import * as importer from "./share/importer.js";
import * as print from "./share/print.js";
import * as share from "./share/share.js";
import * as trainer from "./trainer/trainer.js";
import * as watch from "./watch/watch.js";

const ROOMS = [actions, assist, collection, dialogs, games, importer, making, preferences, print, share, trainer, typing, watch];

/** @type {Verbs[]} */
export const offers = ROOMS.map((room) => room.verbs);

/** @type {Verbs} */
export const verbs = Object.assign({}, ...offers);
