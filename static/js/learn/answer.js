// @ts-check
/** What a player has done in a drill, compared with the position at its start. Pure functions. */

import { removedOf, valueOf } from "../game/cells.js";
import { CELLS, members } from "../geometry.js";

/**
 * Digits written and candidates crossed out since the start, each as [cell, digit].
 * @param {number[]} start
 * @param {number[]} cells
 */
export function answerOf(start, cells) {
  const placements = CELLS.filter((cell) => valueOf(cells[cell]) && !valueOf(start[cell])).map((cell) => [cell, valueOf(cells[cell])]);
  const crossOuts = CELLS.filter((cell) => !valueOf(cells[cell])).flatMap((cell) =>
    members(removedOf(cells[cell]) & ~removedOf(start[cell])).map((digit) => [cell, digit]),
  );
  return { placements, cross_outs: crossOuts };
}

/**
 * The position with every digit as a given, so that only what belongs to the drill can be changed.
 * @param {string} board
 */
export function fixed(board) {
  const [grid, ...notes] = board.split(" ");
  return [grid.replaceAll("+", ""), ...notes].join(" ");
}
