// @ts-check
/** Handing a task out: its link and a large QR code, on the screen or on paper. */

import { closeFromBeside } from "../dialogs.js";
import { paragraph } from "../dom.js";
import { dialog, element, field } from "../page.js";
import { copy } from "../share/copying.js";
import { qrPicture } from "../share/qr.js";
import { t } from "../text.js";
import { about, taskLink, titleOf } from "./describing.js";

/**
 * Show the link of a task.
 * @param {ClassTask} task
 */
export async function handOut(task) {
  const link = taskLink(task);
  $("#class-out-title").text(titleOf(task));
  $("#class-out-about").text(task.title ? about(task) : "");
  field("class-out-link").value = link;
  $("#class-out-open").attr("href", link);
  $("#class-out-said").text("");
  $("#class-out-send").prop("hidden", !navigator.share);
  $("#class-out-qr").empty();
  dialog("class-out").showModal();
  const picture = await qrPicture(link);
  // Another task may be handed out by the time the picture comes.
  if (field("class-out-link").value === link) $("#class-out-qr").empty().append(picture ?? paragraph(t("share_qr_missing"), "told"));
}

/** Listen to the keys of the box. */
export function bindHandingOut() {
  $("#class-out-copy").on("click", copyLink);
  $("#class-out-send").on("click", () => navigator.share({ title: $("#class-out-title").text(), url: field("class-out-link").value }).catch(() => null));
  $("#class-out-print").on("click", printHandout);
  closeFromBeside(dialog("class-out"));
}

async function copyLink() {
  field("class-out-link").select();
  const copied = await copy(field("class-out-link").value);
  $("#class-out-said").text(t(copied ? "share_copied" : "share_not_copied"));
}

/** A sheet with what the class needs to begin; after printing the page is itself again. */
function printHandout() {
  const picture = element("class-out-qr").querySelector("svg")?.cloneNode(true);
  $("#sheet").empty().append(
    $("<h2>", { class: "handout-title" }).text($("#class-out-title").text()),
    paragraph($("#class-out-about").text()),
    paragraph(t("class_handout")),
    $("<div>", { class: "handout-qr" }).append(/** @type {any} */ (picture ?? [])),
    paragraph(field("class-out-link").value, "handout-link"),
  );
  dialog("class-out").close();
  window.addEventListener("afterprint", () => $("#sheet").empty(), { once: true });
  window.print();
}
