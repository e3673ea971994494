// @ts-check
/** Opens what was read from a photo as a puzzle that is being entered. */

import { openGame } from "../game/games.js";
import * as game from "../game/state.js";
import * as store from "../store.js";

/**
 * Let the player compare what was read with the photo.
 * @param {Blob} _photo
 * @param {NonNullable<PhotoReading["grid"]>} grid
 */
export function openReading(_photo, grid) {
  const line = grid.cells.map(({ digit }) => digit || ".").join("");
  openGame(game.enterAll(game.newGame(store.newId()), line));
}
