import assert from "node:assert/strict";
import { test } from "node:test";

import { arrows, bestCurve, markCentre, nearestPair } from "../../static/js/chains.js";
import { HOUSES, PEERS, cellName, members, setOf } from "../../static/js/geometry.js";
import * as preferences from "../../static/js/preferences.js";
import * as selection from "../../static/js/selection.js";
import { newGame, readGame } from "../../static/js/state.js";

test("every cell has 20 peers and every house nine cells", () => {
  assert.ok(PEERS.every((peers) => peers.length === 20));
  assert.equal(HOUSES.length, 27);
  assert.ok(HOUSES.every((house) => house.length === 9));
});

test("cells are named as the player wants it", () => {
  assert.equal(cellName(38, "A1"), "C5");
  assert.equal(cellName(38, "r1c1"), "r5c3");
  assert.deepEqual(members(setOf([1, 5, 9])), [1, 5, 9]);
});

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

test("stored preferences of another version never break this one", () => {
  assert.deepEqual(preferences.complete(null), preferences.DEFAULTS);
  const odd = { theme: "pink", order: "x", coordinates: 5, tidy: false, unknown: 1 };
  assert.deepEqual(preferences.complete(odd), { ...preferences.DEFAULTS, tidy: false });
});

test("techniques move in the player's order and new ones follow", () => {
  const keys = ["a", "b", "c"];
  const moved = preferences.moveTechnique(preferences.DEFAULTS, keys, "c", -2);
  assert.deepEqual(moved.order, ["c", "a", "b"]);
  assert.deepEqual(preferences.orderOf(moved, [...keys, "d"]), ["c", "a", "b", "d"]);
});

test("a technique is known, learnt or off, one at a time", () => {
  const learning = preferences.setStanding(preferences.DEFAULTS, "a", "learning");
  const off = preferences.setStanding(learning, "a", "off");
  assert.equal(preferences.standing(learning, "a"), "learning");
  assert.equal(preferences.standing(off, "a"), "off");
  assert.deepEqual(off.learning, []);
  assert.equal(preferences.standing(preferences.setStanding(off, "a", "know"), "a"), "know");
});

test("arrows begin and end at the candidates of a link that are nearest", () => {
  const [from, to] = nearestPair([[0, 1], [8, 1]], [[17, 1]]);
  assert.deepEqual([from, to], [markCentre([8, 1]), markCentre([17, 1])]);
  const [arrow] = arrows([{ start: [[0, 1]], end: [[8, 9]], strong: false }], []);
  assert.match(arrow.path, /^M [\d. -]+ Q [\d. -]+$/);
  assert.equal(arrow.strong, false);
});

test("an arrow bends away from digits in its way", () => {
  const [from, to] = [markCentre([0, 5]), markCentre([8, 5])];
  const plain = bestCurve(from, to, []);
  const blocked = { x: (from.x + to.x) / 2, y: (from.y + plain.control.y) / 2 };
  assert.notDeepEqual(bestCurve(from, to, [blocked]).control, plain.control);
});
