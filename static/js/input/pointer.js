/** Keyboard and pointer: which key does what, and how cells are chosen. */

import { current, update } from "../app.js";
import * as actions from "../game/actions.js";
import { closeHelp, help, helpBack } from "../help/assist.js";
import { openKeys } from "../dialogs.js";
import { focusCursor } from "../render/board.js";
import * as selection from "../game/selection.js";

let highlightPending = false;

/**
 * The digit of a key press or null. Shift turns a digit of the number pad into a navigation key on
 * some systems, so there the code counts as long as NumLock is on.
 */
export function digitOf({ key, code = "", numLock = false }) {
  if (/^[0-9]$/.test(key)) return Number(key);
  const pad = /^Numpad([0-9])$/.exec(code);
  if (pad) return numLock ? Number(pad[1]) : null;
  const row = /^Digit([0-9])$/.exec(code);
  return row ? Number(row[1]) : null;
}

const COMMANDS = { z: actions.undo, y: actions.redo };
const LETTERS = {
  h: () => (current().preferences.training ? null : help()),
  n: actions.togglePencil,
  k: actions.toggleNotes,
  m: actions.toggleSeveral,
};

/** Listen to the keyboard. */
export function bindKeyboard() {
  $(document).on("keydown", (event) => {
    if (current().view !== "board" || current().watch || document.querySelector("dialog[open]") || event.altKey) return;
    if (pressKey(event.originalEvent ?? event)) event.preventDefault();
  });
}

/** Do what a key means; true if it meant something. */
function pressKey(event) {
  const control = event.ctrlKey || event.metaKey;
  const letter = event.key.length === 1 ? event.key.toLowerCase() : "";
  if (control && letter in COMMANDS) return done(event.shiftKey ? actions.redo() : COMMANDS[letter]());
  const digit = digitOf({ key: event.key, code: event.code, numLock: event.getModifierState("NumLock") });
  // Where digits themselves need Shift, Shift does not mean a candidate.
  const shifted = event.shiftKey && !/^[0-9]$/.test(event.key);
  if (digit !== null) return done(pressDigit(digit, shifted || control));
  const onBoard = Boolean(event.target.closest?.("#board")) || event.target === document.body;
  const nearBoard = onBoard || Boolean(event.target.closest?.("#keypad"));
  if (control && !(nearBoard && /^(Arrow|Home|End)/.test(event.key))) return false;
  if (event.key === "?") return done(openKeys());
  if (letter === "h" && event.shiftKey) return done(helpBack());
  if (letter === "f") return done((highlightPending = true));
  if (letter in LETTERS) return done(current().game.phase === "playing" || letter === "m" ? LETTERS[letter]() : null);
  if (event.key === "Escape") return done(escape());
  if (!onBoard && (event.key === " " || event.key === "Enter")) return false;
  return nearBoard && pressBoardKey(event, control);
}

const done = () => true;

function pressDigit(digit, asCandidate) {
  if (highlightPending && digit) actions.highlight(digit);
  else if (digit) actions.enterDigit(digit, asCandidate !== current().pencil);
  else if (current().game.phase === "entering") skip();
  else actions.clear();
  highlightPending = false;
}

/** Leave a cell empty and go on. */
function skip() {
  if (current().selected.length === 1) {
    actions.clear();
    moveAndFocus(selection.onward(current().cursor));
  }
}

/** Keys that belong to the board: moving, clearing, selecting. */
function pressBoardKey(event, control) {
  const state = current();
  const entering = state.game.phase === "entering";
  const cell = selection.destination(state.game.cells, state.cursor, event.key, control);
  if (cell !== null) {
    moveAndFocus(event.shiftKey ? selection.extend(state, cell) : selection.select(cell));
    return true;
  }
  if (event.key === "Delete" || event.key === "Backspace") {
    actions.clear();
    if (entering && event.key === "Backspace" && state.cursor > 0) moveAndFocus(selection.select(state.cursor - 1));
    return true;
  }
  if (event.key === "." && entering) return done(skip());
  if (event.key === " ") {
    if (entering) skip();
    else update({ several: true, selected: toggleAnchor(state) });
    return true;
  }
  if (event.key === "Enter") {
    if (entering) moveAndFocus(selection.nextRow(state.cursor));
    return entering;
  }
  return false;
}

/** Space begins or ends choosing several cells with the keyboard. */
function toggleAnchor(state) {
  return state.several ? selection.toggle(state, state.cursor).selected : [state.cursor];
}

function escape() {
  const state = current();
  highlightPending = false;
  if (state.help || state.page) closeHelp();
  else update({ selected: [state.cursor], several: false, activeDigit: 0, wrong: [] });
}

function moveAndFocus(place) {
  const keep = current().several && place.selected.length === 1 ? { cursor: place.cursor } : place;
  actions.moveTo(keep);
  focusCursor(place.cursor);
}

/** Listen to mouse and touch on the board: tap, Ctrl-tap, drag over several cells. */
export function bindPointer() {
  const $board = $("#board");
  let dragging = null;
  const cellAt = (event) => {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
    return found ? Number(found.dataset.cell) : null;
  };
  $board.on("pointerdown", "[data-cell]", (event) => {
    if (event.button) return;
    const cell = Number(event.currentTarget.dataset.cell);
    dragging = { from: cell, moved: false };
    event.currentTarget.releasePointerCapture?.(event.pointerId);
    actions.touchCell(cell, { add: event.ctrlKey || event.metaKey || event.shiftKey });
    focusCursor(cell);
    event.preventDefault();
  });
  $board.on("pointermove", (event) => {
    if (!dragging || current().digitFirst) return;
    const cell = cellAt(event);
    if (cell === null || cell === current().cursor) return;
    actions.moveTo(selection.extend(current(), cell));
  });
  $(document).on("pointerup pointercancel", () => {
    dragging = null;
  });
  $board.on("dblclick", "[data-cell]", (event) => actions.enterLoneCandidate(Number(event.currentTarget.dataset.cell)));
  $board.on("focusin", "[data-cell]", (event) => {
    const cell = Number(event.currentTarget.dataset.cell);
    if (cell !== current().cursor) update({ cursor: cell });
  });
}

/** Listen to the keypad and to every key that names an action. */
export function bindKeys(verbs) {
  $("#digits").on("click", "[data-digit]", (event) => actions.pressDigit(Number(event.currentTarget.dataset.digit)));
  $(document).on("click", "[data-act]", (event) => verbs[event.currentTarget.dataset.act]());
}

