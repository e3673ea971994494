// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { AUTOMATIC } from "../../static/js/game/cells.js";
import { applyStep, enterDigit, fillMarks, readGame, toggleCandidate, undo, withHelp } from "../../static/js/game/state.js";
import { aboutGame, foundAlone, isPlain, patternsAlone, settledMoves } from "../../static/js/summary/moves.js";
import { allTold, clockTime, finished, played, tidied, told } from "../../static/js/summary/statistics.js";

const EMPTY = ".".repeat(81);
const OWN = { own: true, tidy: true };

/** @param {string} key */
const technique = (key) => /** @type {Technique} */ ({ key, name: key, english: key });

test("a game is asked about with what each move did to its cells", () => {
  let game = readGame("a", `1${EMPTY.slice(1)} r5c5<>9`);
  game = applyStep(game, { cross_outs: [[40, 5], [41, 5]] });
  game = enterDigit(game, [8], 2);
  game = undo(enterDigit(game, [9], 3));
  const { board, moves, helped } = aboutGame(game, AUTOMATIC, []);
  assert.equal(board, `1${EMPTY.slice(1)} r5c5<>9`);
  assert.deepEqual(moves, [[[40, 0, [5, 9]], [41, 0, [5]]], [[8, 2, []]]]);
  assert.deepEqual(helped, []);
});

test("whoever keeps his own notes excludes what he erases once all are noted", () => {
  let game = fillMarks(readGame("a", EMPTY));
  game = toggleCandidate(game, [40], 5, OWN);
  assert.deepEqual(aboutGame(game, OWN, []).moves, [[[40, 0, [5]]]]);
});

test("help is remembered as far as it went, and a digit without a reason too", () => {
  const step = { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[3, 4]]) };
  const helps = withHelp(withHelp(withHelp([], step, 1), step, 3), step, 2);
  assert.deepEqual(helps, [{ key: "x-wing", name: "x-wing", english: "x-wing", effect: [[3, 4]], stage: 3 }]);
  const revealed = withHelp(helps, { placements: [[5, 6]] });
  assert.deepEqual(revealed[1], { key: "", name: "", english: "", effect: [[5, 6]], stage: 4 });
  assert.deepEqual(aboutGame(readGame("a", EMPTY), AUTOMATIC, revealed).helped, ["x-wing"]);
});

test("what help has shown was not found by oneself", () => {
  const found = [
    { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[3, 4]]) },
    { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[7, 4]]) },
    { technique: technique("naked-single"), placements: /** @type {Candidate[]} */ ([[9, 1]]), cross_outs: [] },
  ];
  const helps = withHelp([], found[0], 1);
  assert.deepEqual(foundAlone(found, helps), { patterns: [{ technique: technique("x-wing"), count: 1 }], singles: 1 });
  assert.equal(foundAlone(found, []).patterns[0].count, 2);
});

test("a solved game counts once, with the time that it was in sight", () => {
  let kept = played(played({ times: {}, solved: [] }, "a", 40.4), "a", 30);
  kept = played(kept, "gone", 10);
  kept = finished(kept, { id: "a", helps: 2 }, ["a", "b"]);
  assert.deepEqual(kept, { times: {}, solved: [{ id: "a", seconds: 70, helps: 2 }] });
  kept = finished(played(kept, "a", 5), { id: "a", helps: 0 }, ["a", "b"]);
  assert.equal(kept.solved.length, 1);
  kept = finished(played(kept, "b", 50), { id: "b", helps: 0, level: "easy" }, ["a", "b"]);
  assert.deepEqual(told(kept, "b"), { time: "0:50", solved: 2, alone: 1, helps: 2, mean: "1:00", best: "0:50" });
  assert.equal(told(kept, "c"), null);
  assert.equal(clockTime(3661), "1:01:01");
});

test("a game that is played is asked about since the last look", () => {
  let game = enterDigit(readGame("a", `1${EMPTY.slice(1)}`), [8], 2);
  game = applyStep(game, { cross_outs: [[40, 5]] });
  const { board, moves } = aboutGame(game, AUTOMATIC, [], 1);
  assert.equal(board, `1.......+2${EMPTY.slice(9)}`);
  assert.deepEqual(moves, [[[40, 0, [5]]]]);
});

test("what was crossed out since the last digit may be half of a thought", () => {
  let game = enterDigit(readGame("a", EMPTY), [8], 2);
  assert.equal(settledMoves(game), 1);
  game = applyStep(applyStep(game, { cross_outs: [[40, 5]] }), { cross_outs: [[41, 5]] });
  assert.equal(settledMoves(game), 1);
  assert.equal(settledMoves(game, 2), 2);
  assert.equal(settledMoves(enterDigit(game, [9], 3)), 4);
});

test("nobody asks about digits that one look tells", () => {
  const row = readGame("a", `12345678.${EMPTY.slice(9)}`);
  assert.ok(isPlain(enterDigit(row, [8], 9)));
  assert.ok(!isPlain(enterDigit(row, [80], 8)));
  assert.ok(!isPlain(enterDigit(row, [8], 8)), "a mistake is not plain");
  assert.ok(!isPlain(applyStep(row, { cross_outs: [[40, 5]] })));
  assert.ok(isPlain(applyStep(row, { cross_outs: [[40, 5]] }), 1), "what was asked about before does not count");
  // The only place of the 1 in its block, by two rows and two columns.
  const block = readGame("a", `${".".repeat(12)}1${".".repeat(11)}1${".".repeat(2)}.1${".".repeat(25)}..1${EMPTY.slice(57)}`.slice(0, 81));
  assert.ok(isPlain(enterDigit(block, [0], 1)));
});

test("patterns alone are those beyond singles that no help has shown", () => {
  const found = [
    { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[3, 4]]) },
    { technique: technique("naked-pair"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[5, 6]]) },
    { technique: technique("full-house"), placements: /** @type {Candidate[]} */ ([[7, 8]]), cross_outs: [] },
  ];
  const helps = [{ ...technique("x-wing"), effect: /** @type {Candidate[]} */ ([[3, 4]]), stage: 1 }];
  assert.deepEqual(patternsAlone(found, helps).map((each) => each.technique.key), ["naked-pair"]);
});

test("what was solved is told for each level, the easiest first", () => {
  assert.equal(allTold({ times: {}, solved: [] }, ["easy", "hard"]), null);
  const solved = /** @type {SolvedGame[]} */ ([
    { id: "a", seconds: 100, helps: 1, level: "hard" },
    { id: "b", seconds: 30, helps: 0, level: "easy" },
    { id: "c", seconds: 50, helps: 0, level: "easy" },
    { id: "d", seconds: 20, helps: 4 },
  ]);
  const { levels = [], ...all } = allTold({ times: {}, solved }, ["easy", "hard"]) ?? {};
  assert.deepEqual(all, { solved: 4, alone: 2, helps: 5, mean: "0:50", best: "0:20" });
  assert.deepEqual(levels[0], { level: "easy", solved: 2, alone: 2, helps: 0, mean: "0:40", best: "0:30" });
  assert.deepEqual(levels.map(({ level, solved: count }) => [level, count]), [["easy", 2], ["hard", 1], ["", 1]]);
});

test("times of games that are gone are forgotten", () => {
  assert.deepEqual(tidied({ times: { a: 1, b: 2 }, solved: [] }, ["b", "c"]), { times: { b: 2 }, solved: [] });
});

test("a long time has hours", () => {
  assert.deepEqual([0, 59.6, 61, 3599, 3600, 7384].map(clockTime), ["0:00", "1:00", "1:01", "59:59", "1:00:00", "2:03:04"]);
});
