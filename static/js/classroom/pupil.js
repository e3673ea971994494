// @ts-check
/** What a pupil's device keeps of the tasks of a class, until it is deleted: the name, the results, and what was done so far. */

import { read, remove, write } from "../storage.js";
import { isTaskId, readTask } from "./codes.js";

const PLACE = "sudoku-helper:class-pupil";
const MOST_RESULTS = 50;

/**
 * What this device has kept, the latest first.
 * @returns {Pupil}
 */
export function loadPupil() {
  const { name, results, played } = read(PLACE) ?? {};
  const listed = (/** @type {unknown} */ some) => (Array.isArray(some) ? some : []);
  return {
    name: String(name ?? ""),
    results: listed(results).filter((result) => isTask(result?.task ?? "")),
    played: listed(played).filter((game) => game?.id),
  };
}

/**
 * Keep it; without a place to keep it the result can be shown all the same, but not again.
 * @param {Pupil} pupil
 */
export const savePupil = (pupil) => write(PLACE, pupil);

/** Forget the name and all results. */
export const forgetPupil = () => remove(PLACE);

/**
 * The pupil after a task was done; a task that is done again has its new result.
 * @param {Pupil} pupil
 * @param {Finished} finished
 * @returns {Pupil}
 */
export function afterTask(pupil, finished) {
  const others = pupil.results.filter(({ task }) => readTask(task).id !== readTask(finished.task).id);
  return { ...pupil, results: [finished, ...others].slice(0, MOST_RESULTS) };
}

/**
 * Add to what was done in a game that is a task, and tell the sum.
 * @param {string} game
 * @param {Played} more
 * @returns {Played}
 */
export function countPlay(game, { seconds, helped }) {
  const pupil = loadPupil();
  const before = pupil.played.find(({ id }) => id === game) ?? { id: game, seconds: 0, helped: 0 };
  const after = { id: game, seconds: before.seconds + seconds, helped: before.helped + helped };
  savePupil({ ...pupil, played: [after, ...pupil.played.filter(({ id }) => id !== game)].slice(0, MOST_RESULTS) });
  return { seconds: after.seconds, helped: after.helped };
}

/**
 * What a finished task is told as.
 * @param {Finished} finished
 * @param {string} name
 * @returns {ClassResult}
 */
export const resultOf = ({ task, right, tried, helped, seconds }, name) => ({
  task: readTask(task).id,
  name,
  right,
  tried,
  helped,
  minutes: Math.ceil(seconds / 60),
});

/** @param {string} text */
function isTask(text) {
  try {
    return isTaskId(readTask(text).id);
  } catch {
    return false;
  }
}
