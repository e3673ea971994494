// @ts-check
/** Importing into the collection: any format, with a preview before anything is kept. */

import { readNotation, valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { thumbnail } from "../render/drawing.js";
import { endWaiting, sayWaiting } from "../messages.js";
import { ask } from "../asking.js";
import { dialog, field } from "../page.js";
import { tellRefused } from "../share/importer.js";
import { t } from "../text.js";
import * as records from "./records.js";

const PREVIEWS = 4;

/**
 * Read a file in any format and show what is in it before *add* keeps it.
 * @param {File} file
 * @param {(found: CollectionFile) => void} add
 */
export async function importFile(file, add) {
  sayWaiting("collection-problem", "collection_reading");
  const { error, ...read } = await readPuzzles(await file.text());
  const isEmpty = !read.puzzles.length && !read.progress;
  endWaiting("collection-problem", isEmpty ? error || t("import_nothing") : "");
  if (isEmpty) return;
  const title = file.name.replace(/\.\w+$/, "");
  let found = showFound(read, title);
  $("#collection-add").off("click").on("click", async () => {
    const mended = await readMended(found);
    if (!dialog("collection-import").open) return;
    found = mended ? showFound(mended, title) : found;
    // What is still wrong may be mended, or left as it is.
    if (mended?.lines) return;
    closeDialog();
    add(found);
  });
  openDialog("collection-import");
}

/**
 * Show what was found, with the lines that are no Sudokus in a box where they can be mended.
 * @param {CollectionFile} found
 * @param {string} title of what has no name
 */
function showFound({ puzzles, progress, refused, lines }, title) {
  const named = puzzles.map((puzzle, index) => ({ ...puzzle, name: puzzle.name || (puzzles.length > 1 ? `${title} ${index + 1}` : title) }));
  const told = [
    lines ? tellRefused(puzzles.length, lines) : t("collection_import_told", { count: puzzles.length }),
    progress ? t("collection_import_progress") : "",
    refused ? t("file_refused", { count: refused }) : "",
  ];
  $("#collection-found").text(told.filter(Boolean).join(" "));
  $("#collection-mend").prop("hidden", !lines);
  $("#collection-refused").val(lines?.text ?? "");
  $("#collection-previews").empty().append(named.slice(0, PREVIEWS).map(previewCard));
  return { puzzles: named, progress, refused, lines };
}

/**
 * What was found together with what the player has mended; null if he has left it as it was.
 * @param {CollectionFile} found
 * @returns {Promise<CollectionFile | null>}
 */
async function readMended(found) {
  const text = field("collection-refused").value.trim();
  if (!found.lines || text === found.lines.text.trim()) return null;
  const { puzzles, lines, error } = text ? await readPuzzles(text) : { puzzles: [] };
  const left = error && !lines ? { ...found.lines, text, message: error } : lines;
  return { ...found, puzzles: [...found.puzzles, ...puzzles], lines: left };
}

/** @param {NewPuzzle} puzzle */
function previewCard(puzzle) {
  const { givens, solved, open } = records.countsOf(puzzle.board);
  return $("<li>", { class: "card" }).append(
    $("<span>", { class: "thumbnail" }).append(thumbnail(readNotation(puzzle.board).map(valueOf))),
    $("<span>", { class: "card-words" }).append($("<b>").text(puzzle.name), $("<small>").text(t("import_counts", { givens, placed: solved, empty: open }))),
  );
}

/**
 * What is in a text: a file of our own is read here, everything else by the server, piece by piece.
 * @param {string} text
 * @returns {Promise<CollectionFile & {error?: string}>}
 */
async function readPuzzles(text) {
  const own = records.readFile(text);
  if (own) return own;
  const pieces = records.pieces(text);
  if (!pieces.length) return { puzzles: [], error: t("import_too_long") };
  /** @type {CollectionFile & {error?: string}} */
  const found = { puzzles: [] };
  let above = 0;
  for (const piece of pieces) {
    const answer = piece.trim() ? await ask("read", { text: piece }) : { puzzles: [] };
    if (!answer.puzzles && answer.code !== "format") return { puzzles: [], error: answer.error || t("no_answer") };
    found.puzzles.push(...(answer.puzzles ?? []).map(({ board, title }) => ({ board, name: title ?? "" })));
    found.error ??= answer.error;
    const refused = answer.refused ?? (answer.puzzles ? null : allLines(piece, answer.error));
    if (refused) found.lines = joined(found.lines, refused, above);
    above += piece.split("\n").length;
  }
  return found;
}

/**
 * All lines of a text in which nothing was recognised.
 * @param {string} text
 * @returns {RefusedLines | null}
 */
function allLines(text, message = "") {
  const lines = text.split("\n");
  const isContent = (/** @type {string} */ line) => line.trim() && !line.startsWith("#");
  const content = lines.filter(isContent);
  return content.length ? { count: content.length, line: lines.findIndex(isContent) + 1, message, text: content.join("\n") } : null;
}

/**
 * The lines that were refused before, and those of a piece that stands below some others.
 * @param {RefusedLines | undefined} before
 * @param {RefusedLines} more
 * @param {number} above
 */
const joined = (before, more, above) =>
  before ? { ...before, count: before.count + more.count, text: `${before.text}\n${more.text}` } : { ...more, line: more.line + above };
