// @ts-check
/** QR codes: the server computes them, the page draws them. Nothing about them is logged. */

import { draw } from "../render/board.js";
import { ask, isConnected } from "../server.js";

const QUIET = 4;

/**
 * The QR code of a text as a picture, or null without a connection.
 * @param {string} text
 */
export async function qrPicture(text) {
  if (!isConnected()) return null;
  const { size, path } = await ask("qr", { text });
  if (!path || !size) return null;
  const width = size + 2 * QUIET;
  const svg = draw("svg", { viewBox: `${-QUIET} ${-QUIET} ${width} ${width}`, class: "qr", "aria-hidden": "true", "shape-rendering": "crispEdges" });
  svg.append(draw("rect", { x: -QUIET, y: -QUIET, width, height: width, fill: "#ffffff" }), draw("path", { d: path, fill: "#000000" }));
  return svg;
}
