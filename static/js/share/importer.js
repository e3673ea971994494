// @ts-check
/** Paste, drop or open anything that holds a Sudoku; a preview comes before anything is replaced. */

import { valueOf, readNotation } from "../game/cells.js";
import { closeDialog, openDialog, unfoldDialogs } from "../dialogs.js";
import { openPosition } from "../game/games.js";
import { announce, endWaiting, sayWaiting } from "../messages.js";
import { address, dialog, element, field, onFile } from "../page.js";
import { ask, forget } from "../asking.js";
import { thumbnail } from "../render/drawing.js";
import { t } from "../text.js";

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
  unfoldDialogs();
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
 * How a picture is read; the page says it.
 * @type {Verb | null}
 */
let readPicture = null;

/**
 * Open a file of any kind: a picture is read as a photo, everything else as text.
 * @param {Blob} file
 */
export async function openFile(file) {
  if (isPicture(file)) readPicture?.(file);
  else if (file.size > LARGEST_FILE) refuse("import_too_long");
  else await preview(await file.text());
}

/** @param {string} reason */
function refuse(reason) {
  unfoldDialogs();
  openImport();
  showProblem(t(reason));
}

/** What the browser hands over when somebody opens a file with the installed app. */
function takeLaunched() {
  /** @typedef {{setConsumer: (take: (launch: {files: {getFile: () => Promise<File>}[]}) => unknown) => void}} LaunchQueue */
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (/** @type {unknown} */ (window));
  launchQueue?.setConsumer(async ({ files: [handle] }) => handle && openFile(await handle.getFile()));
}

/**
 * Listen for pasting and dropping anywhere, and for files that others hand over; a picture is for the room of photos.
 * @param {Verbs} verbs
 */
export function bindImport({ openPhoto }) {
  readPicture = openPhoto;
  document.addEventListener("paste", (event) => {
    const open = document.querySelector("dialog[open]");
    if (open && open !== dialog("import") && open !== dialog("photo")) return;
    const image = [...(event.clipboardData?.files ?? [])].find(isPicture);
    const text = event.clipboardData?.getData("text/plain");
    if (!image && !text) return;
    event.preventDefault();
    if (image) openPhoto(image);
    else preview(text ?? "");
  });
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    openFile(file);
  });
  takeShared(openFile);
  takeLaunched();
}

/** Listen to the box and its file key. */
export function bindImportBox() {
  // Whoever closes the box does not want to see what is in the text any more, nor play it.
  dialog("import").addEventListener("close", () => ["read", "open"].forEach(forget));
  const box = field("import-text");
  box.addEventListener("input", () => {
    clearTimeout(typingTimer);
    typingTimer = window.setTimeout(() => preview(box.value), TYPING_DELAY);
  });
  $("#import-paste").on("click", pasteCopied);
  onFile("import-file", openFile);
}

/**
 * Whether something is a picture; systems that do not know Apple's format do not say so.
 * @param {Blob} file
 */
export const isPicture = (file) => file.type.startsWith("image/") || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/**
 * Open what another app has handed over to the installed one; the service worker has kept it.
 * @param {(shared: Blob) => unknown} open
 */
async function takeShared(open) {
  if (location.hash !== "#shared") return;
  history.replaceState(null, "", location.pathname + location.search);
  const kept = await fetch(`${address()}/shared`).catch(() => null);
  if (!kept?.ok) return;
  // It comes as bytes, lest a browser take it for a page; what its sender calls it stands beside it.
  open(new Blob([await kept.blob()], { type: kept.headers.get("Shared-Type") ?? "" }));
}

export const verbs = { openImport };
