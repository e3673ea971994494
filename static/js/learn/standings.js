// @ts-check
/** How a player stands to the techniques of a list: what he knows, has begun and should repeat. */

import { dueToday, wanted } from "../coach/due.js";
import { loadProgress, recordOf } from "../coach/kept.js";
import { element, root } from "../page.js";
import { complete, standing } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";

/** @param {string} id */
export const dataOf = (id) => JSON.parse(element(id).textContent ?? "");

/** Everything that this device has kept about learning, on this day. */
export function loadStandings() {
  const progress = loadProgress();
  const preferences = complete(loadPreferences());
  return { progress, preferences, due: new Set(dueToday(wanted(progress, preferences.off), new Date())) };
}

/**
 * The groups to which a technique belongs. Pure.
 * @param {ReturnType<typeof loadStandings>} standings
 * @param {string} key
 */
export function groupsOf({ progress, preferences, due }, key) {
  const stand = standing(preferences, key);
  const isBegun = stand !== "know" && (stand === "learning" || recordOf(progress, key).tried > 0);
  return [due.has(key) ? "due" : "", isBegun ? "begun" : "", stand === "know" ? "known" : ""].filter(Boolean);
}

/**
 * A text with its places filled.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, place) => String(values[place]));

/** @param {string} date */
const dayName = (date) => new Date(date).toLocaleDateString(root().lang, { day: "numeric", month: "long" });

/**
 * Write on each entry how one stands to its technique, and when it comes back; the record only where *words* has one for it.
 * @param {HTMLElement[]} entries
 * @param {ReturnType<typeof loadStandings>} standings
 * @param {Record<string, string>} words
 */
export function showStandings(entries, standings, words) {
  const { progress, preferences, due } = standings;
  for (const entry of entries) {
    const { key = "" } = entry.dataset;
    const { right, streak, tried, card } = recordOf(progress, key);
    const groups = groupsOf(standings, key);
    const stand = standing(preferences, key);
    const parts = [
      stand === "know" ? words.known : stand === "learning" ? words.learning : stand === "off" ? words.off : (groups.includes("begun") && words.begun) || "",
      tried && words.right ? filled(words.right, { right, streak }) : "",
      due.has(key) ? words.due : card && stand !== "off" ? filled(words.again, { date: dayName(card.due) }) : "",
    ].filter(Boolean);
    if (!parts.length) continue;
    const line = document.createElement("span");
    line.className = ["standing", ...groups].join(" ");
    line.textContent = parts.join(" · ");
    entry.append(line);
  }
}
