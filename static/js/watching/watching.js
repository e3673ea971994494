// @ts-check
/** Watching a solver: starting, pausing, single steps in both directions, and asking for more. */

import { current, currentGame, update } from "../app.js";
import { play } from "../game/actions.js";
import { notation, valueOf } from "../game/cells.js";
import { CELLS } from "../geometry.js";
import { announced, explaining } from "../help/help.js";
import { announce, mustWait } from "../messages.js";
import { element } from "../page.js";
import { ask, forget } from "../asking.js";
import { aboutSteps } from "../game/questions.js";
import * as game from "../game/state.js";
import { t } from "../text.js";
import { options } from "./calls.js";
import { metronome } from "./metronome.js";
import * as runs from "./run.js";
import { message } from "./words.js";

const STOCK_SECONDS = 4;
const LEAST_STOCK = 40;
const MOST_AT_ONCE = 400;
const LARGEST_SEED = 2 ** 31 - 1;
/**
 * Whether more has come, as soon as that is known; null while nobody asks.
 * @type {Promise<boolean> | null}
 */
let asking = null;

/**
 * Show the solver at the position on the board; it waits to be started.
 * @param {Run["way"]} [way]
 */
function openWatch(way) {
  const { game: played, watch } = current();
  if (!played || current().view !== "board" || watch) return;
  // The panel is the solver's from now on.
  forget("help");
  // An entry need not have one solution, which logic relies on.
  show(runs.begin(played, way ?? (played.phase === "playing" ? "logic" : "trying"), "row_by_row"));
  element("watch-toggle").focus();
}

/** Back to the game, which watching never changes. */
function stopWatch() {
  if (!current().watch) return;
  update({ watch: null, help: null, page: null, overlay: null, contradiction: null });
}

/** The run that is shown; only what happens in it may ask for it. */
const shown = () => /** @type {Run} */ (current().watch);

/**
 * Begin anew in another way.
 * @param {{way?: Run["way"], strategy?: Strategy, seed?: number}} change
 */
const restart = (change) => {
  const run = shown();
  const { way = run.way, strategy = run.strategy, seed = run.seed } = change;
  if (way === run.way && strategy === run.strategy && seed === run.seed) return;
  show(runs.begin(currentGame(), way, strategy, run.speed, seed));
};

/**
 * Whether chance decides between cells that are equally good; each time anew.
 * @param {boolean} isWanted
 */
export const setChance = (isWanted) => restart({ seed: isWanted ? 1 + Math.floor(Math.random() * LARGEST_SEED) : 0 });

/** Start or pause. */
function watchToggle() {
  const watch = shown();
  if (runs.isOver(watch) || watch.skimming) return;
  show({ ...watch, playing: !watch.playing });
  startBeat();
}

/** One step, as soon as it is known. */
async function watchStep() {
  if (shown().skimming) return;
  show({ ...shown(), playing: false });
  if (!runs.hasNext(shown()) && !(await fetchMore())) return;
  if (advance()) tell(shown());
}

function watchBack() {
  if (shown().skimming) return;
  show(runs.back(shown()));
  tell(shown());
}

/** On to the next solution or the end without showing what lies between. */
async function watchToResult() {
  if (shown().skimming) return;
  show({ ...shown(), playing: false });
  const begun = shown();
  const isMine = () => current().watch?.number === begun.number;
  let run = runs.hasNext(begun) ? runs.toResult(begun) : begun;
  let first = runs.isResult(begun) || !runs.isResult(run);
  while (isMine() && first && run.way === "trying" && run.bookmark !== null) {
    show({ ...run, skimming: true });
    if (mustWait()) announce(t("title_waiting"));
    const answer = await ask("trace", { ...aboutSearch(run), skim: true, count: 0 }, "watch", () => current().watch?.number);
    if (answer.code === "withdrawn") return;
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
  play(game.edit(watch.way === "logic" ? { ...played, automatic: true } : played, changed.map((cell) => [cell, watch.game.cells[cell]])));
  announce(t("watch_taken"));
}

const startBeat = metronome(() => current().watch, () => advance());

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
const aboutSearch = ({ start, strategy, seed, bookmark }) => ({
  board: notation(start),
  strategy,
  // Row by row there are no equals to choose from.
  seed: strategy === "smart" ? seed : 0,
  bookmark,
});

/** Ask for what comes next, once at a time; whether there is more to show of the run now, be it its end. */
function fetchMore() {
  const watch = shown();
  if (watch.bookmark === null || watch.end) return Promise.resolve(true);
  if (!asking && mustWait()) announce(t("title_waiting"));
  asking ??= (watch.way === "logic" ? fetchSteps(watch) : fetchEvents(watch)).finally(() => {
    asking = null;
  });
  return asking;
}

/** @param {Run} run */
async function fetchEvents(run) {
  const count = Math.min(MOST_AT_ONCE, Math.max(LEAST_STOCK, Math.ceil(STOCK_SECONDS * run.speed)));
  const answer = await ask("trace", { ...aboutSearch(run), count, skim: false }, "watch", () => [current().watch?.number, current().watch?.bookmark]);
  if (answer.code === "withdrawn") return false;
  if (answer.events) show(runs.receive(shown(), answer.events, answer.bookmark ?? null));
  else show({ ...shown(), playing: false, problem: answer.error || t("no_answer") });
  return Boolean(answer.events);
}

/**
 * By logic the position itself says where the way goes on.
 * @param {LogicRun} run
 */
async function fetchSteps(run) {
  const last = run.events.slice(run.at).reduce((position, step) => game.applyStep(position, step), run.game);
  const answer = await ask("watch", aboutSteps(last, current().preferences), "watch", () => current().watch?.number);
  if (answer.code === "withdrawn") return false;
  const watch = shown();
  if (answer.path?.length) show(runs.receive(watch, answer.path, ""));
  else if (answer.path) show({ ...watch, end: answer.solved ? "solved" : "stuck" });
  else if (answer.mistake) show({ ...watch, playing: false, end: "mistake" });
  else if (answer.state) show({ ...watch, playing: false, end: answer.state });
  else show({ ...watch, playing: false, problem: answer.error || t("no_answer") });
  if (shown().end && !runs.hasNext(shown())) finish(shown());
  return Boolean(answer.path?.length);
}

/**
 * Put a run on the page: its board, and what is marked there.
 * @param {Run} run
 */
function show(run) {
  const step = runs.shownStep(run);
  const event = runs.lastEvent(run);
  update({
    watch: run.problem && run.playing ? { ...run, problem: null } : run,
    help: step ? explaining(step) : null,
    page: step ? null : pageOf(run),
    overlay: overlayOf(run),
    contradiction: event?.kind === "contradiction" ? event : null,
  });
}

/**
 * The digits that may be tried in an empty cell, and those that were: they are struck out as it goes back.
 * @param {Run} run
 */
function overlayOf(run) {
  const event = runs.lastEvent(run);
  if (run.way !== "trying" || (event?.kind !== "chosen" && event?.kind !== "taken-back")) return null;
  const marks = options(run, runs.allowedIn).map(({ digit, state }) => [digit, state === "tried" ? "gone" : "reason"]);
  const taken = event.kind === "taken-back" ? { [event.digit]: "gone" } : {};
  return { marks: { [event.cell]: { ...Object.fromEntries(marks), ...taken } } };
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
