// @ts-check
/** Draws the small board, what is said of it, and the search that is watched on it. */

import { current } from "../app.js";
import { isGiven, valueOf } from "../game/cells.js";
import { element } from "../page.js";
import { t } from "../text.js";
import { algorithm, renderAlgorithm } from "../watching/algorithm.js";
import { options } from "../watching/calls.js";
import * as runs from "../watching/run.js";
import { CELLS, DIGITS, SIDE, allowedIn, nameOf } from "./board.js";
import { message, told } from "./words.js";

/** @type {HTMLElement[]} */
let cells = [];

/** Lay out the sixteen cells and the lines of the algorithm once. */
export function build() {
  const rows = CELLS.slice(0, SIDE).map((row) =>
    $("<div>", { role: "row", class: "small-row" }).append(
      CELLS.slice(SIDE * row, SIDE * row + SIDE).map((cell) => $("<div>", { role: "gridcell", class: "small-cell", "data-cell": cell, tabindex: -1 })),
    ),
  );
  $("#board").append(rows);
  cells = $("#board .small-cell").get();
  $("#small-code").append(algorithm("row_by_row", SIDE));
  $("#watch-speed").attr({ max: runs.SPEEDS.length - 1 });
}

/**
 * Bring the page up to date.
 * @param {State} state
 */
export function render({ small, preferences }) {
  if (!small) return;
  const { game, run } = small;
  const mode = run ? "watching" : game.phase;
  document.documentElement.dataset.small = mode;
  for (const [act, place] of Object.entries({ editPuzzle: "entering", startPlaying: "playing", openWatch: "watching" })) {
    $(`.small-modes [data-act=${act}]`).attr("aria-pressed", String(place === mode));
  }
  renderEdges(preferences.coordinates);
  renderCells(small, preferences.coordinates);
  if (run) renderRun(run, preferences.coordinates);
  else renderTold(small);
}

/** @param {string} coordinates */
function renderEdges(coordinates) {
  const spans = (/** @type {Iterable<string | number>} */ names) => [...names].map((name) => $("<span>").text(name));
  $("#columns").empty().append(spans(coordinates === "r1c1" ? DIGITS : "ABCD"));
  $("#rows").empty().append(spans(DIGITS));
}

/**
 * @param {SmallState} small
 * @param {string} coordinates
 */
function renderCells(small, coordinates) {
  const { game, run, cursor } = small;
  const shown = (run?.game ?? game).cells;
  const event = run && runs.lastEvent(run);
  const at = event && "cell" in event ? event.cell : run ? -1 : cursor;
  cells.forEach((box, cell) => {
    const value = valueOf(shown[cell]);
    const given = Boolean(value) && (game.phase === "entering" || isGiven(shown[cell]));
    box.className = ["small-cell", given ? "given" : "own", cell === at ? "cursor" : "", ...marksOf(cell, small)].filter(Boolean).join(" ");
    box.tabIndex = cell === cursor ? 0 : -1;
    box.setAttribute("aria-label", told(cell, shown, small, coordinates));
    box.setAttribute("aria-readonly", String(given && game.phase === "playing"));
    box.setAttribute("aria-selected", String(cell === at));
    $(box).empty().append(value ? String(value) : optionsIn(cell, at, run));
  });
}

/**
 * How a cell is marked by what was said, or by what the search has come to.
 * @param {number} cell
 * @param {SmallState} small
 */
function marksOf(cell, { told: said, run }) {
  const event = run && runs.lastEvent(run);
  if (event) return [event.kind === "contradiction" && event.cells.includes(cell) ? "wrong" : "", event.kind === "taken-back" && event.cell === cell ? "taken-back" : ""];
  if (!said) return [];
  const isHint = said.state === "hint";
  return [
    said.cells.includes(cell) ? (isHint ? "look" : "wrong") : "",
    isHint && said.stage === 2 && said.because?.includes(cell) ? "because" : "",
    isHint && said.stage === 2 && said.cell === cell ? "target" : "",
  ];
}

/**
 * In the cell that the search is at, the digits to try: those that failed are struck out. The style sheet writes them,
 * since they are no part of the cell's name; beside the algorithm they are text.
 * @param {number} cell
 * @param {number} at
 * @param {TryingRun | null} run
 */
const optionsIn = (cell, at, run) =>
  cell === at && run
    ? $("<span>", { class: "small-options", "aria-hidden": true }).append(
        options(run, allowedIn).map(({ digit, state }) => $("<span>", { class: `option option-${state}`, "data-digit": digit })),
      )
    : "";

/** @param {SmallState} small */
function renderTold({ told: said, game }) {
  const usual = t(game.phase === "entering" ? "small_entering" : "small_playing");
  const text = !said ? usual : said.state === "hint" && said.stage === 2 ? (said.why ?? "") : said.message;
  $("#small-message").text(text).attr("data-kind", said?.state ?? "");
  $("#small-hint-word").text(t(said?.state === "hint" && said.stage !== 2 ? "small_why" : "small_hint"));
  $("#keypad [data-act=undo]").prop("disabled", !game.past.length);
  $("#keypad [data-act=redo]").prop("disabled", !game.future.length);
}

/**
 * @param {TryingRun} run
 * @param {string} coordinates
 */
function renderRun(run, coordinates) {
  const [placed, taken, backward] = run.counters;
  $("#watch-steps").text(placed + taken);
  $("#watch-runs").text(backward);
  $("#watch-solutions").text(run.solutions);
  const over = runs.isOver(run);
  const solved = runs.lastEvent(run)?.kind === "solved";
  $("#watch-toggle-word").text(t(run.playing ? "watch_pause" : solved ? "watch_next_solution" : "watch_start"));
  $("#watch-toggle").toggleClass("is-playing", run.playing).prop("disabled", over);
  $("#watch [data-act=watchStep], #watch [data-act=watchToResult]").prop("disabled", over);
  $("#watch [data-act=watchBack]").prop("disabled", !runs.hasBack(run));
  const speed = run.speed < 1 ? t("watch_seconds", { count: 1 / run.speed }) : t("watch_per_second", { count: run.speed });
  $("#watch-speed").val(runs.SPEEDS.indexOf(run.speed)).attr("aria-valuetext", speed);
  $("#watch-speed-text").text(speed);
  renderAlgorithm(run, (cell) => nameOf(cell, coordinates), allowedIn);
  $("#watch-message").text(message(run, coordinates)).attr("data-kind", runs.lastEvent(run)?.kind ?? "");
}

/** Give the keyboard focus to the cursor's cell. */
export const focusCursor = () => cells[/** @type {SmallState} */ (current().small).cursor]?.focus({ preventScroll: true });

/** Give it to the key that starts the search. */
export const focusStart = () => element("watch-toggle").focus();
