// @ts-check
/**
 * A solver that is watched, as plain data: what it has done so far, and how to go one step on or back.
 *
 * By trying, an event is something that happened in the search; by logic, it is an explained step,
 * which is first shown and then carried out. Pure functions.
 */

import { pack, valueOf } from "../game/cells.js";
import { DIGITS, PEERS } from "../geometry.js";
import { applyStep, edit, isSolved, undo } from "../game/state.js";

export const SPEEDS = Object.freeze([0.2, 0.5, 1, 2, 4, 8, 15, 30, 60]);
export const USUAL_SPEED = 2;
const MOST_EVENTS = 20000;
/** @type {Counters} */
const NO_COUNTERS = [0, 0, 0];

/**
 * The position as the solver sees it: digits that are being typed in count as givens.
 * @param {Game} game
 * @returns {Game}
 */
export const watched = (game) => ({
  ...game,
  phase: "playing",
  cells:
    game.phase === "playing"
      ? game.cells
      : game.cells.map((content) => pack({ value: valueOf(content), given: valueOf(content) > 0 })),
  past: [],
  future: [],
});

/**
 * A run that has not begun.
 * @param {Game} game
 * @param {Run["way"]} way
 * @param {Strategy} strategy
 * @returns {Run}
 */
export const begin = (game, way, strategy, speed = USUAL_SPEED, seed = 0) => ({
  number: Math.random(),
  way,
  strategy,
  seed,
  speed,
  start: watched(game),
  game: watched(game),
  events: [],
  stack: [],
  at: 0,
  showing: false,
  bookmark: "",
  counters: NO_COUNTERS,
  solutions: 0,
  playing: false,
  end: null,
});

/**
 * The run with more events from the server.
 * @param {Run} run
 * @param {any[]} events of the same kind as those of the run
 * @param {string | null} bookmark
 * @returns {Run}
 */
export const receive = (run, events, bookmark) => {
  const surplus = Math.max(0, run.events.length + events.length - MOST_EVENTS);
  const dropped = Math.min(surplus, run.at);
  return { ...run, events: [...run.events.slice(dropped), ...events], at: run.at - dropped, bookmark };
};

/**
 * What was carried out last, in a search.
 * @param {Run} run
 */
export const lastEvent = (run) => (run.way === "trying" ? (run.events[run.at - 1] ?? null) : null);

/**
 * The step whose reason is shown.
 * @param {Run} run
 */
export const shownStep = (run) => (run.way === "logic" && run.showing ? (run.events[run.at] ?? null) : null);

/**
 * Whether there is something to do without asking the server.
 * @param {Run} run
 */
export const hasNext = (run) => run.at < run.events.length;

/**
 * How many events are left without asking the server.
 * @param {Run} run
 */
export const ahead = (run) => run.events.length - run.at;

/**
 * Whether a step back is possible.
 * @param {Run} run
 */
export const hasBack = (run) => run.at > 0 || run.showing;

/**
 * Whether the run has just come to something that is worth a pause.
 * @param {Run} run
 */
export const isResult = (run) => {
  const kind = lastEvent(run)?.kind;
  return kind === "solved" || kind === "exhausted";
};

/**
 * Whether nothing more can come.
 * @param {Run} run
 */
export const isOver = (run) => !hasNext(run) && (run.bookmark === null || run.end !== null);

/**
 * One step on.
 * @param {Run} run
 * @returns {Run}
 */
export function forward(run) {
  if (!hasNext(run)) return run;
  return run.way === "logic" ? reasonOn(run) : searchOn(run);
}

/**
 * One step back.
 * @param {Run} run
 * @returns {Run}
 */
export function back(run) {
  if (!hasBack(run)) return run;
  return { ...(run.way === "logic" ? reasonBack(run) : searchBack(run)), playing: false };
}

/**
 * @param {LogicRun} run
 * @returns {LogicRun}
 */
function reasonOn(run) {
  if (!run.showing) return { ...run, showing: true };
  const at = run.at + 1;
  return { ...run, at, game: applyStep(run.game, run.events[run.at]), showing: at < run.events.length };
}

/**
 * @param {LogicRun} run
 * @returns {LogicRun}
 */
function reasonBack(run) {
  if (run.at === 0) return { ...run, showing: false };
  return { ...run, at: run.at - 1, game: undo(run.game), showing: true, end: null };
}

/**
 * @param {Game} game
 * @param {number} cell
 * @param {number} value
 */
const write = (game, cell, value) => ({ ...edit(game, [[cell, pack({ value })]]), past: [], future: [] });

/**
 * The run with one more digit that stands.
 * @param {TryingRun} run
 * @param {Candidate} placed
 */
const pushed = ({ game, stack }, [cell, digit]) => ({ game: write(game, cell, digit), stack: [...stack, /** @type {Candidate} */ ([cell, digit])] });

/**
 * The run without the digit that was placed last.
 * @param {TryingRun} run
 * @param {number} cell
 */
const popped = ({ game, stack }, cell) => ({ game: write(game, cell, 0), stack: stack.slice(0, -1) });

/**
 * @param {TryingRun} run
 * @returns {TryingRun}
 */
function searchOn(run) {
  const event = run.events[run.at];
  const at = run.at + 1;
  const counted = { counters: event.counters, solutions: event.kind === "solved" ? event.number : run.solutions };
  if (event.kind === "placed") return { ...run, at, ...counted, ...pushed(run, [event.cell, event.digit]) };
  if (event.kind === "taken-back") return { ...run, at, ...counted, ...popped(run, event.cell) };
  return { ...run, at, ...counted };
}

/**
 * @param {TryingRun} run
 * @returns {TryingRun}
 */
function searchBack(run) {
  const event = run.events[run.at - 1];
  const at = run.at - 1;
  const counters = run.events[at - 1]?.counters ?? before(event);
  const solutions = event.kind === "solved" ? event.number - 1 : run.solutions;
  const undone =
    event.kind === "placed"
      ? popped(run, event.cell)
      : event.kind === "taken-back"
        ? pushed(run, [event.cell, event.digit])
        : {};
  return { ...run, at, counters, solutions, ...undone };
}

/**
 * The counters before an event whose predecessor is no longer known.
 * @param {SearchEvent} event
 * @returns {Counters}
 */
function before({ kind, counters: [placed, taken, runs] }) {
  if (kind === "placed") return [placed - 1, taken, runs];
  return kind === "taken-back" ? [placed, taken - 1, runs] : [placed, taken, runs];
}

/**
 * On to the next result among the events that are there, or to their end.
 * @param {Run} run
 */
export function toResult(run) {
  /** @type {Run} */
  let now = run;
  do now = forward(now);
  while (hasNext(now) && !isResult(now));
  return now;
}

/**
 * The run after the search went on unseen: *placed* stand after *events*.
 * @param {TryingRun} run
 * @param {Trace} trace
 */
export function leap(run, { events, placed, bookmark }) {
  const after = placed.reduce((game, [cell, digit]) => write(game, cell, digit), run.start);
  const counters = events.at(-1)?.counters ?? run.counters;
  /** @type {TryingRun} */
  const landed = { ...run, events, at: events.length, game: after, stack: placed, bookmark, counters };
  const begun = events.reduce((now) => searchBack(now), landed);
  return toResult({ ...begun, solutions: run.solutions });
}

/**
 * Whether the watched position is solved.
 * @param {Run} run
 */
export const isDone = (run) => isSolved(run.game);

/**
 * The state with the watched position on the board instead of the game.
 * @param {BoardState} state
 */
export function watchedState(state) {
  const { watch } = state;
  if (!watch) return state;
  const event = lastEvent(watch);
  const cell = event && "cell" in event ? event.cell : -1;
  return { ...state, game: watch.game, cursor: cell, selected: [cell], wrong: [], activeDigit: 0 };
}

/**
 * The digits that the rules leave for a cell, whatever stands there.
 * @param {number[]} cells
 * @param {number} cell
 */
export const allowedIn = (cells, cell) => DIGITS.filter((digit) => !PEERS[cell].some((peer) => valueOf(cells[peer]) === digit));
