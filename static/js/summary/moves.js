// @ts-check
/** The moves of a game as they are asked about, and what of them the player found by himself. Pure functions. */

import { exclusions, notation, possible, valueOf } from "../game/cells.js";
import { undo } from "../game/state.js";
import { CELLS, HOUSES, bit, members } from "../geometry.js";

/**
 * The positions of a game, from the one after *start* moves to the one on the board.
 * @param {Game} game
 * @param {number} start
 */
function positionsOf(game, start) {
  const positions = [game];
  while (positions[0].past.length > start) positions.unshift(undo(positions[0]));
  return positions;
}

/**
 * A question about a game: where it began, or how it stood after *start* moves, and after each move what the changed cells hold.
 * @param {Game} game
 * @param {Notes} notes
 * @param {HelpGiven[]} helps
 */
export function aboutGame(game, notes, helps, start = 0) {
  const positions = positionsOf(game, start);
  const moves = positions.slice(1).map((after, index) => changes(positions[index], after, notes));
  const helped = new Set(helps.map(({ key }) => key).filter(Boolean));
  return { board: notation(positions[0], notes), moves: moves.filter((move) => move.length), helped: [...helped] };
}

/**
 * What a move did: [cell, digit, excluded] for each cell in which something changed. What another digit
 * forbids is no change of the player's.
 * @param {Game} before
 * @param {Game} after
 * @param {Notes} notes
 */
function changes(before, after, notes) {
  const [excludedBefore, excluded] = [exclusions(before.cells, notes), exclusions(after.cells, notes)];
  const isChanged = (/** @type {number} */ cell) => valueOf(before.cells[cell]) !== valueOf(after.cells[cell]) || Boolean(excludedBefore[cell] ^ excluded[cell]);
  return CELLS.filter(isChanged).map((cell) => [cell, valueOf(after.cells[cell]), members(excluded[cell])]);
}

/** @param {Change[]} move */
const writes = (move) => move.some(([, before, after]) => valueOf(before) !== valueOf(after));

/**
 * How many moves of a game may be forgotten once they were asked about: up to the last digit that was written. What was crossed
 * out since may be half of a thought.
 * @param {Game} game
 */
export function settledMoves({ past }, start = 0) {
  let count = past.length;
  while (count > start && !writes(past[count - 1])) count -= 1;
  return count;
}

/**
 * Whether all that was done after *start* moves was to write digits that one look tells, so that there is nothing to ask about.
 * @param {Game} game
 */
export function isPlain(game, start = 0) {
  const positions = positionsOf(game, start);
  return positions.slice(1).every(({ past }, index) => {
    const [[cell, , after], ...more] = past[past.length - 1];
    return !more.length && isSingle(positions[index].cells, cell, valueOf(after));
  });
}

/**
 * Whether a digit is the only one for its cell, or the cell the only one for it in a house.
 * @param {number[]} cells
 * @param {number} cell
 * @param {number} digit
 */
function isSingle(cells, cell, digit) {
  const left = possible(cells);
  const isOnlyPlace = (/** @type {readonly number[]} */ house) => house.includes(cell) && house.every((other) => other === cell || !(left[other] & bit(digit)));
  return Boolean(digit && left[cell] & bit(digit)) && (left[cell] === bit(digit) || HOUSES.some(isOnlyPlace));
}

/** The techniques that need one look. */
const SINGLES = ["full-house", "hidden-single-block", "hidden-single-line", "naked-single"];

/**
 * What the player found without help, beyond what one look tells.
 * @param {Review["found"]} found
 * @param {HelpGiven[]} helps
 */
export const patternsAlone = (found, helps) => alone(found, helps).filter(({ technique }) => !SINGLES.includes(technique.key));

/**
 * @param {Review["found"]} found
 * @param {HelpGiven[]} helps
 */
function alone(found, helps) {
  const shown = new Set(helps.flatMap(({ effect }) => effect.map(String)));
  return found.filter(({ placements, cross_outs: crossOuts }) => ![...placements, ...crossOuts].some((each) => shown.has(String(each))));
}

/**
 * What the player found without help: each technique with how often, and the number of singles.
 * @param {Review["found"]} found
 * @param {HelpGiven[]} helps
 */
export function foundAlone(found, helps) {
  /** @type {Map<string, {technique: Technique, count: number}>} */
  const patterns = new Map();
  const own = patternsAlone(found, helps);
  for (const { technique } of own) {
    patterns.set(technique.key, { technique, count: (patterns.get(technique.key)?.count ?? 0) + 1 });
  }
  return { patterns: [...patterns.values()], singles: alone(found, helps).length - own.length };
}
