// @ts-check
/** What is told about a small board and the search on it. Pure functions. */

import { isGiven, valueOf } from "../game/cells.js";
import { t } from "../text.js";
import { lastEvent } from "../watching/run.js";
import { eventTold } from "../watching/words.js";
import { nameOf } from "./board.js";

/**
 * What the name of a cell says to screen readers, the place first.
 * @param {number} cell
 * @param {number[]} shown what stands in the cells
 * @param {SmallState} small
 * @param {string} coordinates
 */
export function told(cell, shown, { game, told: said }, coordinates) {
  const value = valueOf(shown[cell]);
  const words = [nameOf(cell, coordinates), value || t("cell_empty")];
  if (value && game.phase === "playing" && isGiven(shown[cell])) words.push(t("cell_given"));
  if (said?.cells.includes(cell)) words.push(t(said.state === "hint" ? "role_primary" : "cell_wrong"));
  return words.join(", ");
}

/**
 * One sentence about what is happening.
 * @param {TryingRun} run
 * @param {string} coordinates
 */
export function message(run, coordinates) {
  const event = lastEvent(run);
  if (run.problem) return run.problem;
  return event ? eventTold(event, (cell) => nameOf(cell, coordinates)) : t("watch_ready_trying");
}
