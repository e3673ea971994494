// @ts-check
/** The colours of cells. Those of a screen are few, and each is even. Pure functions. */

import { CELLS } from "../geometry.js";
import { distance, median } from "./plane.js";

/** The part of a cell's width and height that is looked at; the lines lie outside. */
const INSIDE = 0.96;

/** How far colours lie apart that are the same but for the noise of a picture, from 0 to 255 in each colour. */
const SAME = 6;

/** How finely the commonest colour of a cell is told. */
const STEPS = 16;

/** @typedef {[red: number, green: number, blue: number]} Colour */

/**
 * The colours of a cell, point by point, and that of its ground, the commonest.
 * @param {Picture} picture
 * @param {number} cell
 * @param {Perspective} seen
 * @param {number} side How many points wide and high.
 */
export function colouredCell({ width, height, data }, cell, seen, side) {
  const [column, row] = [cell % 9, Math.floor(cell / 9)];
  const at = (/** @type {number} */ across, /** @type {number} */ down) =>
    seen((column + 0.5 + (across - 0.5) * INSIDE) / 9, (row + 0.5 + (down - 0.5) * INSIDE) / 9);
  const [topLeft, topRight, bottomRight, bottomLeft] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const points = new Float32Array(3 * side * side);
  const finer = Math.max(1, Math.min(3, Math.round(distance(topLeft, topRight) / side)));
  for (let place = 0; place < side * side; place += 1) {
    for (let part = 0; part < finer * finer; part += 1) {
      const u = ((place % side) + ((part % finer) + 0.5) / finer) / side;
      const v = (Math.floor(place / side) + (Math.floor(part / finer) + 0.5) / finer) / side;
      const x = (topLeft[0] * (1 - u) + topRight[0] * u) * (1 - v) + (bottomLeft[0] * (1 - u) + bottomRight[0] * u) * v;
      const y = (topLeft[1] * (1 - u) + topRight[1] * u) * (1 - v) + (bottomLeft[1] * (1 - u) + bottomRight[1] * u) * v;
      addBetween(points, 3 * place, data, width, height, x, y, 1 / (finer * finer));
    }
  }
  return { points, ground: groundOf(points) };
}

/**
 * @param {Float32Array} points
 * @param {number} to
 * @param {Picture["data"]} data
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 * @param {number} weight
 */
function addBetween(points, to, data, width, height, x, y, weight) {
  const column = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const row = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const right = Math.min(Math.max(x - column, 0), 1);
  const down = Math.min(Math.max(y - row, 0), 1);
  const from = 4 * (row * width + column);
  for (let colour = 0; colour < 3; colour += 1) {
    const above = data[from + colour] * (1 - right) + data[from + colour + 4] * right;
    const below = data[from + 4 * width + colour] * (1 - right) + data[from + 4 * width + colour + 4] * right;
    points[to + colour] += weight * (above * (1 - down) + below * down);
  }
}

/**
 * The commonest colour.
 * @param {Float32Array} points
 * @returns {Colour}
 */
function groundOf(points) {
  const counts = new Uint16Array(STEPS ** 3);
  const bin = (/** @type {number} */ at) =>
    ((points[at] * STEPS) >> 8) * STEPS * STEPS + ((points[at + 1] * STEPS) >> 8) * STEPS + ((points[at + 2] * STEPS) >> 8);
  let best = 0;
  for (let at = 0; at < points.length; at += 3) {
    counts[bin(at)] += 1;
    if (counts[bin(at)] > counts[bin(best)]) best = at;
  }
  const most = bin(best);
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < points.length; at += 3) {
    if (bin(at) !== most) continue;
    count += 1;
    for (let colour = 0; colour < 3; colour += 1) sums[colour] += points[at + colour];
  }
  return /** @type {Colour} */ (sums.map((sum) => sum / count));
}

/** How many different grounds the cells of a screen have at most, and which part of a cell is ground at least, in the median. */
const MOST_GROUNDS = 12;
const EVEN = 0.45;

/** In how many points a cell is looked at before it is known to be that of a screen. */
const ROUGHLY = 12;

/**
 * Whether the cells of a grid are those of a screen: of few colours, each of them even.
 * @param {Picture} picture
 * @param {Perspective} seen
 */
export function isScreen(picture, seen) {
  const cells = CELLS.map((cell) => colouredCell(picture, cell, seen, ROUGHLY));
  if (median(cells.map(evenness)) < EVEN) return false;
  /** @type {Colour[]} */
  const grounds = [];
  for (const { ground } of cells) {
    if (!grounds.some((other) => apart(ground, other) <= SAME)) grounds.push(ground);
  }
  return grounds.length <= MOST_GROUNDS;
}

/**
 * How far two colours lie apart in the one of red, green and blue in which they differ most.
 * @param {Colour} one
 * @param {Colour} other
 */
const apart = (one, other) => Math.max(...one.map((value, colour) => Math.abs(value - other[colour])));

/**
 * Which part of a cell has the colour of its ground.
 * @param {ReturnType<typeof colouredCell>} cell
 */
function evenness({ points, ground }) {
  let count = 0;
  for (let at = 0; at < points.length; at += 3) {
    if (apart([points[at], points[at + 1], points[at + 2]], ground) <= SAME) count += 1;
  }
  return (3 * count) / points.length;
}
