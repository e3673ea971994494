// @ts-check
/** What the player can do on the board, one function for each verb. */

import { UNSAID, current, currentGame, onBoard, update } from "../app.js";
import { candidates, isGiven, isUnsure, possible } from "./cells.js";
import { bit, members } from "../geometry.js";
import { hasPens, notesOf } from "../preferences/preferences.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { announce, offerUndo, showToast } from "../messages.js";
import { givingNone } from "./helps.js";
import { nextDoubt } from "./reading.js";
import { enter } from "../rooms.js";
import * as selection from "./selection.js";
import * as game from "./state.js";
import { t } from "../text.js";

/**
 * Take a changed game; any own move ends the running help and forgets what was said before. What is laid over the cells is
 * no such move.
 * @param {Game} changed
 */
export function play(changed, /** @type {Partial<State>} */ more = {}) {
  // While a proof is tried out nothing changes the game but its conclusion.
  const { game: before, help } = current();
  if (changed === before || (help?.trial && !("help" in more))) return false;
  update({ game: changed, ...(!game.isSamePosition(changed, before) && UNSAID), ...more });
  return true;
}

/** How candidates are kept in the game on the board; those in the entry of a photo are as the player wrote them. */
export const notes = () => (currentGame().phase === "entering" ? { own: true, tidy: false } : notesOf(currentGame(), current().preferences));

/**
 * Do something in the room of colours and corner notes, which most players never enter.
 * @param {(room: Pens) => unknown} action
 */
const withPens = (action) => void enter("pens", action);

/**
 * Write a digit, or a candidate in pencil mode, into every selected cell. Where there is nothing to write into, all
 * places of the digit are shown instead.
 * @param {number} digit
 */
export function enterDigit(digit, asCandidate = current().pencil, inCorner = current().inCorner) {
  const { game: played, selected, help } = onBoard();
  const isLocked = played.phase === "playing" && !help?.trial && selected.every((cell) => isGiven(played.cells[cell]));
  if (isLocked) highlight(digit);
  else enterInto(selected, digit, asCandidate, inCorner);
}

/**
 * Press a colour, or choose the candidate that the next one is for.
 * @param {number} digit of the key
 * @param {boolean} asPart
 */
export const pressColour = (digit, asPart = false) => withPens((room) => room.pressColour(digit, asPart));

/**
 * Write a digit or candidate into some cells and move on while a puzzle is entered.
 * @param {number[]} cells
 * @param {number} digit
 * @param {boolean} asCandidate
 */
function enterInto(cells, digit, asCandidate, inCorner = false) {
  const state = onBoard();
  if (state.help?.trial) {
    enter("trial", (room) => room.answerTrial(cells[0], digit));
    return;
  }
  const playing = state.game.phase === "playing";
  if (playing && asCandidate && inCorner && hasPens(state.game, state.preferences)) {
    withPens((room) => room.noteInCorner(cells, digit));
    return;
  }
  if (asCandidate && (playing || state.game.reading)) {
    const { own, tidy } = notes();
    const allowed = possible(state.game.cells);
    const wouldStay = own && !tidy;
    if (!wouldStay && cells.every((cell) => !(allowed[cell] & bit(digit)))) showToast(t("not_possible", { digit }));
    else play(game.toggleCandidate(state.game, cells, digit, notes()));
    return;
  }
  if (playing && cells.every((cell) => isGiven(state.game.cells[cell]))) {
    announce(t("given_stays"));
    return;
  }
  play(game.enterDigit(state.game, cells, digit));
  if (!playing && cells.length === 1) update({ ...onward(state.game, cells[0]), typed: cells[0] });
}

/**
 * Where typing goes on in an entry: at the next cell. On a photo one stays, unless the cell was in doubt and others are.
 * @param {Game} before
 * @param {number} cell
 */
function onward({ cells, reading }, cell) {
  if (!reading) return selection.onward(cell);
  return selection.select((isUnsure(cells[cell]) ? nextDoubt(currentGame(), cell) : null) ?? cell);
}

/** Empty the selected cells, or take back the digit that was just typed. */
export function clear() {
  const { typed, colouring } = current();
  if (colouring) {
    withPens((room) => room.clearChosen());
    return;
  }
  if (typed !== null) moveTo(selection.select(typed));
  play(game.clearCells(currentGame(), current().selected));
}

/** Empty everything that the player may change; one tap brings it back. */
function clearAll() {
  closeDialog();
  if (play(game.clearAll(currentGame()))) offerUndo(t("cleared"), undo);
}

/** Begin a game anew, which is no small thing. */
const startOver = () => openDialog("start-over");

export const undo = () => play(game.undo(currentGame()));
const redo = () => play(game.redo(currentGame()));

/**
 * Put the cursor somewhere.
 * @param {Partial<Place>} place
 */
export const moveTo = (place) => update({ typed: null, ...place });

/**
 * Choose a cell; in digit-first mode write the chosen digit there.
 * @param {number} cell
 */
export function touchCell(cell, { add = false } = {}) {
  const state = onBoard();
  if (add || state.several) {
    moveTo(selection.toggle(state, cell));
  } else if (state.digitFirst && state.activeDigit && !state.colouring) {
    moveTo(selection.select(cell));
    enterInto([cell], state.activeDigit, state.pencil, state.inCorner);
  } else {
    moveTo(selection.select(cell));
  }
}

/**
 * Press a digit key: give its colour, choose the digit in digit-first mode, otherwise write it.
 * @param {number} digit
 */
export function pressDigit(digit) {
  const state = onBoard();
  if (state.colouring) pressColour(digit);
  else if (state.digitFirst) update({ activeDigit: state.activeDigit === digit ? 0 : digit });
  else enterDigit(digit);
}

/**
 * Show where a digit stands and where it is noted, or no longer.
 * @param {number} digit
 */
export function highlight(digit) {
  const isShown = current().activeDigit === digit;
  update({ activeDigit: isShown ? 0 : digit, highlighting: false });
  announce(t(isShown ? "highlight_off" : "highlight_on", { digit }));
}

/**
 * Write the only candidate of a cell.
 * @param {number} cell
 */
export function enterLoneCandidate(cell) {
  const state = onBoard();
  const left = members(candidates(state.game.cells, notes())[cell]);
  if (state.game.phase === "playing" && left.length === 1 && !state.colouring) enterInto([cell], left[0], false);
}

/** Take the pencil, or put it away; with several pens the one for the corners comes first, then the one for the middle. */
function togglePencil() {
  const { game: played, pencil, inCorner, preferences } = onBoard();
  if (hasPens(played, preferences)) takePen(!pencil || inCorner, !pencil);
  else takePen(!pencil);
}

/**
 * Take a pen, or write digits again.
 * @param {boolean} pencil
 */
export function takePen(pencil, inCorner = false) {
  update({ pencil, inCorner, colouring: false });
  const pen = hasPens(currentGame(), current().preferences) ? (inCorner ? "pencil_corner" : "pencil_centre") : "pencil_notes";
  announce(t(!pencil ? "pencil_off" : notes().own ? pen : "pencil_crosses_out"));
}

/** Show all candidates, or only what the player has noted, which is all there is while training. */
function toggleAutomatic() {
  if (current().preferences.training) {
    showToast(t("automatic_training"));
    return;
  }
  const automatic = notes().own;
  update({ game: { ...currentGame(), automatic } });
  announce(t(automatic ? "automatic_on" : "automatic_off"));
}

const toggleSeveral = () => update({ several: !current().several });

function toggleDigitFirst() {
  update({ digitFirst: !current().digitFirst, activeDigit: 0 });
}

/** Note every candidate, for players who keep their own. */
const fillNotes = () => play(game.fillMarks(currentGame()));

/** Go back to entering, with the givens alone. */
const editPuzzle = () => play(game.editGivens(currentGame()), givingNone());

export const verbs = {
  clear, clearAll, editPuzzle, fillNotes, redo, startOver, toggleAutomatic, toggleDigitFirst, togglePencil, toggleSeveral, undo,
};
