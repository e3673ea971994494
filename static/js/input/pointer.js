// @ts-check
/** Mouse and touch: how cells are chosen, and what the buttons do. */

import { current, update } from "../app.js";
import { closeDialog, unfoldDialogs, ways } from "../dialogs.js";
import * as actions from "../game/actions.js";
import * as selection from "../game/selection.js";
import { lightUp } from "../help/assist.js";
import { spotOfPart } from "../help/help.js";
import { focusCursor } from "../render/board.js";
import { inTurn } from "./turns.js";

/**
 * The cell that an element belongs to.
 * @param {Element | null | undefined} element
 */
const cellOf = (element) => {
  const found = /** @type {HTMLElement | null | undefined} */ (element?.closest("[data-cell]"));
  return found ? Number(found.dataset.cell) : null;
};

const LONG_PRESS = 450;

/** Listen to mouse and touch on the board: tap, Ctrl-tap, drag over several cells, long press. */
export function bindPointer() {
  const $board = $("#board");
  let dragging = false;
  let pressing = 0;
  const endPress = () => clearTimeout(pressing);
  $board.on("pointerdown", "[data-cell]", (event) => {
    if (event.button) return;
    const cell = Number(event.currentTarget.dataset.cell);
    dragging = true;
    // Touch would keep the pointer in the cell where it began.
    event.currentTarget.releasePointerCapture?.(/** @type {PointerEvent} */ (event.originalEvent).pointerId);
    const add = event.ctrlKey || event.metaKey || event.shiftKey;
    inTurn(() => {
      actions.touchCell(cell, { add });
      focusCursor(cell);
    });
    event.preventDefault();
    endPress();
    // From now on each tap chooses one more cell.
    pressing = window.setTimeout(() => current().game?.phase === "playing" && update({ several: true }), LONG_PRESS);
  });
  $board.on("pointermove", (event) => {
    if (!dragging || current().digitFirst) return;
    const { clientX, clientY } = /** @type {PointerEvent} */ (event.originalEvent);
    const cell = cellOf(document.elementFromPoint(clientX, clientY));
    if (cell === null || cell === current().cursor) return;
    endPress();
    inTurn(() => actions.moveTo(selection.extend(current(), cell)));
  });
  $(document).on("pointerup pointercancel", () => {
    dragging = false;
    endPress();
  });
  $board.on("dblclick", "[data-cell]", ({ currentTarget }) => inTurn(() => actions.enterLoneCandidate(Number(currentTarget.dataset.cell))));
  $board.on("focusin", "[data-cell]", (event) => {
    const cell = Number(event.currentTarget.dataset.cell);
    if (cell !== current().cursor) update({ cursor: cell });
  });
}

/**
 * A tap on a digit key writes the digit; a long press shows where it stands, whatever is chosen on the board.
 * @param {JQuery} $digits
 */
function bindDigits($digits) {
  const digitOf = (/** @type {HTMLElement} */ key) => Number(key.dataset.digit);
  let pressing = 0;
  let isLong = false;
  $digits.on("pointerdown", "[data-digit]", ({ currentTarget }) => {
    clearTimeout(pressing);
    isLong = false;
    pressing = window.setTimeout(() => {
      if (current().game?.phase !== "playing") return;
      isLong = true;
      actions.highlight(digitOf(currentTarget));
    }, LONG_PRESS);
  });
  $digits.on("click", "[data-digit]", ({ currentTarget }) => {
    // The tap that ends a long press has done its work.
    if (!isLong) inTurn(() => actions.pressDigit(digitOf(currentTarget)));
    isLong = false;
  });
  $(document).on("pointerup pointercancel", () => clearTimeout(pressing));
}

/**
 * Listen to the keypad, to the words of sentences, and to every button that names a verb and perhaps what it is about; a
 * verb of the menu closes it first, unless it leaves the page.
 * @param {Verbs} verbs
 */
export function bindButtons(verbs) {
  bindDigits($("#digits"));
  bindWords();
  $(document).on("click", "[data-act]", ({ currentTarget }) => {
    const { act } = currentTarget.dataset;
    unfoldDialogs();
    if (currentTarget.closest("#menu-dialog") && !(act in ways)) closeDialog();
    const about = $(currentTarget).data("about");
    if (currentTarget.closest("#keypad, #panel")) inTurn(() => verbs[act](about));
    else verbs[act](about);
  });
}

/** Words of a sentence light up what they speak of, as long as they are pointed at or have the focus. */
function bindWords() {
  $(document).on("pointerenter focusin click", ".chip", ({ currentTarget }) => {
    const { part, step } = $(currentTarget).data("about");
    lightUp(spotOfPart(part, step));
  });
  $(document).on("pointerleave focusout", ".chip", ({ originalEvent }) => {
    if (!(originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch")) lightUp(null);
  });
}
