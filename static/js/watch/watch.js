/** Watching a solver: starting, pausing, single steps in both directions, and asking for more. */

import { current, update } from "../app.js";
import { play } from "../game/actions.js";
import { notation, valueOf } from "../game/cells.js";
import { CELLS } from "../geometry.js";
import { announced, explaining } from "../help/help.js";
import { announce } from "../messages.js";
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
  document.getElementById("watch-toggle").focus();
}

/** Back to the game, which watching never changes. */
export function stopWatch() {
  if (!current().watch) return;
  forget("watch");
  asking = null;
  update({ watch: null, help: null, page: null, overlay: null, contradiction: null });
}

/** Begin anew in another way. */
const restart = (change) => {
  const { watch, game: played } = current();
  if (Object.entries(change).every(([name, value]) => watch[name] === value)) return;
  forget("watch");
  asking = null;
  const { way, strategy, speed } = { ...watch, ...change };
  show(runs.begin(played, way, strategy, speed));
};

/** Start or pause. */
function watchToggle() {
  const { watch } = current();
  if (runs.isOver(watch)) return;
  due = watch.playing ? 0 : 1;
  lastBeat = performance.now();
  show({ ...watch, playing: !watch.playing });
  clearTimeout(beat);
  if (current().watch.playing) tick();
}

/** One step, as soon as it is known. */
async function watchStep() {
  show({ ...current().watch, playing: false });
  if (!runs.hasNext(current().watch)) await fetchMore();
  if (current().watch && advance()) tell(current().watch);
}

function watchBack() {
  show(runs.back(current().watch));
  tell(current().watch);
}

/** On to the next solution or the end without showing what lies between. */
async function watchToResult() {
  show({ ...current().watch, playing: false });
  const { number } = current().watch;
  const isMine = () => current().watch?.number === number;
  let run = runs.hasNext(current().watch) ? runs.toResult(current().watch) : current().watch;
  let first = runs.isResult(current().watch) || !runs.isResult(run);
  while (isMine() && first && run.bookmark !== null) {
    show({ ...run, skimming: true });
    const answer = await ask("trace", { ...aboutSearch(run), skim: true, count: 0 }, "watch");
    asking = null;
    if (!isMine()) return;
    if (answer.error !== undefined) {
      show({ ...run, skimming: false, problem: answer.error || t("no_answer") });
      return;
    }
    run = runs.leap(run, answer);
    first = !runs.isResult(run);
  }
  if (!isMine()) return;
  show({ ...run, skimming: false });
  tell(run);
}

export function setSpeed(speed) {
  const { watch } = current();
  if (watch) show({ ...watch, speed });
}

/** Take what the solver has done so far into the game, as one change. */
function watchTake() {
  const { watch, game: played } = current();
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
    if (!advance() || !current().watch.playing) break;
  }
  // Time that passed while waiting or hidden is not made up for.
  due = Math.min(due, 1);
  if (current().watch?.playing) beat = setTimeout(tick, BEAT);
}

/** Carry out the next event; false if there is none yet. */
function advance() {
  const { watch } = current();
  if (!runs.hasNext(watch)) {
    if (runs.isOver(watch)) finish(watch);
    else fetchMore();
    return false;
  }
  const next = runs.forward(watch);
  const rests = runs.isResult(next) || (next.way === "logic" && runs.isDone(next));
  show({ ...next, playing: next.playing && !rests, end: next.way === "logic" && runs.isDone(next) ? "solved" : next.end });
  if (rests) tell(current().watch);
  if (runs.ahead(next) < Math.max(next.way === "logic" ? 4 : LEAST_STOCK, 2 * next.speed) && !rests) fetchMore();
  return true;
}

function finish(watch) {
  show({ ...watch, playing: false });
  tell(watch);
}

/** A question for the next events of a search. */
const aboutSearch = ({ start, strategy, bookmark }) => ({ board: notation(start), strategy, bookmark });

/** Ask for what comes next, once at a time. */
function fetchMore() {
  const { watch } = current();
  if (watch.bookmark === null || watch.end) return Promise.resolve();
  asking ??= (watch.way === "logic" ? fetchSteps(watch) : fetchEvents(watch)).finally(() => {
    asking = null;
  });
  return asking;
}

async function fetchEvents(run) {
  const count = Math.min(MOST_AT_ONCE, Math.max(LEAST_STOCK, Math.ceil(STOCK_SECONDS * run.speed)));
  const answer = await ask("trace", { ...aboutSearch(run), count, skim: false }, "watch");
  const { watch } = current();
  if (watch?.number !== run.number || watch.bookmark !== run.bookmark) return;
  if (answer.events) show(runs.receive(watch, answer.events, answer.bookmark));
  else show({ ...watch, playing: false, problem: answer.error || t("no_answer") });
}

/** By logic the position itself says where the way goes on. */
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
  if (current().watch.end && !runs.hasNext(current().watch)) finish(current().watch);
}

/** Put a run on the page: its board, and what is marked there. */
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

/** What the panel shows beside a search, and by logic where no step is shown. */
const pageOf = (run) => (run.way === "trying" ? { kind: "trying", strategy: run.strategy } : { kind: "watched", text: message(run) });

/** Say to screen readers what a single step did; a run would only chatter. */
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
