// @ts-check
/** Notes on paper: told where all of them are legible, and only then. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inkIn } from "../../static/js/photo/closeup.js";
import { notesOnPaper } from "../../static/js/photo/jottings.js";

const SIDE = 56;
const PAPER = 220;
const USUAL = 0.8;

/** A network that sees one digit in everything that is large enough, as surely as told. */
const seeing = (/** @type {number} */ digit, /** @type {number} */ score) => ({
  input: 28,
  seen: 1,
  layers: [
    { shape: [5, 5, 1, 1], weights: new Float32Array(25), bias: [0] },
    { shape: [5, 5, 1, 1], weights: new Float32Array(25), bias: [0] },
    { shape: [16, 1], weights: new Float32Array(16), bias: [0] },
    { shape: [1, 10], weights: new Float32Array(10), bias: Array.from({ length: 10 }, (_, at) => (at === digit ? score : 0)) },
  ],
});

const SURE = seeing(4, 9);

/** @param {[left: number, top: number, right: number, bottom: number, bright?: number][]} bars */
function cellWith(...bars) {
  const points = new Float32Array(SIDE * SIDE).fill(PAPER);
  for (const [left, top, right, bottom, bright] of bars) {
    for (let y = top; y < bottom; y += 1) points.fill(bright ?? 40, y * SIDE + left, y * SIDE + right);
  }
  return inkIn(points, 1);
}

/** @type {[number, number, number, number]} */
const NOTE = [10, 8, 15, 18];
/** @type {[number, number, number, number][]} */
const FRAME = [[0, 0, SIDE, 4], [0, 0, 4, SIDE]];

test("small figures are notes, lines at the edges are not", () => {
  assert.deepEqual(notesOnPaper(cellWith(...FRAME, NOTE), SURE, USUAL), [4]);
  assert.equal(notesOnPaper(cellWith(...FRAME), SURE, USUAL), null);
  assert.equal(notesOnPaper(cellWith(), SURE, USUAL), null);
});

test("a digit is no note, nor is what is pale", () => {
  assert.equal(notesOnPaper(cellWith([20, 10, 32, 44]), SURE, USUAL), null);
  assert.equal(notesOnPaper(cellWith([10, 8, 15, 18, 200]), SURE, USUAL), null);
});

test("notes of which one is not legible, or lies in a line, are not told", () => {
  assert.deepEqual(notesOnPaper(cellWith(NOTE), seeing(4, 1), USUAL), []);
  assert.deepEqual(notesOnPaper(cellWith(...FRAME, NOTE, [40, 0, 45, 14]), SURE, USUAL), []);
});
