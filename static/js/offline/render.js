// @ts-check
/** Draws how far one is ready for a time without a network, and the keys for what can be done about it. */

import { key, paragraph } from "../dom.js";
import { elements } from "../page.js";
import { drawIn } from "../redraw.js";
import { currentLanguage, t } from "../text.js";

/** @typedef {import("./preparing.js").Preparation} Preparation */
/** @typedef {{onGet: () => unknown, onCancel: () => unknown, onRemove: () => unknown}} Listeners */

/** Where the page speaks of it. */
export const places = () => elements("[data-offline]");

/**
 * Draw all places anew.
 * @param {Preparation} preparation
 * @param {Listeners} listeners
 */
export function drawPreparation(preparation, listeners) {
  for (const place of places()) {
    const isOffer = place.dataset.offline === "offer";
    const instead = isOffer ? ["[data-offline=offer] button", "#offline-decline"] : [];
    drawIn(place, () => $(place).empty().append(content(preparation, listeners, isOffer)), ...instead);
  }
  if (preparation.step === "coming") drawProgress(preparation);
}

/**
 * @param {Preparation} preparation
 * @param {Listeners} listeners
 * @param {boolean} isOffer whether it stands on the start page rather than among the preferences
 */
function content({ step, size, problem }, { onGet, onCancel, onRemove }, isOffer) {
  switch (step) {
    case "impossible":
      return paragraph(t("offline_impossible"), "told");
    case "offered":
      return [
        problem ? paragraph(problem, "problem") : $(),
        size ? paragraph(t("offline_size", { size: megabytes(size) }), "told") : $(),
        key(t("offline_get"), onGet, "second-key"),
      ];
    case "coming":
      return [
        $("<progress>", { class: "offline-progress", "aria-label": t("offline_coming") }),
        paragraph("", "told offline-loaded"),
        key(t("cancel"), onCancel),
      ];
    case "kept":
      return [paragraph(t("offline_kept"), "offline-kept"), isOffer ? $() : key(t("offline_remove"), onRemove)];
  }
}

/**
 * How much has come.
 * @param {Preparation} preparation
 */
export function drawProgress({ loaded, size }) {
  const told = t("offline_loaded", { loaded: megabytes(loaded), size: megabytes(size) });
  $(".offline-progress").attr({ max: size || 1, value: loaded, "aria-valuetext": told });
  $(".offline-loaded").text(told);
}

/** @param {number} bytes */
const megabytes = (bytes) =>
  new Intl.NumberFormat(currentLanguage(), { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(bytes / 1e6);
