// @ts-check
/** Shows on the list of techniques what is due, what was practised and what is known. */

import { hasBegun, isChapterDone } from "../coach/due.js";
import { element, elements } from "../page.js";
import { clock } from "./clock.js";
import { dataOf, filled, groupsOf, loadStandings, showStandings } from "./standings.js";

const words = dataOf("record-words");
const standings = loadStandings();
const { progress, due } = standings;
const entries = elements("[data-key]");

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
  const known = entries.filter(({ dataset }) => groupsOf(standings, dataset.key ?? "").includes("known")).length;
  const chapters = /** @type {string[]} */ (dataOf("chapters"));
  element("progress-techniques").textContent = filled(words.techniques, { known, count: entries.length });
  element("progress-chapters").textContent = filled(words.chapters, { done: chapters.filter((key) => isChapterDone(progress, key)).length, count: chapters.length });
}

showStandings(entries, standings, words);
if (progress.fastest !== null) {
  element("fastest").textContent = filled(words.fastest, { time: clock(progress.fastest) });
  element("fastest").hidden = false;
}
if (hasBegun(progress)) {
  showDue();
  showProgress();
  element("due").hidden = element("progress").hidden = false;
}
