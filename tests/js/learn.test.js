// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { answerOf, fixed } from "../../static/js/learn/answer.js";
import { clock } from "../../static/js/learn/clock.js";
import { isOver, newRound, readFragment, summaryOf, withDrill } from "../../static/js/learn/round.js";
import { hintShown, patternShown } from "../../static/js/learn/sights.js";
import { fits, simplified } from "../../static/js/learn/simplify.js";
import { chanceOf, sameForAll, tasksOf, wishFor } from "../../static/js/learn/tasks.js";
import { complete } from "../../static/js/coach/kept.js";
import { paint } from "../../static/js/help/help.js";
import { applyStep, readGame } from "../../static/js/game/state.js";

test("names are compared without capitals, accents and signs", () => {
  assert.equal(simplified("Größe: X-Wing’s Colour"), "groesse x wings color");
  assert.ok(fits("x wing x fluegel", "xwing"));
  assert.ok(fits("naked pair zwilling", "pair naked"));
  assert.ok(!fits("naked pair", "naked triple"));
});

test("an answer is what changed since the start", () => {
  const start = readGame("a", `12.${".".repeat(78)} r5c5<>9`);
  const played = applyStep(start, { placements: [[2, 3]], cross_outs: [[40, 5], [40, 9]] });
  assert.deepEqual(answerOf(start.cells, played.cells), { placements: [[2, 3]], cross_outs: [[40, 5]] });
  assert.deepEqual(answerOf(start.cells, start.cells), { placements: [], cross_outs: [] });
});

test("in a drill every digit that stands is fixed", () => {
  assert.equal(fixed("1+2. r5c5<>9 r1c1+4"), "12. r5c5<>9 r1c1+4");
});

test("the fragment of an address says which round is wanted", () => {
  assert.deepEqual(readFragment(""), { kind: null, length: 10, task: "" });
  assert.deepEqual(readFragment("#kind=find&round=5&task=K7QM.drill"), { kind: "find", length: 5, task: "K7QM.drill" });
  assert.deepEqual(readFragment("#kind=else&round=-3"), { kind: null, length: 10, task: "" });
  assert.equal(readFragment("#round=100000").length, 50);
});

test("a round ends with what was right, helped and missed, and with each misconception once", () => {
  let round = newRound(Array.from({ length: 3 }, () => ({ technique: "a", kind: "cross-out", counts: "a" })));
  round = withDrill(round, { outcome: "right", misconceptions: [], seconds: 10.2 });
  round = withDrill(round, { outcome: "missed", misconceptions: ["own-cell", "fin", "fin"], seconds: 20.2 });
  assert.ok(!isOver(round));
  round = withDrill(round, { outcome: "helped", misconceptions: ["fin"], seconds: 5 });
  assert.ok(isOver(round));
  assert.deepEqual(summaryOf(round), { tried: 3, right: 1, helped: 1, missed: 1, misconceptions: ["fin", "own-cell"], seconds: 35 });
  assert.deepEqual([5, 75, 600].map(clock), ["0:05", "1:15", "10:00"]);
});

/** @type {PractiseRoom["kinds"]} */
const KINDS = { a: ["cross-out", "find", "which", "real"], b: ["cross-out", "which"], c: ["cross-out"], single: ["cross-out", "speed"] };
const NOW = new Date(2026, 10, 20);
const dueOn = (/** @type {number} */ day, tried = 1) => ({ right: 0, tried, streak: 0, ease: 0, recent: [], card: { due: new Date(2026, 10, day).toISOString(), last_review: new Date(2026, 10, 1).toISOString() } });

test("a whole class gets the same positions, from the easiest on, and everybody else his own", () => {
  /** @type {PractiseRoom} */
  const room = { name: "mixed", technique: "", pool: ["a", "b", "c"], kinds: KINDS };
  const round = (/** @type {string} */ task) => {
    const random = chanceOf(task);
    return sameForAll(tasksOf(room, readFragment("#round=12"), complete(null), NOW, random), random);
  };
  assert.deepEqual(round("K7QM.drill"), round("K7QM.drill"));
  assert.notDeepEqual(round("K7QM.drill"), round("K7QN.drill"));
  const seeds = new Set(round("K7QM.drill").map((task) => task.fixed?.seed));
  assert.equal(seeds.size, 12);
  const record = { right: 0, tried: 3, streak: 0, ease: 0.5, recent: [7] };
  const [first, , third] = round("K7QM.drill").map((task) => wishFor(task, record));
  assert.deepEqual([first.ease, third.ease, "recent" in first], [0, 2 / 12, false]);
  assert.deepEqual(wishFor({ technique: "a", kind: "find", counts: "a" }, record), { technique: "a", kind: "find", recent: [7], ease: 0.5 });
  const numbers = Array.from({ length: 1000 }, chanceOf("any"));
  assert.ok(numbers.every((number) => number >= 0 && number < 1) && numbers.filter((number) => number < 0.5).length > 400);
});

test("the page of a technique asks about it alone, but to be named it is mixed with others", () => {
  /** @type {PractiseRoom} */
  const room = { name: "technique", technique: "a", pool: ["b", "c"], kinds: KINDS };
  const tasks = (/** @type {TaskKind | null} */ kind) => {
    let turn = 0;
    return tasksOf(room, { kind, length: 4, task: "" }, complete(null), NOW, () => (turn++ % 2 ? 0.9 : 0.1));
  };
  assert.deepEqual(tasks(null), Array(4).fill({ technique: "a", kind: "cross-out", counts: "a" }));
  assert.deepEqual(tasks("find")[0].kind, "find");
  assert.deepEqual(tasks("speed")[0].kind, "cross-out", "what makes no sense for the technique is not asked");
  const named = tasksOf(room, { kind: "which", length: 40, task: "" }, complete(null), NOW);
  assert.deepEqual([...new Set(named.map(({ technique }) => technique))].sort(), ["a", "b"]);
  assert.ok(named.every(({ kind, counts }) => kind === "which" && counts === "a"));
});

test("a mixed round begins with what is due, to be found, and goes on with what else was practised", () => {
  /** @type {PractiseRoom} */
  const room = { name: "mixed", technique: "", pool: ["single"], kinds: KINDS };
  const progress = complete({ techniques: { a: dueOn(25), b: dueOn(19), c: dueOn(18), gone: dueOn(1), shown: { recent: [1] } } });
  const tasks = tasksOf(room, { kind: null, length: 6, task: "" }, progress, NOW);
  assert.deepEqual(tasks.map(({ technique }) => technique), ["c", "b", "a", "c", "b", "a"]);
  assert.deepEqual(tasks.map(({ kind }) => kind), ["cross-out", "cross-out", "real", "cross-out", "which", "cross-out"]);
  assert.deepEqual(tasksOf(room, { kind: "which", length: 3, task: "" }, progress, NOW).map(({ kind }) => kind), ["cross-out", "which", "which"]);
  assert.deepEqual(tasksOf(room, { kind: null, length: 2, task: "" }, complete(null), NOW).map(({ technique }) => technique), ["single", "single"]);
});

test("a speed round takes singles", () => {
  /** @type {PractiseRoom} */
  const room = { name: "speed", technique: "", pool: ["single"], kinds: KINDS };
  assert.deepEqual(tasksOf(room, { kind: null, length: 1, task: "" }, complete(null), NOW), [{ technique: "single", kind: "speed", counts: "single" }]);
});

test("neither a pattern to be judged nor any hint shows the answer", () => {
  /** @type {any} */
  const technique = { key: "a" };
  const candidates = /** @type {Roles} */ ({ base: [[0, 5], [4, 5]] });
  const pattern = patternShown(/** @type {any} */ ({ technique, pattern: candidates, primary: [0, 4] }));
  assert.equal(patternShown(/** @type {any} */ ({ technique })), null);
  for (const help of [pattern, hintShown(technique, { message: [], digits: [5], houses: [0], candidates })]) {
    const { marks, areas } = paint(help);
    assert.deepEqual(marks, { 0: { 5: "base" }, 4: { 5: "base" } });
    assert.equal(areas[0], "primary");
  }
  assert.equal(Object.keys(paint(hintShown(technique, { message: [], digits: [5], houses: [0, 18], candidates: {} })).areas).length, 15);
});
