// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { applyStep, readGame } from "../../static/js/game/state.js";
import { isPassed, needed, readTest } from "../../static/js/course/exam.js";
import { isPuzzleSolved } from "../../static/js/course/puzzles.js";
import { countOf, isLast, reached, rightAnswers, screenToGoOn, taskOn, techniqueToPractise } from "../../static/js/course/screens.js";

const TASK = /** @type {GuidedTask} */ ({ technique: "x-wing", kind: "cross-out" });
/** @type {WayChapter} */
const FISH = { key: "fish", title: "Fish", techniques: ["x-wing", "swordfish"], puzzle: "", ideas: 3, tasks: [TASK, TASK], goal: 10, withoutNotes: false };
const RULES = { ...FISH, key: "rules", techniques: [] };
const NOTHING = { idea: 0, guided: false, drills: 0, test: false, puzzle: false };

test("a chapter walks from its ideas over its guided boards to what is to be practised", () => {
  assert.equal(countOf(FISH), 6);
  assert.deepEqual([0, 2, 3, 4, 5].map((screen) => Boolean(taskOn(FISH, screen))), [false, false, true, true, false]);
  assert.deepEqual([4, 5].map((screen) => isLast(FISH, screen)), [false, true]);
});

test("who comes back goes on where he left, and the guided boards count when all are done", () => {
  assert.equal(screenToGoOn(FISH, NOTHING), 0);
  assert.deepEqual(reached(FISH, 4), { idea: 4, guided: false, test: false });
  assert.equal(screenToGoOn(FISH, { ...NOTHING, idea: 4 }), 4);
  assert.deepEqual(reached(FISH, 5), { idea: 5, guided: true, test: false });
  assert.equal(screenToGoOn(FISH, { ...NOTHING, idea: 5, guided: true }), 5);
  assert.equal(screenToGoOn(FISH, { ...NOTHING, idea: 99 }), 5);
});

test("where no technique is taught there is nothing to test", () => {
  assert.equal(reached(RULES, 4).test, false);
  assert.equal(reached(RULES, 5).test, true);
});

test("the technique that was practised least comes next, the easiest of several", () => {
  const record = (/** @type {number} */ right) => ({ right, tried: right, streak: 0, ease: 0, recent: [] });
  assert.equal(techniqueToPractise(FISH, {}), "x-wing");
  assert.equal(techniqueToPractise(FISH, { "x-wing": record(2), skyscraper: record(0) }), "swordfish");
  assert.equal(techniqueToPractise(FISH, { "x-wing": record(2), swordfish: record(2) }), "x-wing");
  assert.equal(rightAnswers(FISH, { "x-wing": record(2), swordfish: record(3), skyscraper: record(9) }), 5);
});

test("a puzzle counts when the game that began with it was solved", () => {
  const solved = "926781534873954126514326897248135769651279483397468215139847652762513948485692371";
  const puzzle = `.${solved.slice(1)}`;
  const begun = readGame("one", puzzle);
  const done = applyStep(begun, /** @type {Step} */ ({ placements: [[0, 9]], cross_outs: /** @type {Candidate[]} */ ([]) }));
  assert.equal(isPuzzleSolved(puzzle, [begun]), false);
  assert.equal(isPuzzleSolved(puzzle, [begun, done]), true);
  assert.equal(isPuzzleSolved(`..${solved.slice(2)}`, [done]), false);
});

test("a test names its chapter and techniques, and eight of ten are enough", () => {
  assert.deepEqual(readTest("#techniques=x-wing,nonsense&round=10&chapter=fish", ["x-wing", "swordfish"]), { chapter: "fish", techniques: ["x-wing"] });
  assert.deepEqual(readTest("#round=5&chapter=one-digit", []), { chapter: "one-digit", techniques: [] });
  assert.deepEqual(readTest("#chapter=../elsewhere", []), { chapter: "", techniques: [] });
  assert.equal(needed(10), 8);
  assert.deepEqual([7, 8].map((right) => isPassed({ right, tried: 10 })), [false, true]);
  assert.equal(isPassed({ right: 0, tried: 0 }), false);
});
