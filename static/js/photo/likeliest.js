// @ts-check
/**
 * What a photo most likely shows: of the likely readings the likeliest that is a puzzle with one solution.
 * Pure functions.
 */

import { countSolutions } from "./unique.js";

/** How many readings are tried, how many cells may differ from the likeliest, and how unlikely a change may be. */
const MOST_TRIES = 300;
const MOST_CHANGES = 3;
const MOST_LOST = 16;
const CHOICES = 30;

/**
 * The digits that are shown, which of them are by hand, and the likeliest reading of each cell on its own.
 * @param {readonly number[][]} likelihoods For each cell how likely each digit is, 0 for empty.
 * @param {ReadonlySet<number>} perhapsByHand The cells whose digit seems to be by hand,
 * @param {ReadonlySet<number>} clearlyByHand and those for which that is clear.
 * @returns {{direct: number[], values: number[], byHand: ReadonlySet<number>}}
 */
export function likeliestPuzzle(likelihoods, perhapsByHand = NONE, clearlyByHand = NONE) {
  const direct = likelihoods.map(likeliestDigit);
  // What is printed is a puzzle on its own, if nothing that was printed was taken for writing.
  for (const byHand of [perhapsByHand, clearlyByHand, NONE]) {
    const printed = direct.map((digit, cell) => (byHand.has(cell) ? 0 : digit));
    if (countSolutions(printed) === 1) return { direct, values: direct, byHand };
  }
  for (const byHand of clearlyByHand.size ? [clearlyByHand, NONE] : [NONE]) {
    const values = likeliestUnique(likelihoods, direct, byHand);
    if (values) return { direct, values, byHand };
  }
  return { direct, values: direct, byHand: perhapsByHand };
}

/** @type {ReadonlySet<number>} */
const NONE = new Set();

/**
 * What a cell most likely holds, 0 for nothing.
 * @param {readonly number[]} likely
 */
export const likeliestDigit = (likely) => likely.indexOf(Math.max(...likely));

/**
 * The likeliest reading of which that is a puzzle with one solution that is printed; null if none of the likely ones is.
 * @param {readonly number[][]} likelihoods
 * @param {readonly number[]} direct
 * @param {ReadonlySet<number>} byHand
 */
export function likeliestUnique(likelihoods, direct, byHand = NONE) {
  for (const changes of changesByCost(likelihoods, direct, byHand)) {
    const values = [...direct];
    for (const { cell, digit } of changes) values[cell] = digit;
    const printed = values.map((digit, cell) => (byHand.has(cell) ? 0 : digit));
    if (countSolutions(printed) === 1) return values;
  }
  return null;
}

/**
 * Sets of changes of what is printed, those that lose least first; the first set is empty.
 * @param {readonly number[][]} likelihoods
 * @param {readonly number[]} direct
 * @param {ReadonlySet<number>} byHand
 */
function* changesByCost(likelihoods, direct, byHand) {
  const single = likelihoods
    .flatMap((likely, cell) => likely.map((part, digit) => ({ cell, digit, lost: Math.log(likely[direct[cell]] / Math.max(part, 1e-9)) })))
    .filter(({ cell, digit, lost }) => digit !== direct[cell] && !byHand.has(cell) && lost < MOST_LOST)
    .sort((one, other) => one.lost - other.lost)
    .slice(0, CHOICES);
  const sets = [{ changes: /** @type {typeof single} */ ([]), lost: 0, next: 0 }];
  for (let tried = 0; sets.length && tried < MOST_TRIES; tried += 1) {
    const cheapest = sets.reduce((best, set, number) => (set.lost < sets[best].lost ? number : best), 0);
    const [{ changes, lost, next }] = sets.splice(cheapest, 1);
    yield changes;
    if (changes.length === MOST_CHANGES) continue;
    for (let number = next; number < single.length; number += 1) {
      const change = single[number];
      if (changes.some(({ cell }) => cell === change.cell)) continue;
      sets.push({ changes: [...changes, change], lost: lost + change.lost, next: number + 1 });
    }
  }
}
