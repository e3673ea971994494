// @ts-check
/** The grids on a screen: their lines are upright and level, as far apart from each other, and run from side to side. Pure functions. */

import { median } from "./plane.js";

/** How far two points beside each other differ, in one of their colours, where something begins or ends. */
const STEP = 5;

/** How far a grid may be from where it was found, and how much larger or smaller, as parts of a cell and of its side. */
const REACH = 0.45;
const STRETCH = 0.05;

/** Which part of its length a line is seen along, in the mean of all of them, at least. */
const SEEN = 0.6;

/** How far the edges of a line are from its middle at most, as part of a cell. */
const WIDEST_LINE = 0.07;

/** How much the outermost lines count, which some apps do not draw. */
const OUTERMOST = 0.4;

/**
 * The straight lattice of a grid that was found; null if the picture has no such lines.
 * @param {Picture} picture
 * @param {Quad} corners Those of a level square.
 * @returns {Perspective | null}
 */
export function straightened(picture, [[left, top], , [right, bottom]]) {
  const across = fitted(edges(picture, [left, right], [top, bottom], false), left, right);
  const down = fitted(edges(picture, [top, bottom], [left, right], true), top, bottom);
  if (Math.min(across.clear, down.clear) < SEEN) return null;
  return (u, v) => [across.start + u * across.length, down.start + v * down.length];
}

/**
 * For each column near a grid, or each row, along which part of the grid something begins or ends there.
 * @param {Picture} picture
 * @param {[number, number]} range Where the lines are looked for,
 * @param {[number, number]} along and between which ends.
 * @param {boolean} areRows
 */
function edges({ width, height, data }, [from, to], [start, end], areRows) {
  const [most, longest] = areRows ? [height, width] : [width, height];
  const [next, step] = areRows ? [4 * width, 4] : [4, 4 * width];
  const margin = (to - from) / 12;
  const first = Math.max(1, Math.floor(from - margin));
  const last = Math.min(most - 2, Math.ceil(to + margin));
  const [begin, stop] = [Math.max(0, Math.round(start)), Math.min(longest - 1, Math.round(end))];
  const parts = new Float32Array(most);
  for (let line = first; line <= last; line += 1) {
    let count = 0;
    for (let point = begin; point <= stop; point += 2) count += Number(isEdge(data, line * next + point * step, next));
    parts[line] = (2 * count) / (stop - begin + 1);
  }
  return parts;
}

/**
 * Where ten lines begin, how far the last is from the first, and along which part of them they are seen.
 * @param {Float32Array} parts
 * @param {number} from
 * @param {number} to
 */
function fitted(parts, from, to) {
  const usual = to - from;
  const reach = Math.max(2, Math.round((WIDEST_LINE * usual) / 9));
  // A line has an edge on either side, so that its middle fits best.
  const fits = parts.map((_, at) => {
    let fit = 0;
    for (let off = -reach; off <= reach; off += 1) fit += Math.max(0, (parts[at + off] ?? 0) - HALF_SEEN / 2) * (1 - Math.abs(off) / (reach + 1));
    return fit;
  });
  let best = { start: from, length: usual, fit: 0 };
  for (let length = usual * (1 - STRETCH); length <= usual * (1 + STRETCH); length += 1) {
    const middle = from + (usual - length) / 2;
    for (let start = middle - (REACH * length) / 9; start <= middle + (REACH * length) / 9; start += 0.5) {
      const fit = tenOf((place) => fits[Math.round(place)] ?? 0, start, length);
      if (fit > best.fit + 1e-6) best = { start, length, fit };
    }
  }
  const seenAt = (/** @type {number} */ place) => Math.max(0, ...parts.subarray(Math.max(0, Math.round(place) - reach), Math.round(place) + reach + 1));
  return { ...best, clear: tenOf(seenAt, best.start, best.length) };
}

/**
 * The mean of something at ten lines; the outermost count less.
 * @param {(place: number) => number} valueAt
 * @param {number} start
 * @param {number} length
 */
function tenOf(valueAt, start, length) {
  let sum = OUTERMOST * (valueAt(start) + valueAt(start + length));
  for (let line = 1; line < 9; line += 1) sum += valueAt(start + (line * length) / 9);
  return sum / (8 + 2 * OUTERMOST);
}

/** How far apart points are that are compared to know a screen, and which part of them has the very same colour there, as in no photo. */
const PACE = 5;
const MANY = 0.33;

/** The least side of a grid, as part of the picture's short side, and how much of that a line may be broken. */
const SMALLEST = 0.15;
const BROKEN = 0.04;

/** How far from its place a line may be, as part of a cell, and how many of ten lines are seen at least. */
const OFF = 0.07;
const FEWEST_LINES = 7;

/** How many level lines the upright ones are worth, if they are seen from the top to the bottom. */
const UPRIGHT = 20;

/** How many edges must run from side to side, and along which part of it the others: beside some cells a line may be as bright as these. */
const FEWEST_RUNS = 3;
const MOST_BUNDLES = 5;
const HALF_SEEN = 0.4;

/** How much longer the side of a grid may be than its lines, which between tiles do not reach the edge. */
const STRETCHES = Object.freeze([0.98, 0.99, 1, 1.01, 1.02, 1.03]);

/**
 * The grids on a screen, as squares; none in a photo.
 * @param {Picture} picture
 * @returns {Quad[]}
 */
export function levelGrids(picture) {
  if (!isEven(picture)) return [];
  /** @type {Quad[]} */
  const grids = [];
  for (const runs of bundles(longRuns(picture))) {
    const [left, right] = [median(runs.map(({ start }) => start)), median(runs.map(({ end }) => end))];
    if (grids.some((grid) => grid[0][0] < right && left < grid[1][0])) continue;
    const seen = edges(picture, [0, picture.height], [left, right], true);
    const places = [...seen.keys()].filter((place) => seen[place] > HALF_SEEN);
    const lines = tenLines(places, right - left, uprightAt(picture, left, right));
    if (!lines) continue;
    const { top, side } = lines;
    const from = (left + right - side) / 2;
    grids.push([[from, top], [from + side, top], [from + side, top + side], [from, top + side]]);
  }
  return grids;
}

/**
 * Whether a picture is as even as only drawn ones are.
 * @param {Picture} picture
 */
function isEven({ width, height, data }) {
  let [even, count] = [0, 0];
  for (let y = 0; y < height; y += 2 * PACE) {
    for (let x = PACE; x < width; x += 2 * PACE) {
      const at = 4 * (y * width + x);
      count += 1;
      if ([at, at + 1, at + 2].every((part) => data[part] === data[part - 4 * PACE])) even += 1;
    }
  }
  return even > MANY * count;
}

/** @typedef {{at: number, start: number, end: number}} Run */

/**
 * The longest level edge in each row, if it is long enough for a grid.
 * @param {Picture} picture
 */
function longRuns({ width, height, data }) {
  const short = Math.min(width, height);
  const [least, gap] = [SMALLEST * short, Math.max(3, BROKEN * short)];
  /** @type {Run[]} */
  const runs = [];
  for (let y = 1; y < height - 1; y += 1) {
    let [start, last] = [-1, -1];
    for (let x = 0; x <= width; x += 1) {
      if (x < width && isEdge(data, 4 * (y * width + x), 4 * width)) {
        if (start < 0 || x - last > gap) {
          if (last - start >= least) runs.push({ at: y, start, end: last });
          start = x;
        }
        last = x;
      }
    }
    if (last - start >= least) runs.push({ at: y, start, end: last });
  }
  return runs;
}

/**
 * @param {Picture["data"]} data
 * @param {number} at
 * @param {number} next How far off the points to both sides lie.
 */
const isEdge = (data, at, next) =>
  Math.abs(data[at + next] - data[at - next]) > STEP || Math.abs(data[at + next + 1] - data[at - next + 1]) > STEP || Math.abs(data[at + next + 2] - data[at - next + 2]) > STEP;

/**
 * Runs that begin and end at about the same places, the most and longest first.
 * @param {Run[]} runs
 */
function bundles(runs) {
  /** @type {Run[][]} */
  const found = [];
  for (const run of runs) {
    const reach = 0.04 * (run.end - run.start);
    const fitting = found.find(([{ start, end }]) => Math.abs(start - run.start) < reach && Math.abs(end - run.end) < reach);
    if (fitting) fitting.push(run);
    else found.push([run]);
  }
  const extent = (/** @type {Run[]} */ runs) => runs.length * (runs[0].end - runs[0].start);
  return found.filter(({ length }) => length >= FEWEST_RUNS).sort((one, other) => extent(other) - extent(one)).slice(0, MOST_BUNDLES);
}

/**
 * For each row how many of the upright lines between the sides of a grid are seen in it or above.
 * @param {Picture} picture
 * @param {number} left
 * @param {number} right
 */
function uprightAt({ width, height, data }, left, right) {
  const reach = Math.ceil((OFF * (right - left)) / 9 / 2);
  const sums = new Float32Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let seen = 0;
    for (let line = 1; line < 9; line += 1) {
      const at = Math.round(left + (line * (right - left)) / 9);
      let isSeen = false;
      for (let x = at - reach; x <= at + reach && !isSeen; x += 1) isSeen = isEdge(data, 4 * (y * width + x), 4);
      seen += Number(isSeen);
    }
    sums[y + 1] = sums[y] + seen;
  }
  return sums;
}

/**
 * Where the first of ten lines is, and how far from it the last; null if too few are seen. Where the outermost are not drawn, the upright ones
 * tell where the grid ends.
 * @param {number[]} places
 * @param {number} usual About how far.
 * @param {Float32Array} upright
 */
function tenLines(places, usual, upright) {
  let best = { top: 0, side: 0, seen: 0, fit: 0 };
  const sumAt = (/** @type {number} */ place) => upright[Math.min(Math.max(Math.round(place), 0), upright.length - 1)];
  for (const stretch of STRETCHES) {
    const side = usual * stretch;
    const step = side / 9;
    for (const top of places.flatMap((place) => Array.from({ length: 10 }, (_, line) => place - line * step))) {
      const misses = Array.from({ length: 10 }, (_, number) => nearest(places, top + number * step)).filter((miss) => miss < OFF * step);
      const off = misses.reduce((sum, miss) => sum + miss, 0) / (OFF * step);
      const fit = misses.length - off / 10 + (UPRIGHT * (sumAt(top + side) - sumAt(top))) / (8 * side);
      if (fit > best.fit) best = { top, side, seen: misses.length, fit };
    }
  }
  return best.seen >= FEWEST_LINES ? best : null;
}

/**
 * How far the nearest of some places is.
 * @param {number[]} places
 * @param {number} place
 */
const nearest = (places, place) => places.reduce((least, other) => Math.min(least, Math.abs(other - place)), Infinity);
