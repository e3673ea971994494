// @ts-check
/** Watching a search on a small board to its end: step by step in both directions, or by itself. */

import { announce, tellWaiting } from "../messages.js";
import { ask } from "../asking.js";
import { current } from "../app.js";
import { t } from "../text.js";
import { metronome } from "../watching/metronome.js";
import * as runs from "../watching/run.js";
import { writeBoard } from "./board.js";
import { change, small } from "./play.js";
import { message } from "./words.js";

/** How many events should be there before they are wanted. */
const STOCK = 80;
/**
 * Whether more has come, as soon as that is known; null while nobody asks.
 * @type {Promise<boolean> | null}
 */
let asking = null;

/** Show the search at its beginning. */
export function openWatch() {
  if (small().run) return;
  change({ run: /** @type {TryingRun} */ (runs.begin(small().game, "trying", "row_by_row")), told: null });
  fetchMore();
}

/** Back to the game, which watching never changes. */
function stopWatch() {
  change({ run: null });
}

const running = () => small().run;
const shown = () => /** @type {TryingRun} */ (running());

/** @param {Run} run */
const show = (run) => change({ run: /** @type {TryingRun} */ (run) });

/** Ask for the next events, once at a time; whether all that was wanted has come. */
function fetchMore() {
  asking ??= fetchEvents(shown()).finally(() => {
    asking = null;
  });
  return asking;
}

/** @param {TryingRun} run */
async function fetchEvents(run) {
  if (run.bookmark === null) return true;
  tellWaiting();
  const answer = await ask("small-trace", { board: writeBoard(run.start), start: Number(run.bookmark) }, "watch", () => [running()?.number, running()?.bookmark]);
  if (answer.code === "withdrawn") return false;
  if (answer.events) show(runs.receive(shown(), answer.events, String(answer.next ?? "") || null));
  else show({ ...shown(), playing: false, problem: answer.error || t("no_answer") });
  return Boolean(answer.events);
}

/** Carry out the next event; false if there is none yet. */
function advance() {
  const run = shown();
  if (!runs.hasNext(run)) {
    if (runs.isOver(run)) show({ ...run, playing: false });
    else fetchMore();
    return false;
  }
  const next = runs.forward(run);
  const rests = runs.isResult(next);
  show({ ...next, playing: next.playing && !rests, problem: null });
  if (rests) tell();
  if (runs.ahead(next) < STOCK) fetchMore();
  return true;
}

const startBeat = metronome(running, advance);

/** Start or pause. */
function watchToggle() {
  if (runs.isOver(shown())) return;
  show({ ...shown(), playing: !shown().playing });
  startBeat();
}

async function watchStep() {
  show({ ...shown(), playing: false });
  if (!runs.hasNext(shown()) && !(await fetchMore())) return;
  if (advance()) tell();
}

function watchBack() {
  show(runs.back(shown()));
  tell();
}

/** On to the next solution or the end without showing what lies between. */
async function watchToResult() {
  show({ ...shown(), playing: false });
  do {
    if (!runs.hasNext(shown()) && !(await fetchMore())) return;
    if (!runs.hasNext(shown())) return;
    show(runs.toResult(shown()));
  } while (!runs.isResult(shown()));
  tell();
}

/** @param {number} speed */
export const setSpeed = (speed) => running() && show({ ...shown(), speed });

/** Say to screen readers what a single step did; a run would only chatter. */
const tell = () => announce(message(shown(), current().preferences.coordinates));

export const verbs = { openWatch, stopWatch, watchBack, watchStep, watchToResult, watchToggle };
