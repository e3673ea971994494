// @ts-check
/** When something practised comes back: spaced repetition as the library FSRS does it. Pure functions. */

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../../vendor/ts-fsrs.js";
/** @type {typeof import("ts-fsrs")} */
const { createEmptyCard, fsrs, Rating } = await import(LIBRARY);

/** Whole days, and always the same ones for the same answers. More answers on one day do not put it off further. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

const RATINGS = Object.freeze(/** @type {const} */ ({ missed: Rating.Again, helped: Rating.Hard, known: Rating.Good }));

/**
 * The card of a technique after an answer; its date says when the technique is due again.
 * @param {ScheduledCard | undefined} card
 * @param {keyof typeof RATINGS} answer
 * @param {Date} now
 * @returns {ScheduledCard}
 */
export function reviewed(card, answer, now) {
  const { card: next } = scheduler.next(card ?? createEmptyCard(now), now, RATINGS[answer]);
  return { ...next, due: next.due.toISOString(), last_review: now.toISOString() };
}
