// @ts-check
/**
 * The photo of a game: behind the cells while what was read is compared with it, and under the board while it is
 * played. There every cell is laid onto its place on the paper, so that all that the board shows is seen on the
 * newspaper itself, and is touched, typed and read aloud as ever.
 */

import { current, currentGame, onUpdate, update } from "../app.js";
import { play } from "../game/actions.js";
import { nextDoubt } from "../game/reading.js";
import { select } from "../game/selection.js";
import { cellName } from "../geometry.js";
import { announce } from "../messages.js";
import { element, elements, loadStyles, root } from "../page.js";
import { drawingChanges } from "../redraw.js";
import { focusCursor, layLines, renderBoard } from "../render/board.js";
import { showPages } from "../render/panel.js";
import { currentLanguage, t } from "../text.js";
import { photoOf } from "./album.js";
import { choicesOf, readAs } from "./choices.js";
import { compareAgain, contradictedWords, lookWhy, tellContradicted } from "./contradicted.js";
import { cornersOf, matrixOnto, pathOn, placeOn, resized } from "./mesh.js";
import { straightened } from "./straighten.js";
import { buildStrip, drawCell, drawStrip } from "./strip.js";

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
  const photo = opened?.photo.id === game.id ? opened : null;
  drawStrip({ game: compared(), cursor: state.cursor, photo, coordinates, language: currentLanguage() });
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
  buildStrip();
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

/** The entry, if it was read from a photo. */
function compared() {
  const { game } = current();
  return game?.reading && game.phase === "entering" ? game : null;
}

/** Go to the next cell that was hard to read. */
function nextUnsure() {
  const game = compared();
  if (!game) return;
  const cell = nextDoubt(game, current().cursor);
  if (cell === null) {
    announce(t("unsure_none"));
    return;
  }
  update({ ...select(cell), several: false });
  if (document.activeElement?.closest("#doubts")) announce(element("board").querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label") ?? "");
  else focusCursor(cell);
}

/**
 * Say what the chosen cell holds, and go on to the next one to look at.
 * @param {ReadChoice} choice
 */
function sayRead(choice) {
  const game = compared();
  if (!game) return;
  play(readAs(game, current().cursor, choice));
  nextUnsure();
}

/**
 * The same by a key.
 * @param {Stroke} stroke
 */
function readByKey({ key }) {
  const game = compared();
  const choice = game && choicesOf(game, current().cursor).find(({ keys }) => keys.includes(key.toUpperCase()));
  if (choice) sayRead(choice);
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

showPages({ contradicted: ({ mistakes }) => contradictedWords(mistakes, cellPicture) });

/**
 * A cell as it is on the photo of the game, if that is there.
 * @param {number} cell
 */
function cellPicture(cell) {
  const { game, preferences } = current();
  const $picture = $("<canvas>", { class: "doubt-picture", role: "img", "aria-label": t("photo_cell", { cell: cellName(cell, preferences.coordinates) }) });
  const isSeen = opened?.photo.id === game?.id && opened && drawCell(/** @type {HTMLCanvasElement} */ ($picture[0]), opened, cell);
  return $picture.prop("hidden", !isSeen);
}

export { tellContradicted };

export const verbs = { compareAgain, lookWhy, nextUnsure, readAs: sayRead, readByKey, togglePhoto };
