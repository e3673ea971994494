// @ts-check
/** Watching a solver: starting, pausing, single steps in both directions, and asking for more. */

import { current, currentGame, update } from "../app.js";
import { play } from "../game/actions.js";
import { notation, valueOf } from "../game/cells.js";
import { CELLS } from "../geometry.js";
import { announced, explaining } from "../help/help.js";
import { announce, mustWait } from "../messages.js";
import { element } from "../page.js";
import { ask, forget } from "../server.js";
import { aboutSteps } from "../game/questions.js";
import * as game from "../game/state.js";
import { t } from "../text.js";
import * as runs from "./run.js";
import { message } from "./words.js";

const STOCK_SECONDS = 4;
const LEAST_STOCK = 40;
const MOST_AT_ONCE = 400;
const MOST_STEPS_AT_ONCE = 3;
const BEAT = 1000 / 60;
/** @type {Promise<void> | null} */
let asking = null;
let due = 0;
let lastBeat = 0;
let beat = 0;

/** Show the solver at the position on the board; it waits to be started. */
function openWatch() {
  const { game: played, watch } = current();
  if (!played || current().view !== "board" || watch) return;
  // An entry need not have one solution, which logic relies on.
  show(runs.begin(played, played.phase === "playing" ? "logic" : "trying", "row_by_row"));
  element("watch-toggle").focus();
}

/** Back to the game, which watching never changes. */
export function stopWatch() {
  if (!current().watch) return;
  forget("watch");
  asking = null;
  update({ watch: null, help: null, page: null, overlay: null, contradiction: null });
}

/** The run that is shown; only what happens in it may ask for it. */
const shown = () => /** @type {Run} */ (current().watch);

/**
 * Begin anew in another way.
 * @param {{way?: Run["way"], strategy?: Strategy}} change
 */
const restart = (change) => {
  const run = shown();
  const { way = run.way, strategy = run.strategy } = change;
  if (way === run.way && strategy === run.strategy) return;
  forget("watch");
  asking = null;
  show(runs.begin(currentGame(), way, strategy, run.speed));
};

/** Start or pause. */
function watchToggle() {
  const watch = shown();
  if (runs.isOver(watch)) return;
  due = watch.playing ? 0 : 1;
  lastBeat = performance.now();
  show({ ...watch, playing: !watch.playing });
  clearTimeout(beat);
  if (shown().playing) tick();
}

/** One step, as soon as it is known. */
async function watchStep() {
  show({ ...shown(), playing: false });
  if (!runs.hasNext(shown())) await fetchMore();
  if (current().watch && advance()) tell(shown());
}

function watchBack() {
  show(runs.back(shown()));
  tell(shown());
}

/** On to the next solution or the end without showing what lies between. */
async function watchToResult() {
  show({ ...shown(), playing: false });
  const begun = shown();
  const isMine = () => current().watch?.number === begun.number;
  let run = runs.hasNext(begun) ? runs.toResult(begun) : begun;
  let first = runs.isResult(begun) || !runs.isResult(run);
  while (isMine() && first && run.way === "trying" && run.bookmark !== null) {
    show({ ...run, skimming: true });
    if (mustWait()) announce(t("title_waiting"));
    const answer = await ask("trace", { ...aboutSearch(run), skim: true, count: 0 }, "watch");
    asking = null;
    if (!isMine()) return;
    if (answer.error !== undefined) {
      show({ ...run, skimming: false, problem: answer.error || t("no_answer") });
      return;
    }
    run = runs.leap(run, /** @type {Trace} */ (answer));
    first = !runs.isResult(run);
  }
  if (!isMine()) return;
  show({ ...run, skimming: false });
  tell(run);
}

/** @param {number} speed */
export function setSpeed(speed) {
  const { watch } = current();
  if (watch) show({ ...watch, speed });
}

/** Take what the solver has done so far into the game, as one change. */
function watchTake() {
  const watch = shown();
  const played = currentGame();
  const changed = CELLS.filter((cell) => {
    const [mine, theirs] = [played.cells[cell], watch.game.cells[cell]];
    return mine !== theirs && (watch.way === "logic" || valueOf(theirs));
  });
  stopWatch();
  play(game.edit({ ...played, shown: played.shown || watch.game.shown }, changed.map((cell) => [cell, watch.game.cells[cell]])));
  announce(t("watch_taken"));
}

function tick() {
  const { watch } = current();
  if (!watch?.playing) return;
  const now = performance.now();
  due += ((now - lastBeat) * watch.speed) / 1000;
  lastBeat = now;
  for (let steps = 0; due >= 1 && steps < MOST_STEPS_AT_ONCE; steps += 1) {
    due -= 1;
    if (!advance() || !shown().playing) break;
  }
  // Time that passed while waiting or hidden is not made up for.
  due = Math.min(due, 1);
  if (current().watch?.playing) beat = window.setTimeout(tick, BEAT);
}

/** Carry out the next event; false if there is none yet. */
function advance() {
  const watch = shown();
  if (!runs.hasNext(watch)) {
    if (runs.isOver(watch)) finish(watch);
    else fetchMore();
    return false;
  }
  const next = runs.forward(watch);
  const rests = runs.isResult(next) || (next.way === "logic" && runs.isDone(next));
  show({ ...next, playing: next.playing && !rests, end: next.way === "logic" && runs.isDone(next) ? "solved" : next.end });
  if (rests) tell(shown());
  if (runs.ahead(next) < Math.max(next.way === "logic" ? 4 : LEAST_STOCK, 2 * next.speed) && !rests) fetchMore();
  return true;
}

/** @param {Run} watch */
function finish(watch) {
  show({ ...watch, playing: false });
  tell(watch);
}

/**
 * A question for the next events of a search.
 * @param {Run} run
 */
const aboutSearch = ({ start, strategy, bookmark }) => ({ board: notation(start), strategy, bookmark });

/** Ask for what comes next, once at a time. */
function fetchMore() {
  const watch = shown();
  if (watch.bookmark === null || watch.end) return Promise.resolve();
  if (!asking && mustWait()) announce(t("title_waiting"));
  asking ??= (watch.way === "logic" ? fetchSteps(watch) : fetchEvents(watch)).finally(() => {
    asking = null;
  });
  return asking;
}

/** @param {Run} run */
async function fetchEvents(run) {
  const count = Math.min(MOST_AT_ONCE, Math.max(LEAST_STOCK, Math.ceil(STOCK_SECONDS * run.speed)));
  const answer = await ask("trace", { ...aboutSearch(run), count, skim: false }, "watch");
  const { watch } = current();
  if (watch?.number !== run.number || watch.bookmark !== run.bookmark) return;
  if (answer.events) show(runs.receive(watch, answer.events, answer.bookmark ?? null));
  else show({ ...watch, playing: false, problem: answer.error || t("no_answer") });
}

/**
 * By logic the position itself says where the way goes on.
 * @param {LogicRun} run
 */
async function fetchSteps(run) {
  const last = run.events.slice(run.at).reduce((position, step) => game.applyStep(position, step), run.game);
  const answer = await ask("watch", aboutSteps(last, current().preferences), "watch");
  const { watch } = current();
  if (watch?.number !== run.number) return;
  if (answer.path?.length) show(runs.receive(watch, answer.path, ""));
  else if (answer.path) show({ ...watch, end: answer.solved ? "solved" : "stuck" });
  else if (answer.mistake) show({ ...watch, playing: false, end: "mistake" });
  else if (answer.state) show({ ...watch, playing: false, end: answer.state });
  else show({ ...watch, playing: false, problem: answer.error || t("no_answer") });
  if (shown().end && !runs.hasNext(shown())) finish(shown());
}

/**
 * Put a run on the page: its board, and what is marked there.
 * @param {Run} run
 */
function show(run) {
  const step = runs.shownStep(run);
  const event = runs.lastEvent(run);
  const chosen = event?.kind === "chosen" ? event : null;
  update({
    watch: run.problem && run.playing ? { ...run, problem: null } : run,
    help: step ? explaining(step) : null,
    page: step ? null : pageOf(run),
    overlay: chosen ? { marks: { [chosen.cell]: Object.fromEntries(chosen.digits.map((digit) => [digit, "reason"])) } } : null,
    contradiction: event?.kind === "contradiction" ? event : null,
  });
}

/**
 * What the panel shows beside a search, and by logic where no step is shown.
 * @param {Run} run
 * @returns {PanelPage}
 */
const pageOf = (run) => (run.way === "trying" ? { kind: "trying", strategy: run.strategy } : { kind: "watched", text: message(run) });

/**
 * Say to screen readers what a single step did; a run would only chatter.
 * @param {Run} run
 */
function tell(run) {
  const step = runs.shownStep(run);
  announce(step ? announced(step) : message(run));
}

export const verbs = {
  openWatch,
  stopWatch,
  watchBack,
  watchLogic: () => restart({ way: "logic" }),
  watchRowByRow: () => restart({ strategy: "row_by_row" }),
  watchSmart: () => restart({ strategy: "smart" }),
  watchStep,
  watchTake,
  watchToResult,
  watchToggle,
  watchTrying: () => restart({ way: "trying" }),
};
