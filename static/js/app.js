// @ts-check
/** The one state of the page, and who is told when it changes. */

import { select } from "./game/selection.js";
import { positionOf } from "./game/state.js";
import { DEFAULTS } from "./preferences/preferences.js";

/** What a new position begins with: nothing was said of it. */
export const UNSAID = Object.freeze({ help: null, aside: null, page: null, lamp: null, wrong: [] });

/** What every game begins with, whatever was done before it. */
export const FRESH = Object.freeze({
  pencil: false,
  inCorner: false,
  colouring: false,
  part: null,
  several: false,
  typed: null,
  activeDigit: 0,
  highlighting: false,
  onPhoto: false,
  admired: null,
  watch: null,
  overlay: null,
  contradiction: null,
  ...UNSAID,
});

/** @type {State} */
let state = {
  view: "home",
  game: null,
  helps: [],
  ...select(40),
  ...FRESH,
  digitFirst: false,
  synced: null,
  answers: "server",
  evaluation: null,
  cause: null,
  stepTo: null,
  levels: {},
  preferences: { ...DEFAULTS },
};
/** @type {((state: State, before: State) => void)[]} */
const listeners = [];

export const current = () => state;

/** The state while a game is on the board, and the game; only what happens there may ask for them. */
export const onBoard = () => /** @type {BoardState} */ (state);
export const currentGame = () => onBoard().game;

/** The position on the board: what an answer about it is about. */
export const position = () => positionOf(state.game);

/**
 * Call back with the state and the one before it after every change.
 * @param {(state: State, before: State) => void} listener
 */
export const onUpdate = (listener) => listeners.push(listener);

/**
 * Change parts of the state.
 * @param {Partial<State>} change
 */
export function update(change) {
  const before = state;
  state = { ...state, ...change };
  for (const listener of listeners) listener(state, before);
}
