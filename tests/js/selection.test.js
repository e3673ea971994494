// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as selection from "../../static/js/game/selection.js";
import { newGame, readGame } from "../../static/js/game/state.js";

test("the cursor wraps at the edges and finds the next empty cell", () => {
  assert.equal(selection.neighbour(0, "ArrowLeft"), 8);
  assert.equal(selection.neighbour(0, "ArrowUp"), 72);
  const { cells } = readGame("a", `12.3${".".repeat(77)}`);
  assert.equal(selection.destination(cells, 0, "ArrowRight", true), 2);
  assert.equal(selection.destination(cells, 40, "Home", false), 36);
  assert.equal(selection.destination(cells, 40, "End", true), 80);
  assert.equal(selection.destination(newGame("a").cells, 40, "x", false), null);
});

test("a selection grows and shrinks but never vanishes", () => {
  const two = selection.toggle(selection.select(3), 5);
  assert.deepEqual(two.selected, [3, 5]);
  assert.deepEqual(selection.toggle(two, 3).selected, [5]);
  assert.deepEqual(selection.toggle(selection.select(3), 3).selected, [3]);
  assert.deepEqual(selection.onward(80).selected, [80]);
  assert.deepEqual(selection.nextRow(79).cursor, 72);
});
