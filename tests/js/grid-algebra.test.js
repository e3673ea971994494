// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { fill, isGrid, lineOf, readGrid, readImage, rowsOf } from "../../static/js/grid-algebra/grids.js";

const LINE = `12${".".repeat(78)}9`;

test("a grid is read however it is laid out, and written as nine lines", () => {
  const values = readGrid(LINE);
  assert.ok(isGrid(values));
  assert.equal(lineOf(values), LINE);
  const rows = rowsOf(values);
  assert.equal(rows.split("\n").length, 9);
  assert.deepEqual(readGrid(rows), values);
  assert.deepEqual(readGrid(rows.replaceAll(".", "0").split("").join(" | ")), values);
  assert.equal(isGrid(readGrid(LINE.slice(1))), false);
});

test("an image vector has each number exactly once", () => {
  assert.deepEqual(readImage("(2, 3, 1)", 3), [2, 3, 1]);
  assert.deepEqual(readImage("234567891", 9), [2, 3, 4, 5, 6, 7, 8, 9, 1]);
  for (const wrong of ["2 3", "2 3 3", "2 3 4", "0 1 2", "1231", ""]) assert.equal(readImage(wrong, 3), null);
});

test("places of a text are filled", () => {
  assert.equal(fill("Gitter {number} von {count}", { number: 2, count: 9 }), "Gitter 2 von 9");
});
