// @ts-check
/** When the picture is taken by itself: the grid has been where it is for some pictures, and they are sharp. Pure functions. */

import { distance } from "./plane.js";

/** For how many pictures the grid must hold still, and by which part of its side it may move meanwhile. */
export const PATIENCE = 5;
const STILL = 0.03;

/** A picture less sharp than this is not worth taking; one clearly less so than those before it is of a camera that focuses. */
export const SHARP = 0.02;
const AS_SHARP = 0.85;

/** By which part of its side a grid has moved when it is looked at anew. */
const ELSEWHERE = 0.2;

/**
 * The last glimpses with one more.
 * @param {PhotoGlimpse[]} glimpses
 * @param {PhotoGlimpse} latest
 */
export const followed = (glimpses, latest) => [...glimpses, latest].slice(-PATIENCE);

/**
 * Whether it is time to take the picture.
 * @param {PhotoGlimpse[]} glimpses
 */
export function isSteady(glimpses) {
  const latest = glimpses.at(-1);
  if (!latest || glimpses.length < PATIENCE) return false;
  const sharpest = Math.max(...glimpses.map(({ sharp }) => sharp));
  const isSharp = latest.sharp >= Math.max(SHARP, AS_SHARP * sharpest);
  return isSharp && glimpses.every(({ corners }) => movement(corners, latest.corners) <= STILL);
}

/**
 * Whether a grid is seen where one has been before.
 * @param {Quad | null} corners
 * @param {Quad | null} before
 */
export const isThere = (corners, before) => movement(corners, before) <= ELSEWHERE;

/**
 * How far the corners are from where they were, as part of a side.
 * @param {Quad | null} corners
 * @param {Quad | null} before
 */
function movement(corners, before) {
  if (!corners || !before) return Infinity;
  const side = distance(before[0], before[2]) / Math.SQRT2;
  return Math.max(...corners.map((corner, number) => distance(corner, before[number]))) / side;
}
