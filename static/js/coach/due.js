// @ts-check
/** What is due on a day and what comes next. Compares dates that were stored, so it needs no library. Pure functions. */

import { chapterOf, recordOf } from "./kept.js";

/**
 * Whether a technique is to be repeated on this day or was before. What was practised when no dates were kept yet is.
 * @param {PractiseRecord} record
 * @param {Date} now
 */
export const isDue = ({ card, tried }, now) => (card ? Date.parse(card.due) < endOfDay(now) : tried > 0);

/** @param {Date} now */
const endOfDay = (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();

/**
 * What was practised of the techniques that are not switched off: the others never become due.
 * @param {Progress} progress
 * @param {string[]} off
 * @returns {Progress}
 */
export const wanted = (progress, off) => ({
  ...progress,
  techniques: Object.fromEntries(Object.entries(progress.techniques).filter(([key]) => !off.includes(key))),
});

/**
 * The techniques to repeat on this day, the one that has waited longest first.
 * @param {Progress} progress
 * @param {Date} now
 */
export function dueToday(progress, now) {
  const since = (/** @type {string} */ key) => Date.parse(recordOf(progress, key).card?.due ?? "") || Infinity;
  return Object.keys(progress.techniques)
    .filter((key) => isDue(recordOf(progress, key), now))
    .sort((one, other) => (since(one) < since(other) ? -1 : Number(since(one) > since(other))));
}

/**
 * Whether a chapter was worked through: its test was passed and its puzzle solved.
 * @param {Progress} progress
 * @param {string} key
 */
export function isChapterDone(progress, key) {
  const { test, puzzle } = chapterOf(progress, key);
  return test && puzzle;
}

/**
 * Whether anything was learned or practised on this device.
 * @param {Progress} progress
 */
export const hasBegun = ({ techniques, chapters, firstGame }) =>
  firstGame !== "none" || Object.keys(chapters).length > 0 || Object.values(techniques).some(({ tried }) => tried > 0);

/**
 * The one thing to do next: a first offer, what is due, the first game that was broken off, or the next chapter; null after the last.
 * @param {Progress} progress
 * @param {{key: string, techniques: string[]}[]} chapters
 * @param {Date} now
 * @param {string[]} off the techniques that are switched off
 * @returns {NextForYou | null}
 */
export function nextForYou(progress, chapters, now, off) {
  if (!hasBegun(progress)) return { kind: "start" };
  const techniques = dueToday(wanted(progress, off), now);
  if (techniques.length) return { kind: "due", techniques };
  // Whoever went on to the chapters does not want it any more.
  if (progress.firstGame === "begun" && !Object.keys(progress.chapters).length) return { kind: "first-game" };
  const isOpen = (/** @type {{key: string}} */ { key }) => !isChapterDone(progress, key);
  // The first chapter tells the rules, which are known to whoever has answered anything right.
  const isNew = Object.values(progress.techniques).every(({ right }) => !right);
  const chapter = chapters.find((each) => progress.chapters[each.key] && isOpen(each)) ?? chapters.slice(isNew ? 0 : 1).find(isOpen);
  return chapter ? { kind: "chapter", key: chapter.key, begun: Boolean(progress.chapters[chapter.key]) } : null;
}
