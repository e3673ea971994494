// @ts-check
/** What the keys of the board do that no button does: moving, typing, skipping, choosing. */

import { current, currentGame, update } from "../app.js";
import { valueOf } from "../game/cells.js";
import * as actions from "../game/actions.js";
import * as selection from "../game/selection.js";
import { closeHelp } from "../help/assist.js";
import { focusCursor } from "../render/board.js";

/** @param {Stroke} stroke */
const typeDigit = ({ digit }) => type(digit, false);

/** @param {Stroke} stroke */
const typeCandidate = ({ digit }) => type(digit, true);

/**
 * Write a digit or the other kind that the pencil does not write, or only highlight it.
 * @param {number | null} digit
 * @param {boolean} asCandidate
 */
function type(digit, asCandidate) {
  if (!digit) return;
  const { highlighting, pencil } = current();
  if (highlighting) actions.highlight(digit);
  else actions.enterDigit(digit, asCandidate !== pencil);
}

/** The next digit is only highlighted. */
const highlightNext = () => update({ highlighting: true });

/** Leave a cell empty and go on. */
function skip() {
  if (current().selected.length !== 1) return;
  // Not what was just typed: this one.
  actions.moveTo(selection.select(current().cursor));
  actions.clear();
  moveAndFocus(selection.onward(current().cursor));
}

/** Take back, as a typewriter does: what was just typed, what stands here, or else what stands before. */
function erase() {
  const { typed, cursor, selected } = current();
  const { phase, cells } = currentGame();
  const isEmpty = phase === "entering" && selected.length === 1 && typed === null && !valueOf(cells[cursor]);
  if (isEmpty && cursor > 0) actions.moveTo(selection.select(cursor - 1));
  actions.clear();
}

const nextRow = () => moveAndFocus(selection.nextRow(current().cursor));

/**
 * Go to another cell; with Shift the cells on the way are chosen along.
 * @param {Stroke} stroke
 */
function moveCursor({ key, control, shift }) {
  const state = current();
  const cell = selection.destination(currentGame().cells, state.cursor, key, control);
  if (cell !== null) moveAndFocus(shift ? selection.extend(state, cell) : selection.select(cell));
}

/** Begin to choose several cells with the keyboard, or add and take away the one at the cursor. */
function chooseSeveral() {
  const state = current();
  update({ several: true, selected: state.several ? selection.toggle(state, state.cursor).selected : [state.cursor] });
}

/** Close what is open, or else forget what is chosen and marked. */
function putAway() {
  const state = current();
  update({ highlighting: false });
  if (state.help || state.page) closeHelp();
  else update({ selected: [state.cursor], several: false, activeDigit: 0, wrong: [] });
}

/** @param {Place} place */
function moveAndFocus(place) {
  const keep = current().several && place.selected.length === 1 ? { cursor: place.cursor } : place;
  actions.moveTo(keep);
  focusCursor(place.cursor);
}

export const verbs = {
  chooseSeveral, erase, highlightNext, moveCursor, nextRow, putAway, skip, typeCandidate, typeDigit,
};
