// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { AUTOMATIC } from "../../static/js/game/cells.js";
import { applyStep, enterDigit, fillMarks, readGame, toggleCandidate, undo, withHelp } from "../../static/js/game/state.js";
import { aboutGame, foundAlone } from "../../static/js/summary/moves.js";
import { clockTime, finished, played, told } from "../../static/js/summary/statistics.js";

const EMPTY = ".".repeat(81);
const OWN = { own: true, tidy: true };

/** @param {string} key */
const technique = (key) => /** @type {Technique} */ ({ key, name: key, english: key });

test("a game is asked about with what each move did to its cells", () => {
  let game = readGame("a", `1${EMPTY.slice(1)} r5c5<>9`);
  game = applyStep(game, { cross_outs: [[40, 5], [41, 5]] });
  game = enterDigit(game, [8], 2);
  game = undo(enterDigit(game, [9], 3));
  const { board, moves, helped } = aboutGame(game, AUTOMATIC);
  assert.equal(board, `1${EMPTY.slice(1)} r5c5<>9`);
  assert.deepEqual(moves, [[[40, 0, [5, 9]], [41, 0, [5]]], [[8, 2, []]]]);
  assert.deepEqual(helped, []);
});

test("whoever keeps his own notes excludes what he erases once all are noted", () => {
  let game = fillMarks(readGame("a", EMPTY));
  game = toggleCandidate(game, [40], 5, OWN);
  assert.deepEqual(aboutGame(game, OWN).moves, [[[40, 0, [5]]]]);
});

test("help is remembered as far as it went, and a digit without a reason too", () => {
  const step = { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[3, 4]]) };
  const game = withHelp(withHelp(withHelp(readGame("a", EMPTY), step, 1), step, 3), step, 2);
  assert.deepEqual(game.helps, [{ key: "x-wing", name: "x-wing", english: "x-wing", effect: [[3, 4]], stage: 3 }]);
  const revealed = withHelp(game, { placements: [[5, 6]] });
  assert.deepEqual(revealed.helps?.[1], { key: "", name: "", english: "", effect: [[5, 6]], stage: 4 });
  assert.deepEqual(aboutGame(revealed, AUTOMATIC).helped, ["x-wing"]);
});

test("what help has shown was not found by oneself", () => {
  const found = [
    { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[3, 4]]) },
    { technique: technique("x-wing"), placements: [], cross_outs: /** @type {Candidate[]} */ ([[7, 4]]) },
    { technique: technique("naked-single"), placements: /** @type {Candidate[]} */ ([[9, 1]]), cross_outs: [] },
  ];
  const helps = withHelp(readGame("a", EMPTY), found[0], 1).helps ?? [];
  assert.deepEqual(foundAlone(found, helps), { patterns: [{ technique: technique("x-wing"), count: 1 }], singles: 1 });
  assert.equal(foundAlone(found, []).patterns[0].count, 2);
});

test("a solved game counts once, with the time that it was in sight", () => {
  let kept = played(played({ times: {}, solved: [] }, "a", 40.4), "a", 30);
  kept = played(kept, "gone", 10);
  kept = finished(kept, "a", 2, ["a", "b"]);
  assert.deepEqual(kept, { times: {}, solved: [{ id: "a", seconds: 70, helps: 2 }] });
  kept = finished(played(kept, "a", 5), "a", 0, ["a", "b"]);
  assert.equal(kept.solved.length, 1);
  kept = finished(played(kept, "b", 50), "b", 0, ["a", "b"]);
  assert.deepEqual(told(kept, "b"), { time: "0:50", solved: 2, alone: 1, mean: "1:00", best: "0:50" });
  assert.equal(told(kept, "c"), null);
  assert.equal(clockTime(3661), "61:01");
});
