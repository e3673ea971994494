// @ts-check
/** Importing into the collection: any format, with a preview before anything is kept. */

import { readNotation, valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { thumbnail } from "../render/drawing.js";
import { endWaiting, sayWaiting } from "../messages.js";
import { ask } from "../asking.js";
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
  const text = await file.text();
  const { puzzles, progress, refused, error } = await readPuzzles(text);
  const isEmpty = !puzzles.length && !progress;
  endWaiting("collection-problem", isEmpty ? error || t("import_nothing") : "");
  if (isEmpty) return;
  const title = file.name.replace(/\.\w+$/, "");
  const numbered = puzzles.map((puzzle, index) => ({ ...puzzle, name: puzzle.name || (puzzles.length > 1 ? `${title} ${index + 1}` : title) }));
  const told = [t("collection_import_told", { count: puzzles.length }), progress ? t("collection_import_progress") : "", refused ? t("file_refused", { count: refused }) : ""];
  $("#collection-found").text(told.filter(Boolean).join(" "));
  $("#collection-previews").empty().append(numbered.slice(0, PREVIEWS).map(previewCard));
  $("#collection-add").off("click").on("click", () => {
    closeDialog();
    add({ puzzles: numbered, progress });
  });
  openDialog("collection-import");
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
  const puzzles = [];
  for (const piece of pieces) {
    const answer = await ask("read", { text: piece });
    if (!answer.puzzles) return { puzzles, error: answer.error };
    puzzles.push(...answer.puzzles.map(({ board, title }) => ({ board, name: title ?? "" })));
  }
  return { puzzles };
}
