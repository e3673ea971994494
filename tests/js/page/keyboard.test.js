// @ts-check
/** For those who hear the page or use no mouse: one stop on the board, names of cells, the status line. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { ELIMINATING, VERY_EASY, at, help, playing, write } from "../tools/player.js";

test("exactly one cell is a tab stop, and arrows move the focus", async () => {
  const page = await playing(VERY_EASY);
  await page.click(at(40));
  await page.press("ArrowRight");
  await page.press("ArrowDown");
  assert.equal(page.focused.dataset.cell, "50");
  assert.deepEqual(page.all(".cell[tabindex='0']").map(({ dataset }) => dataset.cell), ["50"]);
});

test("cells are named place first, and what can be crossed out is told", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  const name = (/** @type {number} */ cell) => page.one(at(cell)).getAttribute("aria-label");
  assert.equal(name(1), "B1, 5, given");
  assert.match(name(0), /^A1, empty, candidates 2 4/);
  await help(page, 1);
  assert.match(page.told ?? "", /1 of 4/);
  await help(page, 2);
  assert.ok([...Array(81).keys()].some((cell) => name(cell).includes("can be crossed out")));
});

test("German keyboards undo with the key that says Z", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 9);
  const { KeyboardEvent } = page.window;
  page.focused.dispatchEvent(new KeyboardEvent("keydown", { key: "z", code: "KeyY", ctrlKey: true, bubbles: true }));
  await page.settled();
  assert.equal(page.values, VERY_EASY);
});

test("zooming is allowed", async () => {
  const page = await playing(VERY_EASY);
  assert.doesNotMatch(page.one("meta[name=viewport]").content, /user-scalable|maximum-scale/);
});
