// @ts-check
/** The way from one cell that was hard to read to the next. Pure functions. */

import { byHand, openDoubts } from "../game/reading.js";

/**
 * The cells in doubt that count as printed; what stands there by hand is marked as such.
 * @param {Game} game
 */
export function printedDoubts(game) {
  const own = byHand(game);
  return Object.keys(openDoubts(game)).map(Number).filter((cell) => !own.includes(cell));
}

/**
 * The next cell to look at, after a cell and then from the beginning; null if there is none.
 * @param {Game} game
 * @param {number} after
 */
export function nextDoubt(game, after) {
  const cells = printedDoubts(game);
  return cells.find((cell) => cell > after) ?? cells[0] ?? null;
}
