// @ts-check
/** Playing and entering on a small board: digits, undo, the check, hints, new puzzles, paper. */

import { current, update } from "../app.js";
import { isGiven } from "../game/cells.js";
import * as game from "../game/state.js";
import { announce, tellWaiting } from "../messages.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { CELLS, DIGITS, moved, puzzleOf, readBoard, writeBoard } from "./board.js";

/** The state of this page. */
export const small = () => /** @type {SmallState} */ (current().small);

/** @param {Partial<SmallState>} change */
export const change = (change) => update({ small: { ...small(), ...change } });

/**
 * Put another position on the board; what was said of the old one no longer holds.
 * @param {Game} next
 */
function play(next) {
  if (next !== small().game) change({ game: next, told: null });
}

/** @param {number} cursor */
export function choose(cursor) {
  change({ cursor });
}

/** @param {number} digit */
export function writeDigit(digit) {
  const { game: played, cursor } = small();
  const isFixed = played.phase === "playing" && isGiven(played.cells[cursor]);
  if (isFixed) announce(t("small_fixed"));
  else play(game.enterDigit(played, [cursor], digit));
}

/** What answers are about: the position, and whether it is played. */
const position = () => [small().game.phase, small().game.cells, Boolean(small().run)];

/**
 * Ask about the position.
 * @template {"small-check" | "small-hint"} E
 * @param {E} event
 */
async function askAbout(event) {
  tellWaiting();
  const answer = await ask(event, { board: writeBoard(small().game) }, "small", position);
  if (answer.code === "withdrawn") return;
  const told = answer.error === undefined ? /** @type {SmallState["told"]} */ (answer) : problem(answer.error);
  change({ told: { .../** @type {NonNullable<SmallState["told"]>} */ (told), stage: 1 } });
  announce(told?.message ?? "");
}

/**
 * @param {string} error
 * @returns {SmallAnswer}
 */
const problem = (error) => ({ state: "nothing", message: error || t("no_answer"), cells: [] });

/** A hint says where to look; pressed again, why. */
function hint() {
  const { told } = small();
  if (told?.state !== "hint" || told.stage === 2) return askAbout("small-hint");
  // Whoever knows why now may write at once.
  change({ told: { ...told, stage: 2 }, cursor: told.cell ?? small().cursor });
  announce(told.why ?? "");
}

/** A new puzzle with as many givens as are chosen. */
async function newPuzzle() {
  tellWaiting();
  const { board, error, code } = await ask("small-new", { givens: Number($("#small-givens").val()) }, "small", position);
  if (code === "withdrawn") return;
  if (board) begin(readBoard(board));
  else change({ told: problem(error ?? "") });
}

/**
 * Begin with a puzzle.
 * @param {Game | null} puzzle
 */
export function begin(puzzle) {
  if (!puzzle) return;
  change({ game: puzzle, told: null, run: null, cursor: Math.max(0, puzzle.cells.findIndex((content) => !content)) });
  announce(t("small_ready"));
}

/** Change the givens, or enter others. */
function editPuzzle() {
  const { game: played, cursor } = small();
  if (played.phase === "entering") return;
  const puzzle = /** @type {Game} */ (readBoard(puzzleOf(played)));
  change({ game: { ...puzzle, phase: "entering" }, told: null, run: null, cursor });
}

/** Play what was entered; from watching, go back to the game. */
function startPlaying() {
  const { game: played, run } = small();
  if (run) change({ run: null });
  if (played.phase === "entering") change({ game: /** @type {Game} */ (readBoard(writeBoard(played))), told: null });
}

/** Empty whatever the player may change. */
const clearAll = () => {
  const { game: played } = small();
  play(game.edit(played, CELLS.filter((cell) => played.phase === "entering" || !isGiven(played.cells[cell])).map((cell) => [cell, 0])));
};

/** @param {Stroke} stroke */
function moveCursor({ key }) {
  choose(moved(small().cursor, key));
}

export const verbs = {
  check: () => askAbout("small-check"),
  clear: () => play(game.clearCells(small().game, [small().cursor])),
  clearAll,
  editPuzzle,
  hint,
  moveCursor,
  newPuzzle,
  printBoard: () => window.print(),
  redo: () => play(game.redo(small().game)),
  startPlaying,
  typeDigit: (/** @type {Stroke} */ { digit }) => digit && DIGITS.includes(digit) && writeDigit(digit),
  undo: () => play(game.undo(small().game)),
};
