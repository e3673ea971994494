// @ts-check
/** The box that tells how many Sudokus there are, how many of them are solved, and of which level they are. */

import { openDialog } from "../dialogs.js";
import { t } from "../text.js";
import { statistics } from "./records.js";

/**
 * Show the numbers of the collection.
 * @param {CollectionRecord[]} records
 */
export function showNumbers(records) {
  const { count, finished, begun, levels } = statistics(records);
  $("#numbers-told").text(t("numbers_told", { count, finished, begun }));
  $("#numbers-rows").empty().append(levels.map((line) => row(line)));
  openDialog("numbers");
}

/** @param {ReturnType<typeof statistics>["levels"][number]} line */
function row({ level, count, finished }) {
  const name = level === "unknown" ? t("numbers_unrated") : t(`level_${level}`);
  return $("<tr>").append(
    $("<th>", { scope: "row" }).text(name),
    $("<td>").append($("<meter>", { min: 0, max: count, value: finished, "aria-label": name }).text(`${finished} / ${count}`)),
    $("<td>").text(t("collection_count", { shown: finished, count })),
  );
}
