// @ts-check
/** The table of the collection: only the rows in sight are made, so thousands stay fast. */

import { element, elements } from "../page.js";
import { keepIn } from "../redraw.js";
import { currentLanguage, t } from "../text.js";
import { COLUMNS } from "./records.js";

const ROW_HEIGHT = 44;
const SPARE_ROWS = 8;

/** @type {{records: CollectionRecord[], selected: string | null, column: Column, descending: boolean}} */
const view = { records: [], selected: null, column: "date", descending: true };
/** @type {{onSelect: (id: string) => void, onOpen: () => void, onSort: (column: Column) => void}} */
let listeners = { onSelect: () => {}, onOpen: () => {}, onSort: () => {} };
/**
 * The rows that are there, by what they show.
 * @type {Map<string, HTMLTableRowElement>}
 */
let made = new Map();
/** Room for the rows above and below those. @type {HTMLTableRowElement[]} */
let spacers = [];

/**
 * Listen to the table; *onSelect*, *onOpen*, *onSort* are called back.
 * @param {typeof listeners} callbacks
 */
export function bindTable(callbacks) {
  listeners = callbacks;
  spacers = [spacer(), spacer()];
  const $head = $("#collection-head");
  $head.append(COLUMNS.map((column) => $("<th>", { scope: "col", "data-column": column }).append($("<button>", { type: "button", class: "sort-key" }))));
  $head.on("click", "button", ({ currentTarget }) => listeners.onSort($(currentTarget).parent().data("column")));
  $("#collection-scroll")
    .on("scroll", () => requestAnimationFrame(renderRows))
    .on("click", "tr[data-id]", ({ currentTarget }) => choose(currentTarget.dataset.id))
    .on("dblclick", "tr[data-id]", () => listeners.onOpen());
  window.addEventListener("resize", renderRows);
}

/**
 * Show records in their order.
 * @param {typeof view} shown
 */
export function showTable({ records, column, descending, selected }) {
  Object.assign(view, { records, column, descending, selected });
  renderHead();
  $("#collection-table").attr("aria-rowcount", records.length + 1);
  renderRows();
}

/** Bring the chosen row into sight. */
export function revealRow() {
  scrollTo(indexOf(view.selected));
  renderRows();
}

/** @param {string} id */
function choose(id) {
  view.selected = id;
  scrollTo(indexOf(id));
  // The rows stay the same elements: a double click must find the one it began on.
  for (const line of elements("#collection-rows tr[data-id]")) line.setAttribute("aria-selected", String(line.dataset.id === id));
  renderActive();
  listeners.onSelect(id);
}

/** @param {string | null} id */
const indexOf = (id) => view.records.findIndex((record) => record.id === id);

/**
 * Choose another row, as a key says.
 * @param {Stroke} stroke
 */
export function moveInTable({ key }) {
  const last = view.records.length - 1;
  const at = indexOf(view.selected);
  const page = Math.max(1, Math.floor(element("collection-scroll").clientHeight / ROW_HEIGHT) - 2);
  /** @type {Record<string, number>} */
  const places = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last };
  const to = places[key] ?? at;
  if (last >= 0) choose(view.records[Math.max(0, Math.min(last, to))].id);
}

/** @param {number} index */
function scrollTo(index) {
  const box = element("collection-scroll");
  const head = element("collection-head").offsetHeight;
  const top = index * ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT + head > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT + head - box.clientHeight;
}

function renderHead() {
  for (const cell of elements("#collection-head th")) {
    const isSorted = cell.dataset.column === view.column;
    cell.setAttribute("aria-sort", isSorted ? (view.descending ? "descending" : "ascending") : "none");
    $(cell).children().text(t(`column_${cell.dataset.column}`));
  }
}

/** Make the rows that can be seen, with spacers for all the others. */
function renderRows() {
  const box = element("collection-scroll");
  const { records, selected } = view;
  if (element("collection-table").hidden) return;
  // Of a shorter list the last rows are in sight.
  const first = Math.max(0, Math.min(records.length, Math.floor(box.scrollTop / ROW_HEIGHT)) - SPARE_ROWS);
  const last = Math.min(records.length, Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + SPARE_ROWS);
  const seen = records.slice(first, last);
  made = new Map(seen.map(({ id }) => [id, made.get(id) ?? emptyRow(id)]));
  const rows = [...made.values()];
  rows.forEach((line, index) => fill(line, seen[index], first + index, seen[index].id === selected));
  [first, records.length - last].forEach((count, index) => (spacers[index].style.height = `${count * ROW_HEIGHT}px`));
  keepIn(element("collection-rows"), [spacers[0], ...rows, spacers[1]]);
  renderActive();
}

/** Tell assistive software which row is chosen. */
function renderActive() {
  const active = document.querySelector("#collection-rows [aria-selected=true]");
  const table = element("collection-table");
  if (active) table.setAttribute("aria-activedescendant", active.id);
  else table.removeAttribute("aria-activedescendant");
}

function spacer() {
  const line = document.createElement("tr");
  line.className = "spacer";
  line.setAttribute("aria-hidden", "true");
  return line;
}

/** @param {string} id */
function emptyRow(id) {
  const line = document.createElement("tr");
  line.dataset.id = id;
  for (const column of COLUMNS) line.insertCell().className = `column-${column}`;
  return line;
}

/**
 * @param {HTMLTableRowElement} line
 * @param {CollectionRecord} record
 * @param {number} index
 * @param {boolean} isSelected
 */
function fill(line, record, index, isSelected) {
  line.id = `entry-${index}`;
  line.setAttribute("aria-rowindex", String(index + 2));
  line.setAttribute("aria-selected", String(isSelected));
  const texts = {
    number: index + 1,
    name: record.name,
    givens: record.givens,
    solved: record.solved,
    open: record.open,
    level: t(`level_${record.level}`),
    backward: record.backward ?? t("level_unknown"),
    date: new Date(record.date).toLocaleDateString(currentLanguage(), { dateStyle: "short" }),
  };
  COLUMNS.forEach((column, place) => {
    const cell = line.cells[place];
    cell.textContent = String(texts[column]);
    if (column === "name" && record.tags.length) $("<small>", { class: "entry-tags" }).text(record.tags.map((tag) => ` #${tag}`).join("")).appendTo(cell);
  });
}
