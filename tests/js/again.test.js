// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { valueOf } from "../../static/js/game/cells.js";
import { onPaper } from "../../static/js/game/reading.js";
import { edit, newGame, readGame, undo } from "../../static/js/game/state.js";
import { CELLS } from "../../static/js/geometry.js";
import { gameOf, lastSeen, newsOf, takenOver } from "../../static/js/photo/again.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const empty = CELLS.filter((cell) => PUZZLE[cell] === ".");

/** @type {(digits: string, changes?: Record<number, Partial<PhotoCell>>) => PhotoCell[]} */
const read = (digits, changes = {}) =>
  [...digits].map((digit, cell) => ({ kind: /** @type {PhotoKind} */ (Number(digit) ? "printed" : "empty"), digit: Number(digit) || 0, notes: [], second: 0, unsure: false, ...changes[cell] }));

/** @type {(digit: number) => Partial<PhotoCell>} */
const byHand = (digit) => ({ kind: "written", digit });

/** A game that was read from a photo on which some digits stood by hand. @param {Record<number, number>} written */
function fromPhoto(written) {
  const game = readGame("one", PUZZLE);
  return { ...game, cells: game.cells.map((content, cell) => written[cell] ?? content), reading: { doubts: {}, byHand: Object.keys(written).map(Number) } };
}

/** @param {Game} game @param {number} cell @param {number} value */
const write = (game, cell, value) => edit(game, [[cell, value]]);
/** @param {Game} game */
const digits = ({ cells }) => cells.map(valueOf);

test("the puzzle of a game is known again, misread here and there and written over", () => {
  const game = readGame("one", PUZZLE);
  const others = [readGame("other", OTHER), game];
  assert.equal(gameOf(read(PUZZLE), others), game);
  const misread = Object.fromEntries([1, 7, 8, 10].map((cell) => [cell, { digit: 9 }]));
  const written = Object.fromEntries(empty.map((cell) => [cell, { kind: /** @type {const} */ ("printed"), digit: 1 + (cell % 9) }]));
  assert.equal(gameOf(read(PUZZLE, { ...written, ...misread }), others), game);
  assert.equal(gameOf(read(OTHER.replace("53", "..")), [game]), null);
  assert.equal(gameOf(read("1".repeat(81)), [game]), null);
  assert.equal(gameOf(read(PUZZLE), [newGame("entered")]), null);
  assert.equal(gameOf(read(PUZZLE), []), null);
});

test("the newest of several games with one puzzle is gone on with", () => {
  const games = [readGame("newer", PUZZLE), readGame("older", PUZZLE)];
  assert.equal(gameOf(read(PUZZLE), games)?.id, "newer");
});

test("new digits and notes are taken over as one move, and nothing is lost", () => {
  const game = write(fromPhoto({ 0: 7 }), 2, 3);
  const paper = read(PUZZLE, { 0: byHand(7), 3: byHand(2), 4: { kind: "printed", digit: 6 }, 5: { kind: "notes", notes: [5, 8] } });
  const news = newsOf(game, paper);
  assert.deepEqual(news, { added: [[3, 2], [4, 6]], noted: [[5, [5, 8]]], asked: [] });
  const after = takenOver(game, paper, news);
  assert.deepEqual([0, 2, 3, 4].map((cell) => digits(after)[cell]), [7, 3, 2, 6]);
  assert.equal(after.past.length, 2);
  assert.deepEqual(undo(after).cells, game.cells);
  assert.deepEqual(onPaper(after), [0, 3, 4]);
  assert.deepEqual(onPaper(undo(after)), [0]);
  assert.deepEqual(newsOf(after, paper), { added: [], noted: [], asked: [] });
});

test("another digit than in the game is asked, as is one that is gone from the paper, and both stay until it is answered", () => {
  const game = write(write(fromPhoto({ 0: 7, 2: 3 }), 3, 2), 0, 8);
  const paper = read(PUZZLE, { 0: byHand(7), 3: byHand(6) });
  const news = newsOf(game, paper);
  assert.deepEqual(news.asked.map(({ cell, why, mine, digit }) => [cell, why, mine, digit]), [[0, "differs", 8, 7], [2, "gone", 3, 0], [3, "differs", 2, 6]]);
  assert.deepEqual(takenOver(game, paper, news).cells, game.cells);
  const after = takenOver(game, paper, news, { 2: 0, 3: 6 });
  assert.deepEqual([0, 2, 3].map((cell) => digits(after)[cell]), [8, 0, 6]);
  assert.equal(after.past.length, game.past.length + 1);
});

test("what was taken back in the game comes back only if that is wanted", () => {
  const paper = read(PUZZLE, { 0: byHand(7) });
  const game = write(fromPhoto({ 0: 7 }), 0, 0);
  assert.deepEqual(newsOf(game, paper).asked.map(({ why, mine, digit }) => [why, mine, digit]), [["differs", 0, 7]]);
});

test("what is hard to read is asked where it would be new, and believed where it fits", () => {
  const unsure = { kind: /** @type {const} */ ("written"), digit: 7, second: 1, unsure: true };
  const game = write(fromPhoto({ 0: 7, 2: 3 }), 3, 1);
  const paper = read(PUZZLE, { 0: unsure, 2: unsure, 3: unsure, 4: unsure });
  assert.deepEqual(newsOf(game, paper), { added: [], noted: [], asked: [{ cell: 4, why: "unsure", mine: 0, digit: 7, second: 1 }] });
  const after = takenOver(game, paper, newsOf(game, paper), { 4: 1 });
  assert.equal(digits(after)[4], 1);
  assert.deepEqual(lastSeen(after), { 0: 7, 2: 3, 3: 1, 4: 1 });
  // A cell that may be empty is not worth a question.
  assert.deepEqual(newsOf(game, read(PUZZLE, { 0: byHand(7), 2: { unsure: true, second: 3 } })).asked, []);
});

test("givens stay as they are, and digits that never stood on the paper are not missed there", () => {
  const game = write(readGame("one", PUZZLE), 0, 7);
  const paper = read(PUZZLE, { 1: byHand(9), 7: { kind: "empty", digit: 0 } });
  assert.deepEqual(newsOf(game, paper), { added: [], noted: [], asked: [] });
  const after = takenOver(game, paper, newsOf(game, paper));
  assert.deepEqual(after.reading, { doubts: {}, byHand: [], paper: {} });
  assert.equal(after.past.length, game.past.length);
});

test("a digit is gone only from where it stood, whatever was done in the game meanwhile", () => {
  const game = write(write(fromPhoto({ 0: 7, 2: 3 }), 0, 8), 0, 7);
  assert.deepEqual(lastSeen(game), { 0: 7, 2: 3 });
  assert.deepEqual(newsOf(game, read(PUZZLE)).asked.map(({ cell, why }) => [cell, why]), [[0, "gone"], [2, "gone"]]);
  const after = takenOver(game, read(PUZZLE), newsOf(game, read(PUZZLE)), { 0: 7 });
  // Once it is known to be gone it is not asked again.
  assert.deepEqual(newsOf(after, read(PUZZLE)).asked, []);
});

test("notes are only taken where there is neither a digit nor a note", () => {
  const noted = edit(readGame("one", PUZZLE), [[0, 1 << 5], [2, 3]]);
  const notes = { kind: /** @type {const} */ ("notes"), notes: [4, 6] };
  assert.deepEqual(newsOf(noted, read(PUZZLE, { 0: notes, 2: notes, 3: { ...notes, unsure: true }, 4: { ...notes, notes: [] }, 5: notes })).noted, [[5, [4, 6]]]);
});
