// @ts-check
/** Grids into which somebody has written: what is printed, what is by hand, and what the player has got wrong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countSolutions, solutionOf } from "../../static/js/photo/unique.js";
import { readWritten } from "../../static/js/photo/writing.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const GIVENS = Array.from(PUZZLE, (digit) => Number(digit) || 0);
const SOLUTION = /** @type {number[]} */ (solutionOf(GIVENS));
const OPEN = GIVENS.flatMap((digit, cell) => (digit ? [] : [cell]));
const MINE = OPEN.slice(0, 20);

const PRINTED_LOOK = [0.33, 0.33, 0.6, 0.55, 0.5, 0.9];
const WRITTEN_LOOK = [0.45, 0.2, 0.2, 0.4, 0.55, 0.5];

/** @typedef {Parameters<typeof readWritten>[0][number]} Cell */

/**
 * How likely each of some classes is: one of them most, another one next.
 * @param {number} count
 * @param {number} most
 * @param {number} next
 * @param {number} odds of the first against the next, as a logarithm
 */
function likely(count, most, next, odds) {
  const parts = Array(count).fill(0.001);
  parts[next] = 0.95 / (1 + Math.exp(odds));
  parts[most] = 0.95 - parts[next];
  return parts;
}

/**
 * Points that are those of each cell with one digit, by one print or by one hand.
 * @param {number} form
 */
const formed = (form) => Float32Array.from({ length: 784 }, (_, at) => 128 + 100 * Math.sin((form + 2) * at * 0.37) * Math.cos(form * Math.floor(at / 28)));
const BY_HAND = 10;

/** @returns {Cell} */
const nothing = () => ({ ink: 0.05, points: formed(0), look: PRINTED_LOOK, print: likely(10, 0, 1, 6), hand: likely(20, 0, 1, 6) });

/**
 * @param {number} digit
 * @returns {Cell}
 */
const printed = (digit) => ({ ink: 0.8, points: formed(digit), look: PRINTED_LOOK, print: likely(10, digit, 0, 6), hand: likely(20, digit, 10 + digit, 3) });

/**
 * @param {number} digit
 * @param {number} next
 * @param {number} odds
 * @returns {Cell}
 */
const written = (digit, next = (digit % 9) + 1, odds = 5) => ({ ink: 1, points: formed(BY_HAND + digit), look: WRITTEN_LOOK, print: likely(10, digit, next, 1), hand: likely(20, 10 + digit, 10 + next, odds) });

/**
 * The puzzle with some of its solution written in, and cells that are otherwise.
 * @param {Record<number, Cell>} changes
 */
const paper = (changes = {}) =>
  GIVENS.map((digit, cell) => changes[cell] ?? (digit ? printed(digit) : MINE.includes(cell) ? written(SOLUTION[cell]) : nothing()));

/**
 * What is read, where a digit looks from near as it does from far, or as is told.
 * @param {Cell[]} cells
 * @param {Record<number, number[]>} near
 */
const readAll = (cells, near = {}) => readWritten(cells, (cell) => near[cell] ?? [0, ...cells[cell].hand.slice(11)]);

/** @param {Parameters<typeof readAll>} seen */
const read = (...seen) => /** @type {NonNullable<ReturnType<typeof readWritten>>} */ (readAll(...seen)).cells;

test("printed digits are givens, written ones the player's, and the rest is empty", () => {
  const cells = read(paper());
  assert.deepEqual(cells.map(({ digit }) => digit), GIVENS.map((digit, cell) => digit || (MINE.includes(cell) ? SOLUTION[cell] : 0)));
  assert.deepEqual(cells.flatMap(({ kind }, cell) => (kind === "written" ? [cell] : [])), MINE);
  assert.ok(cells.every(({ unsure }) => !unsure));
});

test("where the network wavers, the photo tells whether a digit is printed", () => {
  const [one, other] = MINE;
  const given = GIVENS.findIndex(Boolean);
  const torn = likely(20, SOLUTION[one], 10 + SOLUTION[one], 0.3);
  const cells = read(paper({
    [one]: { ...written(SOLUTION[one]), hand: torn },
    [other]: { ...written(SOLUTION[other]), hand: likely(20, SOLUTION[other], 10 + SOLUTION[other], 0.3) },
    [given]: { ...printed(GIVENS[given]), hand: likely(20, 10 + GIVENS[given], GIVENS[given], 0.3) },
  }));
  assert.deepEqual([one, other, given].map((cell) => cells[cell].kind), ["written", "written", "printed"]);
});

test("where looks leave it open, a digit is printed that is like the prints of its kind", () => {
  const [one, other] = MINE.filter((cell) => GIVENS.includes(SOLUTION[cell]));
  const between = PRINTED_LOOK.map((value, at) => 0.55 * value + 0.45 * WRITTEN_LOOK[at]);
  const [like, unlike] = [one, other].map((cell) => ({ ...written(SOLUTION[cell]), look: between, hand: likely(20, SOLUTION[cell], 10 + SOLUTION[cell], 0) }));
  const cells = read(paper({ [one]: { ...like, points: formed(SOLUTION[one]) }, [other]: unlike }));
  assert.deepEqual([one, other].map((cell) => cells[cell].kind), ["printed", "written"]);
});

test("a mistake that the ink shows clearly stays one; what it hardly shows is marked, or read as the puzzle asks", () => {
  const [clear, likelier, doubtful, unclear] = MINE;
  const wrong = (/** @type {number} */ cell) => (SOLUTION[cell] % 9) + 1;
  const cells = read(paper(Object.fromEntries([[clear, 7], [likelier, 4], [doubtful, 3], [unclear, 0.5]].map(([cell, odds]) => [cell, written(wrong(cell), SOLUTION[cell], odds)]))));
  const [kept, told, asked, settled] = [clear, likelier, doubtful, unclear].map((cell) => cells[cell]);
  assert.deepEqual([kept.digit, kept.unsure, kept.kind], [wrong(clear), false, "written"]);
  assert.deepEqual([told.digit, told.second, told.unsure], [wrong(likelier), SOLUTION[likelier], true]);
  assert.deepEqual([asked.digit, asked.second, asked.unsure], [SOLUTION[doubtful], wrong(doubtful), true]);
  assert.deepEqual([settled.digit, settled.second, settled.unsure], [SOLUTION[unclear], wrong(unclear), false]);
});

test("what is seen from near is believed more than what is seen from far, and nothing if there is nothing to see", () => {
  const [cell, other] = MINE;
  const wrong = (/** @type {number} */ at) => (SOLUTION[at] % 9) + 1;
  const cells = paper({ [cell]: written(wrong(cell), SOLUTION[cell], 2), [other]: written(SOLUTION[other], wrong(other), 2) });
  const near = { [cell]: likely(10, SOLUTION[cell], wrong(cell), 3), [other]: likely(10, wrong(other), SOLUTION[other], 7) };
  const [own, mistake] = [cell, other].map((at) => read(cells, near)[at]);
  assert.deepEqual([own.digit, own.unsure], [SOLUTION[cell], false]);
  assert.deepEqual([mistake.digit, mistake.second, mistake.unsure], [wrong(other), SOLUTION[other], true]);
});

test("what was rubbed out is empty, but may be a digit", () => {
  const [cell] = OPEN.slice(30);
  const pale = WRITTEN_LOOK.with(2, WRITTEN_LOOK[2] - 1);
  const rubbed = read(paper({ [cell]: { ...written(SOLUTION[cell]), look: pale } }))[cell];
  assert.deepEqual([rubbed.kind, rubbed.digit, rubbed.second, rubbed.unsure], ["empty", 0, SOLUTION[cell], true]);
});

test("a printed digit that was misread is found by the puzzle, and marked", () => {
  const needed = GIVENS.findIndex((value, cell) => value && countSolutions(GIVENS.with(cell, 0)) > 1);
  const wrong = (GIVENS[needed] % 9) + 1;
  const { direct, cells } = /** @type {NonNullable<ReturnType<typeof readWritten>>} */ (
    readAll(paper({ [needed]: { ...printed(wrong), print: likely(10, wrong, GIVENS[needed], 0.5) } }))
  );
  assert.deepEqual([direct[needed], cells[needed].digit, cells[needed].unsure], [wrong, GIVENS[needed], true]);
});

test("notes, and ink that is too faint for a digit, are none", () => {
  const [notes, faint] = OPEN.slice(30);
  const cells = read(paper({
    [notes]: { ...nothing(), ink: 0.5, look: WRITTEN_LOOK, print: likely(10, 4, 0, 0.1), hand: likely(20, 10, 11, 4) },
    [faint]: { ...written(3), ink: 0.1 },
  }));
  assert.deepEqual([notes, faint].map((cell) => cells[cell].digit), [0, 0]);
});

test("faint pencil counts where the network has no doubt", () => {
  const [cell] = OPEN.slice(30);
  assert.deepEqual(read(paper({ [cell]: { ...written(SOLUTION[cell]), ink: 0.15 } }))[cell].digit, SOLUTION[cell]);
});

test("without a unique puzzle each cell is read on its own", () => {
  const cells = read(paper().map((cell, at) => (at < 27 && GIVENS[at] ? nothing() : cell)));
  assert.equal(cells[MINE[0]].digit, SOLUTION[MINE[0]]);
  assert.equal(cells[MINE[0]].kind, "written");
});

test("a grid in which hardly anything looks written, or hardly anything printed, is compared with nothing", () => {
  assert.equal(readAll(paper(Object.fromEntries(MINE.map((cell) => [cell, nothing()])))), null);
  assert.equal(readAll(GIVENS.map(() => written(1))), null);
});
