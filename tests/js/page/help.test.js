// @ts-check
/** Help in four stages, for placing and eliminating techniques and for mistakes. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { ELIMINATING, ELIMINATING_SOLVED, VERY_EASY, allTechniques, at, cellsWith, help, playing, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const TITLE = "#panel-title";
const WORDS = "#panel-body";
/** @param {Page} page */
const rolesShown = (page) => page.all("#board .role").length;
/** @param {Page} page */
const dots = (page) => page.all(".help-key .dots .on").length;

test("four presses place a digit, and each shows more", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1);
  assert.ok(cellsWith(page, "area-primary").length);
  assert.equal(rolesShown(page), 0);
  assert.match(page.text("#legend"), /look here first/);
  await help(page, 2);
  assert.ok(rolesShown(page));
  assert.notEqual(page.values, VERY_EASY, "the digit to be placed is shown");
  await help(page, 3);
  assert.ok(page.all(".sentences li").length >= 2);
  await page.press("h");
  assert.match(page.text(WORDS), /Done/);
  assert.equal([...page.values].filter((digit) => digit !== ".").length, 26);
  assert.deepEqual(cellsWith(page, "area-primary"), []);
});

test("what help has placed is chosen, and the game goes on", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1, 2, 3);
  await page.press("h");
  const [cell, ...others] = cellsWith(page, "selected");
  assert.deepEqual([others, VERY_EASY[cell]], [[], "."]);
  assert.notEqual(page.values[cell], ".");
  assert.ok(page.one(`${at(cell)} .value`).matches(".role-placed"));
  const keys = page.all("#panel-actions button").filter((key) => !key.closest("[hidden]"));
  assert.deepEqual(keys.map((key) => key.textContent.trim()), ["Go on playing", "Next help"]);
  await page.click("#help-end");
  assert.equal(page.text(TITLE), "55 cells to go");
  assert.equal(rolesShown(page), 0);
});

test("four presses cross candidates out, and one press undoes it", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await help(page, 1, 2, 3);
  const gone = page.all(".marks .role-gone").map((mark) => [Number(mark.closest(".cell").dataset.cell), mark.dataset.digit]);
  assert.ok(gone.length);
  await page.press("h");
  await page.click("#help-end");
  assert.equal(page.all(".marks .role-gone").length, 0);
  for (const [cell, digit] of gone) assert.ok(!page.marks(cell).includes(digit));
  await page.press("Control+z");
  for (const [cell, digit] of gone) assert.ok(page.marks(cell).includes(digit));
});

test("help that was closed goes on where it was, until a move is made", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1, 2);
  const name = page.text(TITLE);
  await page.press("Escape");
  assert.deepEqual([page.text(TITLE), dots(page)], ["56 cells to go", 2]);
  await help(page, 2);
  assert.equal(page.text(TITLE), name);
  await help(page, 3);
  await page.click("#panel-close");
  await page.click("#panel [data-act=check]");
  assert.equal(page.text(TITLE), "All right so far");
  await help(page, 3);
  await page.press("Escape");
  await write(page, 0, 9);
  assert.equal(dots(page), 0);
  await help(page, 1);
});

test("an own move ends the help at every stage", async () => {
  const page = await playing(VERY_EASY);
  for (const stages of [[1], [1, 2], [1, 2, 3]]) {
    await help(page, ...stages);
    await write(page, 0, 9);
    assert.deepEqual([cellsWith(page, "area-primary"), rolesShown(page)], [[], 0]);
    await help(page, 1);
    await page.press("Escape");
    await page.press("Control+z");
    assert.equal(page.values, VERY_EASY);
  }
});

test("moving the cursor does not end the help, and one press leads back", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1, 2);
  await page.press("ArrowDown");
  assert.ok(rolesShown(page));
  await page.press("Shift+H");
  assert.match(page.text("#panel-eyebrow"), /1 of 4/);
  assert.equal(rolesShown(page), 0);
  assert.ok(cellsWith(page, "area-primary").length);
});

test("another step is another one", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1, 2);
  const first = page.values;
  await page.click("#help-another");
  assert.match(page.text("#panel-eyebrow"), /1 of 4/);
  await help(page, 2);
  assert.notEqual(page.values, first);
});

test("words with a part in the pattern stand out, and light up their cells", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await help(page, 1, 2, 3);
  const chips = page.all(`${WORDS} .chip`);
  assert.ok(chips.length >= 2);
  assert.deepEqual(chips.filter((chip) => !/role-/.test(chip.className)), [], "no other word does");
  assert.match(page.text(".sentences li"), /missing|still/);
  page.one(".chip.role-gone").focus();
  await page.settled();
  assert.ok(cellsWith(page, "lit").length);
  assert.ok(cellsWith(page, "dim").length);
  page.one("#help-next").focus();
  await page.settled();
  assert.deepEqual(cellsWith(page, "lit"), []);
});

test("one walks through the sentences", async () => {
  const page = await playing(VERY_EASY);
  await help(page, 1, 2, 3);
  const count = page.all(".sentences li").length;
  for (let number = 0; number < count; number += 1) {
    await page.click("#help-sentence");
    assert.deepEqual(page.all(".sentences li").map((line) => line.classList.contains("reading")).indexOf(true), number);
  }
  await page.click("#help-sentence");
  assert.equal(page.all(".reading").length, 0);
});

test("all steps and the whole way are listed, and lead to their explanation", async () => {
  const page = await playing(VERY_EASY);
  await page.click("#panel [data-act=showSteps]");
  assert.match(page.text(TITLE), /Steps possible now/);
  await page.click("summary.step-line");
  assert.match(page.text("button.step-line"), /^[A-I][1-9] = [1-9]$/);
  await page.click("button.step-line");
  assert.match(page.text("#panel-eyebrow"), /3 of 4/);
  await page.press("Escape");
  await page.click("#panel [data-act=showPath]");
  assert.match(page.text(TITLE), /The whole way/);
  const lines = page.all("button.step-line").length;
  assert.ok(lines > 40);
  assert.ok(page.all(`${WORDS} > .steps > li`).length < lines);
});

test("a wrong digit comes first, in the same stages", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 4);
  await help(page, 1);
  assert.equal(page.text(TITLE), "First something else");
  assert.deepEqual(cellsWith(page, "area-primary"), []);
  await help(page, 2);
  assert.ok(cellsWith(page, "area-secondary").includes(0));
  await help(page, 3);
  assert.deepEqual(cellsWith(page, "area-primary"), [0]);
  await page.press("h");
  assert.equal(page.values, VERY_EASY);
});

test("a needed candidate that was crossed out comes back", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await page.click(at(0));
  await page.press("Shift+4");
  assert.ok(!page.marks(0).includes("4"));
  await help(page, 1, 2, 3);
  await page.press("h");
  assert.ok(page.marks(0).includes("4"));
});

test("a shown digit that is placed by hand ends the game as well", async () => {
  const page = await playing(`.${ELIMINATING_SOLVED.slice(1)}`);
  await help(page, 1);
  await write(page, 0, ELIMINATING_SOLVED[0]);
  assert.equal(page.text(TITLE), "Victory!");
});

test("German help keeps English names apart, and its first two stages say one thing once", async () => {
  const page = await playing(ELIMINATING, {}, "de");
  await page.press("k");
  await help(page, 1);
  assert.equal(page.all(`${TITLE} [lang=en]`).length, 1);
  assert.match(page.text(WORDS), /^Schau dir [^.]+ an\. Siehst du es\?$/);
  await help(page, 2);
  assert.equal(page.text(WORDS), "Diese Kandidaten bilden das Muster.");
  assert.equal(page.one("html").lang, "de");
});

test("where no technique fits, a digit is offered without a reason", async () => {
  const off = (await allTechniques()).map((technique) => technique.key);
  const page = await playing(VERY_EASY, { off });
  await page.press("h");
  assert.equal(page.text(TITLE), "No technique fits here");
  await page.click(`${WORDS} [data-act=reveal]`);
  assert.equal(page.values.split(".").length, VERY_EASY.split(".").length - 1);
});
