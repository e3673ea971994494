// @ts-check
/** How hard the puzzle on the board is: asked as soon as it is played, and remembered while the page is open. */

import { current, update } from "../app.js";
import { ask } from "../asking.js";
import { givensOf } from "./cells.js";
import { levelOf } from "./state.js";

/**
 * Remember how hard a puzzle is.
 * @param {number[]} cells
 * @param {Level} level
 */
export const knowLevel = (cells, level) => update({ levels: { ...current().levels, [givensOf(cells)]: level } });

/**
 * Ask for the level of a puzzle that is played from now on.
 * @param {BoardState} state
 * @param {State} before
 */
export async function followLevel(state, before) {
  const { game } = state;
  const isBegun = game.id !== before.game?.id || game.phase !== before.game.phase || before.view !== "board";
  if (!isBegun || game.phase !== "playing" || levelOf(state)) return;
  const { level } = await ask("rate", { board: givensOf(game.cells), search: false }, "level");
  if (level) knowLevel(game.cells, level);
}
