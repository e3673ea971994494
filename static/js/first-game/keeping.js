// @ts-check
/** The first game as the browser keeps it, apart from the games that are played without a coach. */

import { loadProgress, saveProgress } from "../coach/progress.js";
import { completeGame, readGame } from "../game/state.js";
import { read, write } from "../storage.js";
import { begin, isOver } from "./lesson.js";

const PLACE = "sudoku-helper:first-game";

/**
 * The lesson where it was left, or from its start. A puzzle of another version is not gone on with.
 * @param {string} board
 * @returns {Lesson}
 */
export function loadLesson(board) {
  const fresh = readGame("first-game", board);
  const { seen, sound } = read(PLACE) ?? {};
  const kept = completeGame({ ...fresh, cells: sound?.cells, past: sound?.past });
  const isOurs = kept !== null && kept.past === sound.past && fresh.cells.every((content, cell) => !content || kept.cells[cell] === content);
  return isOurs && Number.isInteger(seen) ? begin(kept, seen) : begin(fresh);
}

/**
 * Keep how far the lesson is; without storage the game is played in one go.
 * @param {Lesson} lesson
 */
export function keepLesson(lesson) {
  const { seen, sound } = lesson;
  write(PLACE, { seen, sound: { cells: sound.cells, past: sound.past } });
  const progress = loadProgress();
  const firstGame = progress.firstGame === "done" || isOver(lesson) ? "done" : "begun";
  if (progress.firstGame !== firstGame) saveProgress({ ...progress, firstGame });
}
