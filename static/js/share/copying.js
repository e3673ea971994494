// @ts-check
/** Copies what is written on the page; where the browser refuses, it is marked for the player's own copying. */

import { showToast } from "../messages.js";
import { element } from "../page.js";
import { t } from "../text.js";

/**
 * Copy a text.
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
export const copy = async (text) => Boolean(await navigator.clipboard?.writeText(text).then(() => true, () => false));

/** Copy the chain that is explained. */
export async function copyNotation() {
  const line = element("notation");
  getSelection()?.selectAllChildren(line);
  const copied = await copy(line.textContent ?? "");
  showToast(t(copied ? "share_copied" : "notation_not_copied"));
}
