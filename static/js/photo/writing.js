// @ts-check
/**
 * Reads a grid into which somebody has written. What is printed and what is by hand differs in every photo by colour,
 * darkness, height, place and stroke; where the network has seen some of both, that tells the rest. Pure functions.
 */

import { likeliestDigit, likeliestUnique } from "./likeliest.js";
import { likeness } from "./pen.js";
import { median } from "./plane.js";
import { solutionOf } from "./unique.js";

/** What a cell holds in the eyes of the network: nothing, nine printed digits, notes, nine digits by hand. */
const NOTES = 10;
const BY_HAND = 10;

/** Fewer cells that look written are taken for badly printed ones. */
const FEWEST = 2.5;

/** The ink below which a cell is empty, and up to which it is so unless the network is sure, as parts of what digits have here. */
export const BLANK = 0.12;
const FAINT_INK = 0.2;
const SURELY_FILLED = 0.1;

/** The ink from which on a cell is looked at from near before it counts as one without a digit, and how likely one is that is marked. */
const SOME_INK = 0.15;
const PROBABLE = 0.5;

/** How much each look differs within a group at least: tint in red and blue, darkness, height, place, stroke. */
const LEAST_SPREAD = Object.freeze([0.02, 0.02, 0.12, 0.04, 0.03, 0.06]);

/** Which of the looks tells how dark a digit is, and how dark what was rubbed out is at most, as part of what is written. */
const DARKNESS = 2;
const RUBBED_OUT = 0.5;

/** How much one look, all of them, and the network may tell, as the logarithm of odds. */
const MOST_OF_ONE_LOOK = 3;
const MOST_OF_ALL_LOOKS = 8;
const MOST_OF_THE_NETWORK = 6;
const ROUNDS = 12;

/** Up to which odds the likeness to what is printed is asked, and beyond which something is surely printed. */
const OPEN = 12;
const SURELY = 2;

/** How like each other digits are that may as well be written as printed, how much a difference from that tells, and how much at most. */
const AS_ALIKE = 0.85;
const LIKENESS_TELLS = 40;
const MOST_OF_LIKENESS = 5;

/**
 * From which odds on, against the digit that the puzzle asks for, another one is what was written, and from which on that is likelier than that it was
 * misread; below the last it is not.
 */
const MISTAKEN = 7;
const LIKELIER = 5;
const DOUBTFUL = 2.5;

/** How likely it is at least that a cell is by hand that is looked at from near. */
const POSSIBLE = 0.02;

/** How much is believed of what is seen of a digit from far, against what is seen from near, and how likely any digit is at least. */
const FAR = 0.5;
const LEAST = 0.001;

/** How likely kind and digit are at least that are not marked. */
const SURE = 0.9;

/** @typedef {{ink: number, look: number[], points: Float32Array, print: readonly number[], hand: readonly number[]}} WrittenCell */

/**
 * What each cell holds, and what it holds on its own; null where hardly anything was written, so that there is nothing to compare.
 * @param {WrittenCell[]} cells How much ink each has as part of what digits have here, how it looks, and what both networks see.
 * @param {(cell: number) => readonly number[] | null} closeUp What is seen of a cell that is cut to its ink: not a single digit, or one of nine.
 * @returns {{direct: number[], cells: PhotoCell[]} | null}
 */
export function readWritten(cells, closeUp) {
  const empty = cells.map(emptiness);
  const grouped = oddsOfWriting(cells, empty);
  if (!grouped) return null;
  const odds = comparedWithPrints(cells, empty, grouped);
  const written = odds.map((each) => 1 / (1 + Math.exp(-each)));
  const hands = cells.map((cell, number) => {
    const isPossible = (1 - empty[number]) * written[number] > POSSIBLE;
    return digitsByHand(cell, isPossible ? closeUp(number) : null);
  });
  const printed = cells.map(({ print }, cell) => {
    const part = (1 - empty[cell]) * (1 - written[cell]);
    return shares([0, ...print.slice(1)]).map((share, digit) => (digit ? part * share : 1 - part));
  });
  const likeliest = printed.map(likeliestDigit);
  const values = likeliestUnique(printed, likeliest) ?? likeliest;
  const solution = solutionOf(values);
  const pale = Math.log(RUBBED_OUT) + median(cells.flatMap(({ look }, cell) => (written[cell] > 0.5 && empty[cell] < 0.5 ? [look[DARKNESS]] : [])));
  const read = cells.map((_, cell) => {
    if (values[cell]) return printedCell(printed[cell], likeliest[cell], values[cell]);
    const wasPrinted = likeliest[cell] > 0;
    if (empty[cell] > (1 - empty[cell]) * (wasPrinted ? 1 : written[cell])) {
      const missed = cells[cell].ink > SOME_INK ? probableDigit(closeUp(cell)) : 0;
      return { ...blankCell(cells[cell]), second: missed || likeliestDigit(hands[cell]), unsure: wasPrinted || empty[cell] < SURE || missed > 0 };
    }
    const digit = writtenDigit(hands[cell], solution?.[cell] ?? 0);
    if (cells[cell].look[DARKNESS] < pale) return { kind: /** @type {const} */ ("empty"), notes: [], digit: 0, second: digit.digit, unsure: true };
    return { kind: /** @type {const} */ ("written"), notes: [], ...digit, unsure: digit.unsure || wasPrinted || written[cell] < SURE };
  });
  return { direct: read.map(({ kind, digit }, cell) => (kind === "written" ? digit : likeliest[cell])), cells: read };
}

/**
 * The digit that is probably seen from near, 0 for none.
 * @param {readonly number[] | null} near
 */
function probableDigit(near) {
  const digit = near ? likeliestDigit(near) : 0;
  return near && near[digit] > PROBABLE ? digit : 0;
}

/**
 * A cell without a digit, in which something may be noted.
 * @param {WrittenCell} cell
 * @returns {Pick<PhotoCell, "kind" | "digit" | "notes">}
 */
function blankCell({ ink, hand }) {
  return { kind: ink >= BLANK && hand[NOTES] > hand[0] ? "notes" : "empty", digit: 0, notes: [] };
}

/**
 * How likely each digit is, as far as it is by hand: what is seen from near tells most.
 * @param {WrittenCell} cell
 * @param {readonly number[] | null} near
 */
function digitsByHand({ hand }, near) {
  const far = shares([0, ...hand.slice(BY_HAND + 1)]);
  if (!near) return far;
  const from = shares([0, ...near.slice(1)]);
  return shares(far.map((part, digit) => (digit ? (part + LEAST) ** FAR * (from[digit] + LEAST) : 0)));
}

/**
 * @param {readonly number[]} likely
 * @param {number} direct
 * @param {number} digit
 */
function printedCell(likely, direct, digit) {
  const second = likely.reduce((best, part, other) => (other && other !== digit && (!best || part > likely[best]) ? other : best), 0);
  return { kind: /** @type {const} */ ("printed"), digit, notes: [], second, unsure: direct !== digit || likely[digit] < SURE };
}

/**
 * The digit that somebody wrote. Ink that clearly shows another digit than the puzzle asks for is a mistake, and stays one.
 * @param {readonly number[]} likely
 * @param {number} asked 0 if that is not known.
 */
function writtenDigit(likely, asked) {
  const best = likeliestDigit(likely);
  const others = likely.map((part, digit) => (digit === best ? 0 : part));
  const next = likeliestDigit(others);
  if (!asked) return { digit: best, second: next, unsure: likely[best] < SURE };
  if (asked === best) return { digit: best, second: next, unsure: false };
  const against = Math.log(likely[best] / Math.max(likely[asked], 1e-6));
  if (against < LIKELIER) return { digit: asked, second: best, unsure: against >= DOUBTFUL };
  return { digit: best, second: asked, unsure: against < MISTAKEN };
}

/**
 * How likely it is that a cell holds no digit.
 * @param {WrittenCell} cell
 */
function emptiness({ ink, hand }) {
  const empty = hand[0] + hand[NOTES];
  if (ink < BLANK) return 1;
  return ink < FAINT_INK && empty > SURELY_FILLED ? Math.max(empty, 0.9) : empty;
}

/**
 * Parts of their sum.
 * @param {readonly number[]} parts
 */
function shares(parts) {
  const sum = parts.reduce((total, part) => total + part, 0) || 1;
  return parts.map((part) => part / sum);
}

/**
 * For each cell the logarithm of the odds that it is by hand: what the network sees decides where the two groups begin, then
 * each cell goes to the group that it looks like.
 * @param {WrittenCell[]} cells
 * @param {number[]} empty
 */
function oddsOfWriting(cells, empty) {
  const filled = cells.flatMap((_, cell) => (empty[cell] < 0.5 ? [cell] : []));
  const seen = cells.map(({ hand }) => {
    const sum = (/** @type {number} */ from) => hand.slice(from, from + 9).reduce((total, part) => total + part, 1e-4);
    return within(Math.log(sum(BY_HAND + 1) / sum(1)), MOST_OF_THE_NETWORK);
  });
  const odds = [...seen];
  for (let round = 0; round < ROUNDS; round += 1) {
    const written = filled.map((cell) => 1 / (1 + Math.exp(-odds[cell])));
    const count = written.reduce((sum, part) => sum + part, 0);
    if (Math.min(count, filled.length - count) < FEWEST) return round ? odds : null;
    const groups = [written, written.map((part) => 1 - part)].map((parts) => groupOf(filled.map((cell) => cells[cell].look), parts));
    for (const cell of filled) {
      const told = cells[cell].look.map((value, at) => within(fit(groups[0][at], value) - fit(groups[1][at], value), MOST_OF_ONE_LOOK));
      odds[cell] = seen[cell] + within(told.reduce((sum, part) => sum + part, 0), MOST_OF_ALL_LOOKS);
    }
  }
  return odds;
}

/**
 * The odds where the form of a digit tells what its look leaves open: each print of a digit is like all others.
 * @param {WrittenCell[]} cells
 * @param {number[]} empty
 * @param {number[]} odds
 */
function comparedWithPrints(cells, empty, odds) {
  const digits = cells.map(({ print }) => likeliestDigit([0, ...print.slice(1)]));
  const prints = cells.flatMap((_, cell) => (empty[cell] < 0.5 && odds[cell] < -SURELY ? [cell] : []));
  return odds.map((before, cell) => {
    const others = prints.filter((other) => other !== cell && digits[other] === digits[cell]);
    if (Math.abs(before) > OPEN || empty[cell] >= 0.5 || !others.length) return before;
    const alike = median(others.map((other) => likeness(cells[cell].points, cells[other].points, Math.sqrt(cells[cell].points.length))));
    return before + within((AS_ALIKE - alike) * LIKENESS_TELLS, MOST_OF_LIKENESS);
  });
}

/**
 * @param {number} value
 * @param {number} most
 */
const within = (value, most) => Math.min(Math.max(value, -most), most);

/**
 * The mean of each look in a group, and how far it spreads.
 * @param {number[][]} looks
 * @param {number[]} parts How much of each belongs to the group.
 */
function groupOf(looks, parts) {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return LEAST_SPREAD.map((least, at) => {
    const mean = looks.reduce((sum, look, number) => sum + parts[number] * look[at], 0) / total;
    const spread = looks.reduce((sum, look, number) => sum + parts[number] * (look[at] - mean) ** 2, 0) / total + least ** 2;
    return { mean, spread };
  });
}

/**
 * How well a look fits into a group.
 * @param {{mean: number, spread: number}} group
 * @param {number} value
 */
const fit = ({ mean, spread }, value) => -((value - mean) ** 2) / (2 * spread) - Math.log(spread) / 2;
