// @ts-check
/** What is asked about a game; how the answer should speak is added to every question by asking.js. */

import { notesOf } from "../preferences/preferences.js";
import { hasCompleteMarks, notation } from "./cells.js";
import { lastMove } from "./state.js";

/**
 * A question about the position.
 * @param {Game} game
 * @param {Preferences} preferences
 */
export const aboutPosition = (game, preferences) => ({ board: notation(game, notesOf(game, preferences)) });

/**
 * A question for steps: the position, which techniques the player wants, and where he is looking.
 * @param {Game} game
 * @param {Preferences} preferences
 */
export const aboutSteps = (game, preferences) => {
  const { order, off, learning, uniqueness } = preferences;
  const wanted = { order, off, learning, uniqueness };
  // Whoever has noted a candidate here and there sees no more than before.
  const seesAll = !notesOf(game, preferences).own || hasCompleteMarks(game.cells);
  return { ...aboutPosition(game, preferences), ...wanted, candidates_shown: seesAll, last_move: lastMove(game) };
};
