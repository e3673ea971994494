// @ts-check
/** Draws what help lays over the board: the arrows of chains and the lines of blocking digits. */

import { draw } from "../dom.js";
import { columnOf, rowOf } from "../geometry.js";
import { element } from "../page.js";
import { CELL_SIZE, FAR_HEAD, NEAR_HEAD, arrows } from "./chains.js";
import { ghostArrows, touchesGhost } from "./ghosts.js";

/**
 * Draw these lines instead of others.
 * @param {Pick<Paint, "links" | "beams" | "marks" | "ghosts">} painted
 * @param {number[]} entered
 * @param {(path: string) => string} laid how a path of the flat board lies
 */
export function drawLines({ links, beams, marks, ghosts }, entered, laid) {
  const svg = element("chains");
  svg.replaceChildren(...beams.flatMap((each) => beam(each, laid)));
  if (!links.length) return;
  const around = Object.entries(marks).flatMap(([cell, digits]) =>
    Object.keys(digits).map((digit) => /** @type {Candidate} */ ([Number(cell), Number(digit)])),
  );
  const filled = [...entered.keys()].filter((cell) => entered[cell]);
  const touching = links.filter((link) => touchesGhost(link, ghosts));
  const between = links.filter((link) => !touchesGhost(link, ghosts));
  svg.append(arrowHead("far-arrow", 2, FAR_HEAD), arrowHead("near-arrow", 10, NEAR_HEAD));
  for (const { strong, quiet, kind, path: flat } of [...arrows(between, around, filled), ...ghostArrows(touching, around, ghosts, filled)]) {
    const path = laid(flat);
    const halo = draw("path", { d: path, class: "halo" });
    const line = draw("path", { d: path, class: strong ? "strong" : "weak", ...(kind !== "bond" && { "marker-end": `url(#${kind}-arrow)` }) });
    const arrow = draw("g", { class: `${quiet ? "quiet" : "loud"} ${kind}` });
    arrow.append(halo, line);
    svg.append(arrow);
  }
}

/**
 * A line from a blocking digit to a cell it blocks, and a cross there.
 * @param {[number, number]} beam
 * @param {(path: string) => string} laid
 */
function beam([from, to], laid) {
  const middle = (/** @type {number} */ cell) => [columnOf(cell) * CELL_SIZE + 50, rowOf(cell) * CELL_SIZE + 50];
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const start = [x1 + ((x2 - x1) * 44) / length, y1 + ((y2 - y1) * 44) / length];
  const cross = `M ${x2 - 13} ${y2 - 13} L ${x2 + 13} ${y2 + 13} M ${x2 + 13} ${y2 - 13} L ${x2 - 13} ${y2 + 13}`;
  const line = `M ${start[0]} ${start[1]} L ${x2} ${y2}`;
  return [draw("path", { d: laid(line), class: "beam" }), draw("path", { d: laid(cross), class: "cross" })];
}

/**
 * The point of an arrow, a number of times as long as its line is wide.
 * @param {string} id
 * @param {number} refX
 * @param {number} length
 */
function arrowHead(id, refX, length) {
  const marker = draw("marker", {
    id, viewBox: "0 0 10 10", refX, refY: 5, markerWidth: length, markerHeight: length, orient: "auto-start-reverse",
  });
  marker.append(draw("path", { d: "M 0 0 L 10 5 L 0 10 z", class: "arrow-head" }));
  return marker;
}
