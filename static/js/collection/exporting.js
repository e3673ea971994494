// @ts-check
/** The box that saves one entry or all of them as a file, in the format of choice. */

import { closeDialog, openDialog } from "../dialogs.js";
import { element } from "../page.js";
import { loadProgress } from "../coach/kept.js";
import { fileName, saveFile } from "../share/files.js";
import { t } from "../text.js";
import * as records from "./records.js";

/**
 * Each format: the ending of its files, and what is written.
 * @type {Record<string, {ending: string, type?: string, write: (some: CollectionRecord[], isAll: boolean) => string}>}
 */
const FORMATS = {
  json: {
    ending: "json",
    type: "application/json",
    write: (some, isAll) => (isAll ? records.writeFile(records.sorted(some, "number", false), loadProgress()) : records.writeFile(some)),
  },
  lines: { ending: "txt", write: records.writeLines },
  grids: { ending: "txt", write: records.writeGrids },
  sdm: { ending: "sdm", write: records.writeLines },
};

/** @type {() => {chosen: CollectionRecord | null, listed: CollectionRecord[], all: CollectionRecord[]}} */
let offered;

/** Ask what is saved, and how. */
function openExport() {
  const { chosen, listed, all } = offered();
  $("#export-one-name").text(chosen ? t("export_one", { name: chosen.name }) : "");
  $("#export-listed-name").text(t("export_listed", { count: listed.length }));
  $("#export-all-name").text(t("export_all", { count: all.length }));
  const isFiltered = listed.length < all.length;
  $("#export-form [value=one]").prop("disabled", !chosen).parent().prop("hidden", !chosen);
  $("#export-form [value=listed]").prop("disabled", !isFiltered).parent().prop("hidden", !isFiltered);
  for (const usual of ["all", "json"]) {
    const $usual = $(`#export-form [value=${usual}]`);
    if (!$(`#export-form [name=${$usual.attr("name")}]:checked:enabled`).length) $usual.prop("checked", true);
  }
  openDialog("export");
}

function save() {
  const { chosen, listed, all } = offered();
  const values = new FormData(/** @type {HTMLFormElement} */ (element("export-form")));
  const what = String(values.get("what"));
  const { ending, type, write } = FORMATS[String(values.get("format"))];
  const some = what === "one" && chosen ? [chosen] : what === "listed" ? listed : all;
  const name = what === "one" && chosen ? fileName(chosen.name) : "sudoku-collection";
  closeDialog();
  saveFile(`${name}.${ending}`, write(some, what === "all"), type);
}

/**
 * Listen to the box; *offer* tells what there is to save.
 * @param {typeof offered} offer
 */
export function bindExport(offer) {
  offered = offer;
  $("#collection-export").on("click", openExport);
  $("#export-form").on("submit", (event) => {
    event.preventDefault();
    save();
  });
}
