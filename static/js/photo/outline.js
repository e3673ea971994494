// @ts-check
/**
 * Where a grid may be in a picture: dark lines that hang together and enclose something like a square.
 * Pure functions.
 */

import { darkness } from "./grey.js";
import { crossing, distance, hullOf, largestQuad, lineThrough, sidesOf, turn } from "./plane.js";

/** How much darker than its surroundings a line is at least. A larger part would break blurred lines. */
const DARKER = 0.05;

/** The windows that dark is told by, as parts of the longest side: the wide one for blur, the narrow one for shadow. */
const WINDOWS = Object.freeze([1 / 24, 1 / 48]);

/** The least side of a grid, as part of the picture's short side, and how far from square its box may be. */
const SMALLEST = 0.25;
const LONGEST = 1.8;

/** How many of the largest figures may be grids. */
const MOST = 4;

/**
 * The corners of everything that may be a grid, each as a clock runs, beginning at the top left.
 * @param {Grey} grey
 * @returns {Quad[]}
 */
export const outlines = (grey) =>
  WINDOWS.flatMap((window) => {
    const reach = Math.round((Math.max(grey.width, grey.height) * window) / 2);
    return outlinesIn(darkness(grey, reach));
  });

/**
 * The corners of what may be a grid where it is dark.
 * @param {Grey} dark
 * @param {number} smallest The least side of a grid, as part of the picture's short side.
 * @param {(figure: Figure) => Quad | null} roughly
 * @returns {Quad[]}
 */
export const outlinesIn = (dark, smallest = SMALLEST, most = MOST, roughly = hullQuad) =>
  figuresOf(dark, smallest, most).map((figure) => quadOf(figure, roughly(figure))).filter((quad) => quad !== null);

/**
 * The largest figures of dark points that hang together and are about as wide as high.
 * @param {Grey} dark
 * @param {number} smallest
 * @param {number} most
 */
function figuresOf({ width, height, data }, smallest, most) {
  const least = smallest * Math.min(width, height);
  const figureOf = new Int32Array(data.length);
  const points = new Int32Array(data.length);
  const figures = [];
  let end = 0;
  for (let seed = 0, number = 1; seed < data.length; seed += 1) {
    if (figureOf[seed] || data[seed] <= DARKER) continue;
    const start = end;
    points[end++] = seed;
    figureOf[seed] = number;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let next = start; next < end; next += 1) {
      const at = points[next];
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let row = Math.max(y - 1, 0); row <= y + 1 && row < height; row += 1) {
        for (let column = Math.max(x - 1, 0); column <= x + 1 && column < width; column += 1) {
          const other = row * width + column;
          if (figureOf[other] || data[other] <= DARKER) continue;
          figureOf[other] = number;
          points[end++] = other;
        }
      }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (Math.min(wide, high) > least && Math.max(wide, high) < LONGEST * Math.min(wide, high)) {
      figures.push({ number, figureOf, width, height, size: wide * high, points: points.subarray(start, end) });
    }
    number += 1;
  }
  return figures.sort((one, other) => other.size - one.size).slice(0, most);
}

/** @typedef {ReturnType<typeof figuresOf>[number]} Figure */

/** @param {Figure} figure */
const hullQuad = (figure) => largestQuad(hullOf(rimOf(figure)));

/** How finely the directions are tried in which the lines of a figure run, in degrees, and how far from square they may cross. */
const TRIED = 2;
const ASKEW = 16;

/**
 * The corners around a figure whose lines run in two directions and end freely, as those of a grid without a frame do.
 * @param {Figure} figure
 * @returns {Quad | null}
 */
export function crossedQuad({ points, width }) {
  const step = Math.ceil(points.length / 3000);
  /** @type {Dot[]} */
  const places = [];
  for (let number = 0; number < points.length; number += step) places.push([points[number] % width, Math.floor(points[number] / width)]);
  const across = (/** @type {number} */ angle) => {
    const [right, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return places.map(([x, y]) => x * right + y * down);
  };
  const first = steepest(Array.from({ length: 180 / TRIED }, (_, number) => number * TRIED), across);
  const second = steepest(Array.from({ length: (2 * ASKEW) / TRIED + 1 }, (_, number) => first + 90 - ASKEW + number * TRIED), across);
  const lines = [first, second].map((angle) => {
    const out = across(angle);
    const turned = (angle * Math.PI) / 180;
    return [Math.min(...out), Math.max(...out)].map((far) => ({
      at: /** @type {Dot} */ ([far * Math.cos(turned), far * Math.sin(turned)]),
      along: /** @type {Dot} */ ([-Math.sin(turned), Math.cos(turned)]),
    }));
  });
  const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([one, other]) => crossing(lines[0][one], lines[1][other]));
  return corners.includes(null) ? null : fromTheTopLeft(/** @type {Quad} */ (corners));
}

/**
 * The direction across which most of a figure's points lie on few lines.
 * @param {number[]} angles
 * @param {(angle: number) => number[]} across
 */
function steepest(angles, across) {
  const peaks = angles.map((angle) => {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const out of across(angle)) counts.set(Math.round(out / 2), (counts.get(Math.round(out / 2)) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + count * count, 0);
  });
  return angles[peaks.indexOf(Math.max(...peaks))];
}

/**
 * The four corners of a figure: where the lines along its sides cross.
 * @param {Figure} figure
 * @param {Quad | null} rough
 * @returns {Quad | null}
 */
function quadOf(figure, rough) {
  if (!rough) return null;
  const lines = sidesOf(rough).map(([start, end]) => lineThrough(outermost(figure, start, end)));
  const corners = lines.map((line, number) => crossing(lines[(number + 3) % 4], line));
  const reach = 0.1 * Math.max(...sidesOf(rough).map(([start, end]) => distance(start, end)));
  // Where a side is torn, the line may run astray; the rough corner is better than that.
  const exact = corners.map((corner, number) => (corner && distance(corner, rough[number]) < reach ? corner : rough[number]));
  return fromTheTopLeft(/** @type {Quad} */ (exact));
}

/**
 * The first and the last point of each row of a figure.
 * @param {Figure} figure
 * @returns {Dot[]}
 */
function rimOf({ points, width, height }) {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (const at of points) {
    const x = at % width;
    const y = (at - x) / width;
    first[y] = Math.min(first[y], x);
    last[y] = Math.max(last[y], x);
  }
  /** @type {Dot[]} */
  const rim = [];
  last.forEach((right, y) => {
    if (right >= 0) rim.push([first[y], y], [right, y]);
  });
  return rim;
}

/**
 * The points of a figure that lie farthest out along one of its sides.
 * @param {Figure} figure
 * @param {Dot} start
 * @param {Dot} end
 * @returns {Dot[]}
 */
function outermost({ figureOf, number, width, height }, start, end) {
  const length = distance(start, end);
  const [alongX, alongY] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const reach = Math.max(3, 0.04 * length);
  /** @type {Dot[]} */
  const found = [];
  for (let way = 0.03 * length; way < 0.97 * length; way += Math.max(1, length / 60)) {
    for (let out = reach; out > -reach; out -= 0.5) {
      const x = Math.round(start[0] + way * alongX + out * alongY);
      const y = Math.round(start[1] + way * alongY - out * alongX);
      if (x < 0 || y < 0 || x >= width || y >= height || figureOf[y * width + x] !== number) continue;
      found.push([x, y]);
      break;
    }
  }
  return found.length > 1 ? found : [start, end];
}

/**
 * The corners as a clock runs, beginning with the one nearest to the picture's top left.
 * @param {Quad} corners
 * @returns {Quad}
 */
export function fromTheTopLeft(corners) {
  const clockwise = turn(corners[0], corners[1], corners[2]) > 0 ? corners : [...corners].reverse();
  const sums = clockwise.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return /** @type {Quad} */ ([...clockwise.slice(first), ...clockwise.slice(0, first)]);
}
