// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { complete, merged } from "../../static/js/coach/kept.js";
import * as records from "../../static/js/collection/records.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const POSITION = `+7${PUZZLE.slice(1)} r1c3<>3`;
const record = (/** @type {string} */ name, more = {}) => records.newRecord(name, name, PUZZLE, 5, more);

test("a record counts givens, digits of the player and open cells", () => {
  const { givens, solved, open } = records.newRecord("a", "a", POSITION, 5);
  assert.deepEqual([givens, solved, open], [30, 1, 50]);
});

test("records of another version are completed, and keep what this one does not know", () => {
  /** @type {any} */
  const old = records.complete({ id: "a", board: PUZZLE, colour: "red", level: "absurd" });
  assert.deepEqual([old.name, old.level, old.backward, old.date, old.colour], ["", "unknown", null, 0, "red"]);
  assert.equal(records.complete({ id: "a", board: "nonsense" }), null);
  assert.equal(records.complete(null), null);
});

test("every column sorts both ways, and what is unknown comes last", () => {
  const some = [record("b 10", { level: "evil", backward: 3 }), record("b 9", { level: "easy", backward: 0 }), record("a")];
  const names = (/** @type {Column} */ column, /** @type {boolean} */ descending) => records.sorted(some, column, descending, "de").map(({ name }) => name);
  assert.deepEqual(names("name", false), ["a", "b 9", "b 10"]);
  assert.deepEqual(names("name", true), ["b 10", "b 9", "a"]);
  assert.deepEqual(names("level", false), ["b 9", "b 10", "a"]);
  assert.deepEqual(names("level", true), ["b 10", "b 9", "a"]);
  assert.deepEqual(names("backward", true), ["b 10", "b 9", "a"]);
  for (const column of records.COLUMNS) assert.equal(names(column, false).length, 3);
});

test("search looks for every word in name and level", () => {
  const some = [record("Sonntag", { level: "easy" }), record("Montag", { level: "evil" })];
  const names = (/** @type {string} */ search) => records.found(some, search, (level) => level).map(({ name }) => name);
  assert.deepEqual(names("TAG"), ["Sonntag", "Montag"]);
  assert.deepEqual(names("tag evil"), ["Montag"]);
  assert.deepEqual(names("  "), ["Sonntag", "Montag"]);
});

test("a file brings back what was written into it", () => {
  const some = [records.newRecord("a", "ä „x“", POSITION, 7, { level: "hard", backward: 4 })];
  const read = records.readFile(records.writeFile(some));
  assert.deepEqual(read?.puzzles.map((puzzle) => ({ ...puzzle, id: "a" })), some);
  assert.deepEqual(Object.keys(read ?? {}), ["puzzles"], "a file of one Sudoku or of an older version tells nothing of learning");
  assert.equal(records.readFile("{broken"), null);
  assert.equal(records.readFile('{"kind": "else"}'), null);
  assert.equal(records.writeLines(some), `${PUZZLE}\n`);
});

test("a file of everything brings what was learned to another device, where nothing is lost by it", () => {
  const here = complete({ techniques: { "x-wing": { right: 2, tried: 3, streak: 1, recent: [4] } }, chapters: { fish: { idea: 2 } } });
  const there = complete({ techniques: { skyscraper: { right: 1, tried: 1 } }, chapters: { fish: { guided: true } }, firstGame: "done", fastest: 61 });
  const read = records.readFile(records.writeFile([], here));
  assert.deepEqual(read, { puzzles: [], progress: here });
  const joined = merged(there, here);
  assert.deepEqual(Object.keys(joined.techniques), ["skyscraper", "x-wing"]);
  assert.deepEqual([joined.chapters.fish.idea, joined.chapters.fish.guided, joined.firstGame, joined.fastest], [2, true, "done", 61]);
  const damaged = records.writeFile([], here).replace('"techniques": {', '"techniques": [], "else": {');
  assert.deepEqual(records.readFile(damaged)?.progress?.techniques, {});
});

test("long lists of lines are read in pieces, other long texts are not", () => {
  const lines = Array.from({ length: 2000 }, () => PUZZLE).join("\n");
  const pieces = records.pieces(lines);
  assert.ok(pieces.every((piece) => piece.length < 60000));
  assert.equal(pieces.join("\n"), lines);
  assert.deepEqual(records.pieces("<xml>".repeat(20000)), []);
  assert.deepEqual(records.pieces("<xml>"), ["<xml>"]);
});
