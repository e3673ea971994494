// @ts-check
/** Which puzzles of chapters were solved: the games that the browser keeps tell it. Pure function. */

import { isGiven, valueOf } from "../game/cells.js";
import { isSolved } from "../game/state.js";

/**
 * Whether a puzzle is among the games and was solved.
 * @param {string} puzzle
 * @param {Game[]} games
 */
export function isPuzzleSolved(puzzle, games) {
  const givensOf = (/** @type {Game} */ { cells }) => cells.map((content) => (isGiven(content) ? valueOf(content) : ".")).join("");
  return games.some((game) => isSolved(game) && givensOf(game) === puzzle);
}
