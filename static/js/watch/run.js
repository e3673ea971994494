/**
 * A solver that is watched, as plain data: what it has done so far, and how to go one step on or back.
 *
 * By trying, an event is something that happened in the search; by logic, it is an explained step,
 * which is first shown and then carried out. Pure functions.
 */

import { pack, valueOf } from "../game/cells.js";
import { applyStep, edit, isSolved, undo } from "../game/state.js";

export const SPEEDS = Object.freeze([0.2, 0.5, 1, 2, 4, 8, 15, 30, 60]);
export const USUAL_SPEED = 2;
const MOST_EVENTS = 20000;
const NO_COUNTERS = Object.freeze([0, 0, 0]);

/** The position as the solver sees it: digits that are being typed in count as givens. */
export const watched = (game) => ({
  ...game,
  phase: "playing",
  shown: game.phase === "playing" && game.shown,
  cells:
    game.phase === "playing"
      ? game.cells
      : game.cells.map((content) => pack({ value: valueOf(content), given: valueOf(content) > 0 })),
  past: [],
  future: [],
});

/** A run that has not begun. */
export const begin = (game, way, strategy, speed = USUAL_SPEED) => ({
  number: Math.random(),
  way,
  strategy,
  speed,
  start: watched(game),
  game: watched(game),
  events: [],
  /** How many of the events have been carried out. */
  at: 0,
  /** By logic: whether the reason of the next step is shown. */
  showing: false,
  /** Where the server goes on; null when there is nothing more. */
  bookmark: "",
  counters: NO_COUNTERS,
  solutions: 0,
  playing: false,
  /** Why the run came to an end: solved, stuck, mistake, several, none. */
  end: null,
});

/** The run with more events from the server. */
export const receive = (run, events, bookmark) => {
  const surplus = Math.max(0, run.events.length + events.length - MOST_EVENTS);
  const dropped = Math.min(surplus, run.at);
  return { ...run, events: [...run.events.slice(dropped), ...events], at: run.at - dropped, bookmark };
};

/** What was carried out last, in a search. */
export const lastEvent = (run) => (run.way === "trying" ? (run.events[run.at - 1] ?? null) : null);

/** The step whose reason is shown. */
export const shownStep = (run) => (run.way === "logic" && run.showing ? (run.events[run.at] ?? null) : null);

/** Whether there is something to do without asking the server. */
export const hasNext = (run) => run.at < run.events.length;

/** How many events are left without asking the server. */
export const ahead = (run) => run.events.length - run.at;

/** Whether a step back is possible. */
export const hasBack = (run) => run.at > 0 || run.showing;

/** Whether the run has just come to something that is worth a pause. */
export const isResult = (run) => {
  const kind = lastEvent(run)?.kind;
  return kind === "solved" || kind === "exhausted";
};

/** Whether nothing more can come. */
export const isOver = (run) => !hasNext(run) && (run.bookmark === null || run.end !== null);

/** One step on. */
export function forward(run) {
  if (!hasNext(run)) return run;
  return run.way === "logic" ? reasonOn(run) : searchOn(run);
}

/** One step back. */
export function back(run) {
  if (!hasBack(run)) return run;
  return { ...(run.way === "logic" ? reasonBack(run) : searchBack(run)), playing: false };
}

function reasonOn(run) {
  if (!run.showing) return { ...run, showing: true };
  const at = run.at + 1;
  return { ...run, at, game: applyStep(run.game, run.events[run.at]), showing: at < run.events.length };
}

function reasonBack(run) {
  if (run.at === 0) return { ...run, showing: false };
  return { ...run, at: run.at - 1, game: undo(run.game), showing: true, end: null };
}

const write = (game, cell, value) => ({ ...edit(game, [[cell, pack({ value })]]), past: [], future: [] });

function searchOn(run) {
  const event = run.events[run.at];
  const at = run.at + 1;
  const counted = { counters: event.counters, solutions: event.kind === "solved" ? event.number : run.solutions };
  if (event.kind === "placed") return { ...run, at, ...counted, game: write(run.game, event.cell, event.digit) };
  if (event.kind === "taken-back") return { ...run, at, ...counted, game: write(run.game, event.cell, 0) };
  return { ...run, at, ...counted };
}

function searchBack(run) {
  const event = run.events[run.at - 1];
  const at = run.at - 1;
  const counters = run.events[at - 1]?.counters ?? before(event);
  const solutions = event.kind === "solved" ? event.number - 1 : run.solutions;
  const game =
    event.kind === "placed"
      ? write(run.game, event.cell, 0)
      : event.kind === "taken-back"
        ? write(run.game, event.cell, event.digit)
        : run.game;
  return { ...run, at, counters, solutions, game };
}

/** The counters before an event whose predecessor is no longer known. */
function before({ kind, counters: [placed, taken, runs] }) {
  if (kind === "placed") return [placed - 1, taken, runs];
  return kind === "taken-back" ? [placed, taken - 1, runs] : [placed, taken, runs];
}

/** On to the next result among the events that are there, or to their end. */
export function toResult(run) {
  let now = run;
  do now = forward(now);
  while (hasNext(now) && !isResult(now));
  return now;
}

/** The run after the search went on unseen: *placed* stand after *events*. */
export function leap(run, { events, placed, bookmark }) {
  const after = placed.reduce((game, [cell, digit]) => write(game, cell, digit), run.start);
  const landed = { ...run, events, at: events.length, game: after, bookmark, counters: events.at(-1).counters };
  const begun = events.reduce((now) => searchBack(now), landed);
  return toResult({ ...begun, solutions: run.solutions });
}

/** Whether the watched position is solved. */
export const isDone = (run) => isSolved(run.game);
