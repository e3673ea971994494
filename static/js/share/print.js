// @ts-check
/** Printing: a sheet with one board, its name, and a QR code that brings it to the screen. */

import { current, currentGame } from "../app.js";
import { notes } from "../game/actions.js";
import { candidates, isGiven, marksOf, valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { draw, paragraph } from "../dom.js";
import { CELLS, columnOf, members, rowOf } from "../geometry.js";
import { loadStyles } from "../page.js";
import { visit } from "../rooms.js";
import { t } from "../text.js";

const CELL = 100;
let isPrepared = false;

/**
 * Whether candidates are in sight.
 * @param {Game} game
 */
const hasNotes = ({ phase, cells }) => phase === "playing" && (!notes().own || cells.some(marksOf));

/** Ask what to print of the game on the board. */
function openPrint() {
  const { game } = current();
  if (!game) return;
  const played = game.phase === "playing" && game.cells.some((content) => valueOf(content) && !isGiven(content));
  const what = hasNotes(game) ? "candidates" : played ? "position" : "puzzle";
  $(`#print-form [name=what][value=${what}]`).prop("checked", true);
  openDialog("print");
}

function printGame() {
  const what = String($("#print-form [name=what]:checked").val());
  const withQr = $("#print-form [name=qr]").prop("checked");
  closeDialog();
  return printSheet({ game: currentGame(), title: currentGame().title, what, withQr });
}

/**
 * Print one board: the puzzle alone, the position, or the position with candidates.
 * @param {{game: Game, title?: string, details?: string, what?: string, withQr?: boolean}} sheet
 */
export async function printSheet({ game, title = "", details = "", what = "puzzle", withQr = true }) {
  const shown = { ...game, cells: printedCells(game, what) };
  const code = withQr ? await linkPicture(shown).catch(() => null) : null;
  fillSheet(shown, { title, details, what, code });
  isPrepared = true;
  window.print();
}

/**
 * The QR code of a position, drawn where links are made.
 * @param {Position} position
 */
const linkPicture = async (position) => (await visit("share")).linkPicture(position);

/**
 * @param {Position} position
 * @param {string} what
 */
const printedCells = ({ cells, phase }, what) =>
  what === "puzzle" && phase === "playing" ? cells.map((content) => (isGiven(content) ? content : 0)) : cells;

/** The browser's own print key prints the board as it is; on other pages it prints the page. */
export async function bind() {
  await loadStyles("print");
  $("#print-go").on("click", printGame);
  window.addEventListener("beforeprint", () => {
    const { view, game } = current();
    if (isPrepared) return;
    if (view === "board" && game) fillSheet(game, { title: game.title, what: hasNotes(game) ? "candidates" : "position" });
    else $("#sheet").empty();
  });
  // The sheet stays: some browsers say that they are done before they have read it.
  window.addEventListener("afterprint", () => {
    isPrepared = false;
  });
}

/**
 * @param {Position} shown
 * @param {{title?: string, details?: string, what: string, code?: SVGElement | null}} sheet
 */
function fillSheet(shown, { title = "", details = "", what, code = null }) {
  $("#sheet").empty().append(
    $("<header>", { class: "sheet-head" }).append($("<h2>").text(title || "Sudoku"), paragraph(details)),
    picture(shown, what === "candidates" ? printedCandidates(shown) : null),
    $("<footer>", { class: "sheet-foot" }).append(
      code ? [code, paragraph(t("print_caption"))] : [],
      paragraph("Sudoku Helper", "sheet-brand"),
    ),
  );
}

/**
 * The candidates to print: those in sight, or all of them where the player has noted none.
 * @param {Position} position
 */
function printedCandidates({ cells }) {
  const inSight = candidates(cells, notes());
  return inSight.some(Boolean) ? inSight : candidates(cells);
}

/**
 * The board as a drawing, black on white: givens bold, own digits lighter, candidates small.
 * @param {Position} position
 * @param {number[] | null} noted
 */
function picture({ cells, phase }, noted) {
  const svg = draw("svg", { viewBox: "-4 -4 908 908", class: "sheet-board", role: "img", "aria-label": "Sudoku" });
  const thin = [1, 2, 4, 5, 7, 8].map((n) => `M${n * CELL} 0V900M0 ${n * CELL}H900`).join("");
  svg.append(draw("path", { d: thin, class: "sheet-thin" }));
  svg.append(draw("path", { d: "M0 0H900V900H0ZM300 0V900M600 0V900M0 300H900M0 600H900", class: "sheet-thick" }));
  for (const cell of CELLS) svg.append(...cellTexts(cell, cells[cell], phase, noted?.[cell] ?? 0));
  return svg;
}

/**
 * @param {number} cell
 * @param {number} content
 * @param {Game["phase"]} phase
 * @param {number} noted
 */
function cellTexts(cell, content, phase, noted) {
  const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
  const value = valueOf(content);
  if (value) {
    const name = isGiven(content) || phase === "entering" ? "sheet-given" : "sheet-own";
    return [text(value, x + 50, y + 72, name)];
  }
  return members(noted).map((digit) => text(digit, x + 20 + ((digit - 1) % 3) * 30, y + 28 + Math.floor((digit - 1) / 3) * 30, "sheet-mark"));
}

/**
 * @param {number} value
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function text(value, x, y, name) {
  const element = draw("text", { x, y, class: name });
  element.textContent = String(value);
  return element;
}

export const verbs = { openPrint };
