// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { byTechnique, effectOf, inOrder, tellList } from "../../static/js/render/step-list.js";

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

test("a list that does not have every step never says that it has", () => {
  const told = (/** @type {Partial<StepsListed>} */ listed, count = 1) => {
    const { title, told: why } = tellList({ kind: "path", steps: Array(count).fill(step("single")), complete: false, stopped: false, question: {}, ...listed });
    return [title, why];
  };
  assert.deepEqual(told({ complete: true }), ["path_found", null]);
  assert.deepEqual(told({ stopped: true }), ["path_first", "path_stopped"]);
  assert.deepEqual(told({}), ["path_first", "path_nothing"]);
  assert.deepEqual(told({ stopped: true }, 0), ["title_stopped", "path_stopped"]);
  assert.deepEqual(told({}, 0), ["title_nothing", "path_nothing"]);
  assert.deepEqual(told({ kind: "steps", complete: true }), ["steps_found", null]);
  assert.deepEqual(told({ kind: "steps" }), ["steps_first", "steps_more"]);
  assert.deepEqual(told({ kind: "steps", stopped: true }), ["steps_first", "steps_stopped"]);
  assert.deepEqual(told({ kind: "steps", stopped: true }, 0), ["title_stopped", "steps_stopped"]);
});
