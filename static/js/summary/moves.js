// @ts-check
/** The moves of a game as they are asked about, and what of them the player found by himself. Pure functions. */

import { exclusions, notation, valueOf } from "../game/cells.js";
import { undo } from "../game/state.js";
import { CELLS, members } from "../geometry.js";

/**
 * A question about a whole game: where it began, and after each move what the changed cells hold.
 * @param {Game} game
 * @param {Notes} notes
 */
export function aboutGame(game, notes) {
  const positions = [game];
  while (positions[0].past.length) positions.unshift(undo(positions[0]));
  const moves = positions.slice(1).map((after, index) => changes(positions[index], after, notes));
  const helped = new Set((game.helps ?? []).map(({ key }) => key).filter(Boolean));
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

/** The techniques that need one look. */
const SINGLES = ["full-house", "hidden-single-block", "hidden-single-line", "naked-single"];

/**
 * What the player found without help: each technique with how often, and the number of singles.
 * @param {Review["found"]} found
 * @param {HelpGiven[]} helps
 */
export function foundAlone(found, helps) {
  const shown = new Set(helps.flatMap(({ effect }) => effect.map(String)));
  const own = found.filter(({ placements, cross_outs: crossOuts }) => ![...placements, ...crossOuts].some((each) => shown.has(String(each))));
  /** @type {Map<string, {technique: Technique, count: number}>} */
  const patterns = new Map();
  for (const { technique } of own) {
    if (SINGLES.includes(technique.key)) continue;
    patterns.set(technique.key, { technique, count: (patterns.get(technique.key)?.count ?? 0) + 1 });
  }
  return { patterns: [...patterns.values()], singles: own.filter(({ technique }) => SINGLES.includes(technique.key)).length };
}
