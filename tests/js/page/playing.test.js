// @ts-check
/** Playing: candidates, several cells, undo over reloads, checks, victory. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { ELIMINATING, ELIMINATING_SOLVED, VERY_EASY, at, cellsWith, help, key, playing, prefer, write } from "../tools/player.js";

const PENCIL = "[data-act=togglePencil]";
const AUTOMATIC = "[data-act=toggleAutomatic]";
const CELLS = [...Array(81).keys()];

test("undo and redo work over a reload", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 9);
  await write(page, 1, 1);
  await page.reload();
  assert.ok(page.values.startsWith("913"));
  await page.press("Control+z");
  await page.press("Control+z");
  assert.equal(page.values, VERY_EASY);
  await page.reload();
  await page.press("Control+y");
  await page.press("Control+Shift+z");
  assert.ok(page.values.startsWith("913"));
});

test("candidates are shown, crossed out and hidden again", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  const before = page.marks(0);
  assert.ok(before.includes("4"));
  await page.click(at(0));
  await page.press("Shift+2");
  assert.equal(page.marks(0), before.replace("2", ""));
  await page.press("k");
  assert.equal(page.marks(0), "");
});

test("the pencil writes notes and nothing else", async () => {
  const page = await playing(ELIMINATING);
  await page.click(at(0));
  assert.equal(page.text(PENCIL), "Note");
  await page.click(PENCIL);
  assert.equal(page.one("#keypad").className, "keypad pencil");
  for (const digit of [4, 6]) await page.click(key(digit));
  assert.equal(page.marks(0), "46");
  assert.deepEqual(CELLS.filter((cell) => page.marks(cell)), [0]);
  assert.equal(page.values, ELIMINATING);
  await page.click(key(4));
  assert.equal(page.marks(0), "6");
});

test("with all candidates the pencil crosses out and says so", async () => {
  const page = await playing(ELIMINATING);
  await page.click(at(0));
  await page.press("Shift+4");
  await page.click(AUTOMATIC);
  assert.equal(page.text(PENCIL), "Cross out");
  await page.click(PENCIL);
  const before = page.marks(0);
  assert.ok(before.length > 2);
  await page.click(key(2));
  assert.equal(page.marks(0), before.replace("2", ""));
  await page.click(AUTOMATIC);
  assert.equal(page.marks(0), "4", "the own notes are there as before");
});

test("what help crosses out is seen among own notes", async () => {
  const page = await playing(ELIMINATING);
  await help(page, 1, 2, 3);
  await page.press("h");
  await page.click("#help-end");
  const crossed = CELLS.filter((cell) => page.marks(cell));
  assert.ok(crossed.length);
  const seen = crossed.map((cell) => page.marks(cell));
  await page.press("k");
  assert.deepEqual(crossed.map((cell) => page.marks(cell)), seen);
});

test("own notes are tidied by placed digits", async () => {
  const page = await playing(ELIMINATING);
  await page.press("n");
  await page.click(at(0));
  await page.type("46");
  assert.equal(page.marks(0), "46");
  await page.press("n");
  await write(page, 2, 6);
  assert.equal(page.marks(0), "4");
  await page.press("Control+z");
  assert.equal(page.marks(0), "46");
});

test("several cells take one digit", async () => {
  const page = await playing(VERY_EASY);
  await page.click(at(0));
  await page.click("[data-act=toggleSeveral]");
  await page.click(at(1));
  await page.click(at(3));
  await page.press("Shift+2");
  assert.deepEqual(CELLS.filter((cell) => page.marks(cell)), [0, 1, 3]);
});

test("a digit may be chosen first, and is highlighted", async () => {
  const page = await playing(VERY_EASY);
  await page.click("[data-act=toggleDigitFirst]");
  await page.click(key(9));
  assert.deepEqual(cellsWith(page, "same"), CELLS.filter((cell) => VERY_EASY[cell] === "9"));
  await page.click(at(0));
  await page.click(at(80));
  assert.deepEqual([page.values[0], page.values[80]], ["9", "9"]);
});

test("a digit is highlighted on request", async () => {
  const page = await playing(VERY_EASY);
  await page.type("f7");
  assert.deepEqual(cellsWith(page, "same"), CELLS.filter((cell) => VERY_EASY[cell] === "7"));
});

test("the keys tell which digits are finished and how many are left", async () => {
  const page = await playing(`.${ELIMINATING_SOLVED.slice(1)}`);
  assert.equal(page.one(key(5)).className, "key digit finished");
  assert.equal(page.one(`${key(4)} small`).dataset.left, "1");
  await page.click(at(0));
  await page.click(key(4));
  assert.equal(page.text("#panel-title"), "Victory!");
});

test("a check marks mistakes only on demand", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 4);
  await page.click("#keypad [data-act=check]");
  assert.equal(page.one("#panel").dataset.kind, "checked");
  assert.equal(page.text("#panel-title"), "Not everything is right");
  assert.match(page.text("#panel-body"), /One digit is not right\./);
  assert.deepEqual(cellsWith(page, "wrong"), []);
  await page.click("[data-act=showMistakes]");
  assert.equal(page.one(at(0)).getAttribute("aria-invalid"), "true");
  assert.deepEqual(cellsWith(page, "wrong"), [0]);
});

test("wrong digits are marked at once if that is wanted", async () => {
  const page = await playing(VERY_EASY);
  await prefer(page, { wrongDigits: true });
  await write(page, 0, 4);
  assert.equal(page.one(at(0)).getAttribute("aria-invalid"), "true");
});

test("a victory names what was learned", async () => {
  const page = await playing(`..${ELIMINATING_SOLVED.slice(2)}`);
  await help(page, 1, 2, 3);
  const name = page.text("#panel-title");
  await page.press("h");
  const empty = page.values.indexOf(".");
  await write(page, empty, ELIMINATING_SOLVED[empty]);
  assert.equal(page.text("#panel-title"), "Victory!");
  assert.match(page.text("#panel-body"), /The Sudoku is correctly solved!/);
  assert.equal(page.all(".confetti").length, 1);
  assert.ok(page.text(".looking-back").includes(name));
});

test("there is no confetti for players who want less motion", async () => {
  const page = await playing(`.${ELIMINATING_SOLVED.slice(1)}`);
  page.window.happyDOM.settings.device.prefersReducedMotion = "reduce";
  await write(page, 0, 4);
  assert.equal(page.text("#panel-title"), "Victory!");
  assert.equal(page.all(".confetti").length, 0);
});

test("a lone candidate is set by a double click", async () => {
  const page = await playing(`.${ELIMINATING_SOLVED.slice(1)}`);
  await page.press("k");
  page.one(at(0)).dispatchEvent(new page.window.MouseEvent("dblclick", { bubbles: true }));
  await page.settled();
  assert.equal(page.text("#panel-title"), "Victory!");
});

test("an example starts at once", async () => {
  const page = await openPage("/?lang=en");
  await page.click("[data-example]");
  assert.equal(page.one("html").dataset.phase, "playing");
  await help(page, 1);
});
