// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { DIGITS } from "../../static/js/geometry.js";
import { FAR_HEAD, NEAR_HEAD, REACH, arrows, bestCurve, markCentre, nearestPair, obstaclesOf } from "../../static/js/render/chains.js";

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
  assert.notDeepEqual(bestCurve(from, to, obstaclesOf([blocked], [])).control, plain.control);
});

test("an arrow runs beside the digits of a row and never leaves the board", () => {
  const filled = [1, 2, 3, 4, 5, 6, 7];
  for (const [start, end] of [[0, 8], [8, 0]]) {
    const [{ path }] = arrows([{ start: [[start, 2]], end: [[end, 2]], strong: true }], [], filled);
    for (const [x, y] of curveOf(path)) {
      assert.ok(y >= 0, path);
      for (const cell of filled) assert.ok(Math.hypot(x - (cell + 0.5) * 100, y - 50) >= 24, path);
    }
  }
});

/**
 * The three points of a path.
 * @param {string} path
 */
const pointsOf = (path) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

/**
 * Where a path runs.
 * @param {string} path
 */
function curveOf(path) {
  const [x1, y1, x, y, x2, y2] = pointsOf(path);
  return Array.from({ length: 41 }, (_, index) => {
    const time = index / 40;
    const rest = 1 - time;
    return [rest * rest * x1 + 2 * rest * time * x + time * time * x2, rest * rest * y1 + 2 * rest * time * y + time * time * y2];
  });
}

/**
 * Points all along the edge of the head at the end of a path: it is as wide as long, and its point reaches beyond the path.
 * @param {string} path
 * @param {number} length
 * @param {number} reach
 */
function headOf(path, length, reach) {
  const [, , x, y, x2, y2] = pointsOf(path);
  const far = Math.hypot(x2 - x, y2 - y);
  const [dx, dy] = [(x2 - x) / far, (y2 - y) / far];
  const point = [x2 + dx * reach, y2 + dy * reach];
  const back = [point[0] - dx * length, point[1] - dy * length];
  const corners = [1, -1].map((side) => [back[0] - (side * dy * length) / 2, back[1] + (side * dx * length) / 2]);
  const shape = [point, ...corners, point];
  return shape.slice(1).flatMap(([endX, endY], side) =>
    Array.from({ length: 11 }, (_, index) => [shape[side][0] + ((endX - shape[side][0]) * index) / 10, shape[side][1] + ((endY - shape[side][1]) * index) / 10]),
  );
}

/** Half of a digit as wide and high as the browser draws it. */
const isOn = (/** @type {number[]} */ [x, y], /** @type {Point} */ digit) => Math.abs(x - digit.x) < 6.6 && Math.abs(y - digit.y) < 8.6;

test("the head of an arrow ends before the digit it points to", () => {
  for (const cell of [3, 27, 31, 41, 44, 50, 80]) {
    for (const [one, other] of DIGITS.flatMap((first) => DIGITS.map((second) => [first, second]))) {
      const [{ kind, path }] = arrows([{ start: [[40, one]], end: [[cell, other]], strong: false }], []);
      const head = kind === "far" ? headOf(path, FAR_HEAD * 4, REACH) : kind === "near" ? headOf(path, NEAR_HEAD * 2.6, 0) : [];
      for (const point of [...curveOf(path), ...head]) {
        for (const end of [markCentre([40, one]), markCentre([cell, other])]) assert.ok(!isOn(point, end), `${one} to ${other} in ${cell}: ${path}`);
      }
    }
  }
});

test("a link within a cell leaves every digit of the cell readable and stays in the cell", () => {
  for (const [one, other] of DIGITS.flatMap((first) => DIGITS.map((second) => [first, second]))) {
    if (one === other) continue;
    const [{ kind, path }] = arrows([{ start: [[40, one]], end: [[40, other]], strong: true }], []);
    const [from, to] = [markCentre([40, one]), markCentre([40, other])];
    // The rings of neighbours touch, and a bond between them says enough.
    assert.equal(kind, Math.hypot(from.x - to.x, from.y - to.y) < 42 ? "bond" : "near");
    for (const point of [...curveOf(path), ...(kind === "near" ? headOf(path, NEAR_HEAD * 2.6, 0) : [])]) {
      assert.ok(point.every((place) => place > 400 && place < 500), `${one} to ${other}`);
      for (const digit of DIGITS) assert.ok(!isOn(point, markCentre([40, digit])), `${one} to ${other}: ${path}`);
    }
  }
});
