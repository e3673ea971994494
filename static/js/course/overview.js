// @ts-check
/** Shows on the list of chapters how far one is, what is due today, and where to go on. */

import { chapterOf, chapterStep, dueToday, isChapterDone, loadProgress, saveProgress, wanted } from "../coach/progress.js";
import { element, elements, pageAddress, root } from "../page.js";
import { complete } from "../preferences/preferences.js";
import { loadPreferences, oldGames } from "../store.js";
import { isPuzzleSolved } from "./puzzles.js";

const read = (/** @type {string} */ id) => JSON.parse(element(id).textContent ?? "");
/** @type {WayChapter[]} */
const chapters = read("chapters");
/** @type {Record<string, string>} */
const names = read("technique-names");
/** @type {Record<string, string>} */
const words = read("course-words");
const games = oldGames();

let progress = loadProgress();
for (const { key, puzzle } of chapters) if (isPuzzleSolved(puzzle, games)) progress = chapterStep(progress, key, { puzzle: true });
saveProgress(progress);

for (const entry of elements("[data-chapter]")) {
  const { chapter = "" } = entry.dataset;
  const { idea } = chapterOf(progress, chapter);
  const state = isChapterDone(progress, chapter) ? "done" : idea ? "begun" : "";
  if (!state) continue;
  entry.classList.add(state);
  const told = document.createElement("span");
  told.className = "state";
  told.textContent = words[state];
  entry.append(told);
}

const next = chapters.find(({ key }) => chapterOf(progress, key).idea && !isChapterDone(progress, key)) ?? chapters.find(({ key }) => !isChapterDone(progress, key));
const goOn = element("go-on");
if (!next) goOn.textContent = words.all_done;
else {
  const link = /** @type {HTMLAnchorElement} */ (goOn.querySelector("a"));
  link.href = pageAddress(root().lang, "course", next.key);
  link.textContent = words[chapterOf(progress, next.key).idea ? "go_on" : "begin"].replace("{title}", next.title);
}

const due = dueToday(wanted(progress, complete(loadPreferences()).off), new Date()).filter((key) => key in names);
element("due").hidden = !due.length;
for (const key of due) {
  const link = document.createElement("a");
  link.href = `${pageAddress(root().lang, "practise", key)}#round=5`;
  link.textContent = names[key];
  const entry = document.createElement("li");
  entry.append(link);
  element("due-list").append(entry);
}
