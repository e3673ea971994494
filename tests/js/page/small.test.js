// @ts-check
/** Small boards: enter, play, check, watch to the end. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const FIRST = ".3....2..2.4.132";
const SOLUTION = "2341142332144132";

/** @param {number} cell */
const at = (cell) => `[data-cell="${cell}"]`;

/** @param {Page} page */
const valuesOf = (page) => page.all(".small-cell").map(({ textContent }) => (/^\d$/.test(textContent) ? textContent : ".")).join("");

/** @param {Page} page */
const told = (page) => page.text("#small-message") ?? "";

test("a small puzzle is played with the keyboard and checked", async () => {
  const page = await openPage("/en/small");
  assert.equal(valuesOf(page), FIRST);
  page.one(at(0)).focus();
  await page.press("1");
  assert.equal(page.one(at(0)).getAttribute("aria-label"), "A1, 1");
  await page.press("Enter");
  assert.match(told(page), /1 cannot stand in A1/);
  assert.equal(page.one(at(0)).className, "small-cell own cursor wrong");
  await page.press("Control+z");
  assert.equal(page.text(at(0)), "");
  await page.press("h");
  assert.match(told(page), /Look at block 4/);
  await page.press("h");
  assert.match(told(page), /So 1 goes there/);
  // The hint has led the cursor to its cell.
  await page.press("1");
  assert.equal(valuesOf(page), `${FIRST.slice(0, 10)}1${FIRST.slice(11)}`);
  await page.press("ArrowUp");
  await page.press("4");
  assert.equal(valuesOf(page)[6], FIRST[6], "a given stays");
  await page.press("Home");
  assert.equal(page.focused.dataset.cell, "4");
  for (let cell = 0; cell < 16; cell += 1) {
    if (valuesOf(page)[cell] !== ".") continue;
    await page.click(at(cell));
    await page.click(`[data-digit="${SOLUTION[cell]}"]`);
  }
  await page.click("[data-act=check]");
  assert.match(told(page), /Solved!/);
  await page.fill("#small-givens", "6");
  await page.click("[data-act=newPuzzle]");
  assert.match(told(page), /Choose a cell/);
  assert.equal(page.window.location.hash, `#p=${valuesOf(page)}`);
  assert.equal([...valuesOf(page)].filter((digit) => digit === ".").length, 10);
});

test("a search that was entered is watched to its end", async () => {
  const page = await openPage(`/en/small#p=${".".repeat(16)}`);
  const watched = () => page.text("#watch-message") ?? "";
  await page.click("[data-act=editPuzzle]");
  for (const [cell, digit] of [...FIRST].entries()) {
    if (digit === ".") continue;
    await page.click(at(cell));
    await page.press(digit);
  }
  await page.click("[data-act=check]");
  assert.match(told(page), /exactly one solution/);
  await page.click("[data-act=openWatch]");
  assert.equal(page.focused.id, "watch-toggle");
  await page.press("ArrowRight");
  assert.equal(watched(), "A1: the next empty cell.");
  assert.equal(page.text(".code [aria-current=step]"), "CHOOSE the next empty cell");
  await page.press("ArrowRight");
  assert.match(page.text("#search-options .option-now") ?? "", /1/);
  assert.equal(page.text("#search-calls li"), "1. solve(): A1 = 1");
  await page.press("ArrowLeft");
  assert.equal(page.text("#search-calls li"), "1. solve(): A1 = ?");
  await page.fill("#watch-speed", "8");
  await page.click("#watch-toggle");
  await page.pass(60_000);
  assert.equal(watched(), "Solution 1 found!");
  assert.equal(valuesOf(page), SOLUTION);
  assert.equal(page.text("#search-depth"), "10");
  await page.click("[data-act=watchToResult]");
  assert.match(watched(), /No further solution/);
  assert.equal(page.text("#watch-steps"), "30");
  assert.ok(page.one("#watch-toggle").disabled);
  await page.press("Escape");
  assert.equal(page.one("html").dataset.small, "playing");
});
