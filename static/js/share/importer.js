// @ts-check
/** Reading anything that holds a Sudoku, from the box or from what has arrived; a preview comes before anything is replaced. */

import { valueOf, readNotation } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { openPosition } from "../game/games.js";
import { announce, endWaiting, sayWaiting } from "../messages.js";
import { dialog, element, field, onFile } from "../page.js";
import { ask, forget } from "../asking.js";
import { thumbnail } from "../render/drawing.js";
import { t } from "../text.js";
import { openFile } from "./arriving.js";

const LARGEST = 60000;
/** More bytes than a collection of ten thousand Sudokus has. */
const LARGEST_FILE = 20000000;
const TYPING_DELAY = 300;
const MOST_SHOWN = 500;
let typingTimer = 0;

/** Open the box to paste into. */
function openImport() {
  $("#import-text").val("");
  $("#previews").empty();
  showProblem("");
  // Some browsers let a page read what was copied, if the player agrees.
  $("#import-paste").prop("hidden", !navigator.clipboard?.readText);
  openDialog("import");
}

/** Read what was copied. */
async function pasteCopied() {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text?.trim()) await preview(text);
  else showProblem(t(text === null ? "paste_refused" : "paste_nothing"));
}

/**
 * Read a text and show what is in it.
 * @param {string} text
 */
export async function preview(text) {
  if (!dialog("import").open) openImport();
  $("#import-text").val(text);
  $("#previews").empty();
  forget("open");
  if (!text.trim()) return;
  const own = await ownPuzzles(text);
  if (text.length > LARGEST && !own) {
    showProblem(t("import_too_long"));
    return;
  }
  if (own) showProblem("");
  else sayWaiting("import-problem");
  const { puzzles = [], refused, error, code } = own ? { puzzles: own.map(asRead) } : await ask("read", { text }, "read");
  if (code === "withdrawn") return;
  if (!puzzles.length) {
    showProblem(error || t("import_nothing"));
    return;
  }
  // The text stays in the box, where its lines can be mended.
  const told = refused ? tellRefused(puzzles.length, refused) : "";
  showProblem(told);
  $("#previews").append(puzzles.map(previewCard));
  announce(told || t("import_found", { count: puzzles.length }));
  $("#previews button").first().trigger("focus");
}

/**
 * The puzzles of a file that the collection has written; null for any other text.
 * @param {string} text
 */
async function ownPuzzles(text) {
  if (!text.trimStart().startsWith("{")) return null;
  const { readFile: readCollection } = await import("../collection/records.js");
  return readCollection(text)?.puzzles.slice(0, MOST_SHOWN) ?? null;
}

/**
 * An entry of a collection as the server would have read it.
 * @param {CollectionRecord} record
 */
const asRead = ({ board, name, givens, solved, open }) => ({ board, title: name, givens, placed: solved, empty: open, candidates: board.includes(" ") });

/**
 * How many Sudokus were read, and why some lines were not.
 * @param {number} read
 * @param {RefusedLines} refused
 */
export const tellRefused = (read, { count, line, message }) => t("import_refused", { read, count, line, message });

/** @param {string} text */
function showProblem(text) {
  endWaiting("import-problem", text);
  if (text) element("import-problem").scrollIntoView({ block: "nearest" });
}

/** @param {ReadPuzzle} puzzle */
function previewCard(puzzle) {
  const line = t("import_counts", { count: puzzle.givens, placed: puzzle.placed, empty: puzzle.empty });
  const $words = $("<span>", { class: "card-words" }).append(
    $("<b>").text(puzzle.title || t("puzzle")),
    $("<small>").text(line),
    puzzle.candidates ? $("<small>").text(t("import_with_candidates")) : "",
    puzzle.message ? $("<small>").text(puzzle.message) : "",
    $("<span>", { class: "card-go" }).text(t("take_puzzle")),
  );
  const $card = $("<button>", { type: "button", class: "card" }).append(
    $("<span>", { class: "thumbnail" }).append(thumbnail(readNotation(puzzle.board).map(valueOf))),
    $words,
  );
  return $("<li>").append($card.on("click", () => take(puzzle, $card[0])));
}

/**
 * Open what a card shows, unless the player has gone elsewhere by the time it is known whether it can be played.
 * @param {ReadPuzzle} puzzle
 * @param {HTMLElement} card
 */
async function take({ board, title }, card) {
  if ($("#previews [aria-busy]").length) return;
  card.setAttribute("aria-busy", "true");
  sayWaiting("import-problem");
  await openPosition(board, title ?? "", closeDialog);
  card.removeAttribute("aria-busy");
}

/**
 * Open a file that is no picture.
 * @param {Blob} file
 */
export async function openTextFile(file) {
  if (file.size <= LARGEST_FILE) return preview(await file.text());
  openImport();
  return showProblem(t("import_too_long"));
}

/** Listen to the box and its file key. */
export function bind() {
  // Whoever closes the box does not want to see what is in the text any more, nor play it.
  dialog("import").addEventListener("close", () => {
    clearTimeout(typingTimer);
    ["read", "open"].forEach(forget);
  });
  const box = field("import-text");
  box.addEventListener("input", () => {
    clearTimeout(typingTimer);
    typingTimer = window.setTimeout(() => preview(box.value), TYPING_DELAY);
  });
  $("#import-paste").on("click", pasteCopied);
  onFile("import-file", openFile);
}

export const verbs = { openImport };
