// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { byTechnique, effectOf, inOrder } from "../../static/js/render/step-list.js";

const step = (/** @type {string} */ key) => /** @type {Step} */ (/** @type {unknown} */ ({ technique: { key } }));
const keys = (/** @type {Step[][]} */ groups) => groups.map((group) => `${group[0].technique.key} ${group.length}`);

test("what a step does is told with the cells as the player names them", () => {
  const placing = { placements: /** @type {Candidate[]} */ ([[18, 1]]), cross_outs: [] };
  assert.equal(effectOf(placing, "A1"), "A3 = 1");
  assert.equal(effectOf(placing, "r1c1"), "r3c1 = 1");
  const crossing = { placements: [], cross_outs: /** @type {Candidate[]} */ ([[0, 4], [0, 7], [8, 4], [8, 7], [80, 4]]) };
  assert.equal(effectOf(crossing, "A1"), "A1, I1 ≠ 47; I9 ≠ 4");
});

test("steps of one technique stand together; on the way only those that follow each other", () => {
  const steps = ["single", "single", "pair", "single"].map(step);
  assert.deepEqual(keys(byTechnique(steps)), ["single 3", "pair 1"]);
  assert.deepEqual(keys(inOrder(steps)), ["single 2", "pair 1", "single 1"]);
});
