// @ts-check
/** Draws the lines of the list: their keys, and what each shows. */

import { element, elements } from "../page.js";
import { standing } from "../preferences/preferences.js";
import { t } from "../text.js";

/**
 * What a line of the page tells of its technique, which gets its keys.
 * @param {HTMLElement} row
 */
export function readRow(row) {
  const { key = "", level, names = "", uniqueness } = row.dataset;
  const name = row.querySelector(".technique-name > :first-child")?.textContent ?? "";
  const [handle, choice] = elements(".handle, select", fromTemplate("technique-keys"));
  handle.setAttribute("aria-label", t("move_technique", { name }));
  choice.setAttribute("aria-label", t("standing_of", { name }));
  row.prepend(handle);
  row.append(choice);
  const small = /** @type {HTMLElement} */ (row.querySelector("small"));
  return { key, name, names, level: Number(level), needs_uniqueness: uniqueness !== undefined, row, small, level_name: small.textContent ?? "" };
}

/** @typedef {ReturnType<typeof readRow>} TechniqueRow */

/** @param {string} id */
const fromTemplate = (id) => /** @type {DocumentFragment} */ (/** @type {HTMLTemplateElement} */ (element(id)).content.cloneNode(true));

/**
 * Show the place and the standing of a technique.
 * @param {TechniqueRow} technique
 * @param {Preferences} preferences
 * @param {number} place
 */
export function renderRow({ key, row, small, level_name: level, needs_uniqueness: isUnique }, preferences, place) {
  const value = standing(preferences, key);
  const isLeftOut = isUnique && !preferences.uniqueness;
  row.className = `technique standing-${isLeftOut ? "off" : value}`;
  small.textContent = [t("technique_place", { place }), level, isLeftOut ? t("without_uniqueness") : ""].filter(Boolean).join(" · ");
  const choice = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
  choice.value = value;
  choice.disabled = isLeftOut;
}

/**
 * Show the keys that move a technique in its line alone; at a second press they go away again.
 * @param {TechniqueRow} technique
 */
export function toggleMoves({ name, row }) {
  const wasOpen = Boolean(row.querySelector(".moves"));
  for (const moves of elements(".moves")) moves.remove();
  for (const handle of elements(".handle")) handle.setAttribute("aria-expanded", "false");
  if (wasOpen) return;
  const [moves] = elements(".moves", fromTemplate("technique-moves"));
  for (const key of elements("[data-move]", moves)) key.setAttribute("aria-label", `${key.textContent}: ${name}`);
  row.append(moves);
  row.querySelector(".handle")?.setAttribute("aria-expanded", "true");
}
