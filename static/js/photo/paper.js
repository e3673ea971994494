// @ts-check
/**
 * The photo of a game: behind the cells while what was read is compared with it, and under the board while it is
 * played. There every cell is laid onto its place on the paper, so that all that the board shows is seen on the
 * newspaper itself, and is touched, typed and read aloud as ever.
 */

import { current, currentGame, onUpdate, update } from "../app.js";
import { button } from "../dom.js";
import { play } from "../game/actions.js";
import { valueOf } from "../game/cells.js";
import * as reading from "../game/reading.js";
import { select } from "../game/selection.js";
import { clearCells, enterDigit } from "../game/state.js";
import { cellName } from "../geometry.js";
import { announce } from "../messages.js";
import { element, elements, loadStyles, root } from "../page.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { focusCursor, layLines, renderBoard } from "../render/board.js";
import { currentLanguage, t } from "../text.js";
import { photoOf } from "./album.js";
import { nextDoubt, printedDoubts } from "./doubts.js";
import { cornersOf, matrixOnto, pathOn, placeOn, resized } from "./mesh.js";
import { straightened } from "./straighten.js";

/** The side of the straightened photo: some 60 points for each cell. */
const STRAIGHT = 540;
/** The side of the flat board, as its lines are drawn. */
const FLAT = 900;

/** @typedef {{photo: KeptPhoto, bitmap: ImageBitmap, straight: ImageData | null}} Opened */

/** The game whose photo was asked for last, and its photo as soon as it is there. */
let wanted = "";
/** @type {Opened | null} */
let opened = null;

/**
 * Show a photo with the game that is open.
 * @param {KeptPhoto | null} photo
 */
export async function showPhoto(photo) {
  const bitmap = photo && (await createImageBitmap(photo.blob).catch(() => null));
  if (!photo || !bitmap || photo.id !== current().game?.id) return;
  wanted = photo.id;
  opened?.bitmap.close();
  opened = { photo, bitmap, straight: null };
  if (currentGame().phase === "entering") update({ onPhoto: true });
  else renderPaper();
}

/** Bring the photo and the keys around it up to date with the state. */
function renderPaper() {
  build();
  const state = current();
  const { game } = state;
  if (state.view !== "board" || !game) return;
  if (game.reading && wanted !== game.id) fetchPhoto(game.id);
  const isShown = Boolean(game.reading && state.onPhoto && opened?.photo.id === game.id && !state.watch);
  const mode = !game.reading ? "" : !isShown ? "away" : game.phase === "entering" ? "behind" : "under";
  const { coordinates } = state.preferences;
  root().dataset.photo = mode;
  lay({ mode, photo: isShown ? opened : null, side: element("board").clientWidth, coordinates });
  drawKeys({ mode, hasPhoto: opened?.photo.id === game.id, language: currentLanguage() });
  drawStrip({ game: game.reading && game.phase === "entering" ? game : null, cursor: state.cursor, coordinates, language: currentLanguage() });
}

/**
 * Look for the photo that was kept with a game.
 * @param {string} id
 */
async function fetchPhoto(id) {
  wanted = id;
  await showPhoto(await photoOf(id));
}

let isBuilt = false;

/** Add to the page what only games with a photo need. */
function build() {
  if (isBuilt) return;
  isBuilt = true;
  loadStyles("paper").catch(() => null);
  $("<canvas>", { id: "paper", class: "paper", role: "img" }).prependTo(".board-square");
  $("<button>", { type: "button", id: "photo-key", class: "icon-button", "data-act": "togglePhoto" })
    .append('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M3 7h4l2-3h6l2 3h4v13H3z"/><circle cx="12" cy="13" r="4"/></svg>')
    .prependTo(".top-keys");
  $("<div>", { id: "doubts", class: "doubts", role: "group" }).append($("<p>", { id: "doubt-told" }), $("<div>", { id: "doubt-keys" })).insertAfter("#lamp");
  new ResizeObserver(() => renderPaper()).observe(element("board"));
  // Whoever comes back to the board finds the photo as if he came for the first time.
  onUpdate(({ view }) => {
    if (view !== "board") wanted = "";
  });
}

/** Lay the cells and the lines of help onto the paper, or flat again. */
const lay = drawingChanges((/** @type {{mode: string, photo: Opened | null, side: number, coordinates: string}} */ { mode, photo, side }) => {
  if (mode === "under" && photo) {
    layCells(resized(photo.photo, side), side / 9);
    const mesh = resized(photo.photo, FLAT);
    layLines((path) => pathOn(mesh, path));
  } else layLines((path) => path);
  if (photo) drawPhoto(photo, mode);
  const state = current();
  if (state.view === "board" && state.game && !state.watch) renderBoard(/** @type {BoardState} */ (state));
});

/**
 * Lay the cells onto the paper, and the names of rows and columns beside them.
 * @param {Dot[]} mesh
 * @param {number} size Of a flat cell.
 */
function layCells(mesh, size) {
  elements("#board [data-cell]").forEach((box, cell) => {
    const numbers = matrixOnto(cornersOf(mesh, cell), size).map((each) => each.toFixed(8));
    box.style.setProperty("--place", `matrix3d(${numbers.join(",")})`);
  });
  const middle = (/** @type {number} */ number) => (number + 0.5) * (FLAT / 9);
  elements("#columns span").forEach((name, column) => name.style.setProperty("--place", `${placeOn(mesh, middle(column), 0)[0].toFixed(1)}px`));
  elements("#rows span").forEach((name, row) => name.style.setProperty("--place", `${placeOn(mesh, 0, middle(row))[1].toFixed(1)}px`));
}

/**
 * @param {Opened} opened
 * @param {string} mode
 */
function drawPhoto(opened, mode) {
  const canvas = /** @type {HTMLCanvasElement} */ (element("paper"));
  const side = mode === "under" ? opened.photo.side : STRAIGHT;
  Object.assign(canvas, { width: side, height: side });
  const brush = canvas.getContext("2d");
  if (mode === "under") brush?.drawImage(opened.bitmap, 0, 0);
  else brush?.putImageData((opened.straight ??= straightPicture(opened)), 0, 0);
}

/** @param {Opened} opened */
function straightPicture({ photo: { side, mesh }, bitmap }) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: side, height: side });
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) return new ImageData(STRAIGHT, STRAIGHT);
  brush.drawImage(bitmap, 0, 0);
  return new ImageData(straightened(brush.getImageData(0, 0, side, side), mesh, STRAIGHT).data, STRAIGHT, STRAIGHT);
}

/** The key that shows the photo, and what the photo is for those who do not see it. */
const drawKeys = drawingChanges((/** @type {{mode: string, hasPhoto: boolean, language: string}} */ { mode, hasPhoto }) => {
  const isShown = mode === "behind" || mode === "under";
  const name = t(isShown ? "show_board" : "show_photo");
  $("#photo-key").prop("hidden", !mode || !hasPhoto).attr({ "aria-label": name, title: name, "aria-pressed": String(isShown) });
  $("#paper").attr("aria-label", t(mode === "under" ? "photo_under" : "photo_behind"));
});

/** @param {number} digit */
const what = (digit) => String(digit || t("read_empty"));

/** What is in doubt: how much of it, and what can be done with the chosen cell. */
const drawStrip = drawingChanges((/** @type {{game: Game | null, cursor: number, coordinates: string, language: string}} */ { game, cursor, coordinates }) => {
  $("#doubts").prop("hidden", !game).attr("aria-label", t("photo_doubts"));
  if (!game) return;
  const left = printedDoubts(game).length;
  const own = reading.byHand(game);
  const doubt = reading.openDoubts(game)[cursor];
  const digit = valueOf(game.cells[cursor]);
  const cell = cellName(cursor, coordinates);
  const isOwn = own.includes(cursor);
  const counts = [left ? t("unsure_left", { count: left }) : t("unsure_none"), own.length ? t("by_hand_left", { count: own.length }) : ""];
  $("#doubt-told").text(isOwn ? t("by_hand_here", { cell }) : doubt ? asked(cell, digit, doubt) : counts.filter(Boolean).join(" · "));
  const keys = [
    doubt && !isOwn ? button("confirmRead", t("read_right", { what: what(digit) })) : [],
    isOwn ? button("makeGiven", t("read_given")) : [],
    doubt ? button("takeSecond", t("read_second", { what: what(doubt.second) })) : [],
    isOwn && doubt?.second !== 0 ? button("removeRead", t("read_remove")) : [],
    button("nextUnsure", "", "quiet-key next-unsure")
      .attr({ title: t("next_unsure"), disabled: !left })
      .append($("<span>", { "aria-hidden": true }).text(`? ${left} ›`), $("<span>", { class: "visually-hidden" }).text(`${t("next_unsure")} (${left})`)),
  ];
  // Who works with these keys goes on with them.
  drawIn(element("doubt-keys"), () => $("#doubt-keys").empty().append(...keys), "#doubt-keys .next-unsure");
});

/**
 * @param {string} cell
 * @param {number} digit
 * @param {Doubt} doubt
 */
function asked(cell, digit, { direct }) {
  if (direct !== undefined) return t("unsure_here_changed", { cell, digit: what(digit), direct: what(direct) });
  return digit ? t("unsure_here", { cell, digit }) : t("unsure_here_empty", { cell });
}

/**
 * The entry, if it was read from a photo and the chosen cell is as asked.
 * @param {(game: Game, cell: number) => unknown} isAsked
 */
function chosen(isAsked) {
  const { game, cursor } = current();
  return game?.reading && game.phase === "entering" && isAsked(game, cursor) ? { game, cursor } : null;
}

/** @param {Game} game @param {number} cell */
const inDoubt = (game, cell) => reading.openDoubts(game)[cell];
/** @param {Game} game @param {number} cell */
const isByHand = (game, cell) => reading.byHand(game).includes(cell);

/** Go to the next cell that was hard to read. */
function nextUnsure() {
  const found = chosen(() => true);
  if (!found) return;
  const cell = nextDoubt(found.game, found.cursor);
  if (cell === null) {
    announce(t("unsure_none"));
    return;
  }
  update({ ...select(cell), several: false });
  if (document.activeElement?.closest("#doubts")) announce(element("board").querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label") ?? "");
  else focusCursor(cell);
}

/** What was read in the chosen cell is right; what is left of the doubts comes next. */
function confirmRead() {
  const found = chosen(inDoubt);
  if (!found) return;
  update({ game: reading.confirmed(found.game, found.cursor) });
  nextUnsure();
}

/** The second guess is right in the chosen cell. */
function takeSecond() {
  const found = chosen(inDoubt);
  if (!found) return;
  const { second } = inDoubt(found.game, found.cursor);
  play(second ? enterDigit(found.game, [found.cursor], second) : clearCells(found.game, [found.cursor]));
  nextUnsure();
}

/** The chosen digit is printed, however it looks. */
function makeGiven() {
  const found = chosen(isByHand);
  if (found) play(reading.madeGiven(found.game, [found.cursor]));
}

/** The chosen digit, which looks written by hand, is left out. */
function removeRead() {
  const found = chosen(isByHand);
  if (found) play(clearCells(found.game, [found.cursor]));
}

/** Show the photo, or the clean board again. */
function togglePhoto() {
  const { game, onPhoto } = current();
  if (!game?.reading) return;
  if (opened?.photo.id !== game.id) announce(t("photo_gone"));
  else {
    update({ onPhoto: !onPhoto });
    announce(t(onPhoto ? "board" : game.phase === "entering" ? "photo_behind" : "photo_under"));
  }
}

/** The photo is drawn anew with every change of its game. */
export const follow = () => renderPaper();

export const verbs = { confirmRead, makeGiven, nextUnsure, removeRead, takeSecond, togglePhoto };
