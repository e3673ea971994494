// @ts-check
/** Getting ready for a time without a network: what is offered, how far it has come, and how it is undone. */

import { drawIn, key, paragraph } from "../dom.js";
import { announce, showToast } from "../messages.js";
import { elements, loadStyles } from "../page.js";
import { currentLanguage, t } from "../text.js";
import { canKeep, isKept, keep, remove, size } from "./keeping.js";

/**
 * How things stand; *problem* is the text that tells why it did not work.
 * @typedef {{step: "impossible" | "offered" | "coming" | "kept", size: number, loaded: number, problem: string}} Preparation
 */

/** @type {Preparation | null} */
let preparation = null;
/** @type {AbortController | null} */
let stopper = null;
/** @type {Promise<unknown> | null} */
let styles = null;

/** Find out how things stand and show it in every place of the page that speaks of it. */
export async function showOffline() {
  styles ??= loadStyles("offline").catch(() => (styles = null));
  const [step, bytes] = await Promise.all([findStep(), size().catch(() => 0), styles]);
  if (preparation?.step === "coming") draw();
  else change({ step, size: bytes, loaded: 0, problem: "" });
}

/** Storage that is blocked altogether makes even the question fail. */
async function findStep() {
  if (!(await canKeep().catch(() => false))) return "impossible";
  return (await isKept().catch(() => false)) ? "kept" : "offered";
}

/** @param {Preparation} next */
function change(next) {
  preparation = next;
  draw();
}

/** Fetch everything that is needed. */
async function getReady() {
  if (!preparation || preparation.step === "coming") return;
  stopper = new AbortController();
  const { signal } = stopper;
  change({ ...preparation, step: "coming", loaded: 0, problem: "" });
  const result = await keep(showProgress, signal).catch(() => "broken");
  const problem = result === "kept" || signal.aborted ? "" : t(`offline_${result}`);
  change({ ...preparation, step: result === "kept" ? "kept" : "offered", problem });
  if (signal.aborted) return;
  const told = problem || t("offline_kept");
  if (places().some((place) => place.checkVisibility())) announce(told);
  else showToast(told);
}

async function removeAll() {
  await remove();
  await showOffline();
  announce(t("offline_removed"));
}

const places = () => elements("[data-offline]");

/** Draw all places anew. */
function draw() {
  for (const place of places()) {
    const isOffer = place.dataset.offline === "offer";
    const instead = isOffer ? ["[data-offline=offer] button", "#offline-decline"] : [];
    drawIn(place, () => $(place).empty().append(content(/** @type {Preparation} */ (preparation), isOffer)), ...instead);
  }
  if (preparation?.step === "coming") showProgress(preparation.loaded, preparation.size);
}

/**
 * @param {Preparation} preparation
 * @param {boolean} isOffer whether it stands on the start page rather than among the preferences
 */
function content({ step, size: bytes, problem }, isOffer) {
  switch (step) {
    case "impossible":
      return paragraph(t("offline_impossible"), "told");
    case "offered":
      return [
        problem ? paragraph(problem, "problem") : $(),
        bytes ? paragraph(t("offline_size", { size: megabytes(bytes) }), "told") : $(),
        key(t("offline_get"), getReady, "second-key"),
      ];
    case "coming":
      return [
        $("<progress>", { class: "offline-progress", "aria-label": t("offline_coming") }),
        paragraph("", "told offline-loaded"),
        key(t("cancel"), () => stopper?.abort()),
      ];
    case "kept":
      return [paragraph(t("offline_kept"), "offline-kept"), isOffer ? $() : key(t("offline_remove"), removeAll)];
  }
}

/**
 * @param {number} loaded
 * @param {number} total
 */
function showProgress(loaded, total) {
  if (preparation?.step !== "coming") return;
  preparation = { ...preparation, loaded, size: total };
  const told = t("offline_loaded", { loaded: megabytes(loaded), size: megabytes(total) });
  $(".offline-progress").attr({ max: total || 1, value: loaded, "aria-valuetext": told });
  $(".offline-loaded").text(told);
}

/** @param {number} bytes */
const megabytes = (bytes) =>
  new Intl.NumberFormat(currentLanguage(), { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(bytes / 1e6);
