// @ts-check
/**
 * Tells print from handwriting: digits of one print have one height, one place in their cells and one colour, and
 * each looks like the others of its kind. What clearly differs is by hand. Pure functions.
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
  const isDark = points.map((value) => Number(value < limit));
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
  // Where nothing stands out there is no ink, or no paper, to tell a colour by.
  const swallowed = ink.map((value, colour) => (inked && empty ? Math.max(0.01, 1 - value / inked / Math.max(blank[colour] / empty, 1)) : 0.01));
  const sum = swallowed.reduce((total, value) => total + value, 0);
  const tint = swallowed.map((value) => value / sum);
  return { height: bottom - top + 1, middle: (top + bottom) / 2, depth: sum, tint, stroke: strokeOf(isDark, side) };
}

/**
 * How wide the strokes are, in points: a stroke has twice as many points on its rim as it is long.
 * @param {Float32Array} isDark 1 for each point with ink.
 * @param {number} side
 */
function strokeOf(isDark, side) {
  let [inked, rim] = [0, 0];
  isDark.forEach((dark, at) => {
    inked += dark;
    if ((at + 1) % side && dark !== isDark[at + 1]) rim += 1;
    if (at + side < isDark.length && dark !== isDark[at + side]) rim += 1;
  });
  return (2 * inked) / Math.max(rim, 1);
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

/** How alike two prints of one digit are nearly always; below the second value no two are. */
const ALIKE = 0.9;
const UNLIKE = 0.75;

/** Fewer digits of another colour, height or place are taken for badly printed ones, unless their form is another, too. */
const FEWEST_BY_HAND = 3;

/** @typedef {{digit: number, look: Look, points: Float32Array}} SeenDigit */

/**
 * Which digits of a grid are by hand, clearly or perhaps, and which are to be looked at twice: also a misread one is unlike
 * those for which it was taken.
 * @param {SeenDigit[]} digits
 * @param {number} side That of a cell, in points.
 */
export function judgeDigits(digits, side) {
  const differences = differencesOf(digits.map(({ look }) => look));
  const limit = Math.max(CLEARLY.least, CLEARLY.timesUsual * median(differences));
  const isFar = differences.map((difference) => difference > limit);
  const prints = digits.filter((_, number) => !isFar[number]);
  const likenesses = digits.map((seen) => likenessAmong(seen, prints, side));
  const clearly = likenesses.map((likeness, number) => isFar[number] && likeness !== null && likeness < UNLIKE);
  const isSuspect = likenesses.map((likeness, number) => clearly[number] || (isFar[number] && (likeness ?? 0) < ALIKE));
  const perhaps = isSuspect.filter(Boolean).length < FEWEST_BY_HAND ? clearly : isSuspect;
  return digits.map((_, number) => ({
    clearlyByHand: clearly[number],
    perhapsByHand: perhaps[number],
    doubtful: isSuspect[number] || (likenesses[number] ?? 1) < ALIKE,
  }));
}

/**
 * How much a digit is like the others of its kind, in the median; null where it is the only one.
 * @param {SeenDigit} one
 * @param {SeenDigit[]} prints
 * @param {number} side
 */
function likenessAmong(one, prints, side) {
  const others = prints.filter((other) => other !== one && other.digit === one.digit);
  return others.length ? median(others.map((other) => likeness(one.points, other.points, side))) : null;
}

/** How far two digits may lie apart in their cells, in points. */
const SHIFT = 3;

/**
 * How alike two cells are, from 0 to 1, wherever in them the digit lies; neither light nor the strength of the ink matters.
 * @param {Float32Array} one
 * @param {Float32Array} other
 * @param {number} side
 */
export function likeness(one, other, side) {
  let best = 0;
  for (let down = -SHIFT; down <= SHIFT; down += 1) {
    for (let across = -SHIFT; across <= SHIFT; across += 1) best = Math.max(best, correlation(one, other, side, down * side + across));
  }
  return best;
}

/**
 * How one cell without its margin goes together with another that is shifted, from -1 to 1.
 * @param {Float32Array} one
 * @param {Float32Array} other
 * @param {number} side
 * @param {number} shift
 */
function correlation(one, other, side, shift) {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let y = SHIFT; y < side - SHIFT; y += 1) {
    for (let at = y * side + SHIFT; at < (y + 1) * side - SHIFT; at += 1) {
      const [value, otherValue] = [one[at], other[at + shift]];
      sum += value;
      otherSum += otherValue;
      squares += value * value;
      otherSquares += otherValue * otherValue;
      products += value * otherValue;
    }
  }
  const count = (side - 2 * SHIFT) ** 2;
  const spread = (squares - (sum * sum) / count) * (otherSquares - (otherSum * otherSum) / count);
  return spread > 0 ? (products - (sum * otherSum) / count) / Math.sqrt(spread) : 0;
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
