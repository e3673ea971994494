// @ts-check
/** Walking through a chapter from screen to screen. */

import { current, update } from "../app.js";
import { chapterOf, chapterStep, loadProgress, saveProgress } from "../coach/progress.js";
import { announce } from "../messages.js";
import { elements, root } from "../page.js";
import { t } from "../text.js";
import { drawScreen } from "./draw.js";
import { drawEnd } from "./end.js";
import { check, hint, openTask } from "./guided.js";
import { isDone } from "./lit.js";
import { countOf, isLast, reached, screenToGoOn, taskOn } from "./screens.js";
import { tally } from "./tally.js";

/** @type {WayChapter} */
let chapter;
let screen = 0;

/**
 * Open a chapter where it was left.
 * @param {WayChapter} opened
 */
export function begin(opened) {
  chapter = opened;
  open(screenToGoOn(chapter, chapterOf(loadProgress(), chapter.key)));
}

/** What was practised or played in between is seen when one comes back. */
export const comeBack = () => isLast(chapter, screen) && drawEnd(chapter);

/**
 * Go to a screen; how far one has come is kept.
 * @param {number} number
 */
function open(number) {
  screen = number;
  saveProgress(chapterStep(loadProgress(), chapter.key, reached(chapter, screen)));
  root().dataset.screen = String(screen);
  drawScreen(chapter, screen);
  const task = taskOn(chapter, screen);
  if (task) openTask(task);
  else read();
}

/** A screen without a board to play on: it is read aloud where that is wanted. */
function read() {
  update({ view: "course", game: null, guided: null, help: null });
  if (isLast(chapter, screen)) {
    drawEnd(chapter);
    tally.report();
  }
  const [shown] = elements(".screen.current :is(.idea-words, h2)");
  announce(`${t("course_screen", { number: screen + 1, count: countOf(chapter) })}. ${shown?.innerText ?? ""}`);
}

/** On to the next screen; a guided board is checked first. */
function onward() {
  const { guided } = current();
  if (isLast(chapter, screen)) return;
  if (guided && !isDone(guided)) {
    check();
    return;
  }
  if (guided) tally.count(guided);
  open(screen + 1);
}

const back = () => screen && open(screen - 1);
const fromStart = () => open(0);

export const verbs = { back, check: onward, fromStart, hint, onward };
