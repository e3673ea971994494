// @ts-check
/** Draws the tasks of a class with their results. */

import { key, paragraph } from "../dom.js";
import { element } from "../page.js";
import { drawIn } from "../redraw.js";
import { fileName, saveFile } from "../share/files.js";
import { currentLanguage, t } from "../text.js";
import { about, titleOf } from "./describing.js";
import { columnsOf, sorted, writeTable } from "./tasks.js";

/** @typedef {{onHandOut: (task: ClassTask) => void, onRemove: (task: KeptTask) => void, onRemoveResult: (task: KeptTask, name: string) => void}} Listeners */

/**
 * In which order the results of all tasks stand.
 * @type {{column: ResultColumn, descending: boolean}}
 */
let order = { column: "name", descending: false };

/**
 * Draw all tasks.
 * @param {KeptTask[]} tasks
 * @param {Listeners} listeners
 */
export function renderTasks(tasks, listeners) {
  const sortBy = (/** @type {ResultColumn} */ column) => {
    order = { column, descending: order.column === column && !order.descending };
    renderTasks(tasks, listeners);
  };
  $("#class-no-tasks").prop("hidden", tasks.length > 0);
  $("#class-save-all").prop("disabled", !tasks.length);
  const list = element("class-tasks");
  drawIn(list, () => $(list).empty().append(tasks.map((task) => card(task, listeners, sortBy))));
}

/**
 * @param {KeptTask} task
 * @param {Listeners} listeners
 * @param {(column: ResultColumn) => void} sortBy
 */
function card(task, { onHandOut, onRemove, onRemoveResult }, sortBy) {
  const date = dayOf(task.made);
  const hasResults = task.results.length > 0;
  return $("<li>", { class: "class-card" }).append(
    $("<h3>").text(titleOf(task)),
    paragraph([task.title && about(task), t("class_made_on", { id: task.id, date })].filter(Boolean).join(" · "), "told"),
    hasResults ? table(task, sortBy, (name) => onRemoveResult(task, name)) : paragraph(t("class_no_results")),
    $("<p>", { class: "class-keys" }).append(
      task.kind === "unknown" ? [] : key(t("class_hand_out"), () => onHandOut(/** @type {ClassTask} */ (task))),
      hasResults ? key(t("class_csv"), () => saveTable(task)) : [],
      key(t("class_remove"), () => onRemove(task)),
    ),
  );
}

/**
 * @param {KeptTask} task
 * @param {(column: ResultColumn) => void} sortBy
 * @param {(name: string) => void} onRemove
 */
function table(task, sortBy, onRemove) {
  const columns = columnsOf(task);
  const headings = columns.map((column) => {
    const sort = order.column === column ? (order.descending ? "descending" : "ascending") : "none";
    const $key = key(heading(column), () => sortBy(column), "class-sort").attr("id", `sort-${task.id}-${column}`);
    return $("<th>", { scope: "col", "aria-sort": sort }).append($key);
  });
  const lines = sorted(task.results, order.column, order.descending).map((result) =>
    $("<tr>").append(
      columns.map((column) => (column === "name" ? $("<th>", { scope: "row" }) : $("<td>")).text(shown(result, column))),
      $("<td>").append(removeKey(result.name, onRemove)),
    ),
  );
  // A table wider than the screen is scrolled, also by keys.
  return $("<div>", { class: "class-scroll", tabindex: 0, role: "group", "aria-label": titleOf(task) }).append(
    $("<table>", { class: "class-table" }).append($("<thead>").append($("<tr>").append(headings, $("<td>"))), $("<tbody>").append(lines)),
  );
}

/** @param {ResultColumn} column */
const heading = (column) => t(`class_column_${column}`);

/**
 * @param {KeptResult} result
 * @param {ResultColumn} column
 */
const shown = (result, column) => (column === "when" ? dayOf(result.when, { day: "numeric", month: "numeric" }) : String(result[column]));

/**
 * @param {number} time
 * @param {Intl.DateTimeFormatOptions} how
 */
const dayOf = (time, how = {}) => (time ? new Date(time).toLocaleDateString(currentLanguage(), how) : "–");

/**
 * @param {string} name
 * @param {(name: string) => void} onRemove
 */
const removeKey = (name, onRemove) => key("×", () => onRemove(name), "icon-button").attr("aria-label", t("class_remove_result", { name }));

/** @param {KeptTask} task */
function saveTable(task) {
  const results = sorted(task.results, order.column, order.descending);
  const text = writeTable(results, columnsOf(task), heading, currentLanguage() === "en" ? "," : ";");
  // Spreadsheets take a file for one of letters beyond English only if it says so.
  saveFile(`${fileName(titleOf(task))}.csv`, `\ufeff${text}`, "text/csv");
}
