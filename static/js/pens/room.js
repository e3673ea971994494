// @ts-check
/** Colours for cells and candidates, and notes in the corners: for those players alone who want them. */

import { current, currentGame, onBoard, onUpdate, update } from "../app.js";
import { notes, play, undo } from "../game/actions.js";
import { possible } from "../game/cells.js";
import { bit } from "../geometry.js";
import { announce, offerUndo, showToast } from "../messages.js";
import { element, elements, loadStyles } from "../page.js";
import { decorateCells } from "../render/board.js";
import { t } from "../text.js";
import { decorate } from "./draw.js";
import { COLOURS, clearColours, isColoured, targetOf, toggleColour, toggleCorner, toggleTint } from "./layers.js";

/** Draw what lies over the cells, and listen to which candidate is chosen. */
export async function bind() {
  await loadStyles("pens");
  element("board").addEventListener("pointerdown", touchCandidate, { capture: true });
  decorateCells(decorate);
  onUpdate(renderKeys);
  update({});
}

/** Let the digit keys be colours, or digits again. */
function toggleColours() {
  const { colouring, game } = onBoard();
  update({ colouring: !colouring, pencil: false, part: null });
  if (colouring) announce(t("pencil_off"));
  else if (game.layers) announce(t("colours_on"));
  else showToast(t("colours_on"));
}

/**
 * Press a colour, or choose the candidate that the next colour is for.
 * @param {number} digit of the key
 */
export function pressColour(digit, asPart = false) {
  const state = onBoard();
  if (asPart) choosePart(state.cursor, digit);
  else if (digit > COLOURS) clearEverywhere();
  else colour(targetOf(state, notes()), digit);
}

/**
 * @param {ReturnType<typeof targetOf>} target
 * @param {number} number
 */
function colour({ digit, cells }, number) {
  const game = currentGame();
  const goes = isColoured(game, { digit, cells }, number);
  play(digit ? toggleTint(game, cells, digit, number) : toggleColour(game, cells, number));
  announce(t(goes ? "colour_gone" : "colour_given", { colour: t(`colour_${number}`) }));
}

/** Take the colours of the chosen cells away. */
export function clearChosen() {
  play(clearColours(currentGame(), current().selected));
}

/** Take every colour away; one tap brings them back. */
function clearEverywhere() {
  if (play(clearColours(currentGame()))) offerUndo(t("colours_cleared"), undo);
}

/**
 * Note a digit in the corners of cells.
 * @param {number[]} cells
 * @param {number} digit
 */
export function noteInCorner(cells, digit) {
  const game = currentGame();
  const isForbidden = notes().tidy && cells.every((cell) => !(possible(game.cells)[cell] & bit(digit)));
  if (isForbidden) showToast(t("not_possible", { digit }));
  else play(toggleCorner(game, cells, digit, notes()));
}

/**
 * Choose a candidate of a cell, or the whole cell again.
 * @param {number} cell
 * @param {number} digit 0 for the whole cell
 */
function choosePart(cell, digit) {
  const { part } = current();
  const isSame = part?.[0] === cell && part[1] === digit;
  update({ part: digit && !isSame ? [cell, digit] : null });
}

/**
 * While colours are given a mouse chooses the candidate that it points at. A finger covers them all: it chooses the cell
 * and, when it touches that once more, the candidate nearest to it.
 * @param {PointerEvent} event
 */
function touchCandidate(event) {
  const { colouring, several, selected } = current();
  const box = /** @type {HTMLElement | null} */ (event.target instanceof Element && event.target.closest("[data-cell]"));
  if (!colouring || !box || event.button || several || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const cell = Number(box.dataset.cell);
  const isChosen = selected.length === 1 && selected[0] === cell;
  if (event.pointerType === "mouse") choosePart(cell, Number(/** @type {Element} */ (event.target).closest("[data-digit]")?.getAttribute("data-digit") ?? 0));
  else choosePart(cell, isChosen ? nearest(event, elements(".mark", box)) : 0);
}

/**
 * The digit of the candidate that is nearest to a touch, or 0 if there is none.
 * @param {PointerEvent} touch
 * @param {HTMLElement[]} marks
 */
function nearest({ clientX, clientY }, marks) {
  const distances = marks.map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { digit: Number(mark.dataset.digit), distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.digit ?? 0;
}

/**
 * Name the digit keys by their colours, and the last one by what it does, as long as they have them.
 * @param {State} state
 */
function renderKeys(state) {
  const [last] = elements("#digits .digit b").slice(-1);
  const word = state.colouring ? t("colours_none") : "9";
  if (last.textContent !== word) last.textContent = word;
  if (!state.colouring || !state.game) return;
  const { game } = state;
  const target = targetOf({ ...state, game }, notes());
  for (const key of elements("#digits .digit")) {
    const digit = Number(key.dataset.digit);
    key.setAttribute("aria-label", digit > COLOURS ? t("clear_colours") : `${digit} ${t(`colour_${digit}`)}`);
    key.setAttribute("aria-pressed", String(digit <= COLOURS && Boolean(isColoured(game, target, digit))));
  }
}

export const verbs = { toggleColours };
