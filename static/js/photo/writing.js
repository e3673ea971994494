// @ts-check
/**
 * Reads a grid into which somebody has written. What is printed and what is by hand differs in every photo by colour,
 * darkness, height, place and stroke; where the network has seen some of both, that tells the rest. Pure functions.
 */

import { likeliestDigit, likeliestUnique } from "./likeliest.js";
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

/** How much each look differs within a group at least: tint in red and blue, darkness, height, place, stroke. */
const LEAST_SPREAD = Object.freeze([0.02, 0.02, 0.12, 0.04, 0.03, 0.06]);

/** How much one look, all of them, and the network may tell, as the logarithm of odds. */
const MOST_OF_ONE_LOOK = 3;
const MOST_OF_ALL_LOOKS = 8;
const MOST_OF_THE_NETWORK = 6;
const ROUNDS = 12;

/** From which odds on, against the digit that the puzzle asks for, another one is what was written; below the second it is not. */
const MISTAKEN = 3;
const DOUBTFUL = 1;

/** How likely kind and digit are at least that are not marked. */
const SURE = 0.8;

/** @typedef {{ink: number, look: number[], print: readonly number[], hand: readonly number[]}} WrittenCell */

/**
 * What each cell holds, and what it holds on its own; null where hardly anything was written, so that there is nothing to compare.
 * @param {WrittenCell[]} cells How much ink each has as part of what digits have here, how it looks, and what both networks see.
 * @returns {{direct: number[], cells: PhotoCell[]} | null}
 */
export function readWritten(cells) {
  const empty = cells.map(emptiness);
  const odds = oddsOfWriting(cells, empty);
  if (!odds) return null;
  const written = odds.map((each) => 1 / (1 + Math.exp(-each)));
  const hands = cells.map(({ hand }) => shares([0, ...hand.slice(BY_HAND + 1)]));
  const printed = cells.map(({ print }, cell) => {
    const part = (1 - empty[cell]) * (1 - written[cell]);
    return shares([0, ...print.slice(1)]).map((share, digit) => (digit ? part * share : 1 - part));
  });
  const likeliest = printed.map(likeliestDigit);
  const values = likeliestUnique(printed, likeliest) ?? likeliest;
  const solution = solutionOf(values);
  const read = cells.map((_, cell) => {
    if (values[cell]) return printedCell(printed[cell], likeliest[cell], values[cell]);
    const wasPrinted = likeliest[cell] > 0;
    if (empty[cell] > (1 - empty[cell]) * (wasPrinted ? 1 : written[cell])) {
      return { ...blankCell(cells[cell]), second: likeliestDigit(hands[cell]), unsure: wasPrinted || empty[cell] < SURE };
    }
    const digit = writtenDigit(hands[cell], solution?.[cell] ?? 0);
    return { kind: /** @type {const} */ ("written"), notes: [], ...digit, unsure: digit.unsure || wasPrinted || written[cell] < SURE };
  });
  return { direct: read.map(({ kind, digit }, cell) => (kind === "written" ? digit : likeliest[cell])), cells: read };
}

/**
 * A cell without a digit, in which something may be noted.
 * @param {WrittenCell} cell
 */
function blankCell({ ink, hand }) {
  const kind = /** @type {PhotoKind} */ (ink >= BLANK && hand[NOTES] > hand[0] ? "notes" : "empty");
  return { kind, digit: 0, notes: /** @type {number[]} */ ([]) };
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
  if (against < DOUBTFUL) return { digit: asked, second: best, unsure: false };
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
