// @ts-check
/** Draws the outlines of grids onto the picture, and asks which of several is meant. */

import { draw, key } from "../dom.js";
import { element } from "../page.js";
import { t } from "../text.js";
import { middle } from "./plane.js";

/**
 * Draw outlines over a picture of a size, numbered if there are several.
 * @param {Quad[]} outlines
 * @param {{width: number, height: number}} size
 */
export function showOutlines(outlines, { width, height }) {
  const view = element("photo-outlines");
  view.setAttribute("viewBox", `0 0 ${width} ${height}`);
  view.replaceChildren(...outlines.map((corners, number) => outlineOf(corners, outlines.length > 1 ? number + 1 : null, width)));
  if (outlines.length < 2) element("photo-grids").replaceChildren();
}

/**
 * @param {Quad} corners
 * @param {number | null} number
 * @param {number} width
 */
function outlineOf(corners, number, width) {
  const group = draw("g");
  group.append(draw("polygon", { points: corners.join(" ") }));
  if (!number) return group;
  const [x, y] = middle(corners);
  const size = width / 16;
  const sign = draw("text", { x, y: y + size * 0.4, "font-size": size * 1.2 });
  sign.textContent = String(number);
  group.append(draw("circle", { cx: x, cy: y, r: size }), sign);
  return group;
}

/**
 * The numbers of grids as one reads a page: from the top, those side by side from the left.
 * @param {Quad[]} outlines
 */
export function readingOrder(outlines) {
  const places = outlines.map((corners, number) => ({ number, at: middle(corners), height: Math.abs(corners[2][1] - corners[0][1]) }));
  return places
    .sort((one, other) => {
      const [right, below] = [one.at[0] - other.at[0], one.at[1] - other.at[1]];
      return Math.abs(below) < one.height / 2 ? right : below;
    })
    .map(({ number }) => number);
}

/**
 * Show several grids of a picture, to be tapped on or chosen by a key each.
 * @param {Quad[]} outlines
 * @param {{width: number, height: number}} size
 * @param {(number: number) => unknown} choose Is told which of the outlines is chosen.
 */
export function askWhich(outlines, size, choose) {
  const order = readingOrder(outlines);
  showOutlines(order.map((number) => outlines[number]), size);
  [...element("photo-outlines").children].forEach((outline, place) => outline.addEventListener("click", () => choose(order[place])));
  const keys = order.map((number, place) => key(t("photo_grid", { number: place + 1 }), () => choose(number), "second-key"));
  $("#photo-grids").empty().append(keys.map(($key) => $("<li>").append($key)));
  keys[0].trigger("focus");
}
