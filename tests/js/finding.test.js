// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { findGrids } from "../../static/js/photo/find.js";
import { glareOf, hasGlare, lostCells } from "../../static/js/photo/glare.js";
import { glimpse } from "../../static/js/photo/glimpse.js";
import { darkness, doubled } from "../../static/js/photo/grey.js";
import { distance, perspectiveOf, squareThrough } from "../../static/js/photo/plane.js";
import { extentOf, ninesOf, placementsOf, tilings } from "../../static/js/photo/tiles.js";

const PAPER = 200;
const INK = 40;

/** @returns {Grey} */
const page = (width = 640, height = 480) => ({ width, height, data: new Float32Array(width * height).fill(PAPER) });

/** Paint a rectangle of a picture. */
function fill(/** @type {Grey} */ { width, data }, left = 0, top = 0, wide = 1, high = 1, value = INK) {
  const right = Math.min(left + wide, width);
  for (let y = top; y < top + high; y += 1) if (left < right) data.fill(value, y * width + left, y * width + right);
}

/** A grid of so many columns and rows, with ink in every third cell. */
function drawGrid(/** @type {Grey} */ on, left = 0, top = 0, cell = 40, { columns = 9, rows = 9, isFramed = true } = {}) {
  for (let line = 0; line <= columns; line += 1) {
    if (isFramed || line % columns) fill(on, left + line * cell, top, 2, rows * cell + 2);
  }
  for (let line = 0; line <= rows; line += 1) {
    if (isFramed || line % rows) fill(on, left, top + line * cell, columns * cell + 2, 2);
  }
  const part = Math.round(cell / 3);
  for (let place = 0; place < columns * rows; place += 3) {
    fill(on, left + (place % columns) * cell + part, top + Math.floor(place / columns) * cell + part, 3, part);
  }
  return on;
}

/** How far the corners of an outline are from those of a square. */
const miss = (/** @type {Quad} */ corners, left = 0, top = 0, side = 360) =>
  Math.max(...[[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y], number) => distance(corners[number], [left + x * side, top + y * side])));

test("four small grids on a page are all found, and each in its place", () => {
  const places = [[150, 100], [700, 100], [150, 600], [1200, 800]];
  const paper = page(1600, 1200);
  for (const [left, top] of places) drawGrid(paper, left, top, 27);
  const { grids, problem } = findGrids(paper);
  assert.equal(problem, null);
  assert.equal(grids.length, 4);
  for (const [left, top] of places) assert.ok(grids.some(({ corners }) => miss(corners, left, top, 243) < 6));
});

test("crosswords, tables and grids of other sizes beside a small grid are passed over", () => {
  const paper = drawGrid(page(1600, 1200), 600, 500, 27);
  drawGrid(paper, 60, 60, 20, { columns: 15, rows: 15 });
  drawGrid(paper, 500, 60, 36, { columns: 7, rows: 9 });
  drawGrid(paper, 1100, 60, 30);
  for (const [column, row] of [[0, 1], [3, 3], [4, 3], [7, 2], [6, 6], [2, 8]]) fill(paper, 1100 + 30 * column, 60 + 30 * row, 30, 30, 20);
  const { grids } = findGrids(paper);
  assert.equal(grids.length, 1);
  assert.ok(miss(grids[0].corners, 600, 500, 243) < 6);
});

test("a grid without an outer frame has a cell more on each side than its lines enclose", () => {
  const { grids } = findGrids(drawGrid(page(), 140, 60, 40, { isFramed: false }));
  assert.equal(grids.length, 1);
  assert.ok(miss(grids[0].corners, 140, 60) < 8);
});

test("a grid is found of which only the lines between the blocks are clear", () => {
  const paper = page();
  for (const line of [3, 6]) {
    fill(paper, 140 + 40 * line, 60, 4, 360);
    fill(paper, 140, 60 + 40 * line, 360, 4);
  }
  const { grids } = findGrids(paper);
  assert.equal(grids.length, 1);
  assert.ok(miss(grids[0].corners, 140, 60) < 8);
});

test("seven by seven cells are no nine by nine without a frame", () => {
  assert.equal(findGrids(drawGrid(page(), 140, 60, 40, { columns: 7, rows: 7 })).grids.length, 0);
});

test("a grid is found though glare wipes out a part of it, and it is told which cells are lost", () => {
  const paper = drawGrid(page(), 140, 60);
  fill(paper, 220, 180, 120, 80, 255);
  const { grids } = findGrids(paper);
  assert.ok(miss(grids[0].corners, 140, 60) < 6);
  const lost = lostCells(glareOf(paper), perspectiveOf(grids[0].corners));
  assert.deepEqual([...lost], [29, 30, 31, 38, 39, 40]);
});

test("white paper between lines is no glare", () => {
  const paper = page();
  paper.data.fill(255);
  const { grids } = findGrids(drawGrid(paper, 140, 60));
  assert.equal(lostCells(glareOf(paper), perspectiveOf(grids[0].corners)).size, 0);
  assert.equal(hasGlare(paper), false);
  assert.equal(glareOf(paper)([20, 20]), true);
});

test("without a grid it is told what may help", () => {
  const lit = page();
  fill(lit, 200, 100, 200, 200, 255);
  assert.equal(findGrids(lit).problem, "flash");
  assert.equal(findGrids(page()).problem, "none");
  assert.equal(findGrids(drawGrid(page(1600, 1200), 500, 500, 7)).problem, "far");
  assert.equal(findGrids(drawGrid(page(), 400, 20, 40)).problem, "cut");
});

test("a small grid is found in a live picture, and a light one on a dark screen", () => {
  const paper = drawGrid(page(480, 360), 200, 120, 11);
  for (const isDark of [false, true]) {
    const data = new Uint8ClampedArray(paper.data.length * 4);
    paper.data.forEach((value, at) => data.fill(isDark ? 235 - value : value, 4 * at, 4 * at + 4));
    const { corners } = glimpse({ width: 480, height: 360, data });
    assert.ok(corners && miss(corners, 200, 120, 99) < 6);
  }
});

test("patches that lie as cells do are found, with their columns and rows", () => {
  const { groups } = tilings(darkness(drawGrid(drawGrid(page(), 20, 20, 22), 260, 20, 22, { columns: 12, rows: 5 }), 12));
  const extents = groups.map(extentOf).map(({ columns, rows }) => [columns, rows].sort().join(" "));
  assert.deepEqual(extents.sort(), ["12 5", "9 9"]);
  assert.deepEqual(groups.map((group) => ninesOf(group).length).sort(), [0, 1]);
});

test("a part of a grid may lie in several places of it", () => {
  const tile = { side: 20, group: null };
  const cells = Array.from({ length: 56 }, (_, place) => {
    const [column, row] = [place % 8, Math.floor(place / 8)];
    return { tile: { ...tile, x: 100 + 20 * column, y: 50 + 20 * row }, column, row, across: /** @type {Dot} */ ([20, 0]), down: /** @type {Dot} */ ([0, 20]) };
  });
  const placements = placementsOf(cells);
  assert.equal(placements.length, 6);
  assert.ok(placements.some((corners) => miss(corners, 90, 40, 180) < 0.01));
});

test("a square is known by any of its points", () => {
  /** @type {Quad} */
  const corners = [[10, 20], [200, 30], [220, 240], [0, 200]];
  const seen = perspectiveOf(corners);
  const pairs = [[0.2, 0.3], [0.5, 0.1], [0.9, 0.6], [0.4, 0.8], [0.7, 0.5]].map(([u, v]) => ({ point: /** @type {Dot} */ ([u, v]), place: seen(u, v) }));
  squareThrough(pairs).forEach((corner, number) => assert.ok(distance(corner, corners[number]) < 0.01));
});

test("a picture is doubled without being moved", () => {
  const large = doubled({ width: 2, height: 2, data: Float32Array.from([0, 100, 0, 100]) });
  assert.deepEqual([large.width, large.height], [4, 4]);
  const [first, second, third, fourth] = large.data;
  assert.ok(first <= 1 && second < third && fourth >= 99 && Math.abs(second + third - 100) < 1);
});
