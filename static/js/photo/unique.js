// @ts-check
/** How many solutions digits in a grid allow: enough of a solver to tell none, one and several. Pure functions. */

import { ALL_DIGITS, bit, CELLS, columnOf, blockOf, HOUSES, rowOf } from "../geometry.js";

/**
 * The number of solutions, counted no further than asked.
 * @param {readonly number[]} values 81 digits, 0 for an empty cell.
 */
export function countSolutions(values, enough = 2) {
  const taken = HOUSES.map(() => 0);
  const grid = Array(81).fill(0);
  for (const cell of CELLS) {
    if (values[cell] && !put(grid, taken, cell, bit(values[cell]))) return 0;
  }
  return count(grid, taken, enough);
}

/**
 * The only solution; null if there is none or another one.
 * @param {readonly number[]} values 81 digits, 0 for an empty cell.
 */
export function solutionOf(values) {
  if (countSolutions(values) !== 1) return null;
  const solution = [...values];
  for (const cell of CELLS) {
    for (let digit = 1; digit < 10 && !solution[cell]; digit += 1) {
      const tried = solution.with(cell, digit);
      if (countSolutions(tried, 1)) solution[cell] = digit;
    }
  }
  return solution;
}

/** @param {number} cell */
const housesOf = (cell) => [rowOf(cell), 9 + columnOf(cell), 18 + blockOf(cell)];
const HOUSES_OF = CELLS.map(housesOf);

/**
 * @param {number[]} taken
 * @param {number} cell
 */
const takenAt = (taken, cell) => {
  const [row, column, block] = HOUSES_OF[cell];
  return taken[row] | taken[column] | taken[block];
};

/**
 * Put a digit into a cell, unless a house has it already.
 * @param {number[]} grid
 * @param {number[]} taken
 * @param {number} cell
 * @param {number} digit As a set.
 */
function put(grid, taken, cell, digit) {
  if (takenAt(taken, cell) & digit) return false;
  for (const house of HOUSES_OF[cell]) taken[house] |= digit;
  grid[cell] = digit;
  return true;
}

/**
 * @param {number[]} grid
 * @param {number[]} taken
 * @param {number} enough
 */
function count(grid, taken, enough) {
  const choice = fewestChoices(grid, taken);
  if (!choice) return 1;
  let found = 0;
  for (const [cell, digit] of choice) {
    for (const house of HOUSES_OF[cell]) taken[house] |= digit;
    grid[cell] = digit;
    found += count(grid, taken, enough - found);
    for (const house of HOUSES_OF[cell]) taken[house] &= ~digit;
    grid[cell] = 0;
    if (found >= enough) break;
  }
  return found;
}

/**
 * The cell, or the digit in a house, that leaves the fewest choices; null if the grid is full.
 * @param {number[]} grid
 * @param {number[]} taken
 * @returns {[cell: number, digit: number][] | null}
 */
function fewestChoices(grid, taken) {
  let fewest = 10;
  let best = -1;
  for (const cell of CELLS) {
    if (grid[cell]) continue;
    const open = sizeOf(ALL_DIGITS & ~takenAt(taken, cell));
    if (open < fewest) [fewest, best] = [open, cell];
    if (open < 2) break;
  }
  if (best < 0) return null;
  if (fewest > 1) {
    const placing = fewestPlaces(grid, taken, fewest);
    if (placing) return placing;
  }
  const open = ALL_DIGITS & ~takenAt(taken, best);
  return digitsOf(open).map((digit) => [best, digit]);
}

/**
 * The places of a digit in a house, if there are fewer than something.
 * @param {number[]} grid
 * @param {number[]} taken
 * @param {number} fewest
 * @returns {[cell: number, digit: number][] | null}
 */
function fewestPlaces(grid, taken, fewest) {
  let best = null;
  for (const [house, cells] of HOUSES.entries()) {
    const missing = ALL_DIGITS & ~taken[house];
    if (!missing) continue;
    const open = cells.filter((cell) => !grid[cell]).map((cell) => [cell, missing & ~takenAt(taken, cell)]);
    for (const digit of digitsOf(missing)) {
      const places = open.filter(([, digits]) => digits & digit);
      if (places.length < fewest) {
        fewest = places.length;
        best = places.map(([cell]) => /** @type {[number, number]} */ ([cell, digit]));
        if (fewest < 2) return best;
      }
    }
  }
  return best;
}

/** @param {number} digits */
function sizeOf(digits) {
  let size = 0;
  for (let left = digits; left; left &= left - 1) size += 1;
  return size;
}

/** @param {number} digits */
function digitsOf(digits) {
  const found = [];
  for (let left = digits; left; left &= left - 1) found.push(left & -left);
  return found;
}
