// @ts-check
/** The small picture of a position. */

import { draw } from "../dom.js";
import { columnOf, rowOf } from "../geometry.js";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * A small picture of a position, for cards and previews. Each row is one text, so that a page may show many.
 * @param {number[]} values
 */
export function thumbnail(values) {
  const svg = draw("svg", { viewBox: "0 0 90 90", class: "thumbnail-picture", "aria-hidden": "true" });
  const lines = ROWS.slice(1).map((n) => `M${n * 10} 0V90M0 ${n * 10}H90`).join("");
  svg.append(draw("path", { d: lines, class: "thin" }));
  svg.append(draw("path", { d: "M30 0V90M60 0V90M0 30H90M0 60H90M.5 .5H89.5V89.5H.5Z", class: "thick" }));
  for (const row of ROWS) {
    const filled = [...values.keys()].filter((cell) => rowOf(cell) === row && values[cell]);
    if (!filled.length) continue;
    const text = draw("text", { x: filled.map((cell) => columnOf(cell) * 10 + 5).join(" "), y: row * 10 + 7.7 });
    text.textContent = filled.map((cell) => values[cell]).join("");
    svg.append(text);
  }
  return svg;
}
