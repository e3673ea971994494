// @ts-check
/** Rooms that are fetched when they are first wanted, and what is done until they are there. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const PENS = /pens\/room/;
/** The third cell of the first row is empty, and so is the fourth. */
const [THIRD, FOURTH] = [2, 3];

/** A page with a game and the cursor on an empty cell; the room of the pens does not come yet. */
async function withoutPens(kept = {}) {
  const page = await openPage("/?lang=en");
  page.holdScripts(PENS);
  await page.play(PUZZLE);
  const { update } = await page.import("/static/js/app.js");
  update({ preferences: { ...(await page.state()).preferences, ...kept }, cursor: THIRD, selected: [THIRD] });
  await page.settled();
  return page;
}

/** @param {import("../tools/page.js").Page} page */
const layers = async (page) => (await page.state()).game.layers ?? {};

test("a digit that is typed after L is a colour, however late the colours come", async () => {
  const page = await withoutPens();
  for (const key of ["l", "4", "ArrowRight", "2", "Control+z", "3"]) await page.press(key);
  assert.equal(page.values, PUZZLE);
  await page.releaseScripts();
  assert.equal(page.values, PUZZLE);
  const { colours } = await layers(page);
  assert.deepEqual([colours[THIRD], colours[FOURTH]], [1 << 3, 1 << 2]);
});

test("keys that are pressed at one stroke keep their order, too", async () => {
  const page = await withoutPens();
  for (const key of ["l", "4", "l", "1"]) page.pressAtOnce(key);
  await page.releaseScripts();
  assert.equal((await layers(page)).colours[THIRD], 1 << 3);
  assert.equal(page.values[THIRD], "1");
});

test("what is tapped waits as well: digits, cells and the keys beside them", async () => {
  const page = await withoutPens();
  await page.click('#keypad [data-act="toggleColours"]');
  assert.equal(page.find('#keypad [data-act="toggleColours"]').getAttribute("aria-busy"), "true");
  await page.click('#digits [data-digit="5"]');
  await page.click(`#board [data-cell="${FOURTH}"]`);
  await page.click('#digits [data-digit="6"]');
  await page.click('#keypad [data-act="togglePencil"]');
  await page.click('#keypad [data-act="togglePencil"]');
  await page.click('#digits [data-digit="2"]');
  assert.equal(page.values, PUZZLE);
  await page.releaseScripts();
  const { colours } = await layers(page);
  assert.deepEqual([colours[THIRD], colours[FOURTH]], [1 << 4, 1 << 5]);
  assert.equal(page.values[FOURTH], "2");
});

test("notes in the corners come before what is typed after them", async () => {
  const page = await withoutPens({ pens: true });
  for (const key of ["Shift+4", "Shift+2", "ArrowRight", "2"]) await page.press(key);
  await page.releaseScripts();
  const { past, cells } = (await page.state()).game;
  const moves = past.map((/** @type {Change[]} */ [[cell, , , layer]]) => `${cell} ${layer ?? "cells"}`);
  assert.equal(moves.join(), `${THIRD} corners,${THIRD} corners,${FOURTH} cells`);
  assert.ok(cells[FOURTH]);
});

test("without the room that is said, what waited for it does nothing, and the next wish fetches it", async () => {
  const page = await withoutPens();
  page.missing = PENS;
  for (const key of ["l", "4", "ArrowRight"]) await page.press(key);
  await page.releaseScripts();
  assert.equal(page.text("#toast-text"), "The server did not answer. Please try again.");
  assert.equal(page.values, PUZZLE);
  assert.equal((await page.state()).cursor, THIRD);
  page.missing = null;
  for (const key of ["l", "4"]) await page.press(key);
  assert.equal((await layers(page)).colours[THIRD], 1 << 3);
  await page.press("l");
  await page.press("4");
  assert.equal(page.values[THIRD], "4");
});

test("a browser that remembers what it could not load is asked for another address", async () => {
  const page = await withoutPens();
  page.missing = /pens\/room\.js$/;
  await page.releaseScripts();
  await page.press("l");
  assert.equal((await page.state()).colouring, false);
  await page.press("l");
  assert.equal((await page.state()).colouring, true);
});

test("keys that waited for another game are not for this one", async () => {
  const page = await withoutPens();
  await page.press("l");
  await page.press("4");
  await page.play(PUZZLE);
  await page.releaseScripts();
  assert.equal(page.values, PUZZLE);
  assert.deepEqual(await layers(page), {});
});

test("the keys of another room wait for it as well: a presenter's arrows do not move the cursor", async () => {
  const page = await withoutPens();
  page.holdScripts(/projector/);
  await page.press("b");
  await page.press("ArrowRight");
  assert.equal((await page.state()).cursor, THIRD);
  await page.releaseScripts();
  const { cursor, help, projecting } = await page.state();
  assert.deepEqual([cursor, Boolean(projecting), help?.stage], [THIRD, true, 1]);
});

test("a room that follows a game is fetched again with a later change of it", async () => {
  const page = await openPage("/?lang=en", { missing: /summary\/clock/ });
  const { update } = await page.import("/static/js/app.js");
  update({ preferences: { ...(await page.state()).preferences, clock: true } });
  await page.play(PUZZLE);
  assert.equal(page.find(".clock"), null);
  page.missing = null;
  await page.press("ArrowRight");
  assert.equal(page.all(".clock").length, 1);
  await page.press("ArrowRight");
  assert.equal(page.all(".clock").length, 1);
});
