// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { arrows, bestCurve, markCentre, nearestPair } from "../../static/js/render/chains.js";

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
