// @ts-check
/** The cursor and the selected cells: pure functions on {cursor, selected}. */

import { CELLS, columnOf, rowOf } from "../geometry.js";
import { valueOf } from "./cells.js";

/** @type {Record<string, [down: number, right: number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
/** @param {number} number */
const wrap = (number) => (number + 9) % 9;

/**
 * The cell beside another one in the direction of an arrow key; the edges meet.
 * @param {number} cell
 * @param {string} arrow
 */
export function neighbour(cell, arrow) {
  const [down, right] = STEPS[arrow];
  return wrap(rowOf(cell) + down) * 9 + wrap(columnOf(cell) + right);
}

/**
 * The next empty cell in the direction of an arrow key, or the cell itself.
 * @param {number[]} cells
 * @param {number} cell
 * @param {string} arrow
 */
export function nextEmpty(cells, cell, arrow) {
  let found = neighbour(cell, arrow);
  while (found !== cell && valueOf(cells[found])) found = neighbour(found, arrow);
  return found;
}

/**
 * The cell that a key leads to, or null if the key does not move the cursor.
 * @param {number[]} cells
 * @param {number} cursor
 * @param {string} key
 * @param {boolean} withControl
 */
export function destination(cells, cursor, key, withControl) {
  if (key in STEPS) return withControl ? nextEmpty(cells, cursor, key) : neighbour(cursor, key);
  if (key === "Home") return withControl ? 0 : cursor - columnOf(cursor);
  if (key === "End") return withControl ? 80 : cursor - columnOf(cursor) + 8;
  return null;
}

/**
 * One cell alone.
 * @param {number} cell
 */
export const select = (cell) => ({ cursor: cell, selected: [cell] });

/**
 * One more cell or, if it was selected, one less; the last one stays.
 * @param {Pick<Place, "selected">} place
 * @param {number} cell
 */
export function toggle({ selected }, cell) {
  const others = selected.filter((other) => other !== cell);
  if (others.length === selected.length) return { cursor: cell, selected: [...selected, cell] };
  return { cursor: cell, selected: others.length ? others : [cell] };
}

/**
 * The selection with one more cell.
 * @param {Pick<Place, "selected">} place
 * @param {number} cell
 */
export const extend = ({ selected }, cell) => ({
  cursor: cell,
  selected: selected.includes(cell) ? selected : [...selected, cell],
});

/**
 * Where typing goes on after a cell: the next one, staying at the last.
 * @param {number} cell
 */
export const onward = (cell) => select(Math.min(cell + 1, CELLS.length - 1));

/**
 * The first cell of the next row.
 * @param {number} cell
 */
export const nextRow = (cell) => select(Math.min((rowOf(cell) + 1) * 9, 72));
