// @ts-check
/** What a search is in the middle of: its open calls, the cell it is at, and the digits to try there. Pure functions. */

import { lastEvent } from "./run.js";

/**
 * The calls of solve() that are not over, the first one first.
 * @param {TryingRun} run
 * @returns {OpenCall[]}
 */
export function openCalls(run) {
  const calls = run.stack.map(([cell, digit]) => ({ cell, digit }));
  const event = lastEvent(run);
  if (event?.kind === "chosen" || event?.kind === "taken-back") return [...calls, { cell: event.cell, digit: 0 }];
  if (event?.kind === "contradiction") return [...calls, { cell: event.cells.length === 1 ? event.cells[0] : null, digit: 0, end: "impossible" }];
  if (event?.kind === "solved") return [...calls, { cell: null, digit: 0, end: "full" }];
  return calls;
}

/**
 * The digits to try in the cell that the search is at, smallest first; *allowedIn* tells what the rules leave there.
 * @param {TryingRun} run
 * @param {(cells: number[], cell: number) => number[]} allowedIn
 * @returns {Option[]}
 */
export function options(run, allowedIn) {
  const call = openCalls(run).at(-1);
  if (!call || call.cell === null || call.end) return [];
  const event = lastEvent(run);
  const reached = event && "digit" in event ? event.digit : 0;
  // Row by row, every digit that the rules allow is tried; otherwise the choice tells, unless it was passed unseen.
  const digits = run.strategy === "row_by_row" ? allowedIn(run.game.cells, call.cell) : chosenFor(run, call.cell);
  return digits.map((digit) => ({ digit, state: digit === call.digit ? "now" : digit <= reached ? "tried" : "waiting" }));
}

/**
 * @param {TryingRun} run
 * @param {number} cell
 */
function chosenFor(run, cell) {
  const chosen = run.events.slice(0, run.at).findLast((event) => event.kind === "chosen" && event.cell === cell);
  return chosen?.kind === "chosen" ? chosen.digits : [];
}
