// @ts-check
/** Where the glare of a lamp has wiped out everything: as white as a picture can be, lines and all. Pure functions. */

import { CELLS } from "../geometry.js";
import { shrink, valueAt } from "./grey.js";
import { quantile } from "./network.js";
import { enlarged } from "./plane.js";

/** How bright a spot is in the mean in which there is nothing, from 0 to 255, and how many of them make the longest side. */
const BLINDING = 248;
const SPOTS = 160;

/** How bright most of a picture is at most in which glare stands out, and which part of it that covers at least. */
const DIM = 240;
const COVERED = 0.02;

/** Places on the sides of a cell and in it, as parts of it, and in how many of these nothing is seen where it may hold something. */
const SIDES = Object.freeze([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]);
const INSIDE = Object.freeze([0.2, 0.5, 0.8].flatMap((down) => [0.2, 0.5, 0.8].map((across) => [across, down])));
const TOO_MANY = 2;

/**
 * Tells of each place of a picture whether there is nothing but white.
 * @param {Grey} grey
 * @returns {(place: Dot) => boolean}
 */
export function glareOf(grey) {
  const spots = shrink(grey, SPOTS);
  const scale = spots.width / grey.width;
  return (place) => valueAt(spots, ...enlarged(place, scale)) >= BLINDING;
}

/**
 * Whether there is a spot of glare in a picture most of which is darker.
 * @param {Grey} grey
 */
export function hasGlare(grey) {
  const { data } = shrink(grey, SPOTS);
  return quantile(data, 0.5) < DIM && data.filter((spot) => spot >= BLINDING).length > COVERED * data.length;
}

/**
 * The cells of a grid in which something could be that is not seen: where paper alone is so white, it has lines around it.
 * @param {(place: Dot) => boolean} isLost
 * @param {Perspective} seen
 */
export function lostCells(isLost, seen) {
  const isLostAt = (/** @type {number} */ cell, /** @type {readonly number[]} */ [across, down]) =>
    isLost(seen(((cell % 9) + across) / 9, (Math.floor(cell / 9) + down) / 9));
  return new Set(
    CELLS.filter((cell) => SIDES.some((side) => isLostAt(cell, side)) && INSIDE.filter((place) => isLostAt(cell, place)).length >= TOO_MANY),
  );
}
