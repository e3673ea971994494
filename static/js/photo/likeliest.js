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
 * @param {ReadonlySet<number>} byHand The cells whose digit seems to be by hand.
 * @returns {{direct: number[], values: number[], byHand: ReadonlySet<number>}}
 */
export function likeliestPuzzle(likelihoods, byHand = new Set()) {
  const direct = likelihoods.map((likely) => likely.indexOf(Math.max(...likely)));
  const printed = direct.map((digit, cell) => (byHand.has(cell) ? 0 : digit));
  // What is printed is a puzzle on its own, if nothing that was printed was taken for writing.
  if (byHand.size && countSolutions(printed) === 1) return { direct, values: direct, byHand };
  const values = likeliestUnique(likelihoods, direct);
  return { direct, values: values ?? direct, byHand: values ? new Set() : byHand };
}

/**
 * @param {readonly number[][]} likelihoods
 * @param {readonly number[]} direct
 */
function likeliestUnique(likelihoods, direct) {
  for (const changes of changesByCost(likelihoods, direct)) {
    const values = [...direct];
    for (const { cell, digit } of changes) values[cell] = digit;
    if (countSolutions(values) === 1) return values;
  }
  return null;
}

/**
 * Sets of changes, those that lose least first; the first set is empty.
 * @param {readonly number[][]} likelihoods
 * @param {readonly number[]} direct
 */
function* changesByCost(likelihoods, direct) {
  const single = likelihoods
    .flatMap((likely, cell) => likely.map((part, digit) => ({ cell, digit, lost: Math.log(likely[direct[cell]] / Math.max(part, 1e-9)) })))
    .filter(({ cell, digit, lost }) => digit !== direct[cell] && lost < MOST_LOST)
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
