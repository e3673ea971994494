// @ts-check
/** Draws the board: each cell as cell.js describes it, the names of rows and columns, and the lines of help. */

import { CELLS, DIGITS } from "../geometry.js";
import { element } from "../page.js";
import { derive, describe } from "./cell.js";

/** @type {{element: HTMLElement, value: HTMLElement, marks: HTMLElement}[]} */
const cells = [];
const drawn = CELLS.map(() => "");

/** @type {import("./cell.js").Decorate} */
let decorate = () => null;

/**
 * Let a room that was loaded later draw over the cells from the next drawing on.
 * @param {import("./cell.js").Decorate} by
 */
export function decorateCells(by) {
  decorate = by;
}

/** @type {(state: BoardState) => BoardState} */
let watched = (state) => state;

/**
 * Let a room that was loaded later show another position than that of the game.
 * @param {typeof watched} by
 */
export function showInstead(by) {
  watched = by;
}

/**
 * Lay out the 81 cells; each has room for its digit and for its candidates.
 */
function buildBoard() {
  const $board = $("#board");
  for (let row = 0; row < 9; row += 1) {
    const $row = $("<div>", { role: "row", class: "board-row" }).appendTo($board);
    for (let column = 0; column < 9; column += 1) {
      const cell = row * 9 + column;
      const $cell = $("<div>", { role: "gridcell", class: "cell", "data-cell": cell, tabindex: -1 });
      const $value = $("<span>", { class: "value", "aria-hidden": true });
      const $marks = $("<span>", { class: "marks", "aria-hidden": true });
      $row.append($cell.append($value, $marks));
      cells.push({ element: $cell[0], value: $value[0], marks: $marks[0] });
    }
  }
}

/**
 * Bring the board up to date with the state.
 * @param {BoardState} given
 */
export function renderBoard(given) {
  if (!cells.length) buildBoard();
  const state = watched(given);
  const view = derive(state);
  element("board").classList.toggle("done", view.isDone);
  element("board").classList.toggle("filtered", Boolean(state.activeDigit) && !state.digitFirst && view.calm);
  for (const cell of CELLS) renderCell(cell, describe(cell, state, view, decorate));
  renderEdges(state.preferences.coordinates);
  renderLines(view.painted, view.entered);
}

/**
 * Touch the page only where something changed.
 * @param {number} cell
 * @param {import("./cell.js").Description} description
 */
function renderCell(cell, description) {
  const { value, valueClasses, marks, classes, label, isCursor, isSelected, isGiven, isInvalid, over } = description;
  const key = `${value}|${valueClasses}|${marks}|${classes}|${label}|${over?.key}`;
  if (drawn[cell] === key) return;
  drawn[cell] = key;
  const { element: box, value: valueElement, marks: marksElement } = cells[cell];
  box.className = classes;
  box.tabIndex = isCursor ? 0 : -1;
  box.setAttribute("aria-label", label);
  box.setAttribute("aria-selected", String(isSelected));
  box.setAttribute("aria-readonly", String(isGiven));
  box.setAttribute("aria-invalid", String(isInvalid));
  valueElement.textContent = value;
  valueElement.className = valueClasses;
  drawMarks(marksElement, marks);
  over?.draw(box);
}

/**
 * Draw the candidates of a cell; the style sheet writes them, since for assistive software they are in the cell's name.
 * A cell without any has no places for them either: 729 that nobody sees cost half of every layout.
 * @param {HTMLElement} box
 * @param {string[]} classes
 */
function drawMarks(box, classes) {
  if (!classes.some(Boolean)) return box.replaceChildren();
  if (!box.firstChild) $(box).append(DIGITS.map((digit) => $("<i>", { "data-digit": digit })));
  classes.forEach((names, index) => {
    box.children[index].className = names;
  });
}

/** @param {string} coordinates */
function renderEdges(coordinates) {
  const numbers = DIGITS.map(String);
  const edges = { columns: coordinates === "r1c1" ? numbers : [..."ABCDEFGHI"], rows: numbers };
  for (const [id, names] of Object.entries(edges)) {
    const edge = element(id);
    const text = names.join("");
    if (edge.dataset.names === text) continue;
    edge.dataset.names = text;
    edge.replaceChildren(...names.map((name) => $("<span>").text(name)[0]));
  }
}

let linesDrawn = "";
/** @type {(path: string) => string} */
let laid = (path) => path;

/**
 * Say how the lines of help lie that are drawn on a flat board.
 * @param {(path: string) => string} lay
 */
export function layLines(lay) {
  laid = lay;
  linesDrawn = "";
}

/**
 * Draw arrows of a chain and the lines of blocking digits, if they are not the ones drawn already. What draws them comes
 * with the first of them; they may be others by then. If it does not come, the next drawing asks for it again.
 * @param {Paint} painted
 * @param {number[]} entered
 */
function renderLines({ links, beams, marks, ghosts }, entered) {
  const key = JSON.stringify([links, beams, ghosts]);
  if (linesDrawn === key) return;
  linesDrawn = key;
  const isWanted = () => linesDrawn === key;
  if (!links.length && !beams.length) element("chains").replaceChildren();
  else {
    import("./lines.js").then(
      ({ drawLines }) => isWanted() && drawLines({ links, beams, marks, ghosts }, entered, laid),
      () => isWanted() && (linesDrawn = ""),
    );
  }
}

/**
 * Give the keyboard focus to the cursor's cell.
 * @param {number} cursor
 */
export const focusCursor = (cursor) => cells[cursor]?.element.focus({ preventScroll: true });
