// @ts-check
/** Listens to the keyboard: the one place where a key press becomes a verb. */

import { current } from "../app.js";
import { unfoldDialogs } from "../dialogs.js";
import { inTurn } from "./turns.js";
import { bindingOf, placeOf } from "./keymap.js";

/**
 * The digit of a key press or null. Shift turns a digit of the number pad into a navigation key on
 * some systems, so there the code counts as long as NumLock is on.
 * @param {{key: string, code?: string, numLock?: boolean}} press
 */
export function digitOf({ key, code = "", numLock = false }) {
  if (/^[0-9]$/.test(key)) return Number(key);
  const pad = /^Numpad([0-9])$/.exec(code);
  if (pad) return numLock ? Number(pad[1]) : null;
  const row = /^Digit([0-9])$/.exec(code);
  return row ? Number(row[1]) : null;
}

/**
 * A key press as the list of keys names it.
 * @param {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey"> & {numLock?: boolean}} press
 * @returns {Stroke}
 */
export function strokeOf({ key, code, ctrlKey, metaKey, shiftKey, numLock }) {
  const digit = digitOf({ key, code, numLock });
  const control = ctrlKey || metaKey;
  // Where digits themselves need Shift, Shift does not mean a candidate.
  const shift = shiftKey && !/^[0-9]$/.test(key);
  const name = digit !== null ? String(digit) : key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const plain = control ? `Ctrl+${name}` : name;
  const shifted = control ? `Ctrl+Shift+${name}` : `Shift+${name}`;
  return { names: shift ? [shifted, plain] : [plain], key, digit, control, shift };
}

/**
 * What a key press means now; an open dialog has its own keys.
 * @param {Stroke} stroke
 */
function meaningOf(stroke) {
  const focused = document.activeElement ?? document.body;
  return document.querySelector("dialog[open]") ? null : bindingOf(placeOf(current()), stroke, (selector) => focused.matches(selector));
}

/**
 * Listen to the keyboard; Alt belongs to the browser.
 * @param {Verbs} verbs
 */
export function bindKeyboard(verbs) {
  document.addEventListener("keydown", (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey } = event;
    const stroke = strokeOf({ key, code, ctrlKey, metaKey, shiftKey, numLock: event.getModifierState("NumLock") });
    if (event.altKey || !meaningOf(stroke)) return;
    event.preventDefault();
    unfoldDialogs();
    inTurn(() => {
      const binding = meaningOf(stroke);
      if (binding) verbs[binding.verb](stroke);
    });
  });
}
