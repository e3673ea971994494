// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { darkness, greyOf, shrink, valueAt } from "../../static/js/photo/grey.js";
import { likeliestPuzzle } from "../../static/js/photo/likeliest.js";
import { judgeDigits } from "../../static/js/photo/pen.js";
import { crossing, hullOf, largestQuad, lineThrough, perspectiveOf, solved } from "../../static/js/photo/plane.js";
import { countSolutions } from "../../static/js/photo/unique.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const digits = (/** @type {string} */ line) => [...line].map((sign) => (sign === "." ? 0 : Number(sign)));
/**
 * @param {number[]} values
 * @returns {number[][]}
 */
const read = (values) => values.map((value) => Array.from({ length: 10 }, (_, digit) => (digit === value ? 0.991 : 0.001)));
const grey = (/** @type {number[][]} */ rows) => ({ width: rows[0].length, height: rows.length, data: Float32Array.from(rows.flat()) });

test("solutions are counted no further than asked", () => {
  assert.equal(countSolutions(digits(PUZZLE)), 1);
  assert.equal(countSolutions(digits(`1${PUZZLE.slice(1)}`)), 0);
  assert.equal(countSolutions(Array(81).fill(0)), 2);
  assert.equal(countSolutions(Array(81).fill(0), 5), 5);
  assert.equal(countSolutions(digits("5" + ".".repeat(7) + "5" + ".".repeat(72))), 0);
});

test("a grid without a solution is found out quickly, however empty it is", () => {
  const cells = Array(81).fill(0);
  // The first row lacks a 9, and the last cell of it sees one.
  for (let cell = 0; cell < 8; cell += 1) cells[cell] = cell + 1;
  cells[80] = 0;
  cells[17] = 9;
  assert.equal(countSolutions(cells), 0);
});

test("of the likely readings the likeliest with one solution wins", () => {
  const truth = digits(PUZZLE);
  const likelihoods = read(truth);
  // The 1 of the first row is rather taken for a 7, and the 4 behind it is a little like an 8.
  likelihoods[1] = likelihoods[1].map((_, digit) => (digit === 7 ? 0.6 : digit === 1 ? 0.39 : 0.00125));
  likelihoods[7][8] = 0.3;
  const { direct, values } = likeliestPuzzle(likelihoods);
  assert.equal(direct[1], 7);
  assert.deepEqual(values, truth);
});

test("where no reading has one solution the likeliest stays", () => {
  const likelihoods = read(Array(81).fill(0));
  assert.deepEqual(likeliestPuzzle(likelihoods).values, Array(81).fill(0));
});

test("digits by hand are left out if the rest is a puzzle", () => {
  const values = digits(PUZZLE);
  values[0] = 7;
  assert.deepEqual(likeliestPuzzle(read(values), new Set([0])).byHand, new Set([0]));
});

test("if not all that seems to be by hand can be left out, what clearly is can", () => {
  const values = digits(PUZZLE);
  const needed = values.findIndex((value, cell) => value && countSolutions(values.with(cell, 0)) > 1);
  values[0] = 7;
  const { byHand } = likeliestPuzzle(read(values), new Set([0, needed]), new Set([0]));
  assert.deepEqual(byHand, new Set([0]));
});

test("a misread digit is found beside one that is clearly by hand", () => {
  const values = digits(PUZZLE);
  const needed = values.findIndex((value, cell) => value && countSolutions(values.with(cell, 0)) > 1);
  const printedThere = values[needed];
  values[0] = 7;
  const likelihoods = read(values.with(needed, 0));
  likelihoods[needed][0] = 0.6;
  likelihoods[needed][printedThere] = 0.4;
  const found = likeliestPuzzle(likelihoods, new Set([0]), new Set([0]));
  assert.deepEqual(found.values, values);
  assert.deepEqual(found.byHand, new Set([0]));
});

test("a digit that the puzzle needs is not by hand, however odd it looks", () => {
  const values = digits(PUZZLE);
  const needed = values.findIndex((value, cell) => value && countSolutions(values.with(cell, 0)) > 1);
  assert.deepEqual(likeliestPuzzle(read(values), new Set([needed])).byHand, new Set());
});

const SIDE = 12;
const PRINT = { height: 16, middle: 14, depth: 2, tint: [0.34, 0.33, 0.33], stroke: 2 };
const OTHERWISE = { height: { height: 7 }, place: { middle: 6 }, colour: { tint: [0.5, 0.35, 0.15] }, depth: { depth: 0.5 } };

/** A cell with an upright stroke or a lying one: two forms that no shift makes alike. */
const stroke = (/** @type {"upright" | "lying"} */ form, at = 5) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, point) => ((form === "upright" ? point % SIDE : Math.floor(point / SIDE)) === at ? 40 : 220));

const printed = (count = 20) => Array.from({ length: count }, (_, number) => ({ digit: 1, look: PRINT, points: stroke("upright", 4 + (number % 3)) }));

/** @typedef {keyof ReturnType<typeof judgeDigits>[0]} Judgement */
const judged = (/** @type {Parameters<typeof judgeDigits>[0]} */ seen, /** @type {Judgement} */ what) =>
  judgeDigits(seen, SIDE).flatMap((one, number) => (one[what] ? [number] : []));

for (const [name, change] of Object.entries(OTHERWISE)) {
  test(`one digit that differs in ${name} and in form is by hand`, () => {
    const seen = [...printed(), { digit: 1, look: { ...PRINT, ...change }, points: stroke("lying") }];
    assert.deepEqual(judged(seen, "clearlyByHand"), [20]);
    assert.deepEqual(judged(seen, "perhapsByHand"), [20]);
    assert.deepEqual(judged(seen, "doubtful"), [20]);
  });

  test(`one digit that differs in ${name} alone is print, and alike enough not to be doubted`, () => {
    const seen = [...printed(), { digit: 1, look: { ...PRINT, ...change }, points: stroke("upright") }];
    assert.deepEqual(judged(seen, "doubtful"), []);
  });
}

test("a digit without another of its kind is by hand only in company", () => {
  const lone = Object.values(OTHERWISE).map((change, number) => ({ digit: 2 + number, look: { ...PRINT, ...change }, points: stroke("lying") }));
  assert.deepEqual(judged([...printed(), lone[0]], "perhapsByHand"), []);
  assert.deepEqual(judged([...printed(), lone[0]], "doubtful"), [20]);
  assert.deepEqual(judged([...printed(), ...lone], "perhapsByHand"), [20, 21, 22, 23]);
  assert.deepEqual(judged([...printed(), ...lone], "clearlyByHand"), []);
});

test("what was taken for a digit that looks otherwise is doubted", () => {
  const seen = [...printed(), { digit: 1, look: PRINT, points: stroke("lying") }];
  assert.deepEqual(judged(seen, "doubtful"), [20]);
  assert.deepEqual(judged(seen, "perhapsByHand"), []);
});

test("a picture is shrunk to the mean of what each point stands for", () => {
  const small = shrink(grey([[0, 10, 20, 30], [10, 20, 30, 40]]), 2);
  assert.deepEqual([small.width, small.height, ...small.data], [2, 1, 10, 30]);
  assert.equal(shrink(grey([[1, 2]]), 2).width, 2);
});

test("the brightness of a colour is that of the eye", () => {
  const picture = { width: 2, height: 1, data: new Uint8ClampedArray([255, 255, 255, 255, 0, 255, 0, 255]) };
  assert.deepEqual([...greyOf(picture, 10).data].map(Math.round), [255, 150]);
});

test("dark is what is darker than its surroundings, in light and in shadow", () => {
  const lit = darkness(grey([[200, 200, 100, 200, 200]]), 2).data;
  const shaded = darkness(grey([[50, 50, 25, 50, 50]]), 2).data;
  lit.forEach((value, at) => assert.ok(Math.abs(value - shaded[at]) < 0.001));
  assert.ok(lit[2] > 0.4);
  assert.deepEqual([...darkness(grey([[0, 0], [0, 0]]), 1).data], [0, 0, 0, 0]);
});

test("between four points lies their mean, outside the nearest of them", () => {
  const picture = grey([[0, 10], [20, 30]]);
  assert.ok(Math.abs(valueAt(picture, 0.5, 0.5) - 15) < 0.1);
  assert.equal(valueAt(picture, -5, -5), 0);
});

test("a perspective leads from the square to its corners", () => {
  /** @type {Quad} */
  const corners = [[10, 20], [200, 30], [220, 240], [0, 200]];
  const seen = perspectiveOf(corners);
  [[0, 0], [1, 0], [1, 1], [0, 1]].forEach(([u, v], number) => {
    const [x, y] = seen(u, v);
    assert.ok(Math.hypot(x - corners[number][0], y - corners[number][1]) < 1e-6);
  });
});

test("equations that leave something open get a zero there", () => {
  assert.deepEqual(solved([[2, 0, 4], [0, 0, 0]]), [2, 0]);
});

test("the largest four corners of a hull are those of the square in it", () => {
  /** @type {Dot[]} */
  const points = [[0, 0], [5, 0], [10, 0], [10, 10], [0, 10], [5, 5], [3, 7]];
  const hull = hullOf(points);
  assert.equal(hull.length, 4);
  assert.deepEqual(new Set(largestQuad(hull)?.map(String)), new Set(["0,0", "10,0", "10,10", "0,10"]));
});

test("a line goes through most of its points and leaves strays aside", () => {
  /** @type {Dot[]} */
  const points = Array.from({ length: 80 }, (_, x) => [x, 3]);
  points.push([10, 40]);
  const upright = { at: /** @type {Dot} */ ([7, 0]), along: /** @type {Dot} */ ([0, 1]) };
  const [x, y] = crossing(lineThrough(points), upright) ?? [0, 0];
  assert.ok(Math.abs(x - 7) < 0.01 && Math.abs(y - 3) < 0.2);
  assert.equal(crossing(upright, { ...upright, at: [9, 0] }), null);
});
