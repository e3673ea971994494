// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { complete, merged } from "../../static/js/coach/kept.js";
import { ratingQueue } from "../../static/js/collection/rating.js";
import * as records from "../../static/js/collection/records.js";
import { pack } from "../../static/js/game/cells.js";
import { completeGame, newGame } from "../../static/js/game/state.js";
import { loadHelps } from "../../static/js/store.js";

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

test("search looks for every word in name, tags and level", () => {
  const some = [record("Sonntag", { level: "easy", tags: ["Oma"] }), record("Montag", { level: "evil" })];
  const names = (/** @type {string} */ search) => records.found(some, search, (level) => level).map(({ name }) => name);
  assert.deepEqual(names("TAG"), ["Sonntag", "Montag"]);
  assert.deepEqual(names("tag evil"), ["Montag"]);
  assert.deepEqual(names("oma easy"), ["Sonntag"]);
  assert.deepEqual(names("  "), ["Sonntag", "Montag"]);
});

test("a file brings back what was written into it", () => {
  const some = [records.newRecord("a", "ä „x“", POSITION, 7, { level: "hard", backward: 4 })];
  const read = records.readFile(records.writeFile(some));
  assert.deepEqual(read?.puzzles.map((puzzle) => ({ ...puzzle, id: "a" })), some);
  assert.deepEqual(Object.keys(read ?? {}), ["puzzles", "refused"], "a file of one Sudoku or of an older version tells nothing of learning");
  assert.equal(records.readFile("{broken"), null);
  assert.equal(records.readFile('{"kind": "else"}'), null);
  assert.equal(records.writeLines(some), `${PUZZLE}\n`);
});

test("a file of everything brings what was learned to another device, where nothing is lost by it", () => {
  const here = complete({ techniques: { "x-wing": { right: 2, tried: 3, streak: 1, recent: [4] } }, chapters: { fish: { idea: 2 } } });
  const there = complete({ techniques: { skyscraper: { right: 1, tried: 1 } }, chapters: { fish: { guided: true } }, firstGame: "done", fastest: 61 });
  const read = records.readFile(records.writeFile([], here));
  assert.deepEqual(read, { puzzles: [], progress: here, refused: 0 });
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

/** A game in which something was noted and crossed out by hand, with what another version put into it. */
const played = () => {
  const cells = [...PUZZLE].map((digit) => (digit === "." ? 0 : pack({ value: Number(digit), given: true })));
  cells[0] = pack({ value: 7, marks: 3 });
  cells[2] = pack({ marks: 0b110, removed: 0b1 });
  return /** @type {Game & {later: number}} */ ({ ...newGame("x"), phase: "playing", cells, automatic: false, task: "t", layers: { colours: cells.map((_, cell) => cell % 3) }, later: 5, past: [[[0, 0, 7]]] });
};

test("a game is kept with its notes and colours, and with what another version put into it", () => {
  const kept = records.keptGame(played());
  assert.deepEqual(Object.keys(kept).sort(), ["automatic", "cells", "later", "layers", "phase"]);
  const entry = records.newRecord("a", "Sonntag", POSITION, 5, { game: kept });
  const [read] = records.readFile(records.writeFile([entry]))?.puzzles ?? [];
  const { id, title, cells, automatic, past, ...more } = /** @type {any} */ (records.gameOf("y", read));
  assert.deepEqual([id, title, automatic, past, more.later, more.task], ["y", "Sonntag", false, [], 5, undefined]);
  assert.deepEqual([cells, more.layers], [played().cells, played().layers]);
});

test("the help that was given in a game that is kept is known when it is played again", () => {
  const helps = [{ key: "x-wing", name: "X-Wing", english: "X-Wing", effect: /** @type {Candidate[]} */ ([[0, 5]]), stage: 4 }];
  const entry = records.newRecord("a", "Sonntag", POSITION, 5, { game: { ...records.keptGame(played()), helps } });
  const [read] = records.readFile(records.writeFile([entry]))?.puzzles ?? [];
  assert.deepEqual(loadHelps(records.gameOf("y", read)), helps);
});

test("entries of older versions, and games that do not belong to their position, are played from it", () => {
  const kept = records.keptGame(played());
  const broken = [undefined, 5, { ...kept, cells: ["x"] }, { ...kept, cells: kept.cells.slice(1) }];
  for (const game of [...broken, { ...kept, cells: kept.cells.map((content, cell) => (cell === 40 ? 5 : content)) }]) {
    const found = records.complete({ id: "a", name: "Alt", board: POSITION, game });
    assert.ok(found && !("game" in found));
    const { phase, cells, title } = records.gameOf("y", found);
    assert.deepEqual([phase, cells[0], title], ["playing", pack({ value: 7 }), "Alt"]);
  }
});

test("what no version has written into a game is left out of it, and nothing else", () => {
  const change = [0, 0, 7];
  const help = { key: "x-wing", name: "X-Wing", effect: [[0, 5]], stage: 4 };
  const broken = { past: [null], future: 1, helps: [null, help, {}], layers: { colours: "red", corners: played().cells }, reading: { doubts: [null], byHand: [] }, id: 5 };
  const [read] = records.readFile(JSON.stringify({ kind: "sudoku-helper-collection", puzzles: [{ board: POSITION, game: { ...played(), ...broken } }] }))?.puzzles ?? [];
  const { past, future, helps, layers, reading, later, id } = /** @type {any} */ (records.gameOf("y", read));
  assert.deepEqual({ past, future, helps, layers, reading, later, id }, { past: [], future: [], helps: [help], layers: { corners: played().cells }, reading: undefined, later: 5, id: "y" });
  // So is what a game had become before such files were looked through.
  for (const bad of [{ past: [null] }, { past: [[null]] }, { past: [[[81, 0, 7]]] }, { past: [[[0, 0, "7"]]] }, { past: [[change, [0, 0, 7, "else"]]] }, { future: 1 }]) {
    assert.deepEqual(completeGame({ ...played(), ...bad })?.past, [], JSON.stringify(bad));
  }
  const good = { ...played(), past: [[change, [0, 0, 7, "colours"]]], future: [[change]], helps: [help], reading: { doubts: { 5: { second: 0 } }, byHand: [3] } };
  assert.deepEqual(completeGame(good), good);
});

test("a file tells how many of its entries are no puzzles, and the others are not lost", () => {
  const puzzles = [null, 5, {}, { board: "x" }, { board: POSITION, game: { layers: null } }, { board: POSITION, game: [] }];
  const read = records.readFile(JSON.stringify({ kind: "sudoku-helper-collection", puzzles }));
  assert.deepEqual([read?.puzzles.length, read?.refused], [2, 4]);
});

test("tags are words between commas, each once, and the most frequent come first", () => {
  assert.deepEqual(records.readTags(" #Oma,  im  Urlaub;oma, ,Zeitung"), ["Oma", "im Urlaub", "Zeitung"]);
  assert.deepEqual(records.readTags(""), []);
  const some = [record("a", { tags: ["b", "a"] }), record("b", { tags: ["B"] }), record("c")];
  assert.deepEqual(records.allTags(some), ["b", "a"]);
  assert.deepEqual(records.tagged(some, "B").map(({ name }) => name), ["a", "b"]);
  assert.equal(records.tagged(some, ""), some);
  assert.deepEqual(records.complete({ id: "a", board: PUZZLE, tags: "x" })?.tags, []);
});

test("statistics count what is solved and begun, and each level that occurs", () => {
  const some = [
    record("a", { level: "hard", finished: 3 }),
    records.newRecord("b", "b", POSITION, 5, { level: "hard" }),
    record("c"),
  ];
  const { count, finished, begun, levels } = records.statistics(some);
  assert.deepEqual([count, finished, begun], [3, 1, 1]);
  assert.deepEqual(levels.map(({ level, count: number, finished: solved }) => [level, number, solved]), [["hard", 2, 1], ["unknown", 1, 0]]);
});

test("grids stand below their names", () => {
  const lines = records.writeGrids([record("Sonntag"), record("Montag")]).split("\n");
  assert.deepEqual(lines.slice(0, 3), ["# Sonntag", "+-------+-------+-------+", "| . 1 . | . . . | . 4 . |"]);
  assert.equal(lines[15], "# Montag");
});

/** A server that is too busy for the first questions, and how often it was asked for which entry. */
function busyServer(/** @type {number} */ refusals) {
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, string | undefined>} */
  const kept = {};
  let pauses = 0;
  const queue = ratingQueue({
    ask: async ({ id }) => {
      asked.push(id);
      return asked.length <= refusals ? { error: "", code: ["busy", "too-long", "no-answer"][asked.length % 3] } : { level: `level of ${id}` };
    },
    keep: async ({ id }, { level }) => {
      kept[id] = level;
    },
    pause: async () => {
      pauses += 1;
    },
  });
  return { queue, asked, kept, pauses: () => pauses };
}

test("an entry is asked for until its level is known, however busy the server is", async () => {
  const { queue, asked, kept, pauses } = busyServer(70);
  await queue.add([record("a"), record("b"), record("rated", { level: "easy", backward: 0 }), record("given up", { level: "easy", searched: true })]);
  assert.deepEqual(kept, { a: "level of a", b: "level of b" });
  assert.deepEqual([asked.length, pauses()], [72, 70]);
});

test("what is added meanwhile is rated too, and each entry once", async () => {
  const { queue, asked } = busyServer(0);
  const first = queue.add([record("a")]);
  queue.add([record("a"), record("b")]);
  await first;
  assert.deepEqual(asked, ["a", "b"]);
  await queue.add([record("c")]);
  assert.deepEqual(asked, ["a", "b", "c"]);
});
