// @ts-check
/** Finds the grids in a picture, or tells why there is none. Pure functions. */

import { darkness } from "./grey.js";
import { contrast, latticeOf, withFolds } from "./lattice.js";
import { quantile } from "./network.js";
import { outlines } from "./outline.js";
import { distance, middle } from "./plane.js";

/** How clear the fainter lines of a grid are at least, and from where on no other size needs to be tried. */
export const CLEAR = 0.018;
const VERY_CLEAR = 0.05;

/** The sizes of other grids that newspapers print, and how many times as clear as nine by nine they must be. */
const OTHER_SIZES = Object.freeze([4, 5, 6, 7, 8, 10, 12, 16]);
const CLEARER = 2.5;

/** How far the bright and the dark parts of a picture lie apart that shows something, and how sharp it is at least. */
const PLAIN = 25;
const SHARP = 0.06;

/**
 * How dark lines are, whatever the light: the window is wider than any line.
 * @param {Grey} grey
 */
export const darkLines = (grey) => darkness(grey, Math.round(Math.max(grey.width, grey.height) / 48));

/**
 * The grids of nine by nine cells in a picture, the clearest first; without one, what is the matter.
 * @param {Grey} grey
 * @returns {FoundGrids}
 */
export function findGrids(grey) {
  const dark = darkLines(grey);
  const found = outlines(grey).map((corners) => {
    const seen = latticeOf(dark, corners);
    return { corners, seen, clear: contrast(dark, seen) };
  });
  const clear = found.filter(({ corners, clear }) => isClear(dark, corners, clear));
  const grids = different(clear.sort((one, other) => other.clear - one.clear));
  for (const grid of grids) grid.seen = withFolds(dark, grid.seen);
  return { grids, problem: grids.length ? null : problemOf(grey, dark, found) };
}

/**
 * Whether the lines of nine by nine cells are seen, or at least those of the blocks and no other ones.
 * @param {Grey} dark
 * @param {Quad} corners
 * @param {number} clear
 */
const isClear = (dark, corners, clear) =>
  clear >= VERY_CLEAR ||
  ((clear >= CLEAR || contrast(dark, latticeOf(dark, corners, 3), 3) >= CLEAR) && sizeOf(dark, corners, clear) === 9);

/**
 * How many cells a row of a grid most likely has.
 * @param {Grey} dark
 * @param {Quad} corners
 * @param {number} clear How clear its lines are if it is nine.
 */
function sizeOf(dark, corners, clear) {
  let [size, best] = [9, CLEARER * Math.max(clear, CLEAR)];
  for (const other of OTHER_SIZES) {
    const clarity = contrast(dark, latticeOf(dark, corners, other), other, 0.25);
    if (clarity > best) [size, best] = [other, clarity];
  }
  return size;
}

/**
 * Grids without those that lie where a clearer one does.
 * @param {FoundGrids["grids"]} grids
 */
function different(grids) {
  /** @type {FoundGrids["grids"]} */
  const kept = [];
  for (const grid of grids) {
    const isNew = kept.every((other) => distance(middle(grid.corners), middle(other.corners)) > distance(other.corners[0], other.corners[2]) / 3);
    if (isNew) kept.push(grid);
  }
  return kept;
}

/**
 * @param {Grey} grey
 * @param {Grey} dark
 * @param {{corners: Quad, clear: number}[]} found
 * @returns {PhotoProblem}
 */
function problemOf(grey, dark, found) {
  const size = found.map(({ corners, clear }) => sizeOf(dark, corners, clear)).find((each) => each !== 9);
  if (size) return "size";
  if (sharpness(grey) < SHARP) return "blurred";
  return found.some(({ corners }) => corners.some((corner) => isAtTheEdge(grey, corner))) ? "cut" : "none";
}

/**
 * @param {Grey} grey
 * @param {Dot} corner
 */
function isAtTheEdge({ width, height }, [x, y]) {
  const edge = Math.max(width, height) / 100;
  return x < edge || y < edge || x > width - 1 - edge || y > height - 1 - edge;
}

/**
 * How steep the steepest edges of a picture are, of what lies between its dark and its bright parts.
 * @param {Grey} grey
 */
export function sharpness({ width, height, data }) {
  const steps = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      steps.push(Math.max(Math.abs(data[at] - data[at + 1]), Math.abs(data[at] - data[at + width])));
    }
  }
  const range = quantile(data, 0.99) - quantile(data, 0.01);
  return range < PLAIN ? 1 : quantile(Float32Array.from(steps), 0.99) / range;
}
