// @ts-check
/** The screens of a chapter in their order: its ideas, its guided boards, and what comes then. Pure functions. */

/**
 * How many screens there are.
 * @param {WayChapter} chapter
 */
export const countOf = ({ ideas, tasks }) => ideas + tasks.length + 1;

/**
 * The guided board on a screen, if there is one.
 * @param {WayChapter} chapter
 * @param {number} screen
 * @returns {GuidedTask | undefined}
 */
export const taskOn = ({ ideas, tasks }, screen) => tasks[screen - ideas];

/**
 * Whether a screen is the last one.
 * @param {WayChapter} chapter
 * @param {number} screen
 */
export const isLast = (chapter, screen) => screen === countOf(chapter) - 1;

/**
 * The screen on which to go on: the first one that was not seen yet.
 * @param {WayChapter} chapter
 * @param {ChapterProgress} progress
 */
export const screenToGoOn = (chapter, { idea, guided }) => (guided ? countOf(chapter) - 1 : Math.min(idea, countOf(chapter) - 1));

/**
 * What to keep of a chapter when a screen is reached. Where nothing is taught there is nothing to test.
 * @param {WayChapter} chapter
 * @param {number} screen
 * @returns {Partial<ChapterProgress>}
 */
export function reached(chapter, screen) {
  const guided = isLast(chapter, screen);
  return { idea: screen, guided, test: guided && !chapter.techniques.length };
}

/**
 * How many drills of a chapter were answered right.
 * @param {{techniques: string[]}} chapter
 * @param {Progress["techniques"]} records
 */
export const rightAnswers = ({ techniques }, records) => techniques.reduce((sum, key) => sum + (records[key]?.right ?? 0), 0);

/**
 * The technique to practise next: the one that was answered right least often, the easiest of several.
 * @param {{techniques: string[]}} chapter
 * @param {Progress["techniques"]} records
 */
export function techniqueToPractise({ techniques }, records) {
  const right = (/** @type {string} */ key) => records[key]?.right ?? 0;
  return techniques.reduce((least, key) => (right(key) < right(least) ? key : least), techniques[0]);
}
