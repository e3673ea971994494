// @ts-check
/** What a player has solved so far: how much, how fast, with how much help, and the same for each level. */

import { LEVELS } from "../collection/records.js";
import { current } from "../app.js";
import { closeDialog, openDialog } from "../dialogs.js";
import { key, paragraph } from "../dom.js";
import { offerUndo } from "../messages.js";
import { element, loadStyles } from "../page.js";
import { t } from "../text.js";
import { allTold, loadStatistics, saveStatistics } from "./statistics.js";

export const bind = async () => {
  await loadStyles("summary");
};

const COLUMNS = /** @type {const} */ (["solved", "alone", "best", "mean"]);

function openStatistics() {
  const told = allTold(loadStatistics(), LEVELS.slice(1));
  $(element("statistics-body")).empty().append(told ? [...table(told)] : [], paragraph(t(advice(Boolean(told))), "told"));
  openDialog("statistics");
}

/** @param {boolean} hasSolved */
const advice = (hasSolved) => (!current().preferences.statistics ? "statistics_off" : hasSolved ? "statistics_private" : "statistics_none");

/** @param {NonNullable<ReturnType<typeof allTold>>} told */
function table({ levels, ...all }) {
  const head = $("<tr>").append($("<td>"), COLUMNS.map((column) => $("<th>", { scope: "col" }).text(t(`statistics_${column}`))));
  const name = (/** @type {string} */ level) => (level ? t(`level_${level}`) : t("statistics_unrated"));
  const rows = levels.map(({ level, ...figures }) => row(name(level), figures));
  return [
    paragraph(t("statistics_sum", all)),
    $("<table>").append($("<thead>").append(head), $("<tbody>").append(rows), $("<tfoot>").append(row(t("statistics_all"), all))),
    key(t("statistics_forget"), forget),
  ];
}

/**
 * @param {string} name
 * @param {Record<typeof COLUMNS[number], string | number>} figures
 */
const row = (name, figures) => $("<tr>").append($("<th>", { scope: "row" }).text(name), COLUMNS.map((column) => $("<td>").text(figures[column])));

/** Forget what was solved; one tap brings it back. */
function forget() {
  const before = loadStatistics();
  saveStatistics({ ...before, solved: [] });
  closeDialog();
  offerUndo(t("statistics_forgotten"), () => saveStatistics({ ...loadStatistics(), solved: before.solved }));
}

export const verbs = { openStatistics };
