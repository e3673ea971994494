// @ts-check
/** Draws QR codes. They are made on the device: what a code holds is told to nobody. */

import { draw } from "../dom.js";

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../../vendor/uqr.js";
const QUIET = 4;

/**
 * The QR code of a text as a picture, or null if there is none.
 * @param {string} text
 */
export async function qrPicture(text) {
  const modules = await modulesOf(text).catch(() => null);
  if (!modules) return null;
  const width = modules.length + 2 * QUIET;
  const svg = draw("svg", { viewBox: `${-QUIET} ${-QUIET} ${width} ${width}`, class: "qr", "aria-hidden": "true", "shape-rendering": "crispEdges" });
  svg.append(draw("rect", { x: -QUIET, y: -QUIET, width, height: width, fill: "#ffffff" }), draw("path", { d: darkRuns(modules), fill: "#000000" }));
  return svg;
}

/**
 * The modules of a code, true for the dark ones; fails where a text is too long for any.
 * @param {string} text
 */
async function modulesOf(text) {
  /** @type {typeof import("uqr")} */
  const { encode } = await import(LIBRARY);
  return encode(text, { ecc: "M", border: 0 }).data;
}

/**
 * The dark runs of each row as the path of a drawing.
 * @param {boolean[][]} modules
 */
const darkRuns = (modules) =>
  modules
    .flatMap((row, y) => [...row.map(Number).join("").matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`))
    .join("");
