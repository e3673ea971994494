// @ts-check
/** The exercise sheet of a chapter, to print. */

import { showToast, tellWaiting } from "../messages.js";
import { address } from "../page.js";
import { ask } from "../asking.js";
import { savePdf } from "../share/files.js";
import { t } from "../text.js";

const CHANCES = 10 ** 9;
let isUnderWay = false;

/**
 * Save a sheet with positions that are chosen anew each time.
 * @param {string} chapter
 */
export async function saveSheet(chapter) {
  if (isUnderWay) return;
  isUnderWay = true;
  showToast(t("sheet_making"));
  tellWaiting();
  const seed = Math.floor(Math.random() * CHANCES);
  const { filename, pdf, error } = await ask("sheet", { chapter, seed, size: "A4", address: `${location.origin}${address()}` });
  isUnderWay = false;
  if (pdf) savePdf({ filename, pdf });
  showToast(pdf ? t("sheet_ready") : error || t("no_answer"));
}
