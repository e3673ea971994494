// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { current } from "../../static/js/app.js";
import { setOf } from "../../static/js/geometry.js";
import { DEFAULTS, complete, notesOf } from "../../static/js/preferences/preferences.js";
import { readGame } from "../../static/js/game/state.js";
import { asking } from "../../static/js/help/help.js";
import { causesOf, helpShown, isEvaluated, overlayOf } from "../../static/js/evaluation/overlay.js";

const game = readGame("a", ".".repeat(81));
/** @type {any} */
const STEP = { technique: { name: "Naked Pair" }, sentences: [] };
/** @type {Evaluation & {cells: number[]}} */
const evaluation = {
  cells: game.cells,
  necessary: [[0, 5]],
  singles: [[1, 4]],
  hidden_singles: [[2, 3]],
  inadmissible: [[0, 7], [3, 1], [3, 2]],
  causes: [{ candidates: [[0, 7]], step: STEP }, { candidates: [[3, 1]], step: STEP }],
};
const state = (/** @type {string} */ mode, more = {}) => ({
  ...current(), game, evaluation, preferences: { ...DEFAULTS, evaluation: mode, ...more },
});

test("evaluated candidates are marked, or hidden in the strict mode without them", () => {
  const { marks } = overlayOf(state("strict-plus"));
  assert.deepEqual(marks[0], { 7: "excluded", 5: "necessary" });
  assert.deepEqual([marks[1][4], marks[2][3]], ["single", "later_single"]);
  const minus = overlayOf(state("strict-minus"));
  assert.equal(minus.hidden[3], setOf([1, 2]));
  assert.equal(minus.marks[3], undefined);
});

test("nothing is evaluated without being wanted, for own notes, in training, or for another position", () => {
  assert.ok(isEvaluated(state("lazy")));
  for (const other of [state("none"), { ...state("lazy"), game: { ...game, automatic: false } }, state("lazy", { training: true })]) {
    assert.ok(!isEvaluated(other));
    assert.deepEqual(overlayOf(other).marks, {});
  }
  assert.deepEqual(overlayOf({ ...state("lazy"), game: readGame("b", `1${".".repeat(80)}`) }).marks, {});
});

test("a chosen cell has its own causes, and help comes before them", () => {
  assert.equal(causesOf(evaluation, 3).length, 1);
  assert.equal(causesOf(null, 3).length, 0);
  const cause = { ...evaluation.causes[0], cell: 0, number: 0, count: 1 };
  const help = asking();
  assert.equal(helpShown({ ...state("lazy"), cause })?.step, STEP);
  assert.equal(helpShown({ ...state("lazy"), help, cause }), help);
});

test("notes are the player's own until he wants all candidates, and always in training", () => {
  const all = { ...game, automatic: true };
  assert.ok(notesOf(game, DEFAULTS).own);
  assert.ok(!notesOf(all, DEFAULTS).own);
  assert.ok(!notesOf(game, { ...DEFAULTS, automatic: true }).own);
  assert.ok(notesOf({ ...game, automatic: false }, { ...DEFAULTS, automatic: true }).own);
  assert.ok(notesOf(all, { ...DEFAULTS, training: true }).own);
  assert.equal(complete({ evaluation: "loose" }).evaluation, "none");
});
