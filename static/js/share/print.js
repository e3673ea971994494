/** Printing: a sheet with one board, its name, and a QR code that brings it to the screen. */

import { current } from "../app.js";
import { notes } from "../game/actions.js";
import { candidates, isGiven, valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { CELLS, columnOf, members, rowOf } from "../geometry.js";
import { draw } from "../render/board.js";
import { t } from "../text.js";
import { qrPicture } from "./qr.js";
import { linkOf } from "./share.js";

const CELL = 100;
let isPrepared = false;

/** Ask what to print of the game on the board. */
function openPrint() {
  const { game } = current();
  if (!game) return;
  const played = game.phase === "playing" && game.cells.some((content) => valueOf(content) && !isGiven(content));
  const what = game.shown ? "candidates" : played ? "position" : "puzzle";
  $(`#print-form [name=what][value=${what}]`).prop("checked", true);
  openDialog("print");
}

function printGame() {
  const what = $("#print-form [name=what]:checked").val();
  const withQr = $("#print-form [name=qr]").prop("checked");
  closeDialog();
  return printSheet({ game: current().game, title: current().game.title, what, withQr });
}

/** Print one board: the puzzle alone, the position, or the position with candidates. */
export async function printSheet({ game, title = "", details = "", what = "puzzle", withQr = true }) {
  const shown = { ...game, cells: printedCells(game, what) };
  const code = withQr ? await qrPicture(linkOf(shown)) : null;
  fillSheet(shown, { title, details, what, code });
  isPrepared = true;
  window.print();
}

const printedCells = ({ cells, phase }, what) =>
  what === "puzzle" && phase === "playing" ? cells.map((content) => (isGiven(content) ? content : 0)) : cells;

/** The browser's own print key prints the board as it is; on other pages it prints the page. */
export function bindPrint() {
  $("#print-go").on("click", printGame);
  window.addEventListener("beforeprint", () => {
    const { view, game } = current();
    if (isPrepared) return;
    if (view === "board") fillSheet(game, { title: game.title, what: game.shown ? "candidates" : "position" });
    else $("#sheet").empty();
  });
  // The sheet stays: some browsers say that they are done before they have read it.
  window.addEventListener("afterprint", () => {
    isPrepared = false;
  });
}

function fillSheet(shown, { title = "", details = "", what, code = null }) {
  $("#sheet").empty().append(
    $("<header>", { class: "sheet-head" }).append($("<h2>").text(title || "Sudoku"), $("<p>").text(details)),
    picture(shown, what === "candidates" ? candidates(shown.cells, notes()) : null),
    $("<footer>", { class: "sheet-foot" }).append(
      code ? [code, $("<p>").text(t("print_caption"))] : [],
      $("<p>", { class: "sheet-brand" }).text("Sudoku Helper"),
    ),
  );
}

/** The board as a drawing, black on white: givens bold, own digits lighter, candidates small. */
function picture({ cells, phase }, noted) {
  const svg = draw("svg", { viewBox: "-4 -4 908 908", class: "sheet-board", role: "img", "aria-label": "Sudoku" });
  const thin = [1, 2, 4, 5, 7, 8].map((n) => `M${n * CELL} 0V900M0 ${n * CELL}H900`).join("");
  svg.append(draw("path", { d: thin, class: "sheet-thin" }));
  svg.append(draw("path", { d: "M0 0H900V900H0ZM300 0V900M600 0V900M0 300H900M0 600H900", class: "sheet-thick" }));
  for (const cell of CELLS) svg.append(...cellTexts(cell, cells[cell], phase, noted?.[cell] ?? 0));
  return svg;
}

function cellTexts(cell, content, phase, noted) {
  const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
  const value = valueOf(content);
  if (value) {
    const name = isGiven(content) || phase === "entering" ? "sheet-given" : "sheet-own";
    return [text(value, x + 50, y + 72, name)];
  }
  return members(noted).map((digit) => text(digit, x + 20 + ((digit - 1) % 3) * 30, y + 28 + Math.floor((digit - 1) / 3) * 30, "sheet-mark"));
}

function text(value, x, y, name) {
  const element = draw("text", { x, y, class: name });
  element.textContent = value;
  return element;
}

export const verbs = { openPrint };
