// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as cells from "../../static/js/game/cells.js";
import { bit, members } from "../../static/js/geometry.js";
import { newGame, readGame } from "../../static/js/game/state.js";

const PUZZLE = "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..";
const OWN = { own: true, tidy: true };
const empty = newGame("a").cells;

test("what a cell holds comes back from its number", () => {
  const content = { value: 7, given: true, marks: 0b101, removed: 0b100000001, hand: false, unsure: true };
  for (const hand of [false, true]) assert.deepEqual(cells.unpack(cells.pack({ ...content, hand })), { ...content, hand });
  assert.equal(cells.pack({ hand: true }), 0, "nothing is by hand where nothing stands");
});

test("the notation is read and written without loss", () => {
  for (const text of [PUZZLE, `${PUZZLE} r1c3<>16`, PUZZLE.replace("23.", "23+1")]) {
    assert.equal(cells.notation(readGame("a", text)), text);
  }
});

test("a text that is no position is refused", () => {
  for (const text of ["", "123", `${PUZZLE} r1c3`, `${PUZZLE} r0c3<>1`, `${PUZZLE}5`]) {
    assert.throws(() => cells.readNotation(text), RangeError);
  }
});

test("digits are excluded by row, column and block and nowhere else", () => {
  const board = [...empty];
  board[0] = cells.pack({ value: 5 });
  const possible = cells.possible(board);
  assert.equal(possible[0], 0);
  for (const cell of [8, 72, 10]) assert.ok(!(possible[cell] & bit(5)));
  assert.ok(possible[40] & bit(5));
});

test("two equal digits in a house are a conflict", () => {
  const board = [...empty];
  board[3] = board[5] = cells.pack({ value: 9 });
  board[80] = cells.pack({ value: 9 });
  assert.deepEqual(cells.conflicts(board), [3, 5]);
});

test("own marks are shown as they are, and tidied by placed digits without being lost", () => {
  const board = [...empty];
  board[1] = cells.pack({ marks: bit(5) | bit(6) });
  board[0] = cells.pack({ value: 5 });
  assert.deepEqual(members(cells.candidates(board, OWN)[1]), [6]);
  assert.deepEqual(members(cells.candidates(board, { own: true, tidy: false })[1]), [5, 6]);
  assert.match(cells.notation({ phase: "playing", cells: board }, { own: true, tidy: false }), /r1c2\+5/);
});

test("marks here and there exclude nothing; marks everywhere do", () => {
  const board = empty.map((_, cell) => (cell === 1 ? cells.pack({ marks: bit(6) }) : 0));
  /** @type {Position} */
  const game = { phase: "playing", cells: board };
  assert.doesNotMatch(cells.notation(game, OWN), /<>/);
  /** @type {Position} */
  const everywhere = { phase: "playing", cells: board.map((content) => content || cells.pack({ marks: 511 })) };
  assert.match(cells.notation(everywhere, OWN), /r1c2<>12345789$/);
});

test("the keypad knows how many of each digit are left", () => {
  const left = cells.remaining(cells.readNotation(PUZZLE));
  assert.equal(left[0], 56);
  assert.equal(left[6], 9);
  assert.equal(left[5], 5);
});
