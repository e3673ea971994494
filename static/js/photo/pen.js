// @ts-check
/**
 * Tells print from handwriting: digits of one print have one height, one place in their cells and one colour.
 * What clearly differs from the others is by hand. Pure functions.
 */

import { luma } from "./grey.js";
import { median } from "./plane.js";

/**
 * How far a digit may differ from the others before that alone tells it: in height and place, as parts of the
 * height, in how its ink is shared among the colours, and in how dark it is, as a part of that.
 */
const LIMITS = Object.freeze({ height: 0.5, place: 0.4, tint: 0.13, depth: 0.5 });

/** How dark a stroke is at least, as part of the darkest. */
const PALE = 0.3;

/**
 * How a digit looks: its height and the middle of it, in points, and which part of its ink each colour has.
 * @param {Float32Array[]} colours How bright each point of the cell is in red, green and blue.
 * @param {number} side
 */
export function lookOf(colours, side) {
  const points = colours[0].map((red, at) => luma(red, colours[1][at], colours[2][at]));
  const sorted = points.slice().sort();
  const [darkest, paper] = [sorted[Math.floor(sorted.length * 0.02)], sorted[Math.floor(sorted.length * 0.75)]];
  const limit = (darkest + paper) / 2;
  // Thin strokes are paler in a coarse picture, and belong to the digit all the same.
  const pale = paper - (paper - darkest) * PALE;
  const rows = new Int32Array(side);
  const ink = [0, 0, 0];
  const blank = [0, 0, 0];
  let [inked, empty] = [0, 0];
  points.forEach((value, at) => {
    const isInk = value < limit;
    const isPaper = value > paper * 0.97;
    if (value < pale) rows[Math.floor(at / side)] += 1;
    if (isInk) {
      inked += 1;
      for (let colour = 0; colour < 3; colour += 1) ink[colour] += colours[colour][at];
    } else if (isPaper) {
      empty += 1;
      for (let colour = 0; colour < 3; colour += 1) blank[colour] += colours[colour][at];
    }
  });
  const [top, bottom] = mainRows(rows);
  const swallowed = ink.map((value, colour) => Math.max(0.01, 1 - value / inked / Math.max(blank[colour] / empty, 1)));
  const sum = swallowed.reduce((total, value) => total + value, 0);
  return { height: bottom - top + 1, middle: (top + bottom) / 2, depth: sum, tint: swallowed.map((value) => value / sum) };
}

/** @typedef {ReturnType<typeof lookOf>} Look */

/**
 * The first and last row of the longest run of rows with ink: a piece of a line at the edge is none of it.
 * @param {Int32Array} rows
 */
function mainRows(rows) {
  let best = [0, 0];
  for (let start = 0; start < rows.length; start += 1) {
    if (!rows[start] || (start && rows[start - 1])) continue;
    let end = start;
    while (end + 1 < rows.length && rows[end + 1]) end += 1;
    if (end - start > best[1] - best[0]) best = [start, end];
  }
  return best;
}

/** How much a digit must differ to be by hand: of what one difference alone tells, and of what is usual in the picture. */
const CLEARLY = Object.freeze({ least: 0.45, timesUsual: 3.5 });

/**
 * Which of some digits are clearly by hand.
 * @param {Look[]} looks
 */
export function areByHand(looks) {
  const differences = differencesOf(looks);
  const limit = Math.max(CLEARLY.least, CLEARLY.timesUsual * median(differences));
  return differences.map((difference) => difference > limit);
}

/**
 * How much each digit differs from the others; 1 is enough to tell it.
 * @param {Look[]} looks
 */
function differencesOf(looks) {
  const usual = (/** @type {(look: Look) => number} */ part) => median(looks.map(part));
  const height = usual((look) => look.height);
  const middle = usual((look) => look.middle);
  const depth = usual((look) => look.depth);
  const tint = [0, 1, 2].map((colour) => usual((look) => look.tint[colour]));
  return looks.map((look) => {
    const differences = [
      Math.abs(look.height - height) / height / LIMITS.height,
      Math.abs(look.middle - middle) / height / LIMITS.place,
      Math.hypot(...look.tint.map((part, colour) => part - tint[colour])) / LIMITS.tint,
      Math.abs(look.depth - depth) / depth / LIMITS.depth,
    ];
    return Math.hypot(...differences);
  });
}
