// @ts-check
/** How learning goes on: what an answer, a position that was shown and a step of a chapter change. Pure functions. */

import { chapterOf, furtherOf, recordOf } from "./kept.js";
import { reviewed } from "./schedule.js";

export { dueToday, isChapterDone, isDue, nextForYou, wanted } from "./due.js";
export { chapterOf, loadProgress, recordOf, saveProgress } from "./kept.js";

/** How many right answers in a row without help mean that a technique is known. */
export const MASTERED = 3;
const MOST_RECENT = 60;
/** So many right answers lead from the drills that are easy to see to all of them. */
const STEPS_OF_EASE = 8;
/** Tasks in which the technique need not be found: they can be guessed, so they alone make nothing known. */
const RECOGNISED = Object.freeze(["which", "real"]);

/**
 * @param {Progress} progress
 * @param {string} key
 * @param {PractiseRecord} record
 * @returns {Progress}
 */
const withRecord = (progress, key, record) => ({ ...progress, techniques: { ...progress.techniques, [key]: record } });

/**
 * The progress after a drill was shown; the latest are not shown again soon.
 * @param {Progress} progress
 * @param {string} key
 * @param {number} number
 * @param {number} count
 */
export function shown(progress, key, number, count) {
  const record = recordOf(progress, key);
  const longest = Math.min(MOST_RECENT, Math.max(0, count - 1));
  const recent = [...record.recent.filter((other) => other !== number), number].slice(-longest || Infinity);
  return withRecord(progress, key, { ...record, recent: longest ? recent : [] });
}

/**
 * The progress after an answer. Only one that needed no help counts as right, and only what was found for the row.
 * @param {Progress} progress
 * @param {string} key
 * @param {{right: boolean, helped: boolean, kind?: TaskKind}} answer
 * @param {Date} now
 */
export function answered(progress, key, { right, helped, kind = "cross-out" }, now) {
  const record = recordOf(progress, key);
  const alone = right && !helped;
  const found = alone && !RECOGNISED.includes(kind);
  return withRecord(progress, key, {
    ...record,
    tried: record.tried + 1,
    right: record.right + (alone ? 1 : 0),
    streak: found ? record.streak + 1 : alone ? record.streak : 0,
    ease: Math.min(1, Math.max(0, record.ease + (alone ? 1 : right ? 0 : -1) / STEPS_OF_EASE)),
    card: reviewed(record.card, found ? "known" : right ? "helped" : "missed", now),
  });
}

/**
 * The progress after a step in a chapter; nothing that was reached is lost by going back.
 * @param {Progress} progress
 * @param {string} key
 * @param {Partial<ChapterProgress>} change
 * @returns {Progress}
 */
export const chapterStep = (progress, key, change) => ({
  ...progress,
  chapters: { ...progress.chapters, [key]: furtherOf(chapterOf(progress, key), change) },
});
