// @ts-check
/** What every page begins with on whose board something is taught. */

import { bindKeyboard } from "../input/keyboard.js";
import { bindButtons, bindPointer } from "../input/pointer.js";
import { readTexts } from "../text.js";

/**
 * Draw the empty board, and listen to keys, pointer and buttons.
 * @param {Verbs} verbs
 */
export function openBoard(verbs) {
  readTexts();
  bindKeyboard(verbs);
  bindPointer();
  bindButtons(verbs);
}
