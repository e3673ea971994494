// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { begin, isAlone, isOver, isReading, judge, lightOf, taskOf, withDigit, withStep } from "../../static/js/first-game/lesson.js";
import { DIGITS, HOUSES, PEERS } from "../../static/js/geometry.js";
import { readGame } from "../../static/js/game/state.js";

const PUZZLE = ".17.3.6.4.3547...984295.7132.9..7.4.16.59237...3.1..6.5.6149837.917835..3.862.4..";
const SOLUTION = "917238654635471289842956713289367145164592378753814962526149837491783526378625491";
const EMPTY = [...PUZZLE].flatMap((digit, cell) => (digit === "." ? [cell] : []));
const lesson = begin(readGame("first-game", PUZZLE), 4);

/**
 * @param {string} key
 * @param {number} house
 * @param {number} cell
 * @param {number} digit
 * @returns {Step}
 */
const stepOf = (key, house, cell, digit) =>
  /** @type {any} */ ({ technique: { key }, primary: HOUSES[house], secondary: [], placements: [[cell, digit]], cross_outs: [], highlights: {}, frames: [] });

test("a wrong digit is explained with the digit that stands there already", () => {
  assert.deepEqual(judge(lesson, SOLUTION, [77, 7]), { kind: "wrong", key: "first_stands_block", digit: 7, house: 25, cells: [66] });
  assert.deepEqual(judge(lesson, SOLUTION, [0, 4]), { kind: "wrong", key: "first_stands_block", digit: 4, house: 18, cells: [19] });
  assert.deepEqual(judge(lesson, SOLUTION, [3, 4]), { kind: "wrong", key: "first_stands_block", digit: 4, house: 19, cells: [12] });
  assert.deepEqual(judge(lesson, SOLUTION, [5, 1]), { kind: "wrong", key: "first_stands_row", digit: 1, house: 0, cells: [1] });
});

test("whatever is said to a digit is true", () => {
  const said = new Set();
  for (const cell of EMPTY) {
    for (const digit of DIGITS) {
      const told = judge(lesson, SOLUTION, [cell, digit]);
      const { key, house = -1, cells = [] } = told;
      said.add(key);
      assert.equal(told.kind, SOLUTION[cell] === String(digit) ? "right" : "wrong");
      if (told.kind === "right") continue;
      assert.ok(cells.length && HOUSES[house].includes(cell) && !cells.includes(cell));
      for (const other of cells) {
        assert.ok(HOUSES[house].includes(other));
        if (key.startsWith("first_stands")) assert.equal(PUZZLE[other], String(digit));
        else assert.ok(PUZZLE[other] === "." && PEERS[other].every((peer) => PUZZLE[peer] !== String(digit)));
      }
    }
  }
  assert.deepEqual([...said].filter((key) => !key.startsWith("first_stands")).sort(), ["first_found", "first_lucky", "first_open_block", "first_open_row"]);
});

test("a digit that was asked for is right, and a filled cell takes none", () => {
  assert.equal(judge(withStep(lesson, stepOf("full-house", 25, 77, 5)), SOLUTION, [77, 5]).key, "first_right");
  assert.equal(judge(lesson, SOLUTION, [1, 1]).kind, "filled");
});

test("the task gives the cell away only where the digit is asked for", () => {
  assert.deepEqual(taskOf(stepOf("full-house", 25, 77, 5)), { key: "first_full_block", values: { digit: 5, cell: 77 }, chosen: 77 });
  assert.equal(taskOf(stepOf("hidden-single-line", 2, 23, 6)).key, "first_hidden_row");
  assert.equal(taskOf(stepOf("hidden-single-line", 12, 23, 6)).chosen, null);
  assert.deepEqual(taskOf(stepOf("naked-single", 12, 23, 6)).chosen, 23);
});

test("each screen of the rule lights its house, and from the middle on nothing is lit unasked", () => {
  const lit = [0, 1, 2, 3].map((seen) => lightOf(begin(lesson.sound, seen))?.step.primary);
  assert.deepEqual(lit, [undefined, HOUSES[2], HOUSES[11], HOUSES[22]]);
  assert.ok(isReading(begin(lesson.sound, 3)) && !isReading(lesson));
  let now = lesson;
  for (const [index, cell] of EMPTY.entries()) {
    assert.equal(isAlone(now), index >= 15);
    assert.equal(Boolean(lightOf(withStep(now, stepOf("full-house", 25, 77, 5)))), index < 15);
    const impatient = { ...now, shown: 1 };
    assert.ok(lightOf(withStep(impatient, stepOf("full-house", 25, 77, 5))), "who asked before it was found sees it");
    now = withDigit(now, [cell, Number(SOLUTION[cell])], { kind: "right", key: "first_right" });
  }
  assert.ok(isOver(now));
});
