// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { DEFAULTS } from "../../static/js/preferences/preferences.js";
import { asInNewspapers, asItIs, isInEffect, isOn, orderOf, placed, targetOf } from "../../static/js/techniques/order.js";

const KEYS = ["a", "b", "c"];
const TECHNIQUES = [
  { key: "a", level: 1, needs_uniqueness: false },
  { key: "b", level: 3, needs_uniqueness: false },
  { key: "c", level: 4, needs_uniqueness: true },
];

test("a technique is put beside another one, and new ones follow", () => {
  const moved = placed(DEFAULTS, KEYS, "c", { beside: "a", side: "before" });
  assert.deepEqual(moved.order, ["c", "a", "b"]);
  assert.deepEqual(orderOf(moved, [...KEYS, "d"]), ["c", "a", "b", "d"]);
  assert.deepEqual(placed(DEFAULTS, KEYS, "a", { beside: "b", side: "after" }).order, ["b", "a", "c"]);
});

test("whoever comes back to the usual order has it also for what later versions bring", () => {
  const moved = placed(DEFAULTS, KEYS, "c", { beside: "a", side: "before" });
  assert.deepEqual(placed(moved, KEYS, "c", { beside: "b", side: "after" }), { order: [] });
});

test("techniques of another version are no part of the order", () => {
  assert.deepEqual(orderOf({ order: ["gone", "b"] }, KEYS), ["b", "a", "c"]);
});

test("a move leads past what is shown, and nowhere at the end of it", () => {
  const shown = ["a", "c", "e"];
  assert.deepEqual(targetOf(shown, "c", "earlier"), { beside: "a", side: "before" });
  assert.deepEqual(targetOf(shown, "c", "later"), { beside: "e", side: "after" });
  assert.deepEqual(targetOf(shown, "e", "first"), { beside: "a", side: "before" });
  assert.deepEqual(targetOf(shown, "a", "last"), { beside: "e", side: "after" });
  for (const move of ["first", "earlier"]) assert.equal(targetOf(shown, "a", move), null);
  for (const move of ["last", "later"]) assert.equal(targetOf(shown, "e", move), null);
});

test("help leaves out what is off, and without uniqueness what needs it", () => {
  const on = (/** @type {Partial<Preferences>} */ change) => TECHNIQUES.filter((each) => isOn({ ...DEFAULTS, ...change }, each)).map(({ key }) => key);
  assert.deepEqual(on({}), KEYS);
  assert.deepEqual(on({ off: ["b"] }), ["a", "c"]);
  assert.deepEqual(on({ uniqueness: false }), ["a", "b"]);
});

test("as in newspapers means exactly the levels up to theirs, and nothing harder is learnt or known", () => {
  const before = { ...DEFAULTS, off: ["a"], known: ["a", "c"], learning: ["b"] };
  const change = asInNewspapers(before, TECHNIQUES, 3);
  assert.deepEqual(change, { off: ["c"], known: ["a"], learning: ["b"] });
  assert.ok(!isInEffect(before, change));
  assert.ok(isInEffect({ ...before, ...change }, change));
});

test("all that is set here can be taken back, and nothing else is touched", () => {
  const before = { ...DEFAULTS, order: ["b", "a", "c"], off: ["a"], theme: "dark" };
  assert.deepEqual(asItIs(before), { order: ["b", "a", "c"], known: [], learning: [], off: ["a"], uniqueness: true });
  assert.ok(!isInEffect(before, { order: ["a", "b", "c"] }), "another order is another setting");
  assert.ok(isInEffect(before, asItIs(before)));
});
