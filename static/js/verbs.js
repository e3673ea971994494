// @ts-check
/** Everything that a button or a key of the app can do; each room says what it offers. */

import * as dialogs from "./dialogs.js";
import * as actions from "./game/actions.js";
import * as games from "./game/games.js";
import * as assist from "./help/assist.js";
import * as typing from "./input/typing.js";
import * as rooms from "./rooms.js";

const ROOMS = [actions, assist, dialogs, games, typing];

/** @type {Verbs[]} */
export const offers = [...ROOMS.map((room) => room.verbs), ...rooms.offers];

/** @type {Verbs} */
export const verbs = Object.assign({}, ...offers);
