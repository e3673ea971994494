// @ts-check
/** What was read from a photo is corrected by a tap or a key, told to screen readers, and suspected first. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
/** Cells: one is misread, one changed for uniqueness, one by hand, one empty that may hold a digit. */
const [UNSURE, CHANGED, BY_HAND, EMPTY] = [1, 14, 29, 80];
/** @type {Record<number, Partial<PhotoCell> & {direct?: number}>} */
const DOUBTS = {
  [UNSURE]: { digit: 7, unsure: true, second: 1 },
  [CHANGED]: { unsure: true, second: 1, direct: 1 },
  [BY_HAND]: { digit: 6, unsure: true, second: 3, kind: /** @type {const} */ ("written") },
  [EMPTY]: { unsure: true, second: 7 },
};

/** A page with a puzzle as it was read from a photo that nobody kept, with some doubts about it. */
async function readFromPhoto() {
  const page = await openPage("/?lang=en");
  const { enteredFrom } = await page.import("/static/js/photo/entry.js");
  const { openGame } = await page.import("/static/js/game/games.js");
  const cells = [...PUZZLE].map((digit, cell) => ({ kind: /** @type {PhotoKind} */ (Number(digit) ? "printed" : "empty"), digit: Number(digit) || 0, notes: [], second: 0, unsure: false, ...DOUBTS[cell] }));
  openGame(enteredFrom("photo", { cells, direct: cells.map(({ digit, direct = digit }) => direct) }));
  await page.settled();
  return page;
}

/** @type {(page: Page, name: string) => number[]} */
const cellsWith = (page, name) => page.all(`#board .${name}`).map((each) => Number(each.dataset.cell));
/** @type {(page: Page, cell: number) => string} */
const label = (page, cell) => page.one(`#board [data-cell="${cell}"]`).getAttribute("aria-label");

test("a tap corrects what was read, and the next doubt comes by itself", async () => {
  const page = await readFromPhoto();
  assert.deepEqual(cellsWith(page, "unsure"), [UNSURE, CHANGED, BY_HAND, EMPTY]);
  assert.deepEqual([cellsWith(page, "changed"), cellsWith(page, "by-hand")], [[CHANGED], [BY_HAND]]);
  await page.click("#doubt-keys [data-act=nextUnsure]");
  assert.equal(page.text("#doubt-told"), "B1: is this a 7?");
  await page.click("#doubt-keys [data-act=takeSecond]");
  assert.equal(page.values[UNSURE], "1");
  assert.equal(page.text("#doubt-told"), "F2: looks like 1; 7 makes the solution unique.");
  await page.click("#doubt-keys [data-act=confirmRead]");
  assert.equal(page.text("#doubt-told"), "I9: is this empty?");
  await page.click("#doubt-keys [data-act=confirmRead]");
  assert.deepEqual(cellsWith(page, "unsure"), [BY_HAND]);
  assert.equal(page.one("#doubt-keys [data-act=nextUnsure]").disabled, true);
});

test("what was written by hand is taken as given, or away", async () => {
  for (const [act, digit] of [["makeGiven", "6"], ["removeRead", "."]]) {
    const page = await readFromPhoto();
    await page.click(`#board [data-cell="${BY_HAND}"]`);
    await page.click(`#doubt-keys [data-act=${act}]`);
    assert.deepEqual([page.values[BY_HAND], cellsWith(page, "by-hand")], [digit, []], act);
  }
});

test("everything is done by keys and told to screen readers", async () => {
  const page = await readFromPhoto();
  await page.press("u");
  assert.equal(page.focused.dataset.cell, String(UNSURE));
  assert.equal(label(page, UNSURE), "B1, 7, uncertain, perhaps 1, conflict");
  await page.press("a");
  assert.equal(label(page, UNSURE), "B1, 1");
  assert.equal(page.focused.dataset.cell, String(CHANGED));
  assert.equal(label(page, CHANGED), "F2, 7, uncertain, perhaps 1, looks like 1, changed so that there is one solution");
  await page.press("r");
  assert.equal(page.focused.dataset.cell, String(EMPTY));
  assert.equal(label(page, EMPTY), "I9, empty, uncertain, perhaps 7");
  await page.click(`#board [data-cell="${BY_HAND}"]`);
  assert.equal(label(page, BY_HAND), "C4, 6, by hand, uncertain, perhaps 3");
  await page.press("g");
  assert.deepEqual(cellsWith(page, "by-hand"), []);
  await page.press("Control+z");
  assert.deepEqual(cellsWith(page, "unsure"), [UNSURE, EMPTY]);
});

test("doubts survive a reload and go with their game", async () => {
  const page = await readFromPhoto();
  await page.press("u");
  await page.press("a");
  await page.reload();
  assert.deepEqual(cellsWith(page, "unsure"), [CHANGED, BY_HAND, EMPTY]);
  await page.click(".brand-button");
  await page.click("#home [data-act=enterPuzzle]");
  assert.equal(page.one("#doubts").hidden, true);
  assert.equal(page.window.document.documentElement.dataset.photo, "");
  await page.click(".brand-button");
  await page.click("#home [data-game]");
  assert.deepEqual(cellsWith(page, "unsure"), [CHANGED, BY_HAND, EMPTY]);
});

test("the doctor suspects first what was hard to read, and leaves alone what stands there by hand", async () => {
  const page = await readFromPhoto();
  await page.click(".start-key");
  assert.match(page.text(".repairs li") ?? "", /^B1 could be 1 instead of 7\./);
  await page.click(".repairs li button");
  assert.equal(page.values[UNSURE], "1");
  assert.equal(page.values[BY_HAND], "6");
  assert.deepEqual(cellsWith(page, "by-hand"), [BY_HAND]);
});

test("a game without a photo fetches nothing of it", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.press("h");
  assert.ok(page.fetched.length > 10);
  assert.deepEqual(page.fetched.filter((path) => path.includes("/photo/")), []);
});
