// @ts-check
/** Cells 0..80 row by row, digits 1..9, houses 0..26, and sets of digits as bits of a number. */

export const CELLS = Object.freeze([...Array(81).keys()]);
export const DIGITS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const ALL_DIGITS = 0b111111111;

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / 9);
/** @param {number} cell */
export const columnOf = (cell) => cell % 9;
/** @param {number} cell */
export const blockOf = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

/** The 27 houses: rows, then columns, then blocks. */
export const HOUSES = Object.freeze(
  [rowOf, columnOf, blockOf].flatMap((houseOf) =>
    DIGITS.map((digit) => CELLS.filter((cell) => houseOf(cell) === digit - 1)),
  ),
);

/**
 * @param {number} one
 * @param {number} other
 */
export const sees = (one, other) =>
  one !== other &&
  (rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || blockOf(one) === blockOf(other));

/** The 20 cells that share a house with each cell. */
export const PEERS = Object.freeze(
  CELLS.map((cell) => CELLS.filter((other) => sees(cell, other))),
);

/**
 * The set that holds one digit.
 * @param {number} digit
 */
export const bit = (digit) => 1 << (digit - 1);

/**
 * The digits of a set, smallest first.
 * @param {number} set
 */
export const members = (set) => DIGITS.filter((digit) => set & bit(digit));

/**
 * The set of some digits.
 * @param {number[]} digits
 */
export const setOf = (digits) => digits.reduce((set, digit) => set | bit(digit), 0);

/**
 * The name of a cell as the player wants it: C5 or r5c3.
 * @param {number} cell
 * @param {string} coordinates
 */
export function cellName(cell, coordinates) {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return coordinates === "r1c1" ? `r${row + 1}c${column + 1}` : `${"ABCDEFGHI"[column]}${row + 1}`;
}
