/** The table of the collection: only the rows in sight are made, so thousands stay fast. */

import { element } from "../page.js";
import { currentLanguage, t } from "../text.js";
import { COLUMNS } from "./records.js";

const ROW_HEIGHT = 44;
const SPARE_ROWS = 8;

const view = { records: [], selected: null, column: "date", descending: true };
let listeners = {};

/** Listen to the table; *onSelect*, *onOpen*, *onSort* are called back. */
export function bindTable(callbacks) {
  listeners = callbacks;
  const $head = $("#collection-head");
  $head.append(COLUMNS.map((column) => $("<th>", { scope: "col", "data-column": column }).append($("<button>", { type: "button", class: "sort-key" }))));
  $head.on("click", "button", ({ currentTarget }) => listeners.onSort($(currentTarget).parent().data("column")));
  $("#collection-scroll")
    .on("scroll", () => requestAnimationFrame(renderRows))
    .on("click", "tr[data-id]", ({ currentTarget }) => choose(currentTarget.dataset.id))
    .on("dblclick", "tr[data-id]", ({ currentTarget }) => listeners.onOpen());
  window.addEventListener("resize", renderRows);
}

/** Show records in their order. */
export function showTable({ records, column, descending, selected }) {
  Object.assign(view, { records, column, descending, selected });
  renderHead();
  $("#collection-table").attr("aria-rowcount", records.length + 1);
  renderRows();
}

function choose(id) {
  view.selected = id;
  scrollTo(indexOf(id));
  // The rows stay the same elements: a double click must find the one it began on.
  for (const line of document.querySelectorAll("#collection-rows tr[data-id]")) line.setAttribute("aria-selected", line.dataset.id === id);
  renderActive();
  listeners.onSelect(id);
}

const indexOf = (id) => view.records.findIndex((record) => record.id === id);

/** Choose another row, as a key says. */
export function moveInTable({ key }) {
  const last = view.records.length - 1;
  const at = indexOf(view.selected);
  const page = Math.max(1, Math.floor(element("collection-scroll").clientHeight / ROW_HEIGHT) - 2);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last }[key] ?? at;
  if (last >= 0) choose(view.records[Math.max(0, Math.min(last, to))].id);
}

function scrollTo(index) {
  const box = document.getElementById("collection-scroll");
  const head = document.getElementById("collection-head").offsetHeight;
  const top = index * ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT + head > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT + head - box.clientHeight;
}

function renderHead() {
  for (const cell of document.querySelectorAll("#collection-head th")) {
    const isSorted = cell.dataset.column === view.column;
    cell.setAttribute("aria-sort", isSorted ? (view.descending ? "descending" : "ascending") : "none");
    cell.firstElementChild.textContent = t(`column_${cell.dataset.column}`);
  }
}

/** Make the rows that can be seen, with spacers for all the others. */
function renderRows() {
  const box = document.getElementById("collection-scroll");
  const { records, selected } = view;
  const first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - SPARE_ROWS);
  const last = Math.min(records.length, Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + SPARE_ROWS);
  const rows = records.slice(first, last).map((record, index) => row(record, first + index, record.id === selected));
  document.getElementById("collection-rows").replaceChildren(spacer(first), ...rows, spacer(records.length - last));
  renderActive();
}

/** Tell assistive software which row is chosen. */
function renderActive() {
  const active = document.querySelector("#collection-rows [aria-selected=true]");
  const table = document.getElementById("collection-table");
  if (active) table.setAttribute("aria-activedescendant", active.id);
  else table.removeAttribute("aria-activedescendant");
}

function spacer(count) {
  const line = document.createElement("tr");
  line.className = "spacer";
  line.setAttribute("aria-hidden", "true");
  line.style.height = `${count * ROW_HEIGHT}px`;
  return line;
}

function row(record, index, isSelected) {
  const line = document.createElement("tr");
  line.id = `entry-${index}`;
  line.dataset.id = record.id;
  line.setAttribute("aria-rowindex", index + 2);
  line.setAttribute("aria-selected", isSelected);
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
  for (const column of COLUMNS) {
    const cell = line.insertCell();
    cell.className = `column-${column}`;
    cell.textContent = texts[column];
  }
  return line;
}
