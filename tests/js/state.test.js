// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { candidates, isGiven, notation, valueOf } from "../../static/js/game/cells.js";
import { bit } from "../../static/js/geometry.js";
import * as state from "../../static/js/game/state.js";

const PUZZLE = "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..";
const OWN = { own: true, tidy: true };
const playing = () => state.readGame("a", PUZZLE);
const values = (/** @type {Game} */ game, /** @type {number[]} */ ...cells) => cells.map((cell) => valueOf(game.cells[cell]));

test("a digit fills every selected cell, again it goes, another one replaces it", () => {
  let game = state.enterDigit(playing(), [2, 3], 6);
  assert.deepEqual(values(game, 2, 3), [6, 6]);
  game = state.enterDigit(game, [2], 8);
  assert.deepEqual(values(game, 2, 3), [8, 6]);
  game = state.enterDigit(game, [2], 8);
  assert.deepEqual(values(game, 2), [0]);
});

test("givens stay as they are while playing and may be changed while entering", () => {
  assert.equal(state.enterDigit(playing(), [0], 9).past.length, 0);
  const entering = state.enterAll(state.newGame("a"), PUZZLE);
  assert.deepEqual(values(state.enterDigit(entering, [0], 9), 0), [9]);
});

test("a change that changes nothing is no change", () => {
  const game = playing();
  assert.equal(state.clearCells(game, [2]), game);
  assert.equal(state.edit(game, []), game);
  assert.equal(state.undo(game), game);
  assert.equal(state.redo(game), game);
});

test("undo and redo walk through every change", () => {
  const first = playing();
  const second = state.enterDigit(first, [2], 6);
  const third = state.toggleCandidate(second, [3], 9);
  const back = state.undo(state.undo(third));
  assert.deepEqual(back.cells, first.cells);
  assert.deepEqual(state.redo(state.redo(back)).cells, third.cells);
  assert.equal(state.enterDigit(state.undo(third), [5], 8).future.length, 0);
});

test("the last move is where digits were placed, or else where notes were changed", () => {
  assert.deepEqual(state.lastMove(playing()), []);
  const placed = state.enterDigit(playing(), [2], 6);
  assert.deepEqual(state.lastMove(placed), [2]);
  const noted = state.toggleCandidate(placed, [3, 5], 9);
  assert.deepEqual(state.lastMove(noted), [3, 5]);
  assert.deepEqual(state.lastMove(state.undo(noted)), [2]);
  const both = state.applyStep(placed, { placements: [[11, 1]], cross_outs: [[3, 9]] });
  assert.deepEqual(state.lastMove(both), [11]);
});

test("history survives being stored as text", () => {
  const game = state.enterDigit(playing(), [2], 6);
  assert.deepEqual(state.undo(JSON.parse(JSON.stringify(game))).cells, playing().cells);
});

test("a crossed-out candidate comes back when toggled again", () => {
  const once = state.toggleCandidate(playing(), [2], 1);
  assert.ok(!(candidates(once.cells)[2] & bit(1)));
  assert.deepEqual(state.toggleCandidate(once, [2], 1).cells, playing().cells);
});

test("a candidate that a digit forbids cannot be set when candidates are automatic", () => {
  const game = playing();
  assert.equal(state.toggleCandidate(game, [2], 2), game);
});

test("what was noted in a cell comes back when its digit is cleared", () => {
  const noted = state.toggleCandidate(playing(), [2], 1);
  const cleared = state.clearCells(state.enterDigit(noted, [2], 6), [2]);
  assert.deepEqual(cleared.cells, noted.cells);
});

test("own marks of the peers come back when a wrong digit is cleared", () => {
  const noted = state.toggleCandidate(playing(), [2, 3], 6, OWN);
  const placed = state.enterDigit(noted, [2], 6);
  assert.equal(candidates(placed.cells, OWN)[3], 0);
  assert.equal(candidates(state.clearCells(placed, [2]).cells, OWN)[3], bit(6));
});

test("a mark that was noted by mistake and erased again excludes nothing", () => {
  const erased = state.toggleCandidate(state.toggleCandidate(playing(), [2], 6, OWN), [2], 6, OWN);
  assert.equal(notation(erased, OWN), PUZZLE);
});

test("an erased mark is excluded once everything is noted", () => {
  const erased = state.toggleCandidate(state.fillMarks(playing()), [2], 6, OWN);
  assert.equal(notation(erased, OWN), `${PUZZLE} r1c3<>6`);
});

test("starting locks what was entered, editing brings the givens back alone", () => {
  const started = state.start(state.enterAll(state.newGame("a"), PUZZLE));
  assert.equal(notation(started), PUZZLE);
  assert.ok(isGiven(started.cells[0]));
  const edited = state.editGivens(state.enterDigit(started, [2], 6));
  assert.equal(edited.phase, "entering");
  assert.equal(notation(edited), PUZZLE);
});

test("clearing everything keeps the givens while playing", () => {
  assert.equal(notation(state.clearAll(state.enterDigit(playing(), [2], 6))), PUZZLE);
  assert.ok(state.clearAll(state.enterAll(state.newGame("a"), PUZZLE)).cells.every((content) => !content));
});

test("a step is applied as one change", () => {
  /** @type {Pick<Step, "placements" | "cross_outs">} */
  const step = { placements: [[2, 6]], cross_outs: [[3, 9], [3, 1]] };
  const game = state.applyStep(playing(), step);
  assert.deepEqual(values(game, 2), [6]);
  assert.match(notation(game), /r1c4<>19$/);
  assert.deepEqual(state.undo(game).cells, playing().cells);
});

test("taking a mistake back removes digits and restores candidates", () => {
  const wrong = state.toggleCandidate(state.enterDigit(playing(), [2], 6), [3], 1);
  const mended = state.takeBack(wrong, { remove: [[2, 6]], restore: [[3, 1]], clear: [] });
  assert.equal(notation(mended), PUZZLE);
});

test("a full board without conflict is solved, one with a conflict is not", () => {
  const row = (/** @type {number} */ shift) => [..."123456789"].map((_, index) => ((index + shift) % 9) + 1).join("");
  const grid = [0, 3, 6, 1, 4, 7, 2, 5, 8].map(row).join("");
  assert.ok(state.isSolved(state.readGame("a", `+${grid}`)));
  assert.ok(!state.isSolved(state.readGame("a", `+2${grid.slice(1)}`)));
  assert.ok(!state.isSolved(state.newGame("a")));
});
