// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { HOUSES, PEERS, cellName, members, setOf } from "../../static/js/geometry.js";

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
