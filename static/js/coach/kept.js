// @ts-check
/** What was learned and practised, kept in this browser alone. All but reading and writing is pure. */

import { read, remove, write } from "../storage.js";
import { OLD_PROGRESS, PROGRESS } from "../store.js";

/** @type {Readonly<PractiseRecord>} */
const NOTHING_PRACTISED = Object.freeze({ right: 0, tried: 0, streak: 0, ease: 0, recent: [] });

/** @type {Readonly<ChapterProgress>} */
const NOT_BEGUN = Object.freeze({ idea: 0, guided: false, drills: 0, test: false, puzzle: false });

/** The ways through the first game, each further than the one before. */
const FIRST_GAME = Object.freeze(/** @type {const} */ (["none", "begun", "done"]));

/**
 * What was practised of a technique.
 * @param {Progress} progress
 * @param {string} key
 * @returns {PractiseRecord}
 */
export const recordOf = (progress, key) => ({ ...NOTHING_PRACTISED, ...progress.techniques[key] });

/**
 * How far a chapter has been worked through.
 * @param {Progress} progress
 * @param {string} key
 * @returns {ChapterProgress}
 */
export const chapterOf = (progress, key) => ({ ...NOT_BEGUN, ...progress.chapters[key] });

/**
 * The further of two states of a chapter in each of its parts.
 * @param {ChapterProgress} one
 * @param {Partial<ChapterProgress>} other
 * @returns {ChapterProgress}
 */
export const furtherOf = (one, other) => ({
  idea: Math.max(one.idea, other.idea ?? 0),
  guided: one.guided || Boolean(other.guided),
  drills: Math.max(one.drills, other.drills ?? 0),
  test: one.test || Boolean(other.test),
  puzzle: one.puzzle || Boolean(other.puzzle),
});

/**
 * Everything that either of two devices knows: what is newer of a technique, what is further of a chapter.
 * @param {Progress} one
 * @param {Progress} other
 * @returns {Progress}
 */
export function merged(one, other) {
  const techniques = keysOf(one.techniques, other.techniques).map((key) => [key, laterOf(recordOf(one, key), recordOf(other, key))]);
  const chapters = keysOf(one.chapters, other.chapters).map((key) => [key, furtherOf(chapterOf(one, key), chapterOf(other, key))]);
  const firstGame = FIRST_GAME[Math.max(FIRST_GAME.indexOf(one.firstGame), FIRST_GAME.indexOf(other.firstGame))];
  const fastest = [one.fastest, other.fastest].filter((seconds) => seconds !== null);
  return {
    techniques: Object.fromEntries(techniques),
    chapters: Object.fromEntries(chapters),
    firstGame,
    fastest: fastest.length ? Math.min(...fastest) : null,
  };
}

/** @param {object[]} records */
const keysOf = (...records) => [...new Set(records.flatMap(Object.keys))];

/**
 * The record that was answered last, with the higher counts of both.
 * @param {PractiseRecord} one
 * @param {PractiseRecord} other
 */
function laterOf(one, other) {
  const isLater = lastAnswer(other) > lastAnswer(one) || (lastAnswer(other) === lastAnswer(one) && other.tried > one.tried);
  return { ...(isLater ? other : one), right: Math.max(one.right, other.right), tried: Math.max(one.tried, other.tried) };
}

/** @param {PractiseRecord} record */
const lastAnswer = ({ card }) => (card ? Date.parse(card.last_review) : 0);

/**
 * What was stored or stands in a file, as far as it can be read.
 * @param {any} stored
 * @returns {Progress}
 */
export function complete(stored) {
  return {
    techniques: readable(stored?.techniques, isPractised),
    chapters: readable(stored?.chapters, () => true),
    firstGame: FIRST_GAME.includes(stored?.firstGame) ? stored.firstGame : "none",
    fastest: Number.isFinite(stored?.fastest) ? stored.fastest : null,
  };
}

/**
 * @param {any} record
 * @param {(entry: any) => boolean} isReadable
 */
const readable = (record, isReadable) =>
  Object.fromEntries(Object.entries(isObject(record) ? record : {}).filter(([, entry]) => isObject(entry) && isReadable(entry)));

/** @param {any} record */
const isPractised = ({ card, recent }) =>
  (recent === undefined || Array.isArray(recent)) && (card === undefined || (Number.isFinite(Date.parse(card?.due)) && Number.isFinite(Date.parse(card?.last_review))));

/** @param {any} value */
const isObject = (value) => Boolean(value) && typeof value === "object" && !Array.isArray(value);

/**
 * All that the browser has kept.
 * @returns {Progress}
 */
export function loadProgress() {
  const stored = read(PROGRESS);
  return complete(isObject(stored) ? stored : { techniques: read(OLD_PROGRESS) });
}

/**
 * Keep it; learning and practising work without it too.
 * @param {Progress} progress
 */
export function saveProgress(progress) {
  if (write(PROGRESS, progress)) remove(OLD_PROGRESS);
}
