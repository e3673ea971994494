// @ts-check
/** What is asked about a game; how the answer should speak is added to every question by server.js. */

import { notesOf } from "../preferences/preferences.js";
import { notation } from "./cells.js";

/**
 * A question about the position.
 * @param {Position} game
 * @param {Preferences} preferences
 */
export const aboutPosition = (game, preferences) => ({ board: notation(game, notesOf(preferences)) });

/**
 * A question for steps: the position, and which techniques the player wants.
 * @param {Game} game
 * @param {Preferences} preferences
 */
export const aboutSteps = (game, preferences) => {
  const { order, off, learning, uniqueness } = preferences;
  return { ...aboutPosition(game, preferences), order, off, learning, uniqueness, candidates_shown: game.shown };
};
