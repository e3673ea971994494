// @ts-check
/** What comes after the guided boards: how far one is with drills, test and puzzle. */

import { chapterOf, chapterStep, loadProgress, recordOf, saveProgress } from "../coach/progress.js";
import { element, elements } from "../page.js";
import { oldGames } from "../store.js";
import { t } from "../text.js";
import { isPuzzleSolved } from "./puzzles.js";
import { rightAnswers, techniqueToPractise } from "./screens.js";

/**
 * Bring it up to date with what was practised and played meanwhile.
 * @param {WayChapter} chapter
 */
export function drawEnd(chapter) {
  const { key, goal, puzzle } = chapter;
  const before = loadProgress();
  const drills = Math.min(goal, rightAnswers(chapter, before.techniques));
  const progress = chapterStep(before, key, { drills, puzzle: isPuzzleSolved(puzzle, oldGames()) });
  saveProgress(progress);
  const reached = chapterOf(progress, key);
  const stations = { drills: reached.drills >= goal, test: reached.test, puzzle: reached.puzzle };
  for (const [name, done] of Object.entries(stations)) document.getElementById(`station-${name}`)?.classList.toggle("done", done);
  const open = Object.entries(stations).find(([name, done]) => !done && document.getElementById(`station-${name}`))?.[0];
  for (const link of elements(".station .second-key, .station .main-key")) {
    const isNext = link.closest(".station")?.id === `station-${open}`;
    link.classList.toggle("main-key", isNext);
    link.classList.toggle("second-key", !isNext);
  }
  if (chapter.techniques.length) drawDrills(chapter, progress);
}

/**
 * @param {WayChapter} chapter
 * @param {Progress} progress
 */
function drawDrills(chapter, progress) {
  const { goal, key } = chapter;
  element("drills-count").textContent = t("course_drills_count", { right: chapterOf(progress, key).drills, goal });
  const next = techniqueToPractise(chapter, progress.techniques);
  for (const entry of elements("[data-technique]")) {
    const link = /** @type {HTMLAnchorElement} */ (entry.querySelector("a"));
    const { right } = recordOf(progress, entry.dataset.technique ?? "");
    entry.querySelector("span")?.remove();
    if (right) $(entry).append($("<span>").text(t("course_right", { right })));
    if (entry.dataset.technique === next) $("#drills-next").attr("href", link.href).text(t("course_drills_next", { name: link.textContent ?? "" }));
  }
}
