// @ts-check
/** A puzzle is entered by keyboard and keypad, and only a sound one can be played. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";

/** A page with an empty board to type into. */
async function entry(typed = "") {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=enterPuzzle]");
  await page.type(typed);
  return page;
}

const cell = (/** @type {number} */ number) => `#board [data-cell="${number}"]`;
const values = (/** @type {string} */ start) => start.padEnd(81, ".");
const phase = (/** @type {Page} */ page) => page.window.document.documentElement.dataset.phase;

test("typing moves on, the lamp tells, and start locks the givens", async () => {
  const page = await entry(PUZZLE.replaceAll(".", "0"));
  assert.equal(page.values, PUZZLE);
  await page.pass(300);
  assert.equal(page.one("#lamp").dataset.state, "unique");
  await page.click(".start-key");
  assert.equal(phase(page), "playing");
  await page.click(cell(0));
  await page.press("9");
  assert.equal(page.values, PUZZLE);
  assert.equal(page.one(cell(0)).getAttribute("aria-readonly"), "true");
});

test("zero, dot and space skip, and enter goes to the next row", async () => {
  const page = await entry("1.2 30");
  await page.press("Enter");
  await page.press("4");
  assert.equal(page.values, values("1.2.3....4"));
});

test("a new digit overwrites, and the same digit goes away", async () => {
  const page = await entry("12");
  await page.click(cell(1));
  await page.press("7");
  await page.click(cell(0));
  await page.press("1");
  assert.equal(page.values, values(".7"));
});

test("the delete key takes back what was just typed", async () => {
  const page = await entry("123");
  await page.click(cell(0));
  await page.click("#digits [data-digit='9']");
  await page.click("[data-act=erase]");
  assert.equal(page.values, values(".23"));
  assert.deepEqual([...(await page.state()).selected], [0]);
  // An empty cell leads back to the one before, as on a typewriter; a chosen one is emptied.
  await page.click(cell(3));
  await page.click("[data-act=erase]");
  assert.equal(page.values, values(".2"));
  await page.click(cell(1));
  await page.click("[data-act=erase]");
  assert.equal(page.values, values(""));
});

test("the keypad enters, skips, moves on and takes back", async () => {
  const page = await entry();
  for (const key of ["[data-digit='1']", "[data-act=skip]", "[data-digit='3']", "[data-digit='4']"]) await page.click(`#digits ${key}`);
  await page.click("[data-act=undo]");
  assert.equal(page.values, values("1.3"));
});

test("the number pad writes digits", async () => {
  const page = await entry();
  // With NumLock on Shift makes a navigation key of it, on some systems.
  for (const key of ["7", "Home"]) {
    const press = new page.window.KeyboardEvent("keydown", { key, code: "Numpad7", bubbles: true, cancelable: true });
    press.getModifierState = (/** @type {string} */ name) => name === "NumLock";
    page.focused.dispatchEvent(press);
    await page.settled();
  }
  assert.equal(page.values, values("77"));
});

test("the lamp shows what the entry amounts to", async () => {
  const page = await entry();
  const lamp = () => page.one("#lamp").dataset.state;
  assert.equal(lamp(), "empty");
  await page.type("12");
  await page.pass(300);
  assert.equal(lamp(), "several");
  await page.type("2");
  await page.pass(300);
  assert.equal(lamp(), "conflict");
  assert.equal(page.one(cell(1)).getAttribute("aria-invalid"), "true");
});

test("a puzzle with several solutions does not start", async () => {
  const page = await entry("0".repeat(9) + OTHER.slice(9).replaceAll(".", "0"));
  await page.click(".start-key");
  assert.equal(page.text("#panel-title"), "There are several solutions");
  assert.equal(phase(page), "entering");
  assert.ok(page.all("#board .differing").length);
});

test("a mistyped digit is found and repaired with one tap", async () => {
  const page = await entry(`4${PUZZLE.slice(1).replaceAll(".", "0")}`);
  await page.click(".start-key");
  const number = page.all(".repairs li").findIndex((each) => each.textContent.includes("A1"));
  await page.click(`.repairs li:nth-child(${number + 1}) button`);
  assert.notEqual(page.values[0], "4");
  await page.click(".start-key");
  assert.equal(phase(page), "playing");
});

test("givens can be changed after the start", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.click(cell(2));
  await page.press("4");
  await page.click(".top-keys [data-act=openMenu]");
  await page.click("[data-act=editPuzzle]");
  assert.equal(page.values, PUZZLE);
  await page.click(cell(0));
  await page.press("9");
  assert.equal(page.values[0], "9");
});
