// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { notation } from "../../static/js/game/cells.js";
import { onLayer } from "../../static/js/game/layers.js";
import { aboutSteps } from "../../static/js/game/questions.js";
import { onPaper } from "../../static/js/game/reading.js";
import * as state from "../../static/js/game/state.js";
import { bit, members } from "../../static/js/geometry.js";
import * as pens from "../../static/js/pens/layers.js";
import { DEFAULTS, complete, hasPens } from "../../static/js/preferences/preferences.js";

const PUZZLE = "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..";
const OWN = { own: true, tidy: true };
const AUTOMATIC = { own: false, tidy: true };
const playing = () => state.readGame("a", PUZZLE);
const colours = (/** @type {Game} */ game, /** @type {number} */ cell) => members(onLayer(game, "colours")[cell]);

test("a colour comes into all chosen cells, also givens, and goes when all of them have it", () => {
  let game = pens.toggleColour(playing(), [0, 2], 3);
  assert.deepEqual([colours(game, 0), colours(game, 2), colours(game, 1)], [[3], [3], []]);
  game = pens.toggleColour(game, [2, 3], 3);
  assert.deepEqual([colours(game, 2), colours(game, 3)], [[3], [3]]);
  game = pens.toggleColour(game, [2], 7);
  assert.deepEqual(colours(game, 2), [3, 7], "two colours in a cell");
  game = pens.toggleColour(game, [0, 2, 3], 3);
  assert.deepEqual([colours(game, 0), colours(game, 2), colours(game, 3)], [[], [7], []]);
});

test("a candidate has one colour; another one takes its place, the same one goes", () => {
  let game = pens.toggleTint(playing(), [2, 3], 9, 8);
  game = pens.toggleTint(game, [2], 1, 4);
  assert.deepEqual(pens.tinted(onLayer(game, "tints")[2]), [[1, 4], [9, 8]]);
  game = pens.toggleTint(game, [2], 9, 5);
  assert.deepEqual(pens.tinted(onLayer(game, "tints")[2]), [[1, 4], [9, 5]]);
  game = pens.toggleTint(game, [2], 9, 5);
  assert.deepEqual(pens.tinted(onLayer(game, "tints")[2]), [[1, 4]]);
  assert.deepEqual(pens.tinted(onLayer(game, "tints")[3]), [[9, 8]]);
});

test("colours are undone and redone among digits, and survive being stored as text", () => {
  const placed = state.enterDigit(pens.toggleColour(playing(), [2], 1), [3], 9);
  const game = /** @type {Game} */ (JSON.parse(JSON.stringify(pens.toggleTint(placed, [5], 6, 2))));
  const back = state.undo(state.undo(game));
  assert.deepEqual([colours(back, 2), onLayer(back, "tints")[5], back.cells], [[1], 0, playing().cells]);
  assert.deepEqual(colours(state.undo(back), 2), []);
  const again = state.redo(state.redo(back));
  assert.deepEqual([again.cells, again.layers], [game.cells, game.layers]);
});

test("what is laid over the cells is no move and changes no question", () => {
  const placed = state.enterDigit(playing(), [3], 9);
  const laid = pens.toggleCorner(pens.toggleTint(pens.toggleColour(placed, [2], 1), [2], 6, 4), [5, 8], 6, OWN);
  assert.deepEqual(state.lastMove(laid), [3]);
  assert.equal(laid.cells, placed.cells, "nothing is computed anew that depends on the cells");
  assert.deepEqual(aboutSteps(laid, DEFAULTS), aboutSteps(placed, DEFAULTS));
  assert.equal(notation(laid, OWN), notation(placed, OWN));
  const read = { ...playing(), cells: placed.cells, reading: { doubts: {}, byHand: [3] } };
  assert.deepEqual(onPaper(pens.toggleColour(read, [3], 1)), [3], "it stands on the paper as before");
});

test("colours are cleared in cells or everywhere, and starting over takes all of it away", () => {
  let game = pens.toggleTint(pens.toggleColour(playing(), [0, 2], 1), [2], 6, 4);
  game = pens.toggleCorner(game, [3], 9, OWN);
  const partly = pens.clearColours(game, [2]);
  assert.deepEqual([colours(partly, 0), colours(partly, 2), onLayer(partly, "tints")[2], onLayer(partly, "corners")[3]], [[1], [], 0, bit(9)]);
  assert.ok(onLayer(pens.clearColours(game), "colours").every((set) => !set));
  assert.deepEqual(state.clearAll(game).layers, pens.clearColours(state.clearCells(game, [3])).layers);
  assert.equal(pens.clearColours(playing()).past.length, 0, "where there is none it is no change");
});

test("corner notes come into empty cells alone, and tidied ones only where the digit is possible", () => {
  let game = pens.toggleCorner(playing(), [0, 2, 3], 5, OWN);
  assert.deepEqual([0, 2, 3].map((cell) => pens.cornersOf(game, cell, OWN)), [0, 0, bit(5)], "in C1 a 5 is impossible");
  game = pens.toggleCorner(game, [2], 5, { own: true, tidy: false });
  assert.deepEqual([pens.cornersOf(game, 2, OWN), pens.cornersOf(game, 2, { own: true, tidy: false })], [0, bit(5)]);
  const placed = state.enterDigit(game, [5], 5);
  assert.equal(pens.cornersOf(placed, 3, OWN), 0, "a placed digit takes it away");
  assert.equal(pens.cornersOf(state.undo(placed), 3, OWN), bit(5));
  assert.equal(pens.cornersOf(pens.toggleCorner(game, [3], 5, OWN), 3, OWN), 0);
  assert.equal(pens.toggleCorner(game, [0], 5, OWN), game);
});

test("emptying a cell takes the digit first, then the notes of both kinds, and no colour", () => {
  let game = state.toggleCandidate(pens.toggleCorner(pens.toggleColour(playing(), [3], 2), [3], 9, OWN), [3], 9, OWN);
  game = state.clearCells(state.enterDigit(game, [3], 9), [3]);
  assert.equal(pens.cornersOf(game, 3, OWN), bit(9));
  const emptied = state.clearCells(game, [3]);
  assert.deepEqual([emptied.cells[3], pens.cornersOf(emptied, 3, OWN), colours(emptied, 3)], [0, 0, [2]]);
  assert.equal(pens.cornersOf(state.undo(emptied), 3, OWN), bit(9));
});

test("a colour is for the chosen candidate, for the highlighted one of all cells that have it, or for the cells", () => {
  const game = playing();
  const place = { game, selected: [2, 3], part: null, activeDigit: 0 };
  assert.deepEqual(pens.targetOf(place, AUTOMATIC), { digit: 0, cells: [2, 3] });
  assert.deepEqual(pens.targetOf({ ...place, activeDigit: 5 }, AUTOMATIC), { digit: 5, cells: [3] });
  assert.deepEqual(pens.targetOf({ ...place, activeDigit: 5 }, OWN), { digit: 0, cells: [2, 3] }, "nothing is noted there");
  assert.deepEqual(pens.targetOf({ ...place, selected: [3], part: [3, 6], activeDigit: 5 }, AUTOMATIC), { digit: 6, cells: [3] });
  assert.deepEqual(pens.targetOf({ ...place, part: [3, 6] }, AUTOMATIC), { digit: 0, cells: [2, 3] }, "more than its cell is chosen");
  const coloured = pens.toggleTint(game, [3], 6, 2);
  assert.deepEqual([2, 3].map((colour) => Boolean(pens.isColoured(coloured, { digit: 6, cells: [3] }, colour))), [true, false]);
});

test("there are two kinds of notes for those alone who want them and note by themselves", () => {
  const wanted = { ...DEFAULTS, pens: true };
  assert.equal(hasPens(playing(), DEFAULTS), false);
  assert.equal(hasPens(playing(), wanted), true);
  assert.equal(hasPens({ ...playing(), automatic: true }, wanted), false);
  assert.equal(complete({ pens: "yes" }).pens, false);
});
