// @ts-check
/** Finds the grids in a picture, or tells why there is none. Pure functions. */

import { glareOf, hasGlare } from "./glare.js";
import { darkness, shrink } from "./grey.js";
import { contrast, latticeOf, withFolds } from "./lattice.js";
import { quantile } from "./network.js";
import { outlines } from "./outline.js";
import { distance, enlarged, median } from "./plane.js";
import { FOR_LINES, different, hasBrightCells, isLarge, searchedGrids } from "./search.js";
import { extentOf } from "./tiles.js";

/** How clear the fainter lines of a grid are at least, and from where on no other size needs to be tried. */
export const CLEAR = 0.018;
const VERY_CLEAR = 0.05;

/** The sizes of other grids that newspapers print, and how many times as clear as nine by nine they must be. */
const OTHER_SIZES = Object.freeze([4, 5, 6, 7, 8, 10, 12, 16]);
const CLEARER = 2.5;

/** Of how many cells a part of a grid must be seen that tells what is the matter, and how many of these. */
const HALF = 40;
const MOSTLY = 0.7;

/** How small cells are that are too far away, in points, and how far from the edge the last ones lie of a grid that is cut, in cells. */
const FAR = 8.5;
const CUT = 1.6;

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
  const small = shrink(grey, FOR_LINES);
  const dark = darkLines(small);
  const found = outlines(small).map((corners) => {
    const seen = latticeOf(dark, corners);
    return { corners, seen, clear: contrast(dark, seen), dark, scale: grey.width / small.width };
  });
  const isLost = glareOf(small);
  const clear = found.filter((each) => isClear(dark, each.corners, each.clear) && hasBrightCells(small, each.seen, isLost));
  if (clear.some((each) => each.clear >= VERY_CLEAR && isLarge(small, each.corners))) return told(clear.sort((one, other) => other.clear - one.clear));
  const { grids, cells } = searchedGrids(grey, found.map(({ corners }) => corners));
  return grids.length ? told(grids) : { grids: [], problem: problemOf(grey, small, dark, found, cells) };
}

/**
 * Those of the grids that are found that are large enough to be read.
 * @param {import("./search.js").Candidate[]} found
 * @returns {FoundGrids}
 */
function told(found) {
  const grids = different(found).map(inWhole).filter(({ corners }) => distance(corners[0], corners[2]) > FAR * 9 * Math.SQRT2);
  return { grids, problem: grids.length ? null : "far" };
}

/**
 * A grid as it is in the whole picture. Its folds are followed when it is the one that is looked at.
 * @param {import("./search.js").Candidate} grid
 */
function inWhole({ corners, seen, clear, dark, scale }) {
  /** @type {Perspective | null} */
  let folded = null;
  return {
    corners: /** @type {Quad} */ (corners.map((corner) => enlarged(corner, scale))),
    seen: (/** @type {number} */ u, /** @type {number} */ v) => enlarged((folded ??= withFolds(dark, seen))(u, v), scale),
    clear,
  };
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
 * What is the matter with a picture in which no grid is found.
 * @param {Grey} grey
 * @param {Grey} small
 * @param {Grey} dark
 * @param {{corners: Quad, clear: number}[]} found
 * @param {ReturnType<typeof searchedGrids>["cells"]} cells
 * @returns {PhotoProblem}
 */
function problemOf(grey, small, dark, found, cells) {
  const size = found.map(({ corners, clear }) => sizeOf(dark, corners, clear)).find((each) => each !== 9);
  if (size) return "size";
  if (hasGlare(small)) return "flash";
  const parts = cells.map(({ group, scale }) => {
    const { columns, rows } = extentOf(group);
    const step = scale * median(group.map(({ across }) => Math.hypot(...across)));
    const isCut = group.some(({ tile }) => isAtTheEdge(grey, enlarged([tile.x, tile.y], scale), CUT * step));
    return { count: columns * rows, isOurs: Math.max(columns, rows) <= 9 && group.length > MOSTLY * columns * rows, step, isCut };
  });
  const ours = parts.filter(({ count, isOurs }) => isOurs && count >= HALF);
  if (ours.some(({ step }) => step < FAR)) return "far";
  if (ours.some(({ count, isCut }) => isCut && count < 81)) return "cut";
  return sharpness(small) < SHARP ? "blurred" : "none";
}

/**
 * Whether a place lies no farther from the edge of a picture than so much.
 * @param {Grey} grey
 * @param {Dot} place
 * @param {number} near
 */
const isAtTheEdge = ({ width, height }, [x, y], near) => Math.min(x, y, width - x, height - y) < near;

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
