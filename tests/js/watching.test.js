// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { valueOf } from "../../static/js/game/cells.js";
import { openCalls, options } from "../../static/js/watching/calls.js";
import { CODE, litLine } from "../../static/js/watching/code.js";
import * as runs from "../../static/js/watching/run.js";
import { enterAll, newGame, readGame } from "../../static/js/game/state.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
/** @type {SearchEvent[]} */
const EVENTS = [
  { kind: "chosen", cell: 0, digits: [7, 8], reason: "next", house: null, counters: [0, 0, 0] },
  { kind: "placed", cell: 0, digit: 7, counters: [1, 0, 0] },
  { kind: "contradiction", cells: [2], what: "cell", message: [], counters: [1, 0, 0] },
  { kind: "taken-back", cell: 0, digit: 7, counters: [1, 1, 1] },
  { kind: "placed", cell: 0, digit: 8, counters: [2, 1, 1] },
  { kind: "solved", number: 1, counters: [2, 1, 1] },
  { kind: "taken-back", cell: 0, digit: 8, counters: [2, 2, 2] },
  { kind: "exhausted", number: 1, counters: [2, 2, 2] },
];
const trying = (events = EVENTS) => runs.receive(runs.begin(readGame("a", PUZZLE), "trying", "row_by_row"), events, null);
const at = (/** @type {Run} */ run, /** @type {number} */ cell) => valueOf(run.game.cells[cell]);
const times = (/** @type {Run} */ run, /** @type {number} */ count, /** @type {(run: Run) => Run} */ move) =>
  Array.from({ length: count }, () => move).reduce((now, each) => each(now), run);

test("a search is watched forward and comes back to where it began", () => {
  const run = trying();
  const end = times(run, EVENTS.length, runs.forward);
  assert.deepEqual(end.counters, [2, 2, 2]);
  assert.ok(runs.isOver(end));
  const begin = times(end, EVENTS.length, runs.back);
  assert.deepEqual(begin.game.cells, run.game.cells);
  assert.deepEqual([begin.counters, begin.solutions, runs.hasBack(begin)], [[0, 0, 0], 0, false]);
});

test("digits appear and disappear as the search places and takes them back", () => {
  const placed = times(trying(), 2, runs.forward);
  assert.equal(at(placed, 0), 7);
  assert.equal(at(times(placed, 2, runs.forward), 0), 0);
  assert.equal(at(runs.back(placed), 0), 0);
});

test("the way to the result stops at every solution and at the end", () => {
  const solved = runs.toResult(trying());
  assert.deepEqual([runs.lastEvent(solved)?.kind, solved.solutions, at(solved, 0)], ["solved", 1, 8]);
  assert.equal(runs.lastEvent(runs.toResult(solved))?.kind, "exhausted");
});

test("a search that went on unseen is shown where it came to a result", () => {
  const run = /** @type {TryingRun} */ (runs.begin(readGame("a", PUZZLE), "trying", "smart"));
  const leapt = runs.leap(run, { events: EVENTS.slice(5, 7), placed: [], bookmark: "x" });
  assert.equal(runs.lastEvent(leapt)?.kind, "solved");
  assert.equal(at(leapt, 0), 8);
  assert.equal(at(runs.forward(leapt), 0), 0);
  assert.deepEqual(runs.back(leapt).counters, [2, 1, 1]);
});

test("a long search forgets its beginning and nothing else", () => {
  const many = Array.from({ length: 25000 }, (_, index) =>
    /** @type {SearchEvent} */ ({ ...EVENTS[index % 2 ? 3 : 1], counters: [index, index, 0] }),
  );
  const half = times(trying(many.slice(0, 12000)), 12000, runs.forward);
  const run = runs.receive(half, many.slice(12000), null);
  assert.equal(run.events.length, 20000);
  assert.equal(runs.ahead(run), 13000);
});

test("a step of logic is first shown, then carried out, and both can be taken back", () => {
  const steps = [
    { placements: [[0, 7]], cross_outs: [] },
    { placements: [], cross_outs: [[2, 3]] },
  ];
  const run = runs.receive(runs.begin(readGame("a", PUZZLE), "logic", "smart"), steps, "");
  const shown = runs.forward(run);
  assert.deepEqual([runs.shownStep(shown), at(shown, 0)], [steps[0], 0]);
  const done = runs.forward(shown);
  assert.deepEqual([runs.shownStep(done), at(done, 0)], [steps[1], 7]);
  const again = runs.back(done);
  assert.deepEqual([runs.shownStep(again), at(again, 0)], [steps[0], 0]);
  assert.equal(runs.shownStep(runs.back(again)), null);
});

test("a puzzle that is being typed in is watched with its digits as givens", () => {
  const run = runs.begin(enterAll(newGame("a"), PUZZLE), "trying", "smart");
  assert.equal(run.start.phase, "playing");
  assert.equal(at(run, 1), 1);
});

test("every event lights one line of its algorithm", () => {
  const reasons = { row_by_row: ["next"], smart: ["necessary", "single", "hidden-single", "fewest"] };
  assert.deepEqual(Object.keys(CODE), Object.keys(reasons));
  for (const strategy of /** @type {Strategy[]} */ (Object.keys(CODE))) {
    const chosen = reasons[strategy].map((reason) => /** @type {SearchEvent} */ ({ ...EVENTS[0], reason }));
    for (const event of [...chosen, ...EVENTS.slice(1)]) assert.ok(litLine(strategy, event) >= 0, event.kind);
    assert.equal(litLine(strategy, null), -1);
  }
});

/** Carried out so many events of a search. */
const after = (/** @type {number} */ count, run = trying()) => /** @type {TryingRun} */ (times(run, count, runs.forward));
const allowed = () => [7, 8];

test("the open calls grow with every digit and shrink as it goes back", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 8].map((count) => openCalls(after(count))), [
    [],
    [{ cell: 0, digit: 0 }],
    [{ cell: 0, digit: 7 }],
    [{ cell: 0, digit: 7 }, { cell: 2, digit: 0, end: "impossible" }],
    [{ cell: 0, digit: 0 }],
    [{ cell: 0, digit: 8 }],
    [{ cell: 0, digit: 8 }, { cell: null, digit: 0, end: "full" }],
    [],
  ]);
  assert.deepEqual(openCalls(/** @type {TryingRun} */ (runs.back(after(4)))), openCalls(after(3)));
});

test("the digits to try are struck out one after the other", () => {
  const told = (/** @type {number} */ count) => options(after(count), allowed).map(({ digit, state }) => `${digit} ${state}`);
  assert.deepEqual([0, 1, 2, 3, 4, 5, 7].map(told), [
    [],
    ["7 waiting", "8 waiting"],
    ["7 now", "8 waiting"],
    [],
    ["7 tried", "8 waiting"],
    ["7 tried", "8 now"],
    ["7 tried", "8 tried"],
  ]);
});

test("where a strategy chooses, its own choice tells what is tried; nothing is said of one that was passed unseen", () => {
  const run = runs.receive(runs.begin(readGame("a", PUZZLE), "trying", "smart"), EVENTS, null);
  assert.deepEqual(options(after(2, run), () => [1, 2, 3]).map(({ digit }) => digit), [7, 8]);
  const leapt = runs.leap(/** @type {TryingRun} */ (run), { events: EVENTS.slice(4, 5), placed: [[0, 8]], bookmark: "x" });
  assert.deepEqual(openCalls(/** @type {TryingRun} */ (leapt)), [{ cell: 0, digit: 8 }]);
  assert.deepEqual(options(/** @type {TryingRun} */ (leapt), () => [1, 2, 3]), []);
});
