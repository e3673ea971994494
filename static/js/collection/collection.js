// @ts-check
/** The player's collection: saving, finding, opening, renaming, deleting, exporting, importing. */

import { current, onUpdate, update } from "../app.js";
import { loadProgress, merged, saveProgress } from "../coach/kept.js";
import { notes } from "../game/actions.js";
import { notation, readNotation, valueOf } from "../game/cells.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { goHome, openGame } from "../game/games.js";
import { announce, offerUndo, showToast } from "../messages.js";
import { thumbnail } from "../render/drawing.js";
import { element, field, loadStyles, onFile } from "../page.js";
import { ask } from "../server.js";
import { fileName, saveFile } from "../share/files.js";
import { printSheet } from "../share/print.js";
import { readGame } from "../game/state.js";
import { newId, saveGame } from "../store.js";
import { currentLanguage, t } from "../text.js";
import { StorageProblem, collectionOf } from "./database.js";
import { importFile } from "./importing.js";
import * as records from "./records.js";
import { bindTable, moveInTable, showTable } from "./table.js";

const SEARCH_DELAY = 150;
const RATE_DELAY = 600;
// A long list that was read from a file is rated entry by entry, as they are chosen.
const RATED_ON_OPENING = 20;
/** @type {{all: CollectionRecord[], search: string, column: Column, descending: boolean, selected: string | null}} */
const shown = { all: [], search: "", column: "date", descending: true, selected: null };
let searchTimer = 0;
let rateTimer = 0;

/** The Sudokus that come with the page. */
function starters() {
  // Older than whatever the player saves in the same moment.
  const now = Date.now() - 60000;
  /** @type {Pick<CollectionRecord, "board" | "level" | "backward">[]} */
  const puzzles = JSON.parse(element("starters").textContent ?? "");
  return puzzles.map(({ board, level, backward }, index) =>
    records.newRecord(newId(), t("starter_name", { level: t(`level_${level}`) }), board, now - index, { level, backward }),
  );
}
const database = collectionOf(starters);

/**
 * Do something with the database; a problem is told and nothing else happens.
 * @template T
 * @param {() => Promise<T>} action
 */
async function attempt(action) {
  try {
    return await action();
  } catch (problem) {
    if (!(problem instanceof StorageProblem)) throw problem;
    showToast(t(problem.message));
    $("#collection-problem").text(t(problem.message));
    return null;
  }
}

/** Keep the position on the board; a game that was saved before is brought up to date. */
async function save() {
  const { game } = current();
  if (!game) return;
  const now = Date.now();
  await attempt(async () => {
    const known = game.saved ? await database.get(game.saved) : null;
    const name = known?.name || game.title || new Date(now).toLocaleString(currentLanguage(), { dateStyle: "medium", timeStyle: "short" });
    const id = known?.id ?? newId();
    const kept = known ? { ...known, added: known.added ?? now } : { added: now };
    const record = records.newRecord(id, name, notation(game, notes()), now, kept);
    await database.save(record);
    navigator.storage?.persist?.().catch(() => null);
    const played = current().game;
    if (played?.id === game.id) update({ game: { ...played, saved: id, title: played.title || name } });
    showToast(t(known ? "saved_again" : "saved", { name }));
    await rate(record);
  });
}

/** @param {CollectionRecord} record */
const isRated = ({ level, backward }) => level !== "unknown" && (backward !== null || ["several", "none"].includes(level));

/**
 * Ask how hard an entry is and keep the answer.
 * @param {CollectionRecord} record
 */
async function rate(record) {
  if (isRated(record)) return;
  const answer = await ask("rate", { board: record.board });
  if (!answer.level) return;
  await database.change(record.id, ({ level }) => ({ level: level === "unknown" ? answer.level : level, backward: answer.backward_runs ?? null }));
  if (current().view === "collection") await refresh();
}

/** Show the collection. */
async function openCollection() {
  update({ view: "collection", help: null, page: null });
  $("#collection-problem").text("");
  await refresh();
  element("collection-table").focus({ preventScroll: true });
  // Whoever left the page right after saving has entries that were never rated.
  const unrated = shown.all.filter((record) => !isRated(record)).slice(0, RATED_ON_OPENING);
  for (const record of unrated) await attempt(() => rate(record));
}

/** Back to where the player came from. */
function leaveCollection() {
  const { game } = current();
  if (game) openGame(game);
  else goHome();
}

async function refresh() {
  const all = await attempt(() => database.all());
  shown.all = all ?? [];
  renderCollection();
}

function listed() {
  const matching = records.found(shown.all, shown.search, (level) => t(`level_${level}`));
  return records.sorted(matching, shown.column, shown.descending, currentLanguage());
}

/** Draw the table and everything around it. */
function renderCollection() {
  const list = listed();
  if (!list.some(({ id }) => id === shown.selected)) shown.selected = list[0]?.id ?? null;
  showTable({ records: list, ...shown });
  $("#collection-count").text(t("collection_count", { shown: list.length, count: shown.all.length }));
  $("#collection-nothing").prop("hidden", list.length > 0).text(t(shown.all.length ? "collection_nothing" : "collection_empty"));
  $("#collection-sort").empty().append(records.COLUMNS.map((column) => $("<option>", { value: column, selected: column === shown.column }).text(t(`column_${column}`))));
  renderChosen();
}

function renderChosen() {
  const record = chosen();
  $("#collection .one-only").prop("disabled", !record);
  $("#collection .all-only").prop("disabled", shown.all.length === 0);
  $("#collection-picture").empty();
  if (record) $("#collection-picture").append(thumbnail(readNotation(record.board).map(valueOf)));
}

const chosen = () => shown.all.find(({ id }) => id === shown.selected) ?? null;

/** @param {Column} column */
function sortBy(column) {
  shown.descending = shown.column === column ? !shown.descending : false;
  shown.column = column;
  renderCollection();
}

/**
 * Play an entry; it becomes a game of its own, and the one that was played stays.
 * @param {CollectionRecord} record
 */
function load(record) {
  const game = readGame(newId(), record.board, record.name);
  const opened = { ...game, saved: record.id };
  saveGame(opened);
  openGame(opened);
}

/** @param {CollectionRecord} record */
function rename(record) {
  $("#rename-name").val(record.name);
  openDialog("rename");
  field("rename-name").select();
}

/** @param {string} name */
async function renameTo(name) {
  const record = chosen();
  closeDialog();
  if (!name.trim() || !record) return;
  await attempt(() => database.change(record.id, () => ({ name: name.trim().slice(0, records.LONGEST_NAME) })));
  await refresh();
  element("collection-table").focus();
}

/** @param {CollectionRecord} record */
async function remove(record) {
  const list = listed();
  const next = list[list.findIndex(({ id }) => id === record.id) + 1] ?? list.at(-2);
  if ((await attempt(() => database.remove(record.id).then(() => true))) === null) return;
  shown.selected = next?.id ?? null;
  await refresh();
  offerUndo(t("deleted", { name: record.name }), async () => {
    await attempt(() => database.save(record));
    shown.selected = record.id;
    await refresh();
  });
}

/** @param {CollectionRecord} record */
const printOne = (record) =>
  printSheet({ game: readGame("", record.board), title: record.name, details: record.level === "unknown" ? "" : t(`level_${record.level}`) });

/**
 * Take up what a file brought; what was learned elsewhere joins what is known here.
 * @param {CollectionFile} found
 */
async function add({ puzzles, progress }) {
  const now = Date.now();
  const added = puzzles.map(({ name, board, level, backward, date }, index) =>
    records.newRecord(newId(), name, board, date || now, { level: level ?? "unknown", backward: backward ?? null, added: now + index / 1000 }),
  );
  if ((await attempt(() => database.save(...added).then(() => true))) === null) return;
  const learned = loadProgress();
  if (progress) saveProgress(merged(learned, progress));
  shown.selected = added[0]?.id ?? shown.selected;
  await refresh();
  offerUndo(t("collection_added", { count: added.length }), async () => {
    await attempt(() => database.remove(...added.map(({ id }) => id)));
    if (progress) saveProgress(learned);
    await refresh();
    announce(t("collection_removed_again"));
  });
}

/** @param {CollectionRecord} record */
const exportOne = (record) => saveFile(`${fileName(record.name)}.json`, records.writeFile([record]), "application/json");
const exportAll = () => saveFile("sudoku-collection.json", records.writeFile(records.sorted(shown.all, "number", false), loadProgress()), "application/json");
const exportLines = () => saveFile("sudoku-collection.sdm", records.writeLines(listed()));

/**
 * Do something with the chosen record, if there is one.
 * @param {(record: CollectionRecord) => unknown} action
 */
function withChosen(action) {
  const record = chosen();
  if (record) action(record);
}

/** @type {Record<string, (record: CollectionRecord) => unknown>} */
const ONE = { load, rename, remove, print: printOne, export: exportOne };

/** Listen to the keys of the collection. */
export async function bind() {
  await loadStyles("collection");
  onUpdate((state, before) => {
    if (state.view === "collection" && state.preferences.language !== before.preferences.language) renderCollection();
  });
  bindTable({
    onSelect: (id) => {
      shown.selected = id;
      renderChosen();
      clearTimeout(rateTimer);
      rateTimer = window.setTimeout(() => withChosen((record) => attempt(() => rate(record))), RATE_DELAY);
    },
    onOpen: () => withChosen(load),
    onSort: sortBy,
  });
  $("#collection").on("click", "[data-one]", ({ currentTarget }) => withChosen(ONE[currentTarget.dataset.one]));
  $("#collection-export").on("click", exportAll);
  $("#collection-lines").on("click", exportLines);
  $("#collection-sort").on("change", () => sortBy(/** @type {Column} */ ($("#collection-sort").val())));
  $("#collection-turn").on("click", () => sortBy(shown.column));
  $("#collection-search").on("input", () => {
    clearTimeout(searchTimer);
    searchTimer = window.setTimeout(() => {
      shown.search = field("collection-search").value;
      renderCollection();
    }, SEARCH_DELAY);
  });
  onFile("collection-file", (file) => importFile(file, add));
  $("#rename-form").on("submit", (event) => {
    event.preventDefault();
    renameTo(field("rename-name").value);
  });
}

export const verbs = {
  leaveCollection,
  loadChosen: () => withChosen(load),
  moveInTable,
  openCollection,
  removeChosen: () => withChosen(remove),
  renameChosen: () => withChosen(rename),
  save,
};
