// @ts-check
/** The first game as the browser keeps it, apart from the games that are played without a coach. */

import { loadProgress, saveProgress } from "../coach/progress.js";
import { readGame } from "../game/state.js";
import { begin, isOver } from "./lesson.js";

const PLACE = "sudoku-helper:first-game";

/**
 * The lesson where it was left, or from its start. A puzzle of another version is not gone on with.
 * @param {string} board
 * @returns {Lesson}
 */
export function loadLesson(board) {
  const fresh = readGame("first-game", board);
  try {
    const { seen, sound } = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const isOurs = fresh.cells.every((content, cell) => !content || sound.cells[cell] === content);
    return isOurs && Array.isArray(sound.past) && Number.isInteger(seen) ? begin({ ...fresh, cells: sound.cells, past: sound.past }, seen) : begin(fresh);
  } catch {
    return begin(fresh);
  }
}

/**
 * Keep how far the lesson is.
 * @param {Lesson} lesson
 */
export function keepLesson(lesson) {
  const { seen, sound } = lesson;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ seen, sound: { cells: sound.cells, past: sound.past } }));
  } catch {
    // Without storage the game is played in one go.
  }
  const progress = loadProgress();
  const firstGame = progress.firstGame === "done" || isOver(lesson) ? "done" : "begun";
  if (progress.firstGame !== firstGame) saveProgress({ ...progress, firstGame });
}
