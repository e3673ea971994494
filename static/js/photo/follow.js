// @ts-check
/**
 * Follows a grid from one small picture to the next: its lines are looked for where they were, and what its cells show
 * tells that it is the same one, and which way up. Pure functions.
 */

import { darkLines } from "./find.js";
import { greyOf, valueAt } from "./grey.js";
import { outlines } from "./outline.js";
import { distance, median, perspectiveNumbers, perspectiveOf, solved } from "./plane.js";

/** The longest side of the pictures in which a grid is followed. */
export const FOR_FOLLOWING = 400;

/** How far from where it was a line is looked for, as part of a cell: first where a hand may have moved it, then exactly. */
const REACHES = Object.freeze([0.45, 0.25, 0.12]);
const STEPS = 6;

/** The points of a line's piece between two crossings that are looked at, as parts of a cell. */
const PIECE = Object.freeze([-0.3, -0.15, 0, 0.15, 0.3]);

/** The darkness from which a piece of a line says where it is, and the fewest pieces that tell where a grid is. */
const FAINT = 0.02;
const FEWEST = 40;

/** Where in a cell it is looked what it shows, off its middle. */
const WITHIN = Object.freeze([-0.28, -0.14, 0, 0.14, 0.28]);

/** How much alike two looks of one grid are at least. */
const ALIKE = 0.5;

/** The least part of its side by which a grid moves when a hand moves it; what is less is noise. */
const MOVED = 0.012;
const CALM = 0.3;

/**
 * How a grid is known again that was read in a picture: where it is there as a plane, however its paper is bent, how it
 * is bent, and what its cells show.
 * @param {Picture} picture
 * @param {Dot[]} mesh the crossings of its lines
 * @returns {FollowedGrid}
 */
export function knownGrid(picture, mesh) {
  const grey = greyOf(picture, FOR_FOLLOWING);
  const dark = darkLines(grey);
  const scale = grey.width / picture.width;
  const read = scaled([mesh[0], mesh[9], mesh[99], mesh[90]], scale);
  const plane = nearby(dark, read) ?? read;
  const corners = scaled(plane, 1 / scale);
  return { corners, look: seenIn(dark, plane), mesh: mesh.map(onPlane(corners)) };
}

/**
 * Where on the square that is seen so a point of the picture lies.
 * @param {Quad} corners
 * @returns {(dot: Dot) => Dot}
 */
function onPlane(corners) {
  const [a, b, c, d, e, f, g, h] = perspectiveNumbers(corners);
  return ([x, y]) => {
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d;
    return [((e - f * h) * x + (c * h - b) * y + b * f - c * e) / depth, ((f * g - d) * x + (a - c * g) * y + c * d - a * f) / depth];
  };
}

/**
 * @param {Quad} corners
 * @param {number} scale
 */
const scaled = (corners, scale) => /** @type {Quad} */ (corners.map(([x, y]) => [x * scale, y * scale]));

/**
 * Where a grid is in a picture; null if it is not seen.
 * @param {Picture} picture
 * @param {Float32Array} look what its cells show
 * @param {Quad | null} before where it was
 * @returns {Quad | null}
 */
export function follow(picture, look, before) {
  const grey = greyOf(picture, FOR_FOLLOWING);
  const dark = darkLines(grey);
  const scale = grey.width / picture.width;
  const near = before && nearby(dark, scaled(before, scale));
  const found = near && likeness(look, seenIn(dark, near)) >= ALIKE ? near : searched(dark, outlines(grey), look);
  return found && scaled(found, 1 / scale);
}

/**
 * The outline that shows the same as a grid did, whichever way it is turned.
 * @param {Grey} dark
 * @param {Quad[]} found
 * @param {Float32Array} look
 */
function searched(dark, found, look) {
  /** @type {{alike: number, corners: Quad | null}} */
  let best = { alike: ALIKE, corners: null };
  for (const outline of found) {
    const exact = nearby(dark, outline);
    for (let turns = 0; exact && turns < 4; turns += 1) {
      const corners = /** @type {Quad} */ ([...exact.slice(turns), ...exact.slice(0, turns)]);
      const alike = likeness(look, seenIn(dark, corners));
      if (alike >= best.alike) best = { alike, corners };
    }
  }
  return best.corners;
}

/**
 * Where the lines of a grid are that were somewhere a moment ago; null if hardly any is there.
 * @param {Grey} dark
 * @param {Quad} before
 * @returns {Quad | null}
 */
function nearby(dark, before) {
  let corners = before;
  for (const reach of REACHES) {
    const seen = perspectiveOf(corners);
    const misses = [...missesOf(dark, seen, reach, false), ...missesOf(dark, seen, reach, true)];
    if (misses.length < FEWEST) return null;
    const move = moveOf(misses);
    corners = /** @type {Quad} */ (CORNERS.map(([u, v]) => seen(...move(u, v))));
  }
  return corners;
}

const CORNERS = /** @type {Quad} */ ([[0, 0], [1, 0], [1, 1], [0, 1]]);

/** @typedef {{u: number, v: number, isRow: boolean, miss: number, weight: number}} Miss */

/**
 * How far from its place each piece of each line of one direction is.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} reach
 * @param {boolean} isRow
 */
function missesOf(dark, seen, reach, isRow) {
  /** @type {Miss[]} */
  const misses = [];
  const profile = new Float32Array(2 * STEPS + 1);
  for (let line = 0; line <= 9; line += 1) {
    for (let piece = 0; piece < 9; piece += 1) {
      const along = (piece + 0.5) / 9;
      for (let step = 0; step <= 2 * STEPS; step += 1) {
        const across = (line + (step / STEPS - 1) * reach) / 9;
        let sum = 0;
        for (const part of PIECE) {
          const [x, y] = isRow ? seen(along + part / 9, across) : seen(across, along + part / 9);
          sum += valueAt(dark, x, y);
        }
        profile[step] = sum / PIECE.length;
      }
      const found = middleOf(profile);
      if (!found) continue;
      const place = line / 9;
      misses.push({ u: isRow ? along : place, v: isRow ? place : along, isRow, miss: (found.at * reach) / STEPS / 9, weight: found.weight });
    }
  }
  return misses;
}

/**
 * Where a profile is darkest, in steps from its middle; null if nowhere, or where the looking ends.
 * @param {Float32Array} profile
 */
function middleOf(profile) {
  let [most, least, at] = [-1, Infinity, 0];
  profile.forEach((value, step) => {
    if (value > most) [most, at] = [value, step];
    least = Math.min(least, value);
  });
  if (most - least <= FAINT || at === 0 || at === 2 * STEPS) return null;
  let [sum, weight] = [0, 0];
  profile.forEach((value, step) => {
    const part = Math.max(0, value - least - 0.6 * (most - least));
    sum += part * (step - STEPS);
    weight += part;
  });
  return { at: sum / weight, weight: most - least };
}

/**
 * The change of the perspective that fits the misses; those that do not fit the others lose their say.
 * @param {Miss[]} misses
 * @returns {(u: number, v: number) => Dot}
 */
function moveOf(misses) {
  let [a, b, c, d, e, f, g, h] = Array(8).fill(0);
  const move = (/** @type {number} */ u, /** @type {number} */ v) =>
    /** @type {Dot} */ ([u + a + b * u + c * v + u * (g * u + h * v), v + d + e * u + f * v + v * (g * u + h * v)]);
  for (let round = 0; round < 5; round += 1) {
    const left = misses.map(({ u, v, isRow, miss }) => Math.abs(miss - (isRow ? move(u, v)[1] - v : move(u, v)[0] - u)));
    const usual = Math.max(median(left), 0.0005);
    const equations = Array.from({ length: 8 }, () => Array(9).fill(0));
    misses.forEach(({ u, v, isRow, miss, weight }, number) => {
      const say = weight / (1 + (left[number] / (2 * usual)) ** 4);
      const terms = isRow ? [0, 0, 0, 1, u, v, u * v, v * v, miss] : [1, u, v, 0, 0, 0, u * u, u * v, miss];
      for (let row = 0; row < 8; row += 1) for (let column = 0; column < 9; column += 1) equations[row][column] += say * terms[row] * terms[column];
    });
    equations.forEach((row, number) => (row[number] += 1e-6));
    [a, b, c, d, e, f, g, h] = solved(equations);
  }
  return move;
}

/**
 * How dark the insides of the cells are, point by point.
 * @param {Grey} dark
 * @param {Quad} corners
 */
function seenIn(dark, corners) {
  const seen = perspectiveOf(corners);
  const look = new Float32Array(81 * WITHIN.length ** 2);
  let at = 0;
  for (let row = 0; row < 9; row += 1) {
    for (const down of WITHIN) {
      for (let column = 0; column < 9; column += 1) {
        for (const across of WITHIN) look[at++] = valueAt(dark, ...seen((column + 0.5 + across) / 9, (row + 0.5 + down) / 9));
      }
    }
  }
  return look;
}

/**
 * How much alike two looks are, from -1 to 1: as much as they rise and fall together.
 * @param {Float32Array} one
 * @param {Float32Array} other
 */
export function likeness(one, other) {
  const mean = (/** @type {Float32Array} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [usual, otherUsual] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [x, y] = [one[at] - usual, other[at] - otherUsual];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / (Math.sqrt(first * second) || 1);
}

/**
 * Where a grid is shown that was shown somewhere: where it is, but without trembling while it hardly moves.
 * @param {Quad | null} before
 * @param {Quad} now
 * @returns {Quad}
 */
export function steadied(before, now) {
  if (!before) return now;
  const side = distance(now[0], now[2]) / Math.SQRT2;
  const moved = Math.max(...now.map((corner, number) => distance(corner, before[number]))) / side;
  const part = Math.min(1, Math.max(CALM, moved / MOVED));
  return /** @type {Quad} */ (now.map(([x, y], number) => [before[number][0] + part * (x - before[number][0]), before[number][1] + part * (y - before[number][1])]));
}
