// @ts-check
/** What evaluated candidates look like on the board. Pure functions. */

import { bit } from "../geometry.js";
import { explaining, marking } from "../help/help.js";
import { notesOf } from "../preferences/preferences.js";

/** @type {Readonly<{marks: Marks, hidden: Record<number, number>}>} */
const NOTHING = Object.freeze({ marks: {}, hidden: {} });

/**
 * Whether the player wants to be told what is marked or contradicts itself.
 * @param {Preferences} preferences
 */
export const wantsEvaluation = ({ evaluation, contradictions }) => evaluation !== "none" || contradictions;

/**
 * Whether the player wants the candidates of this state evaluated.
 * @param {{preferences: Preferences, game: Pick<Game, "phase" | "automatic"> | null}} state
 */
export const isEvaluated = ({ preferences, game }) =>
  game?.phase === "playing" && preferences.evaluation !== "none" && !notesOf(game, preferences).own;

/**
 * The roles to draw as marks[cell][digit], and the candidates to leave out as hidden[cell]. What was
 * found for another position is not drawn.
 * @param {BoardState} state
 */
export function overlayOf(state) {
  if (state.watch) return { ...NOTHING, marks: state.overlay?.marks ?? {} };
  const { evaluation, game, preferences } = state;
  if (!isEvaluated(state) || evaluation?.cells !== game.cells) return NOTHING;
  /** @type {Marks} */
  const marks = {};
  /** @type {Record<number, number>} */
  const hidden = {};
  const mark = marking(marks);
  if (preferences.evaluation === "strict-minus") {
    for (const [cell, digit] of evaluation.inadmissible) hidden[cell] = (hidden[cell] ?? 0) | bit(digit);
  } else mark(evaluation.inadmissible, "excluded");
  mark(evaluation.hidden_singles, "later_single");
  mark(evaluation.singles, "single");
  mark(evaluation.necessary, "necessary");
  return { marks, hidden };
}

/**
 * The causes that concern a cell.
 * @param {Evaluation | null} evaluation
 * @param {number} cell
 */
export const causesOf = (evaluation, cell) =>
  (evaluation?.causes ?? []).filter(({ candidates }) => candidates.some(([each]) => each === cell));

/**
 * The help to draw: the running one, or the cause of what is marked in the chosen cell.
 * @param {State} state
 */
export const helpShown = (state) =>
  state.help ?? (state.cause ? explaining(state.cause.step) : null);
