/** The one state of the page, and who is told when it changes. */

import { DEFAULTS } from "./preferences/preferences.js";
import { select } from "./game/selection.js";

/** What every game begins with, whatever was done before it. */
export const FRESH = Object.freeze({
  pencil: false,
  several: false,
  /** The digit that digit-first typing writes, or that is highlighted on request. */
  activeDigit: 0,
  /** The running help, see help.js. */
  help: null,
  /** What the panel shows instead of help: the entry doctor, a list of steps. */
  page: null,
  /** What the server says about the entry while it is typed. */
  lamp: null,
  /** Wrong digits, after a check. */
  wrong: [],
});

let state = {
  view: "home",
  game: null,
  ...select(40),
  ...FRESH,
  digitFirst: false,
  /** The game as another tab saved it last; it need not be saved again. */
  synced: null,
  connected: true,
  /** The solver that is watched, see watch/run.js, and the candidates it considers. */
  watch: null,
  overlay: null,
  /** What the server found out about the candidates, and the cause that is shown of it. */
  evaluation: null,
  cause: null,
  /** What has become impossible, with its cells. */
  contradiction: null,
  /** Where the step key of training leads. */
  stepTo: null,
  preferences: { ...DEFAULTS },
};
const listeners = [];

export const current = () => state;

/** Call back with the state and the one before it after every change. */
export const onUpdate = (listener) => listeners.push(listener);

/** Change parts of the state. */
export function update(change) {
  const before = state;
  state = { ...state, ...change };
  for (const listener of listeners) listener(state, before);
}
