// @ts-check
/** Small boards as plain data: sixteen cells, how they are called and written, and where the cursor goes. Pure functions. */

import { isGiven, pack, valueOf } from "../game/cells.js";
import { newGame } from "../game/state.js";
import { cellName } from "../geometry.js";

export const SIDE = 4;
export const CELLS = Object.freeze([...Array(SIDE * SIDE).keys()]);
export const DIGITS = Object.freeze([1, 2, 3, 4]);

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / SIDE);
/** @param {number} cell */
export const columnOf = (cell) => cell % SIDE;
/** @param {number} cell */
const blockOf = (cell) => 2 * Math.floor(rowOf(cell) / 2) + Math.floor(columnOf(cell) / 2);

/**
 * @param {number} one
 * @param {number} other
 */
const sees = (one, other) => one !== other && [rowOf, columnOf, blockOf].some((houseOf) => houseOf(one) === houseOf(other));

/**
 * The name of a cell, as of the one that lies there in the corner of a large board.
 * @param {number} cell
 * @param {string} coordinates
 */
export const nameOf = (cell, coordinates) => cellName(9 * rowOf(cell) + columnOf(cell), coordinates);

/**
 * The digits that the rules leave for a cell, whatever stands there.
 * @param {number[]} cells
 * @param {number} cell
 */
export const allowedIn = (cells, cell) => DIGITS.filter((digit) => !CELLS.some((other) => sees(cell, other) && valueOf(cells[other]) === digit));

/**
 * A game from sixteen characters; digits without "+" are givens. Null if the text is no board.
 * @param {string} text
 * @returns {Game | null}
 */
export function readBoard(text) {
  if (!/^(?:\+?[1-4]|[.0]){16}$/.test(text)) return null;
  const tokens = text.match(/\+?[1-4]|[.0]/g) ?? [];
  const cells = tokens.map((token) => pack({ value: Number(token.replace(".", "0")), given: /^[1-4]/.test(token) }));
  return { ...newGame("small"), phase: "playing", cells };
}

/**
 * The position as the server reads it; what is being entered are givens.
 * @param {Position} game
 */
export const writeBoard = ({ phase, cells }) =>
  cells.map((content) => (valueOf(content) ? `${phase === "entering" || isGiven(content) ? "" : "+"}${valueOf(content)}` : ".")).join("");

/**
 * The puzzle without what the player has written.
 * @param {Position} game
 */
export const puzzleOf = ({ phase, cells }) => writeBoard({ phase, cells: cells.map((content) => (phase === "entering" || isGiven(content) ? content : 0)) });

/** @type {Record<string, (cell: number) => number>} */
const MOVES = {
  ArrowUp: (cell) => cell - (rowOf(cell) ? SIDE : 0),
  ArrowDown: (cell) => cell + (rowOf(cell) < SIDE - 1 ? SIDE : 0),
  ArrowLeft: (cell) => cell - (columnOf(cell) ? 1 : 0),
  ArrowRight: (cell) => cell + (columnOf(cell) < SIDE - 1 ? 1 : 0),
  Home: (cell) => cell - columnOf(cell),
  End: (cell) => cell - columnOf(cell) + SIDE - 1,
};

/**
 * Where a key leads from a cell.
 * @param {number} cell
 * @param {string} key
 */
export const moved = (cell, key) => MOVES[key]?.(cell) ?? cell;

/**
 * What an address asks for behind "#": a puzzle, and whether its search is to be watched.
 * @param {string} hash
 */
export function readAddress(hash) {
  const wishes = new URLSearchParams(hash.replace(/^#/, ""));
  return { game: readBoard(wishes.get("p") ?? ""), isWatched: wishes.has("watch") };
}
