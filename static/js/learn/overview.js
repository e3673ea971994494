// @ts-check
/** Shows on the list of techniques what is due, what was practised and what is known. */

import { dueToday, hasBegun, isChapterDone, wanted } from "../coach/due.js";
import { loadProgress, recordOf } from "../coach/kept.js";
import { element, elements, root } from "../page.js";
import { complete, standing } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";
import { clock } from "./clock.js";

/** @param {string} id */
const dataOf = (id) => JSON.parse(element(id).textContent ?? "");

const words = dataOf("record-words");
const progress = loadProgress();
const preferences = complete(loadPreferences());
const entries = elements("[data-key]");
const due = new Set(dueToday(wanted(progress, preferences.off), new Date()));

/**
 * A text with its places filled.
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
const told = (name, values) => words[name].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ place) => values[place]);

/** @param {string} date */
const dayName = (date) => new Date(date).toLocaleDateString(root().lang, { day: "numeric", month: "long" });

/** How one stands to each technique, and when it comes back. */
function showStandings() {
  for (const entry of entries) {
    const { key = "" } = entry.dataset;
    const { right, streak, tried, card } = recordOf(progress, key);
    const known = standing(preferences, key);
    const parts = [
      known === "know" ? words.known : known === "learning" ? words.learning : known === "off" ? words.off : "",
      tried ? told("right", { right, streak }) : "",
      due.has(key) ? words.due : card && known !== "off" ? told("again", { date: dayName(card.due) }) : "",
    ].filter(Boolean);
    if (!parts.length) continue;
    const line = document.createElement("span");
    line.className = `standing${known === "know" ? " known" : ""}${due.has(key) ? " due" : ""}`;
    line.textContent = parts.join(" · ");
    entry.append(line);
  }
}

/** What is due today, in the order in which it has waited. */
function showDue() {
  const names = new Map(entries.map((entry) => [entry.dataset.key, /** @type {HTMLAnchorElement} */ (entry.querySelector("a"))]));
  const lines = [...due].flatMap((key) => {
    const link = names.get(key)?.cloneNode(true);
    if (!link) return [];
    const line = document.createElement("li");
    line.append(link);
    return [line];
  });
  element("due-list").append(...lines);
  element("due-list").hidden = element("due-start").hidden = !lines.length;
  element("due-none").hidden = lines.length > 0;
}

/** How far one has come. */
function showProgress() {
  const known = entries.filter(({ dataset }) => standing(preferences, dataset.key ?? "") === "know").length;
  const chapters = /** @type {string[]} */ (dataOf("chapters"));
  element("progress-techniques").textContent = told("techniques", { known, count: entries.length });
  element("progress-chapters").textContent = told("chapters", { done: chapters.filter((key) => isChapterDone(progress, key)).length, count: chapters.length });
}

showStandings();
if (progress.fastest !== null) {
  element("fastest").textContent = told("fastest", { time: clock(progress.fastest) });
  element("fastest").hidden = false;
}
if (hasBegun(progress)) {
  showDue();
  showProgress();
  element("due").hidden = element("progress").hidden = false;
}
