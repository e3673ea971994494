// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { current } from "../../static/js/app.js";
import { edit, undo } from "../../static/js/game/state.js";
import { pack } from "../../static/js/game/cells.js";
import { placeOf } from "../../static/js/input/keymap.js";
import { CELLS, allowedIn, moved, nameOf, puzzleOf, readAddress, readBoard, writeBoard } from "../../static/js/small/board.js";
import * as runs from "../../static/js/watching/run.js";

const PUZZLE = ".3....2..2.4.132";
const game = /** @type {Game} */ (readBoard(PUZZLE));

test("a board is written as it was read, and nothing else is a board", () => {
  assert.equal(writeBoard(game), PUZZLE);
  const played = edit(game, [[0, pack({ value: 2 })]]);
  assert.equal(writeBoard(played), `+2${PUZZLE.slice(1)}`);
  assert.equal(writeBoard(/** @type {Game} */ (readBoard(writeBoard(played)))), writeBoard(played));
  assert.equal(puzzleOf(played), PUZZLE);
  assert.equal(writeBoard(undo(played)), PUZZLE);
  assert.equal(writeBoard({ ...played, phase: "entering" }), `2${PUZZLE.slice(1)}`, "what is entered are givens");
  for (const text of ["", "1", `${PUZZLE}.`, `5${PUZZLE.slice(1)}`, "x".repeat(16)]) assert.equal(readBoard(text), null);
});

test("cells are called by column and row, as on the large board", () => {
  assert.deepEqual([0, 3, 4, 15].map((cell) => nameOf(cell, "A1")), ["A1", "D1", "A2", "D4"]);
  assert.equal(nameOf(6, "r1c1"), "r2c3");
});

test("the rules leave what stands in no house of a cell", () => {
  assert.deepEqual(allowedIn(game.cells, 0), [1, 2, 4]);
  assert.deepEqual(allowedIn(game.cells, 10), [1]);
  assert.deepEqual(allowedIn(CELLS.map(() => 0), 5), [1, 2, 3, 4]);
});

test("arrows stay on the board", () => {
  assert.deepEqual(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "Home", "End"].map((key) => moved(0, key)), [0, 0, 1, 4, 0, 3]);
  assert.deepEqual(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "Home", "End"].map((key) => moved(15, key)), [11, 14, 15, 15, 12, 15]);
});

test("an address brings a puzzle, and may ask to watch it", () => {
  assert.deepEqual(readAddress(`#p=${PUZZLE}`), { game, isWatched: false });
  assert.deepEqual(readAddress(`#p=${PUZZLE}&watch`), { game, isWatched: true });
  assert.deepEqual(readAddress("#p=12"), { game: null, isWatched: false });
});

test("the keys are those of watching while a search is watched", () => {
  const run = /** @type {TryingRun} */ (runs.begin(game, "trying", "row_by_row"));
  const state = { ...current(), view: /** @type {const} */ ("small") };
  const small = { game, cursor: 0, told: null };
  assert.equal(placeOf({ ...state, small: { ...small, run: null } }), "small");
  assert.equal(placeOf({ ...state, small: { ...small, run } }), "watching");
});
