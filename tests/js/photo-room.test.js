// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, problemWithSize } from "../../static/js/photo/decode.js";
import { glimpse } from "../../static/js/photo/glimpse.js";
import { followed, isSteady, isThere, PATIENCE } from "../../static/js/photo/steady.js";
import { readingOrder } from "../../static/js/photo/view.js";

/** @returns {Quad} */
const square = (left = 0, top = 0, side = 100) => [[left, top], [left + side, top], [left + side, top + side], [left, top + side]];

/** @type {(corners: Quad | null, sharp?: number) => PhotoGlimpse} */
const seen = (corners, sharp = 0.1) => ({ corners, sharp });
const still = Array.from({ length: PATIENCE }, () => seen(square()));

/** A sheet with a grid of lines, each two points wide. */
function sheet(width = 400, height = 300, cells = 9, [left, top, side] = [110, 60, 180]) {
  const data = new Uint8ClampedArray(4 * width * height).fill(220);
  const draw = (/** @type {number} */ x, /** @type {number} */ y) => data.fill(20, 4 * (y * width + x), 4 * (y * width + x) + 3);
  for (let line = 0; line <= cells; line += 1) {
    const at = Math.round((line * side) / cells);
    for (let along = 0; along <= side + 1; along += 1) {
      for (const thick of [0, 1]) {
        draw(left + at + thick, top + along);
        draw(left + along, top + at + thick);
      }
    }
  }
  return { width, height, data };
}

test("a picture takes itself when the grid has held still for some pictures", () => {
  assert.ok(isSteady(still));
  assert.ok(!isSteady(still.slice(1)));
  assert.ok(!isSteady([]));
});

test("a grid that moves or is lost is waited for", () => {
  const moving = still.map((_, number) => seen(square(4 * number)));
  assert.ok(!isSteady(moving));
  assert.ok(!isSteady([...still.slice(1), seen(null)]));
  assert.ok(!isSteady([seen(null), ...still.slice(1)]));
});

test("a blurred picture, or one of a camera that still focuses, is not taken", () => {
  assert.ok(!isSteady(still.map(({ corners }) => seen(corners, 0.01))));
  assert.ok(!isSteady([...still.slice(1), seen(square(), 0.05)]));
  assert.ok(isSteady([seen(square(), 0.05), ...still.slice(1)]));
});

test("only the last pictures count", () => {
  const glimpses = still.reduce(followed, [seen(null), seen(square(500))]);
  assert.equal(glimpses.length, PATIENCE);
  assert.ok(isSteady(glimpses));
});

test("a grid that could not be read is known again until it is elsewhere", () => {
  assert.ok(isThere(square(10), square()));
  assert.ok(!isThere(square(60), square()));
  assert.ok(!isThere(null, square()));
  assert.ok(!isThere(square(), null));
});

test("a large picture is made smaller and keeps its shape; a small one stays", () => {
  assert.deepEqual(fitted(4000, 3000), { width: 1600, height: 1200 });
  assert.deepEqual(fitted(3000, 4000, 400), { width: 300, height: 400 });
  assert.deepEqual(fitted(640, 480), { width: 640, height: 480 });
  assert.deepEqual(fitted(20000, 2), { width: 1600, height: 1 });
});

test("a picture without a size cannot be read, nor one that would not fit into memory", () => {
  assert.equal(problemWithSize(4000, 3000), null);
  assert.equal(problemWithSize(0, 0), "unreadable");
  assert.equal(problemWithSize(20000, 20000), "huge");
});

test("grids are numbered as one reads", () => {
  const [topRight, bottomLeft, topLeft] = [square(200, 20), square(0, 300), square(0, 0)];
  assert.deepEqual(readingOrder([topRight, bottomLeft, topLeft]), [2, 0, 1]);
  assert.deepEqual(readingOrder([square()]), [0]);
});

test("the live view sees where the grid is, in the points of the picture", () => {
  for (const scale of [1, 2]) {
    const found = glimpse(sheet(400 * scale, 300 * scale, 9, [110 * scale, 60 * scale, 180 * scale]));
    const expected = square(110 * scale, 60 * scale, 180 * scale);
    found.corners?.forEach(([x, y], number) => assert.ok(Math.hypot(x - expected[number][0], y - expected[number][1]) < 5 * scale));
    assert.ok(found.corners && found.sharp > 0.02);
  }
});

test("the live view sees no grid on blank paper, in the dark, or in something of another size", () => {
  const blank = { width: 400, height: 300, data: new Uint8ClampedArray(480000).fill(200) };
  assert.deepEqual(glimpse(blank), { corners: null, sharp: 0 });
  assert.deepEqual(glimpse({ ...blank, data: new Uint8ClampedArray(480000) }), { corners: null, sharp: 0 });
  assert.equal(glimpse(sheet(400, 300, 4)).corners, null);
  assert.equal(glimpse({ width: 1, height: 1, data: new Uint8ClampedArray(4) }).corners, null);
});
