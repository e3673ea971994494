// @ts-check
/** The fields with a grid, each with its picture, and the words of the page. */

import { draw } from "../dom.js";
import { columnOf, rowOf } from "../geometry.js";
import { element } from "../page.js";
import { thumbnail } from "../render/drawing.js";
import { fill, isGrid, readGrid, rowsOf } from "./grids.js";

/** @type {Record<string, string>} */
const words = JSON.parse(element("algebra-words").textContent ?? "");

/**
 * A text of this page, its {places} filled.
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
export const word = (key, values = {}) => fill(words[key], values);

/** @param {string} id */
const area = (id) => /** @type {HTMLTextAreaElement} */ (element(id));

/**
 * The grid in a field, or null if it is none.
 * @param {string} id
 */
export function gridIn(id) {
  const values = readGrid(area(id).value);
  return isGrid(values) ? values : null;
}

/**
 * Put a grid into a field.
 * @param {string} id
 * @param {number[]} values
 */
export function putGrid(id, values) {
  area(id).value = rowsOf(values);
  showGrid(id);
}

/**
 * Draw the grid of a field, or say what is wrong with it.
 * @param {string} id
 */
function showGrid(id) {
  const values = readGrid(area(id).value);
  element(`${id}-problem`).textContent = isGrid(values) ? "" : word("grid_problem", { count: values.length });
  area(id).setAttribute("aria-invalid", String(!isGrid(values)));
  showPicture(`${id}-picture`, isGrid(values) ? values : []);
}

/**
 * Draw a grid, with one of its cells marked.
 * @param {string} id
 * @param {number[]} values
 * @param {number | null} marked
 */
export function showPicture(id, values, marked = null) {
  const picture = thumbnail(values);
  if (marked !== null) {
    const [x, y] = [columnOf(marked) * 10, rowOf(marked) * 10];
    picture.prepend(draw("rect", { x, y, width: 10, height: 10, class: "marked" }));
  }
  element(id).replaceChildren(picture);
}

/**
 * Follow what is written into a field.
 * @param {string} id
 * @param {() => unknown} onChange
 */
export function bindGrid(id, onChange) {
  area(id).addEventListener("input", () => {
    showGrid(id);
    onChange();
  });
  showGrid(id);
}
