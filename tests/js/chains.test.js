// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { DIGITS } from "../../static/js/geometry.js";
import { NEAR_HEAD, arrows, bestCurve, markCentre, nearestPair } from "../../static/js/render/chains.js";

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

/** Where a path runs, and the corners of the head at its end. */
function shapeOf(/** @type {string} */ path) {
  const [x1, y1, x, y, x2, y2] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (/** @type {number} */ time) => {
    const rest = 1 - time;
    return [rest * rest * x1 + 2 * rest * time * x + time * time * x2, rest * rest * y1 + 2 * rest * time * y + time * time * y2];
  };
  const head = (NEAR_HEAD * 2.6) / Math.hypot(x2 - x, y2 - y);
  const [dx, dy] = [(x2 - x) * head, (y2 - y) * head];
  const corners = [1, -1].map((side) => [x2 - dx - (side * dy) / 2, y2 - dy + (side * dx) / 2]);
  return [...Array.from({ length: 41 }, (_, index) => at(index / 40)), ...corners];
}

test("a link within a cell leaves every digit of the cell readable and stays in the cell", () => {
  for (const [one, other] of DIGITS.flatMap((first) => DIGITS.map((second) => [first, second]))) {
    if (one === other) continue;
    const [{ near, path }] = arrows([{ start: [[40, one]], end: [[40, other]], strong: true }], []);
    assert.ok(near);
    for (const [x, y] of shapeOf(path)) {
      assert.ok(x > 400 && x < 500 && y > 400 && y < 500, `${one} to ${other}`);
      for (const centre of DIGITS.map((digit) => markCentre([40, digit]))) {
        // Half of a digit as wide and high as the browser draws it.
        assert.ok(Math.abs(x - centre.x) > 6.6 || Math.abs(y - centre.y) > 8.6, `${one} to ${other}: ${path}`);
      }
    }
  }
});
