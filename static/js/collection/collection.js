// @ts-check
/** The player's collection: saving, finding, opening, renaming, deleting, exporting, importing. */

import { current, onUpdate, update } from "../app.js";
import { loadProgress, merged, saveProgress } from "../coach/kept.js";
import { notes } from "../game/actions.js";
import { notation, readNotation, valueOf } from "../game/cells.js";
import { goHome, openGame } from "../game/games.js";
import { knowLevel } from "../game/level.js";
import { levelOf } from "../game/state.js";
import { announce, offerUndo, showToast } from "../messages.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { thumbnail } from "../render/drawing.js";
import { element, field, loadStyles, onFile, root } from "../page.js";
import { ask } from "../asking.js";
import { enter } from "../rooms.js";
import { isPicture, openFile } from "../share/arriving.js";
import { shareGame } from "../share/share.js";
import { collectionLook, keepCollectionLook, newId, saveGame } from "../store.js";
import { currentLanguage, t } from "../text.js";
import { bindCards, moveInCards, revealCard, showCards } from "./cards.js";
import { StorageProblem, collectionOf } from "./database.js";
import { askNaming, bindNaming } from "./entry.js";
import { bindExport } from "./exporting.js";
import { importFile } from "./importing.js";
import { showNumbers } from "./numbers.js";
import { ratingQueue } from "./rating.js";
import * as records from "./records.js";
import { bindTable, moveInTable, revealRow, showTable } from "./table.js";

const SEARCH_DELAY = 150;
const RATE_DELAY = 600;
const PAUSE_BETWEEN_RATINGS = 4000;
// Of a long list that was read from a file the others are rated as they are chosen.
const RATED_ON_OPENING = 100;
/** @type {{all: CollectionRecord[], search: string, tag: string, column: Column, descending: boolean, selected: string | null}} */
const shown = { all: [], search: "", tag: "", column: "date", descending: true, selected: null };
let searchTimer = 0;
let rateTimer = 0;
let drawing = 0;
/** What was in sight before the collection. @type {State["view"]} */
let cameFrom = "home";

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

/** Keep the position on the board: a game that was saved before is brought up to date, another one gets a name. */
async function save() {
  const { game } = current();
  if (!game) return;
  await attempt(async () => {
    const known = game.saved ? await database.get(game.saved) : null;
    if (known) await keep(game, known.id, { ...known, added: known.added ?? known.date });
    else {
      const tags = records.allTags(await database.all());
      askNaming("save", { name: proposedName(game), tags: [] }, tags, (naming) => attempt(() => keep(game, newId(), { ...naming, added: Date.now() })));
    }
  });
}

/**
 * What a game may be called: its title, or else how hard it is and the day.
 * @param {Game} game
 */
function proposedName({ title }) {
  const level = levelOf(current());
  const day = new Date().toLocaleDateString(currentLanguage(), { dateStyle: "medium" });
  return title || [level ? t(`level_${level}`).replace(/^./, (letter) => letter.toLocaleUpperCase()) : "Sudoku", day].join(", ");
}

/**
 * Keep a game as an entry.
 * @param {Game} game
 * @param {string} id
 * @param {Pick<CollectionRecord, "name"> & Partial<CollectionRecord>} entry
 */
async function keep(game, id, entry) {
  const level = entry.level ?? levelOf({ ...current(), game }) ?? "unknown";
  const kept = { ...records.keptGame(game), automatic: !notes().own, helps: current().helps };
  const record = records.newRecord(id, entry.name, notation(game, notes()), Date.now(), { ...entry, level, game: kept, refused: undefined });
  await database.save(record);
  navigator.storage?.persist?.().catch(() => null);
  const played = current().game;
  if (played?.id === game.id) update({ game: { ...played, saved: id, title: played.title || entry.name } });
  showToast(t(entry.id ? "saved_again" : "saved", { name: entry.name }));
  ratings.add([record]);
}

const edition = () => root().dataset.edition;
const ratings = ratingQueue({
  edition,
  ask: ({ board }) => ask("rate", { board }),
  keep: (record, { level, backward_runs: backward = null }) =>
    attempt(async () => {
      const found = (/** @type {CollectionRecord} */ latest) =>
        level ? { level: latest.level === "unknown" ? level : latest.level, backward, searched: true } : { refused: edition() };
      await database.change(record.id, found);
      shown.all = shown.all.map((each) => (each.id === record.id ? { ...each, ...found(each) } : each));
      drawSoon();
    }),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_RATINGS)),
});

/** Draw the collection once, however many ratings come. */
function drawSoon() {
  cancelAnimationFrame(drawing);
  drawing = requestAnimationFrame(() => current().view === "collection" && renderCollection());
}

/** Show the collection. */
async function openCollection() {
  const { view } = current();
  if (view !== "collection") cameFrom = view;
  update({ view: "collection", help: null, page: null });
  $("#collection-problem").text("");
  window.scrollTo(0, 0);
  await refresh();
  focusList();
  // Whoever left the page right after saving has entries that were never rated.
  ratings.add(listed().slice(0, RATED_ON_OPENING));
}

/** Whether there is room for little more than names in a table. */
const narrow = () => matchMedia("(max-width: 699px)");
const isCards = () => (collectionLook() ?? (narrow().matches ? "cards" : "table")) === "cards";

const focusList = () => element(isCards() ? "collection-cards" : "collection-table").focus({ preventScroll: true });

/** Show the collection the other way, and remember that. */
function changeLook() {
  keepCollectionLook(isCards() ? "table" : "cards");
  redraw();
  announce(t(isCards() ? "look_cards" : "look_table"));
}

/** Back to where the player came from. */
function leaveCollection() {
  const { game } = current();
  if (game && cameFrom === "board") openGame(game);
  else goHome();
}

async function refresh() {
  const all = await attempt(() => database.all());
  shown.all = all ?? [];
  redraw();
}

/** Draw everything anew, with what is chosen in sight. */
function redraw() {
  renderCollection();
  if (isCards()) revealCard();
  else revealRow();
}

function listed() {
  const matching = records.found(records.tagged(shown.all, shown.tag), shown.search, (level) => t(`level_${level}`));
  return records.sorted(matching, shown.column, shown.descending, currentLanguage());
}

/** Draw the cards or the table, and everything around them. */
function renderCollection() {
  const tags = records.allTags(shown.all);
  if (!tags.includes(shown.tag)) shown.tag = "";
  const list = listed();
  if (!list.some(({ id }) => id === shown.selected)) shown.selected = list[0]?.id ?? null;
  $("#collection").attr("data-look", isCards() ? "cards" : "table");
  $("#collection-look").attr("aria-pressed", String(isCards()));
  $("#collection-cards").prop("hidden", !isCards() || !list.length);
  $("#collection-table").prop("hidden", isCards());
  if (isCards()) showCards({ records: list, selected: shown.selected }, currentLanguage());
  else showTable({ records: list, ...shown });
  renderTags({ tags: tags.join(), tag: shown.tag });
  $("#collection-count").text(t("collection_count", { shown: list.length, count: shown.all.length }));
  $("#collection-nothing").prop("hidden", list.length > 0).text(t(shown.all.length ? "collection_nothing" : "collection_empty"));
  renderSort({ column: shown.column, language: currentLanguage() });
  renderChosen();
}

/** The keys of the tags; new ratings come at any time and must not take away what is being pressed. */
const renderTags = drawingChanges((/** @type {{tags: string, tag: string}} */ { tags, tag }) => {
  const key = (/** @type {string} */ each) => $("<button>", { type: "button", class: "tag", "data-tag": each, "aria-pressed": String(each === tag) }).text(each);
  const place = element("collection-tags");
  drawIn(place, () => $(place).prop("hidden", !tags).empty().append(tags.split(",").filter(Boolean).map(key)));
});

/** What the list can be sorted by. */
const renderSort = drawingChanges((/** @type {{column: Column, language: string}} */ { column }) => {
  $("#collection-sort").empty().append(records.COLUMNS.map((each) => $("<option>", { value: each, selected: each === column }).text(t(`column_${each}`))));
});

/** @param {string} tag */
function filterBy(tag) {
  shown.tag = shown.tag === tag ? "" : tag;
  renderCollection();
}

function renderChosen() {
  const record = chosen();
  $("#collection .one-only").prop("disabled", !record);
  $("#collection .all-only").prop("disabled", shown.all.length === 0);
  $("#collection-picture").empty();
  if (record && !isCards()) $("#collection-picture").append(thumbnail(readNotation(record.board).map(valueOf)));
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
  const opened = { ...records.gameOf(newId(), record), saved: record.id };
  if (record.level !== "unknown") knowLevel(opened.cells, record.level);
  saveGame(opened);
  openGame(opened);
}

/** @param {CollectionRecord} record */
const rename = (record) => askNaming("rename", record, records.allTags(shown.all), (naming) => renameTo(record, naming));

/**
 * @param {CollectionRecord} record
 * @param {Pick<CollectionRecord, "name" | "tags">} naming
 */
async function renameTo(record, naming) {
  await attempt(() => database.change(record.id, () => naming));
  await refresh();
  focusList();
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
  enter("printing", ({ printSheet }) =>
    printSheet({ game: records.gameOf("", record), title: record.name, details: record.level === "unknown" ? "" : t(`level_${record.level}`) }),
  );

/** @param {CollectionRecord} record */
const shareOne = (record) => shareGame(records.gameOf("", record));

/**
 * Take up what a file brought; what was learned elsewhere joins what is known here.
 * @param {CollectionFile} found
 */
async function add({ puzzles, progress }) {
  const now = Date.now();
  const added = puzzles.map((puzzle, index) =>
    records.newRecord(newId(), puzzle.name, puzzle.board, puzzle.date || now, { ...puzzle, added: now + index / 1000 }),
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

/**
 * Read a file into the collection; a picture is read as a photo and can be kept from there.
 * @param {File} file
 */
function importAny(file) {
  if (!isPicture(file)) return importFile(file, add);
  showToast(t("collection_photo"));
  return openFile(file);
}

/**
 * Do something with the chosen record, if there is one.
 * @param {(record: CollectionRecord) => unknown} action
 */
function withChosen(action) {
  const record = chosen();
  if (record) action(record);
}

/** @type {Record<string, (record: CollectionRecord) => unknown>} */
const ONE = { load, rename, remove, print: printOne, share: shareOne };

/** Listen to the keys of the collection. */
export async function bind() {
  await loadStyles("collection");
  onUpdate((state, before) => {
    if (state.view === "collection" && state.preferences.language !== before.preferences.language) renderCollection();
  });
  narrow().addEventListener("change", () => current().view === "collection" && redraw());
  const onSelect = (/** @type {string} */ id) => {
    shown.selected = id;
    renderChosen();
    clearTimeout(rateTimer);
    rateTimer = window.setTimeout(() => withChosen((record) => ratings.add([record])), RATE_DELAY);
  };
  const onOpen = () => withChosen(load);
  bindTable({ onSelect, onOpen, onSort: sortBy });
  bindCards({ onSelect, onOpen });
  bindNaming();
  bindExport(() => ({ chosen: chosen(), listed: listed(), all: shown.all }));
  $("#collection").on("click", "[data-one]", ({ currentTarget }) => withChosen(ONE[currentTarget.dataset.one]));
  $("#collection-look").on("click", changeLook);
  $("#collection-numbers").on("click", () => showNumbers(shown.all));
  $("#collection-tags").on("click", "[data-tag]", ({ currentTarget }) => filterBy(currentTarget.dataset.tag));
  $("#collection-sort").on("change", () => sortBy(/** @type {Column} */ ($("#collection-sort").val())));
  $("#collection-turn").on("click", () => sortBy(shown.column));
  $("#collection-search").on("input", () => {
    clearTimeout(searchTimer);
    searchTimer = window.setTimeout(() => {
      shown.search = field("collection-search").value;
      renderCollection();
    }, SEARCH_DELAY);
  });
  onFile("collection-file", importAny);
}

export const verbs = {
  leaveCollection,
  loadChosen: () => withChosen(load),
  moveInTable: (/** @type {Stroke} */ stroke) => (isCards() ? moveInCards(stroke) : moveInTable(stroke)),
  openCollection,
  removeChosen: () => withChosen(remove),
  renameChosen: () => withChosen(rename),
  save,
};
