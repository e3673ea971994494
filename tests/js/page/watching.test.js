// @ts-check
/** Watching it solve: by logic with reasons, by trying with the algorithm beside the board. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { ELIMINATING, ELIMINATING_SOLVED, VERY_EASY, addressOf, at, cellsWith, choose, playing } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const TWO_SOLUTIONS = "913.482566743.51.82586..347..7.12..953....4......536717861349253.956.814145289.63";
const HARDEST = "..617..9........3.....92...2..8.1..7.7.......1...53.....9.....638...7..9..1...5.4";
const FASTEST = "8";
const TRYING = "[data-act=watchTrying]";
const TO_RESULT = "[data-act=watchToResult]";
const LIT = ".code [aria-current=step]";

/**
 * A page on which a puzzle is watched.
 * @param {string} puzzle
 */
async function watching(puzzle) {
  const page = await playing(puzzle);
  await choose(page, "openWatch");
  assert.ok(page.one("html").dataset.watching);
  return page;
}

/** @param {Page} page */
const message = (page) => page.text("#watch-message") ?? "";

/**
 * Let it run as fast as it can, until it stops by itself.
 * @param {Page} page
 */
async function run(page) {
  await page.fill("#watch-speed", FASTEST);
  await page.click("#watch-toggle");
  for (let waits = 0; page.text("#watch-toggle-word") === "Pause"; waits += 1) {
    assert.ok(waits < 1000, "it never ends");
    await page.pass(100);
  }
}

test("nothing starts by itself, and pausing stops at once", async () => {
  const page = await watching(ELIMINATING);
  const steps = () => page.text("#watch-steps");
  for (const way of ["[data-act=watchLogic]", TRYING]) {
    await page.click(way);
    await page.pass(5000);
    assert.deepEqual([page.values, steps()], [ELIMINATING, "0"]);
  }
  await page.fill("#watch-speed", FASTEST);
  await page.click("#watch-toggle");
  await page.pass(100);
  const made = steps();
  assert.ok(Number(made) > 0);
  await page.click("#watch-toggle");
  const paused = steps();
  await page.pass(5000);
  assert.equal(steps(), paused);
});

test("by logic every step is shown with its reason and then done; going back takes it back", async () => {
  const page = await watching(ELIMINATING);
  await page.press("ArrowRight");
  assert.ok(page.find("#panel-body .sentences li") && page.find("#board .role"));
  while (page.values === ELIMINATING) await page.press("ArrowRight");
  await page.press("ArrowLeft");
  assert.match(page.text("#watch-toggle") ?? "", /Start/);
  assert.equal(page.values, ELIMINATING);
});

test("by logic it runs to the end, which can be left, or taken over and undone", async () => {
  const page = await watching(ELIMINATING);
  await run(page);
  assert.match(message(page), /Solved by logic alone/);
  assert.equal(page.values, ELIMINATING_SOLVED);
  await page.press("Escape");
  assert.equal(page.values, ELIMINATING);
  await choose(page, "openWatch");
  await run(page);
  await page.click("[data-act=watchTake]");
  assert.equal(page.text("#panel-title"), "Victory!");
  await page.press("Control+z");
  assert.equal(page.values, ELIMINATING);
});

for (const strategy of ["watchRowByRow", "watchSmart"]) {
  test(`trying finds both solutions and says that there is no further: ${strategy}`, async () => {
    const page = await watching(TWO_SOLUTIONS);
    await page.click(TRYING);
    await page.click(`[data-act=${strategy}]`);
    const solutions = new Set();
    for (const number of [1, 2]) {
      await page.click(TO_RESULT);
      assert.equal(message(page), `Solution ${number} found!`);
      solutions.add(page.values);
      assert.ok([...TWO_SOLUTIONS].every((given, cell) => given === "." || given === page.values[cell]));
    }
    assert.equal(solutions.size, 2);
    assert.equal(page.text("#watch-toggle"), "Next solution");
    await run(page);
    assert.match(message(page), /No further solution/);
    assert.equal(page.text("#watch-solutions"), "2");
    assert.ok(page.one("#watch-toggle").disabled);
    await page.press("Escape");
    assert.equal(page.values, TWO_SOLUTIONS);
  });
}

test("the line that is carried out is lit, and going back undoes it", async () => {
  const page = await watching(ELIMINATING);
  await page.click(TRYING);
  const told = [];
  for (let step = 0; step < 6; step += 1) {
    await page.press("ArrowRight");
    assert.equal(page.all(LIT).length, 1);
    told.push(page.text(LIT));
  }
  assert.deepEqual(told.slice(0, 2), ["CHOOSE the next empty cell", "place x"]);
  assert.notEqual(page.values, ELIMINATING);
  for (let step = 0; step < 6; step += 1) await page.press("ArrowLeft");
  assert.equal(page.values, ELIMINATING);
  assert.equal(page.text("#watch-steps"), "0");
  assert.ok(page.one("[data-act=watchBack]").disabled);
});

test("contradictions are shown where they arise", async () => {
  const page = await watching(ELIMINATING);
  await page.click(TRYING);
  for (let step = 0; step < 40 && !cellsWith(page, "contradiction").length; step += 1) await page.press("ArrowRight");
  const [framed] = cellsWith(page, "contradiction");
  assert.match(message(page), /Contradiction: /);
  assert.match(page.one(at(framed)).getAttribute("aria-label"), /Contradiction/);
});

test("a search can be followed to its result at once", async () => {
  const page = await watching(VERY_EASY);
  await page.click(TRYING);
  await page.click(TO_RESULT);
  assert.equal(message(page), "Solution 1 found!");
  assert.ok(!page.values.includes("."));
  assert.ok(Number(page.text("#watch-runs")) > 50);
  await page.click("[data-act=watchBack]");
  assert.notEqual(message(page), "Solution 1 found!");
});

test("a puzzle without solution is told so", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=enterPuzzle]");
  await page.type("12345678000000000" + "9");
  await choose(page, "openWatch");
  await page.click("[data-act=watchSmart]");
  await page.click(TO_RESULT);
  assert.match(message(page), /there is no solution/);
});

test("logic says that several solutions leave it undecided", async () => {
  const page = await watching(TWO_SOLUTIONS);
  await page.click("[data-act=watchLogic]");
  await page.press("ArrowRight");
  assert.match(message(page), /several solutions/);
});

test("a lesson opens in watching and is followed to its end", async () => {
  const lessons = await openPage("/en/learn/backtracking");
  const address = lessons.one("a[href*='#watch=']").getAttribute("href");
  const page = await openPage(`/?lang=en${address.slice(address.indexOf("#"))}`);
  assert.equal(page.focused.id, "watch-toggle");
  const empty = [...page.values].filter((digit) => digit === ".").length;
  const last = page.values.lastIndexOf(".");
  await page.press("ArrowRight");
  assert.equal(page.text("#search-cell"), "D1");
  assert.equal(page.text("#search-options"), "17");
  await page.press("ArrowRight");
  assert.deepEqual(page.all("#search-calls li").map(({ textContent }) => textContent), ["1. solve(): D1 = 1"]);
  await run(page);
  assert.equal(message(page), "Solution 1 found!");
  assert.equal(page.text("#search-depth"), String(empty + 1));
  // As it goes back, what was tried is struck out on the board and in the list.
  await page.press("ArrowRight");
  assert.ok(page.find(`${at(last)} .role-gone`));
  assert.equal(page.one("#watch-message").dataset.kind, "taken-back");
  await run(page);
  assert.match(message(page), /No further solution/);
  assert.equal(page.all("#search-calls li").length, 0);
  assert.equal(page.text("#watch-steps"), "30");
  assert.deepEqual(page.all(".watch-lessons a").map(({ textContent }) => textContent), ["30 steps", "100 steps", "500 steps"]);
});

test("chance goes another way to the same solution", async () => {
  const page = await openPage(addressOf(HARDEST).replace("#s=", "#watch="));
  assert.ok(page.one("#watch-chance").closest("[hidden]"));
  await page.click("[data-act=watchSmart]");
  await page.click("#watch-chance");
  await page.click(TO_RESULT);
  assert.equal(message(page), "Solution 1 found!");
  assert.ok([...HARDEST].every((given, cell) => given === "." || given === page.values[cell]));
});

test("keys do what the hint promises, wherever the mouse was", async () => {
  const page = await watching(ELIMINATING);
  await page.fill("#watch-speed", "0");
  for (const choice of ["[data-act=watchLogic]", TRYING, "[data-act=watchSmart]", "#watch-chance", "[data-act=watchRowByRow]"]) {
    await page.click(choice);
    const before = page.text("#panel-body");
    await page.press("ArrowRight");
    assert.notEqual(page.text("#panel-body"), before, choice);
  }
  for (const choice of ["[data-act=watchSmart]", "[data-act=watchLogic]"]) {
    await page.click(choice);
    for (const word of ["Pause", "Start"]) {
      await page.press(" ");
      assert.equal(page.text("#watch-toggle-word"), word);
    }
  }
  assert.equal(page.text("#watch [aria-pressed=true]"), "By logic");
});
