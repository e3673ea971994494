// @ts-check
/** What the live view tells of each small picture: where a grid seems to be, and how sharp it is. Pure functions. */

import { CLEAR, darkLines, sharpness } from "./find.js";
import { greyOf } from "./grey.js";
import { contrast, latticeOf } from "./lattice.js";
import { outlines } from "./outline.js";
import { distance, middle, perspectiveOf } from "./plane.js";

/** The longest side of the pictures that are looked at: a dozen of them a second. */
export const FOR_GLIMPSES = 480;

/** How much less clear than the clearest one a grid may be that the camera is pointed at. */
const NEARLY = 0.5;

/**
 * The grid that the camera is pointed at. Its lines are looked at exactly in one place only, since the next picture waits.
 * @param {Picture} picture
 * @returns {PhotoGlimpse}
 */
export function glimpse(picture) {
  const grey = greyOf(picture, FOR_GLIMPSES);
  const dark = darkLines(grey);
  const found = outlines(grey).map((corners) => ({ corners, clear: contrast(dark, perspectiveOf(corners)) }));
  const clearest = Math.max(...found.map(({ clear }) => clear));
  const aim = /** @type {Dot} */ ([grey.width / 2, grey.height / 2]);
  const [aimedAt] = found
    .filter(({ clear }) => clear >= NEARLY * clearest)
    .map(({ corners }) => ({ corners, off: distance(middle(corners), aim) }))
    .sort((one, other) => one.off - other.off);
  if (!aimedAt || contrast(dark, latticeOf(dark, aimedAt.corners)) < CLEAR) return { corners: null, sharp: 0 };
  const scale = picture.width / grey.width;
  const corners = /** @type {Quad} */ (aimedAt.corners.map(([x, y]) => [x * scale, y * scale]));
  return { corners, sharp: sharpness(grey) };
}
