// @ts-check
/** Digits cut to their ink, whatever their size and place. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOSE, inkIn, mainDigit } from "../../static/js/photo/closeup.js";

const INPUT = 28;
const PAPER = 220;

/** A bar: from left to right and from top to bottom, and how bright. */
const bar = (/** @type {[number, number]} */ [left, right], /** @type {[number, number]} */ [top, bottom], bright = 40) => ({ left, right, top, bottom, bright });

/** @param {ReturnType<typeof bar>[]} bars */
function cellWith(...bars) {
  const points = new Float32Array(CLOSE * CLOSE).fill(PAPER);
  for (const { left, right, top, bottom, bright } of bars) {
    for (let y = top; y < bottom; y += 1) points.fill(bright, y * CLOSE + left, y * CLOSE + right);
  }
  return points;
}

const SEVEN = [bar([20, 34], [16, 19]), bar([31, 34], [16, 38])];
const LINES = [bar([0, CLOSE], [0, 3]), bar([0, 2], [0, CLOSE])];

/** Where there is ink in what the network sees: from left to right and from top to bottom. */
function extent(/** @type {Float32Array | null} */ seen) {
  assert.ok(seen);
  const inked = [...seen.keys()].filter((at) => seen[at] < PAPER / 2);
  const [columns, rows] = [inked.map((at) => at % INPUT), inked.map((at) => Math.floor(at / INPUT))];
  return { wide: Math.max(...columns) - Math.min(...columns) + 1, high: Math.max(...rows) - Math.min(...rows) + 1, left: Math.min(...columns), top: Math.min(...rows) };
}

const digitIn = (/** @type {Float32Array} */ points) => mainDigit(inkIn(points), INPUT);

test("a digit is seen in the middle and always as high, wherever in its cell it stands", () => {
  const small = extent(digitIn(cellWith(...LINES, ...SEVEN)));
  const large = extent(digitIn(cellWith(...LINES, bar([8, 36], [6, 12]), bar([30, 36], [6, 50]))));
  assert.ok(Math.abs(small.high - large.high) <= 2 && small.high >= 16, `${small.high} and ${large.high} points high`);
  assert.ok(Math.abs(small.top - large.top) <= 1);
});

test("lines alone are no digit, nor is a blank cell", () => {
  assert.equal(digitIn(cellWith(...LINES)), null);
  assert.equal(digitIn(cellWith()), null);
});

test("a stroke that stands apart belongs to its digit, dirt does not", () => {
  const apart = [bar([18, 22], [14, 40]), bar([26, 38], [14, 18])];
  const whole = extent(digitIn(cellWith(...apart)));
  assert.ok(whole.wide > 10, `${whole.wide} points wide`);
  const alone = extent(digitIn(cellWith(apart[0])));
  assert.deepEqual(extent(digitIn(cellWith(apart[0], bar([34, 36], [30, 32])))), alone);
});

test("pale ink beside black lines is ink", () => {
  const pale = extent(digitIn(cellWith(...LINES, ...SEVEN.map((stroke) => ({ ...stroke, bright: 170 })))));
  assert.deepEqual(pale, extent(digitIn(cellWith(...LINES, ...SEVEN))));
});
