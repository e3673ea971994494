// @ts-check
/** What the live view tells of each small picture: where a grid seems to be, and how sharp it is. Pure functions. */

import { CLEAR, darkLines, sharpness } from "./find.js";
import { darkness, greyOf } from "./grey.js";
import { contrast, latticeOf } from "./lattice.js";
import { quantile } from "./network.js";
import { outlines } from "./outline.js";
import { distance, middle, perspectiveOf } from "./plane.js";
import { REACH, gridsIn } from "./search.js";
import { tilings } from "./tiles.js";

/** The longest side of the pictures that are looked at: a dozen of them a second. */
export const FOR_GLIMPSES = 480;

/** How much less clear than the clearest one a grid may be that the camera is pointed at. */
const NEARLY = 0.5;

/** How bright most of a picture is at most that may show light lines on dark. */
const DARK = 90;

/**
 * The grid that the camera is pointed at. Its lines are looked at exactly in one place only, since the next picture waits.
 * @param {Picture} picture
 * @returns {PhotoGlimpse}
 */
export function glimpse(picture) {
  const grey = greyOf(picture, FOR_GLIMPSES);
  const corners = gridIn(grey) ?? (quantile(grey.data, 0.5) < DARK ? gridIn(negativeOf(grey)) : null);
  if (!corners) return { corners, sharp: 0 };
  const scale = picture.width / grey.width;
  return { corners: /** @type {Quad} */ (corners.map(([x, y]) => [x * scale, y * scale])), sharp: sharpness(grey) };
}

/**
 * @param {Grey} grey
 * @returns {Grey}
 */
const negativeOf = ({ width, height, data }) => ({ width, height, data: data.map((value) => 255 - value) });

/**
 * The corners of a large grid, or else of a small one.
 * @param {Grey} grey
 */
function gridIn(grey) {
  const dark = darkLines(grey);
  const aimed = aimedAt(grey, outlines(grey).map((corners) => ({ corners, clear: contrast(dark, perspectiveOf(corners)) })));
  if (aimed && contrast(dark, latticeOf(dark, aimed)) >= CLEAR) return aimed;
  const near = darkness(grey, REACH);
  return aimedAt(grey, gridsIn(grey, near, tilings(near)));
}

/**
 * Of the outlines that are nearly as clear as the clearest, the one nearest to the middle.
 * @param {Grey} grey
 * @param {{corners: Quad, clear: number}[]} found
 */
function aimedAt({ width, height }, found) {
  const clearest = Math.max(...found.map(({ clear }) => clear));
  const aim = /** @type {Dot} */ ([width / 2, height / 2]);
  const [aimed] = found
    .filter(({ clear }) => clear >= NEARLY * clearest)
    .map(({ corners }) => ({ corners, off: distance(middle(corners), aim) }))
    .sort((one, other) => one.off - other.off);
  return aimed ? aimed.corners : null;
}
