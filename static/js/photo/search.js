// @ts-check
/**
 * Looks for grids that are small, lose their frame or a part to glare, or lie among other things: by their outlines and by
 * their cells, and each is judged by its lines, its cells, and what lies around it. Pure functions.
 */

import { CELLS } from "../geometry.js";
import { glareOf } from "./glare.js";
import { darkness, doubled, shrink, valueAt } from "./grey.js";
import { blockContrast, exactLattice, innerClarity, innerContrast, roughLattice } from "./lattice.js";
import { crossedQuad, fromTheTopLeft, outlinesIn } from "./outline.js";
import { distance, enlarged, isInside, median, middle, perspectiveOf } from "./plane.js";
import { goesOn, ninesOf, placementsOf, tilings } from "./tiles.js";

/** The longest side of the picture in which the lines of a large grid are looked for, and from which part of that on it is large. */
export const FOR_LINES = 640;
const LARGE = 0.4;

/** A picture of which no side is as long is doubled; and how far the window goes in which it is told what is dark, in points. */
const FINE = 1000;
export const REACH = 12;

/** How clear the fainter inner lines of a grid are at least of which the cells are seen, and else the lines between its blocks. */
const CLEAR = 0.018;
const BLOCKS = 0.1;

/** How clear all inner lines together are at least before it is looked exactly, and how near outlines are that are one, as part of it. */
const ANY = 0.015;
const ALIKE = 0.01;

/** The least side of a small grid that has an outline, as part of the picture's short side, and how many things may have one. */
const SMALL = 0.1;
const MANY = 16;

/** The same for a grid of which only the lines between the blocks are clear. */
const LONE = 0.3;
const FEW = 2;

/** So many patches tell how large the cells are; and how far their size may be from a ninth of the grid (a logarithm of areas). */
const TELLING = 12;
const OTHERWISE = 0.15;

/** How bright a black cell is at most, as part of the brightest beside it, how dark ink in it is, and how many cells may seem black. */
const BLACK = 0.8;
const INK = 0.15;
const FEW_BLACK = 3;

/** The places in a cell where it is looked how bright it is, as parts of it. */
const PARTS = Object.freeze([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]);

const NEIGHBOURS = CELLS.map((cell) =>
  CELLS.filter((other) => Math.abs((other % 9) - (cell % 9)) + Math.abs(Math.floor(other / 9) - Math.floor(cell / 9)) === 1),
);

/** @typedef {{corners: Quad, seen: Perspective, clear: number, dark: Grey, scale: number}} Candidate A grid in a picture that is so much smaller. */
/** @typedef {import("./tiles.js").Placed} Placed */

/**
 * Whether a grid is as large as one at which a camera is pointed: small ones have others beside them.
 * @param {Grey} grey
 * @param {Quad} corners
 */
export const isLarge = ({ width, height }, corners) => distance(corners[0], corners[2]) > LARGE * Math.SQRT2 * Math.max(width, height);

/**
 * The grids of a picture, first looked for where it is shrunk, then in all that there is; and the patches that lie as cells do.
 * @param {Grey} grey
 * @param {Quad[]} known Outlines in the picture as it is shrunk.
 */
export function searchedGrids(grey, known) {
  const fine = Math.max(grey.width, grey.height) < FINE ? doubled(grey) : grey;
  const small = shrink(grey, FOR_LINES);
  /** @type {Candidate[]} */
  let grids = [];
  /** @type {{group: Placed[], scale: number}[]} */
  const cells = [];
  for (const looked of [small, fine]) {
    const dark = darkness(looked, REACH);
    const tiled = tilings(dark);
    const scale = grey.width / looked.width;
    const found = gridsIn(looked, dark, tiled, looked === small ? known : []).map((grid) => ({ ...grid, dark, scale }));
    // What is found in the finer picture is known more exactly.
    grids = [...found, ...grids];
    cells.push(...tiled.groups.map((group) => ({ group, scale })));
    if (found.some(({ corners }) => isLarge(looked, corners))) break;
  }
  return { grids: different(grids), cells };
}

/**
 * What may be a grid in a picture, as far as it is one, the clearest first.
 * @param {Grey} grey
 * @param {Grey} dark
 * @param {ReturnType<typeof tilings>} tiled
 * @param {Quad[]} known Outlines of what may be one.
 */
export function gridsIn(grey, dark, { groups, near }, known = []) {
  const isLost = glareOf(grey);
  const byCells = groups.flatMap(ninesOf).map((cells) => {
    const placements = placementsOf(cells).map(fromTheTopLeft);
    const clarity = placements.map((corners) => innerClarity(dark, perspectiveOf(corners), isLost));
    return { corners: placements[clarity.indexOf(Math.max(...clarity))], hasCells: true, isWhole: placements.length === 1 };
  });
  const byOutline = [...known, ...outlinesIn(dark, SMALL, MANY), ...outlinesIn(dark, LONE, FEW, crossedQuad)]
    .filter((corners, number, all) => all.findIndex((other) => isAlike(corners, other)) === number && !hasOtherCells(groups, corners))
    .map((corners) => ({ corners, hasCells: false, isWhole: true }));
  return [...byCells, ...byOutline]
    .flatMap(({ corners, hasCells, isWhole }) => {
      const roughly = roughLattice(dark, corners);
      if (innerClarity(dark, roughly, isLost) < ANY) return [];
      const seen = exactLattice(dark, roughly);
      const inner = hasCells ? innerContrast(dark, seen, isLost) : 0;
      const blocks = isWhole ? blockContrast(dark, seen, isLost) : 0;
      const isGrid = (inner >= CLEAR || blocks >= BLOCKS) && hasBrightCells(grey, seen, isLost) && !goesOn(seen, near);
      return isGrid ? { corners, seen, clear: Math.max(inner, blocks) } : [];
    })
    .sort((one, other) => other.clear - one.clear);
}

/**
 * Whether two outlines are nearly the same.
 * @param {Quad} corners
 * @param {Quad} others
 */
const isAlike = (corners, others) => corners.every((corner, number) => distance(corner, others[number]) < ALIKE * distance(corners[0], corners[2]));

/**
 * Whether the patches between some corners are larger or smaller than a ninth.
 * @param {Placed[][]} groups
 * @param {Quad} corners
 */
function hasOtherCells(groups, corners) {
  const cell = (distance(corners[0], corners[2]) * distance(corners[1], corners[3])) / 2 / 81;
  return groups.some((group) => {
    const inside = group.filter(({ tile }) => isInside(corners, [tile.x, tile.y]));
    const usual = median(inside.map(({ across, down }) => Math.abs(across[0] * down[1] - across[1] * down[0])));
    return inside.length >= TELLING && Math.abs(Math.log(cell / usual)) > OTHERWISE;
  });
}

/**
 * Whether hardly a cell is darker than those beside it and has no ink, as black cells of crosswords are. Those in glare do not count.
 * @param {Grey} grey
 * @param {Perspective} seen
 * @param {(place: Dot) => boolean} isLost
 */
export function hasBrightCells(grey, seen, isLost) {
  const cells = CELLS.map((cell) => {
    const places = PARTS.flatMap((down) => PARTS.map((across) => seen(((cell % 9) + across) / 9, (Math.floor(cell / 9) + down) / 9)));
    const values = Float32Array.from(places, (place) => valueAt(grey, ...place)).sort();
    const [darkest, bright] = [0.1, 0.5].map((part) => values[Math.floor(part * values.length)]);
    return { bright: isLost(seen(((cell % 9) + 0.5) / 9, (Math.floor(cell / 9) + 0.5) / 9)) ? 0 : bright, depth: bright - darkest };
  });
  const dark = CELLS.flatMap((cell) => {
    const beside = Math.max(...NEIGHBOURS[cell].map((other) => cells[other].bright));
    return cells[cell].bright && cells[cell].bright < BLACK * beside ? { hasInk: cells[cell].depth > INK * beside } : [];
  });
  return dark.length <= FEW_BLACK || dark.filter(({ hasInk }) => hasInk).length > dark.length / 8;
}

/**
 * Grids without those that lie where one before them does.
 * @param {Candidate[]} grids
 */
export function different(grids) {
  /** @type {Candidate[]} */
  const kept = [];
  for (const grid of grids) {
    const isNew = kept.every((other) => {
      const [one, near] = [grid, other].map(({ corners, scale }) => enlarged(middle(corners), scale));
      return distance(one, near) > (other.scale * distance(other.corners[0], other.corners[2])) / 3;
    });
    if (isNew) kept.push(grid);
  }
  return kept;
}
