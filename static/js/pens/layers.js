// @ts-check
/**
 * Changes on the layers above the cells: colours of cells and candidates, notes in the corners. Pure functions.
 *
 * The colours of a cell and its corner notes are sets, as those of digits. In the number for the colours of its
 * candidates the decimal place of each digit holds the colour of that candidate.
 */

import { candidates, possible, valueOf } from "../game/cells.js";
import { LAYERS, onLayer } from "../game/layers.js";
import { edit, emptied } from "../game/state.js";
import { CELLS, DIGITS, bit } from "../geometry.js";

/** How many colours there are; they are numbered from 1. */
export const COLOURS = 8;

/**
 * The colour of a candidate, 0 for none.
 * @param {number} tints of its cell
 * @param {number} digit
 */
export const tintOf = (tints, digit) => Math.floor(tints / 10 ** (digit - 1)) % 10;

/**
 * The coloured candidates of a cell as [digit, colour].
 * @param {number} tints
 */
export const tinted = (tints) => DIGITS.map((digit) => [digit, tintOf(tints, digit)]).filter(([, colour]) => colour);

/**
 * The game with a set changed on a layer: what is in it in all of some cells goes, otherwise it comes into all.
 * @param {Game} game
 * @param {LayerName} layer
 * @param {number[]} cells
 * @param {number} member
 */
function toggled(game, layer, cells, member) {
  const sets = onLayer(game, layer);
  const goes = cells.every((cell) => sets[cell] & bit(member));
  return edit(game, cells.map((cell) => [cell, goes ? sets[cell] & ~bit(member) : sets[cell] | bit(member), layer]));
}

/**
 * Give cells a colour besides those they have or, where all of them have it already, take it away.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} colour
 */
export const toggleColour = (game, cells, colour) => toggled(game, "colours", cells, colour);

/**
 * Give a candidate of cells a colour instead of the one it has or, where all of them have this one, take it away.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} digit
 * @param {number} colour
 */
export function toggleTint(game, cells, digit, colour) {
  const tints = onLayer(game, "tints");
  const goes = cells.every((cell) => tintOf(tints[cell], digit) === colour);
  const change = (/** @type {number} */ cell) => ((goes ? 0 : colour) - tintOf(tints[cell], digit)) * 10 ** (digit - 1);
  return edit(game, cells.map((cell) => [cell, tints[cell] + change(cell), "tints"]));
}

/**
 * Take all colours away from cells and their candidates.
 * @param {Game} game
 * @param {readonly number[]} cells
 */
export const clearColours = (game, cells = CELLS) =>
  edit(game, LAYERS.filter((layer) => layer !== "corners").flatMap((layer) => cells.map(emptied(layer))));

/**
 * Note a digit in the corners of empty cells or, where all of them have it already, remove it. What another digit
 * forbids is not noted if notes are kept tidy.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} digit
 * @param {Notes} notes
 */
export function toggleCorner(game, cells, digit, { tidy }) {
  const allowed = possible(game.cells);
  const empty = cells.filter((cell) => !valueOf(game.cells[cell]) && (!tidy || allowed[cell] & bit(digit)));
  return empty.length ? toggled(game, "corners", empty, digit) : game;
}

/**
 * The corner notes that are seen in a cell.
 * @param {Game} game
 * @param {number} cell
 * @param {Notes} notes
 */
export const cornersOf = (game, cell, { tidy }) =>
  valueOf(game.cells[cell]) ? 0 : onLayer(game, "corners")[cell] & (tidy ? possible(game.cells)[cell] : -1);

/**
 * What the next colour is for: the candidate chosen in the one chosen cell, or the digit that is highlighted wherever
 * it is a candidate of the chosen cells; 0 and the cells themselves if there is no such candidate.
 * @param {Pick<BoardState, "game" | "selected" | "part" | "activeDigit">} state
 * @param {Notes} notes
 * @returns {{digit: number, cells: number[]}}
 */
export function targetOf({ game, selected, part, activeDigit }, notes) {
  const isPart = part && selected.length === 1 && selected[0] === part[0];
  const digit = isPart ? part[1] : activeDigit;
  const shown = candidates(game.cells, notes);
  const cells = digit ? selected.filter((cell) => shown[cell] & bit(digit)) : [];
  return cells.length ? { digit, cells } : { digit: 0, cells: selected };
}

/**
 * Whether everything that a colour would be given to has it already.
 * @param {Game} game
 * @param {{digit: number, cells: number[]}} target
 * @param {number} colour
 */
export const isColoured = (game, { digit, cells }, colour) =>
  cells.every((cell) => (digit ? tintOf(onLayer(game, "tints")[cell], digit) === colour : onLayer(game, "colours")[cell] & bit(colour)));
