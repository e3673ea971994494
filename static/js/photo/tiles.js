// @ts-check
/**
 * Where a grid may be in a picture that has no clear frame, or is small among other things: bright patches of one
 * size, side by side between dark lines. Pure functions.
 */

import { squareThrough } from "./plane.js";

/** How much darker than its surroundings a line between two patches is at least. */
const DARKER = 0.05;

/** The least width and height of a patch in points, how far from square its box may be, and which part of that it fills. */
const SMALLEST = 5;
const LONGEST = 1.6;
const FULLEST = 0.35;

/** How much larger one neighbour may be than the other, and how far from where it is expected, as part of the step there. */
const LIKE = 1.7;
const NEAR = 0.3;

/** The fewest patches that tell of a grid, and the fewest that may be one of nine by nine cells. */
const TELLING = 12;
const FEWEST = 30;

/** @typedef {{x: number, y: number, side: number, group: Group | null}} Tile */
/** @typedef {{tile: Tile, column: number, row: number, across: Dot, down: Dot}} Placed */
/** @typedef {Map<string, Placed>} Group */

/**
 * Groups of bright patches that lie as the cells of a grid do, and a way to look for the others.
 * @param {Grey} dark
 */
export function tilings(dark) {
  const tiles = tilesOf(dark);
  const near = neighbourhood(tiles);
  const groups = [];
  for (const tile of tiles) {
    if (tile.group) continue;
    const group = grown(tile, near);
    if (group.size >= TELLING) groups.push([...group.values()]);
    // A seed that is no cell may have begun in a wrong direction; the others are free for better ones.
    else for (const placed of group.values()) placed.tile.group = null;
  }
  return { groups, near };
}

/**
 * The bright patches of a picture that may be cells.
 * @param {Grey} dark
 * @returns {Tile[]}
 */
function tilesOf({ width, height, data }) {
  const isSeen = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) isSeen[at] = data[at] > DARKER ? 1 : 0;
  const points = new Int32Array(data.length);
  const largest = Math.min(width, height) / 6;
  /** @type {Tile[]} */
  const tiles = [];
  for (let seed = 0; seed < data.length; seed += 1) {
    if (isSeen[seed]) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    let end = 0;
    points[end++] = seed;
    isSeen[seed] = 1;
    for (let next = 0; next < end; next += 1) {
      const at = points[next];
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0 && !isSeen[at - 1]) isSeen[(points[end++] = at - 1)] = 1;
      if (x < width - 1 && !isSeen[at + 1]) isSeen[(points[end++] = at + 1)] = 1;
      if (y > 0 && !isSeen[at - width]) isSeen[(points[end++] = at - width)] = 1;
      if (y < height - 1 && !isSeen[at + width]) isSeen[(points[end++] = at + width)] = 1;
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const [least, most] = [Math.min(wide, high), Math.max(wide, high)];
    if (least < SMALLEST || most > largest || most > LONGEST * least || end < FULLEST * wide * high) continue;
    tiles.push({ x: (left + right) / 2, y: (top + bottom) / 2, side: Math.sqrt(wide * high), group: null });
  }
  return tiles;
}

/**
 * Looks up the tile nearest to a place, among those of about the same size.
 * @param {Tile[]} tiles
 */
function neighbourhood(tiles) {
  const pitch = 16;
  const key = (/** @type {number} */ column, /** @type {number} */ row) => column * 4096 + row;
  /** @type {Map<number, Tile[]>} */
  const places = new Map();
  for (const tile of tiles) {
    const at = key(Math.floor(tile.x / pitch), Math.floor(tile.y / pitch));
    places.set(at, [...(places.get(at) ?? []), tile]);
  }
  return (/** @type {Dot} */ [x, y], /** @type {number} */ reach, /** @type {number} */ side) => {
    /** @type {Tile | null} */
    let best = null;
    let least = reach;
    for (let column = Math.floor((x - reach) / pitch); column <= (x + reach) / pitch; column += 1) {
      for (let row = Math.floor((y - reach) / pitch); row <= (y + reach) / pitch; row += 1) {
        for (const tile of places.get(key(column, row)) ?? []) {
          const off = Math.hypot(tile.x - x, tile.y - y);
          if (off >= least || tile.side > LIKE * side || side > LIKE * tile.side) continue;
          [best, least] = [tile, off];
        }
      }
    }
    return best;
  };
}

/** The steps to the cells around one. */
const STEPS = Object.freeze([[1, 0], [0, 1], [-1, 0], [0, -1]]);

/**
 * Everything that hangs together with a tile as cells of a grid do.
 * @param {Tile} seed
 * @param {ReturnType<typeof neighbourhood>} near
 */
function grown(seed, near) {
  /** @type {Group} */
  const group = new Map();
  const across = stepFrom(seed, near);
  if (!across) return group;
  const place = (/** @type {Placed} */ placed) => {
    placed.tile.group = group;
    group.set(`${placed.column} ${placed.row}`, placed);
    return placed;
  };
  const queue = [place({ tile: seed, column: 0, row: 0, across, down: [-across[1], across[0]] })];
  for (const from of queue) {
    for (const [right, below] of STEPS) {
      const [column, row] = [from.column + right, from.row + below];
      if (group.has(`${column} ${row}`)) continue;
      const step = /** @type {Dot} */ ([0, 1].map((axis) => right * from.across[axis] + below * from.down[axis]));
      const reach = NEAR * Math.hypot(...(right ? from.across : from.down));
      const tile = near([from.tile.x + step[0], from.tile.y + step[1]], reach, from.tile.side);
      if (!tile || tile.group) continue;
      const seen = /** @type {Dot} */ ([tile.x - from.tile.x, tile.y - from.tile.y].map((part) => part / (right + below)));
      const turned = (/** @type {Dot} */ old) => /** @type {Dot} */ (old.map((part, axis) => (part + seen[axis]) / 2));
      queue.push(place({ tile, column, row, across: right ? turned(from.across) : from.across, down: right ? from.down : turned(from.down) }));
    }
  }
  return group;
}

/**
 * The way from a tile to the next one to its right, or to whichever is nearest to that.
 * @param {Tile} seed
 * @param {ReturnType<typeof neighbourhood>} near
 * @returns {Dot | null}
 */
function stepFrom(seed, near) {
  for (let angle = 0; angle < 90; angle += 15) {
    for (const sign of angle ? [1, -1] : [1]) {
      const turn = (sign * angle * Math.PI) / 360;
      const length = (1.12 * seed.side) / (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)));
      const tile = near([seed.x + length * Math.cos(turn), seed.y + length * Math.sin(turn)], NEAR * length, seed.side);
      if (tile && tile !== seed) return [tile.x - seed.x, tile.y - seed.y];
    }
  }
  return null;
}

/** How many cells a row of a grid has. */
const COUNT = 9;

/** To so many cells of a grid there may be a patch beside it that is part of nothing larger. */
const STRAYS = 15;

/**
 * The parts of a group that may be grids of nine by nine cells: nothing goes on around them.
 * @param {Placed[]} group
 * @returns {Placed[][]}
 */
export function ninesOf(group) {
  if (group.length < FEWEST) return [];
  const within = (/** @type {number} */ left, /** @type {number} */ top, edge = 0) =>
    group.filter(({ column, row }) => column >= left - edge && column < left + COUNT + edge && row >= top - edge && row < top + COUNT + edge);
  let best = { fit: 0, cells: group.slice(0, 0), around: 0 };
  for (const left of startsOf(group.map(({ column }) => column))) {
    for (const top of startsOf(group.map(({ row }) => row))) {
      const cells = within(left, top);
      const around = within(left, top, 1).length - cells.length;
      if (cells.length - around > best.fit) best = { fit: cells.length - around, cells, around };
    }
  }
  if (best.cells.length < FEWEST || best.around * STRAYS > best.cells.length) return [];
  return [best.cells, ...ninesOf(group.filter((placed) => !best.cells.includes(placed)))];
}

/**
 * Where nine in a row may begin.
 * @param {number[]} places
 */
function startsOf(places) {
  const first = Math.min(...places);
  return Array.from({ length: Math.max(1, Math.max(...places) - first - COUNT + 2) }, (_, start) => first + start);
}

/**
 * The corners of every grid of nine by nine of which these may be the cells that are seen.
 * @param {Placed[]} cells
 * @returns {Quad[]}
 */
export function placementsOf(cells) {
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  return endingsOf(columns).flatMap((left) =>
    endingsOf(rows).map((top) => {
      const pairs = cells.map(({ tile, column, row }) => {
        const point = /** @type {Dot} */ ([(column - left + 0.5) / COUNT, (row - top + 0.5) / COUNT]);
        return { point, place: /** @type {Dot} */ ([tile.x, tile.y]) };
      });
      return squareThrough(pairs);
    }),
  );
}

/**
 * Whether there are more patches around a grid, as around a part of a larger one.
 * @param {Perspective} seen
 * @param {ReturnType<typeof neighbourhood>} near
 */
export function goesOn(seen, near) {
  const [left, right] = [seen(0.5, 0.5), seen(0.5 + 1 / COUNT, 0.5)];
  const step = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const edge = Array.from({ length: COUNT }, (_, number) => (number + 0.5) / COUNT);
  const out = 0.5 / COUNT;
  const around = edge.flatMap((way) => [seen(way, -out), seen(way, 1 + out), seen(-out, way), seen(1 + out, way)]);
  return around.filter((place) => near(place, NEAR * step, 0.85 * step)).length * STRAYS > COUNT * COUNT;
}

/**
 * Where nine in a row may begin that contain all of some.
 * @param {number[]} places
 */
function endingsOf(places) {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: COUNT - (last - first) }, (_, before) => first - before);
}

/**
 * How many columns and rows of cells a group has.
 * @param {Placed[]} group
 */
export function extentOf(group) {
  const [columns, rows] = [group.map(({ column }) => column), group.map(({ row }) => row)].map((places) => 1 + Math.max(...places) - Math.min(...places));
  return { columns, rows };
}
