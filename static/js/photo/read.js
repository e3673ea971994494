// @ts-check
/**
 * Reads a picture: where the grid is, what each cell holds and how sure that is. One pure function, for
 * the page, a worker and Node.
 */

import { findGrids } from "./find.js";
import { greyOf, shrink, valueAt } from "./grey.js";
import { likeliestPuzzle } from "./likeliest.js";
import { classify, deviation, quantile } from "./network.js";
import { distance } from "./plane.js";

/** The longest side of the picture in which the grid is looked for, and of that from which the cells are cut. */
export const FOR_LINES = 640;
const FOR_CELLS = 1280;

/** The side of a grid, in points, from which nothing more is seen in its cells. */
const ENOUGH = 420;

/** The middle of a cell in which ink is looked for. */
const MIDDLE = 0.45;

/** The ink that a digit has at least, as part of what digits have here; with less it is hardly one, then none. */
const FAINT_INK = 0.3;
const NO_INK = 0.18;
const HARDLY = 0.02;

/** Every puzzle has as many digits, so that the strongest ink in a grid is that of digits. */
const FEWEST_GIVENS = 17;

/** By how much a turned picture must be read better, since some digits look alike upside down. */
const CLEARLY_TURNED = 0.03;

/** How likely a digit is at least that is not marked. */
const SURE = 0.9;

/**
 * Read the grid of a picture that was chosen, or else the clearest.
 * @param {Picture} picture
 * @param {Network} network
 * @returns {PhotoReading}
 */
export function readPhoto(picture, network, chosen = 0) {
  const grey = greyOf(picture, FOR_CELLS);
  const small = shrink(grey, FOR_LINES);
  const { grids, problem } = findGrids(small);
  const scale = picture.width / small.width;
  const outlines = grids.map(({ corners }) => /** @type {Quad} */ (corners.map(([x, y]) => [x * scale, y * scale])));
  const grid = grids[chosen];
  if (!grid) return { outlines, problem, grid: null };
  const { likelihoods, turns } = upright(cutCells(grey, grid, small.width, network), network);
  const { direct, values } = likeliestPuzzle(likelihoods);
  const cells = values.map((digit, cell) => told(likelihoods[cell], digit, direct[cell]));
  return { outlines, problem, grid: { mesh: meshOf(grid.seen, scale, turns), direct, cells } };
}

/**
 * What is told of a cell: its digit, what else it may be, and whether that should be looked at.
 * @param {readonly number[]} likely
 * @param {number} digit
 * @param {number} direct
 */
function told(likely, digit, direct) {
  const others = likely.map((_part, other) => other).filter((other) => other !== digit);
  const second = others.reduce((best, other) => (likely[other] > likely[best] ? other : best));
  return { digit, second, unsure: digit !== direct || likely[digit] < SURE };
}

/**
 * Where the crossings of the lines are seen, row by row, as the grid stands upright.
 * @param {Perspective} seen
 * @param {number} scale
 * @param {number} turns
 * @returns {Dot[]}
 */
function meshOf(seen, scale, turns) {
  return Array.from({ length: 100 }, (_, place) => {
    let from = place;
    for (let turn = 0; turn < turns; turn += 1) from = turnedFrom(from, 10);
    const [x, y] = seen((from % 10) / 9, Math.floor(from / 10) / 9);
    return [x * scale, y * scale];
  });
}

/**
 * The 81 cells of a grid, each as the network sees it, and how much ink is in its middle.
 * @param {Grey} grey
 * @param {{corners: Quad, seen: Perspective}} grid
 * @param {number} width That of the picture in which the grid was found.
 * @param {Network} network
 */
function cutCells(grey, { corners, seen }, width, { input, seen: part }) {
  const side = (distance(corners[0], corners[2]) / Math.SQRT2) * (grey.width / width);
  const fine = shrink(grey, Math.max(grey.width, grey.height) * Math.min(1, ENOUGH / side));
  const scale = fine.width / width;
  return Array.from({ length: 81 }, (_, cell) => {
    const points = new Float32Array(input * input);
    for (let y = 0; y < input; y += 1) {
      for (let x = 0; x < input; x += 1) {
        const u = ((cell % 9) + 0.5 + ((x + 0.5) / input - 0.5) * part) / 9;
        const v = (Math.floor(cell / 9) + 0.5 + ((y + 0.5) / input - 0.5) * part) / 9;
        const [left, top] = seen(u, v);
        points[y * input + x] = valueAt(fine, (left + 0.5) * scale - 0.5, (top + 0.5) * scale - 0.5);
      }
    }
    return { points, ink: inkOf(points, input, part) };
  });
}

/** @typedef {ReturnType<typeof cutCells>} CutCells */

/**
 * How uneven the middle of a cell is.
 * @param {Float32Array} points
 * @param {number} side
 * @param {number} part
 */
function inkOf(points, side, part) {
  const paper = Math.max(quantile(points, 0.75), 1);
  const edge = Math.round((side * (1 - MIDDLE / part)) / 2);
  const middle = [];
  for (let y = edge; y < side - edge; y += 1) {
    for (let x = edge; x < side - edge; x += 1) middle.push(1 - points[y * side + x] / paper);
  }
  return deviation(Float32Array.from(middle));
}

/**
 * What the cells hold, the grid turned so that its digits stand upright.
 * @param {CutCells} cut
 * @param {Network} network
 */
function upright(cut, network) {
  const strongest = cut.map(({ ink }) => ink).sort((one, other) => other - one);
  const usual = strongest[FEWEST_GIVENS >> 1];
  let best = { turns: 0, sure: -Infinity, likelihoods: /** @type {number[][]} */ ([]) };
  for (let turns = 0, turned = cut; turns < 4; turns += 1, turned = quarterTurn(turned, network.input)) {
    const likelihoods = turned.map(({ points, ink }) => likelihoodsOf(points, ink / usual, network));
    // Folds and shadows are ink, too; that they are no digits is as sure as any digit.
    const inked = likelihoods.filter((_likely, cell) => turned[cell].ink >= FAINT_INK * usual);
    const sure = inked.reduce((sum, likely) => sum + Math.log(Math.max(...likely)), 0) / inked.length;
    if (sure > best.sure + (turns ? CLEARLY_TURNED : 0)) best = { turns, sure, likelihoods };
  }
  return best;
}

const EMPTY = Object.freeze([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * @param {Float32Array} points
 * @param {number} ink
 * @param {Network} network
 */
function likelihoodsOf(points, ink, network) {
  if (ink < NO_INK) return [...EMPTY];
  const likely = classify(network, points);
  return ink < FAINT_INK ? likely.map((part, digit) => EMPTY[digit] * (1 - HARDLY) + part * HARDLY) : likely;
}

/**
 * The cells of a grid that is turned by a quarter, as a clock runs.
 * @param {CutCells} cut
 * @param {number} side
 */
function quarterTurn(cut, side) {
  return cut.map((_, cell) => {
    const { points, ink } = cut[turnedFrom(cell, 9)];
    return { points: points.map((_value, at) => points[turnedFrom(at, side)]), ink };
  });
}

/**
 * Where in a square that is turned by a quarter something came from.
 * @param {number} place
 * @param {number} side
 */
const turnedFrom = (place, side) => (side - 1 - (place % side)) * side + Math.floor(place / side);
