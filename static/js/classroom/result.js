// @ts-check
/** The end of a task: a box with the result code, which the pupil reads out or shows. Any room may open it. */

import { closeFromBeside } from "../dialogs.js";
import { key, paragraph } from "../dom.js";
import { loadStyles, pageAddress } from "../page.js";
import { copy } from "../share/copying.js";
import { qrPicture } from "../share/qr.js";
import { currentLanguage, t } from "../text.js";
import { LONGEST_NAME, readTask, sameName, tidyName, writeResult } from "./codes.js";
import { afterTask, loadPupil, resultOf, savePupil } from "./pupil.js";

/** @type {Promise<unknown> | null} */
let styles = null;

/**
 * Keep the result of a task on this device and show it; a task that cannot be read has none.
 * @param {Finished} finished
 */
export async function reportResult(finished) {
  try {
    readTask(finished.task);
  } catch {
    return;
  }
  savePupil(afterTask(loadPupil(), finished));
  await showResult(finished);
}

/**
 * Show a result, also one from before.
 * @param {Finished} finished
 */
export async function showResult(finished) {
  styles ??= Promise.all([loadStyles("dialogs"), loadStyles("classroom")]).catch(() => null);
  await styles;
  document.getElementById("class-result-dialog")?.remove();
  const $box = box(finished);
  $("body").append($box);
  const dialog = /** @type {HTMLDialogElement} */ ($box[0]);
  closeFromBeside(dialog);
  dialog.showModal();
  const $name = $box.find("#class-name").on("input", () => fill($box, finished)).val(loadPupil().name);
  fill($box, finished);
  if ($name.val()) $box.find("#class-close").trigger("focus");
}

/** @param {Finished} finished */
function box(finished) {
  const { title } = readTask(finished.task);
  const close = () => /** @type {HTMLDialogElement} */ (document.getElementById("class-result-dialog")).close();
  return $("<dialog>", { class: "dialog class-result", id: "class-result-dialog", "aria-labelledby": "class-result-title" }).append(
    $("<h2>", { id: "class-result-title" }).text(t("class_result")),
    title ? paragraph(title, "class-task-title") : [],
    paragraph(told(finished)),
    $("<label>", { for: "class-name" }).text(t("class_name")),
    $("<input>", { type: "text", class: "text-field", id: "class-name", maxlength: LONGEST_NAME, autocomplete: "off", spellcheck: "false" }),
    $("<div>", { class: "class-code", id: "class-code" }).append(
      paragraph(t("class_show"), "told"),
      $("<output>", { id: "class-code-text", for: "class-name" }),
      $("<div>", { id: "class-code-qr" }),
      $("<p>", { class: "told", id: "class-copied", role: "status" }),
    ),
    paragraph(t("class_kept"), "told"),
    $("<div>", { class: "dialog-keys" }).append(
      key(t("class_copy"), copyCode, "second-key").attr("id", "class-copy"),
      key(t("close"), close, "main-key").attr("id", "class-close"),
    ),
  );
}

/**
 * What was done, in a line.
 * @param {Finished} finished
 */
export function told(finished) {
  const { kind } = readTask(finished.task);
  const text = { puzzle: "class_puzzle_told", booklet: "class_booklet_solved", drill: "class_result_told", chapter: "class_result_told" }[kind];
  return t(text, resultOf(finished, ""));
}

/**
 * Write the code for the name in the field; without a name there is none.
 * @param {JQuery} $box
 * @param {Finished} finished
 */
async function fill($box, finished) {
  const name = tidyName(String($box.find("#class-name").val()));
  const isNamed = Boolean(sameName(name));
  $box.find("#class-code, #class-copy").prop("hidden", !isNamed);
  if (!isNamed) return;
  savePupil({ ...loadPupil(), name });
  const text = writeResult(resultOf(finished, name));
  $box.find("#class-code-text").text(text);
  $box.find("#class-copied").text("");
  const picture = await qrPicture(resultLink(text));
  if ($box.find("#class-code-text").text() === text) $box.find("#class-code-qr").empty().append(picture ?? []);
}

/**
 * The link that brings a result to the teacher's page; what stands behind # never reaches a server.
 * @param {string} text
 */
const resultLink = (text) => `${location.origin}${pageAddress(currentLanguage(), "class")}#result=${encodeURIComponent(text)}`;

async function copyCode() {
  const copied = await copy($("#class-code-text").text());
  $("#class-copied").text(t(copied ? "class_copied" : "class_not_copied"));
}
