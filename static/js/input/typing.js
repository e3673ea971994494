// @ts-check
/** What the keys of the board do that no button does: moving, typing, skipping, choosing. */

import { current, currentGame, update } from "../app.js";
import { valueOf } from "../game/cells.js";
import * as actions from "../game/actions.js";
import * as selection from "../game/selection.js";
import { canClose, closeHelp } from "../help/assist.js";
import { hasPens } from "../preferences/preferences.js";
import { focusCursor } from "../render/board.js";

/** @param {Stroke} stroke */
const typeDigit = ({ digit }) => type(digit, false);

/**
 * With several pens Shift notes in the corners and Ctrl in the middle.
 * @param {Stroke} stroke
 */
const typeCandidate = ({ digit, control }) => type(digit, true, !control);

/**
 * Write a digit or the other kind that the pencil does not write, give a colour, or only highlight it.
 * @param {number | null} digit
 * @param {boolean} asCandidate
 */
function type(digit, asCandidate, inCorner = false) {
  if (!digit) return;
  const { highlighting, pencil, colouring, preferences } = current();
  if (highlighting) actions.highlight(digit);
  else if (colouring) actions.pressColour(digit, asCandidate);
  else if (asCandidate && hasPens(currentGame(), preferences)) actions.enterDigit(digit, true, inCorner);
  else actions.enterDigit(digit, asCandidate !== pencil);
}

/** The pens of players who have several. */
const PENS = { Z: { pencil: false }, X: { pencil: true, inCorner: true }, C: { pencil: true } };

/**
 * Take the pen of a key, or write digits again.
 * @param {Stroke} stroke
 */
function choosePen({ key }) {
  const { pencil, inCorner } = /** @type {{pencil: boolean, inCorner?: boolean}} */ (PENS[/** @type {keyof typeof PENS} */ (key.toUpperCase())]);
  if (!pencil || hasPens(currentGame(), current().preferences)) actions.takePen(pencil, inCorner);
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
  if (canClose()) closeHelp();
  else update({ selected: [state.cursor], several: false, activeDigit: 0, wrong: [], colouring: false, part: null });
}

/** @param {Place} place */
function moveAndFocus(place) {
  const keep = current().several && place.selected.length === 1 ? { cursor: place.cursor } : place;
  actions.moveTo(keep);
  focusCursor(place.cursor);
}

export const verbs = {
  choosePen, chooseSeveral, erase, highlightNext, moveCursor, nextRow, putAway, skip, typeCandidate, typeDigit,
};
