// @ts-check
/**
 * The lines of a grid in a picture. Paper is curved, so the lines are where the perspective of the corners
 * puts them, moved by a smooth bend. Pure functions.
 */

import { valueAt } from "./grey.js";
import { perspectiveOf, solved } from "./plane.js";

/** How far from where it should be a line is looked for, as part of a cell: first roughly, then exactly. */
const REACHES = Object.freeze([0.22, 0.1]);
const STEPS = 9;

/** The points of a line's piece between two crossings that are looked at, as parts of a cell. */
const PIECE = Object.freeze([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);

/** The darkness from which a piece of a line says where it is. */
const FAINT = 0.02;

/** What is darker than this counts no more, so that a few thick lines do not stand for all. */
const DARK_ENOUGH = 0.3;

/**
 * The lattice that fits the lines best, beginning with straight ones between the corners.
 * @param {Grey} dark How dark the picture is.
 * @param {Quad} corners
 * @param {number} count How many cells there are in a row.
 * @returns {Perspective} Where a point of the square is seen; both its numbers run from 0 to 1.
 */
export function latticeOf(dark, corners, count = 9) {
  const seen = perspectiveOf(corners);
  let bent = seen;
  let [across, down] = [STRAIGHT, STRAIGHT];
  for (const reach of REACHES) {
    across = bendOf(missesOf(dark, bent, count, reach), across);
    down = bendOf(missesOf(dark, (v, u) => bent(u, v), count, reach).map(({ u, v, ...rest }) => ({ u: v, v: u, ...rest })), down);
    const [toTheSide, toTheBottom] = [across, down];
    bent = (u, v) => seen(u + bendAt(toTheSide, u, v), v + bendAt(toTheBottom, u, v));
  }
  return bent;
}

/**
 * How far from its place each piece of each upright line is, and how sure that is.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} count
 * @param {number} reach
 */
function missesOf(dark, seen, count, reach) {
  const misses = [];
  for (let line = 0; line <= count; line += 1) {
    for (let piece = 0; piece < count; piece += 1) {
      const [u, v] = [line / count, (piece + 0.5) / count];
      const found = [];
      for (let step = -STEPS; step <= STEPS; step += 1) found.push(pieceDarkness(dark, seen, u + ((step / STEPS) * reach) / count, v, count));
      const most = Math.max(...found);
      const least = Math.min(...found);
      let [sum, weight] = [0, 0];
      // The middle of what is nearly as dark as the darkest: a line may be several points wide.
      found.forEach((value, number) => {
        const part = Math.max(0, value - least - 0.7 * (most - least));
        sum += part * (number - STEPS);
        weight += part;
      });
      if (most - least > FAINT) misses.push({ u, v, miss: ((sum / weight / STEPS) * reach) / count, weight: most - least });
    }
  }
  return misses;
}

/**
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} u
 * @param {number} v
 * @param {number} count
 */
function pieceDarkness(dark, seen, u, v, count) {
  let sum = 0;
  for (const part of PIECE) sum += valueAt(dark, ...seen(u, v + part / count));
  return sum / PIECE.length;
}

/** @typedef {number[]} Bend The ten numbers of a polynomial in u and v up to the third power. */

/** @type {Bend} */
const STRAIGHT = Array(10).fill(0);

/**
 * @param {number} u
 * @param {number} v
 */
const powers = (u, v) => [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];

/**
 * @param {Bend} bend
 * @param {number} u
 * @param {number} v
 */
const bendAt = (bend, u, v) =>
  bend[0] + u * (bend[1] + u * (bend[3] + u * bend[6] + v * bend[7]) + v * bend[4]) + v * (bend[2] + v * (bend[5] + v * bend[9] + u * bend[8]));

/**
 * The bend that fits the misses; pieces that do not fit the others lose their say.
 * @param {ReturnType<typeof missesOf>} misses
 * @param {Bend} before
 * @returns {Bend}
 */
function bendOf(misses, before) {
  if (misses.length < 30) return before;
  let correction = STRAIGHT;
  for (let round = 0; round < 4; round += 1) {
    const left = misses.map(({ u, v, miss }) => miss - bendAt(correction, u, v));
    const usual = Math.max([...left].map(Math.abs).sort((one, other) => one - other)[left.length >> 1], 0.001);
    const rows = STRAIGHT.map(() => Array(11).fill(0));
    misses.forEach(({ u, v, miss, weight }, number) => {
      const say = round ? weight / (1 + (left[number] / (2.5 * usual)) ** 4) : weight;
      const terms = [...powers(u, v), miss];
      for (let row = 0; row < 10; row += 1) {
        for (let column = 0; column < 11; column += 1) rows[row][column] += say * terms[row] * terms[column];
      }
    });
    for (let row = 0; row < 10; row += 1) rows[row][row] += 1e-6;
    correction = solved(rows);
  }
  return before.map((value, number) => value + correction[number]);
}

/**
 * How much darker the fainter lines of a lattice are than what lies beside them: where a lattice has lines and
 * the picture none, it is nothing.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} count
 */
export function contrast(dark, seen, count = 9) {
  const lines = [];
  for (const look of [seen, /** @type {Perspective} */ ((v, u) => seen(u, v))]) {
    for (let line = 0; line <= count; line += 1) lines.push(lineContrast(dark, look, line, count));
  }
  lines.sort((one, other) => one - other);
  return lines[Math.floor(lines.length / 5)];
}

/**
 * @param {Grey} dark
 * @param {Perspective} look
 * @param {number} line
 * @param {number} count
 */
function lineContrast(dark, look, line, count) {
  const beside = line === count ? -0.25 : 0.25;
  let sum = 0;
  for (let piece = 0; piece < count; piece += 1) {
    const v = (piece + 0.5) / count;
    sum += Math.min(pieceDarkness(dark, look, line / count, v, count), DARK_ENOUGH);
    sum -= Math.min(pieceDarkness(dark, look, (line + beside) / count, v, count), DARK_ENOUGH);
  }
  return sum / count;
}
