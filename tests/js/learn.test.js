// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { answerOf, fixed } from "../../static/js/learn/answer.js";
import { answered, recordOf, shown } from "../../static/js/learn/record.js";
import { fits, simplified } from "../../static/js/learn/simplify.js";
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

test("a drill does not come back before the others were shown", () => {
  /** @type {PractiseRecords} */
  let records = {};
  for (const number of [0, 1, 2, 1]) records = shown(records, "x-wing", number, 3);
  assert.deepEqual(recordOf(records, "x-wing").recent, [2, 1]);
  assert.deepEqual(recordOf(shown({}, "x-wing", 0, 1), "x-wing").recent, []);
});

test("only right answers without help count for the row", () => {
  /** @type {PractiseRecords} */
  let records = {};
  records = answered(records, "a", { right: true, helped: false });
  records = answered(records, "a", { right: true, helped: false });
  assert.equal(recordOf(records, "a").streak, 2);
  records = answered(records, "a", { right: true, helped: true });
  assert.deepEqual(recordOf(records, "a"), { right: 2, tried: 3, streak: 0, recent: [] });
});
