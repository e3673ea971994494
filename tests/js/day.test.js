// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { dayOf, gameOf, isOpen, levelOf } from "../../static/js/game/day.js";
import { readNotation } from "../../static/js/game/cells.js";

const WEEK = ["mo", "tu", "we", "th", "fr", "sa", "su"];

test("a day is that of the player's own calendar", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 0, 1)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 17, 23, 59)), "2026-11-17");
});

test("a week begins on Monday", () => {
  assert.equal(levelOf(new Date(2026, 10, 16), WEEK), "mo");
  assert.equal(levelOf(new Date(2026, 10, 17), WEEK), "tu");
  assert.equal(levelOf(new Date(2026, 10, 22), WEEK), "su");
});

test("the game of a day is found among all games", () => {
  const games = [{ id: "a" }, { id: "b", day: "2026-11-16" }, { id: "c", day: "2026-11-17" }];
  assert.equal(gameOf(games, "2026-11-17"), games[2]);
  assert.equal(gameOf(games, "2026-11-18"), null);
});

test("a game is open while something is left to do", () => {
  const almost = `${"123456789".repeat(8)}12345678.`;
  /** @type {(phase: Position["phase"], board: string) => boolean} */
  const open = (phase, board) => isOpen({ phase, cells: readNotation(board) });
  assert.ok(open("playing", almost));
  assert.ok(!open("playing", almost.replace(".", "9")));
  assert.ok(open("entering", almost.replace(".", "9")));
  assert.ok(!open("entering", ".".repeat(81)));
});
