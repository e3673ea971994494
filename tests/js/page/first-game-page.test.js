// @ts-check
/** The guided first game, as somebody plays it who has never solved a Sudoku. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { at, cellsWith } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = ".17.3.6.4.3547...984295.7132.9..7.4.16.59237...3.1..6.5.6149837.917835..3.862.4..";
const SOLUTION = "917238654635471289842956713289367145164592378753814962526149837491783526378625491";
const F9 = 77;

/** @param {number | string} digit */
const key = (digit) => `#answer-digits [data-digit="${digit}"]`;

/** @param {Page} page */
const coach = (page) => page.text("#panel-body") ?? "";

/** @param {Page} page */
const title = (page) => page.text("#panel-title");

/**
 * Choose a cell and press its digit.
 * @param {Page} page
 * @param {number} cell
 */
async function place(page, cell) {
  await page.click(at(cell));
  await page.click(key(SOLUTION[cell]));
}

/** The first game in German, when the rule was read. */
async function afterTheRule() {
  const page = await openPage("/de/course/first-game");
  for (const told of ["81 Zellen", "eine Zeile", "eine Spalte", "die ganze Regel"]) {
    assert.ok(coach(page).includes(told), told);
    await page.click("#first-on");
  }
  assert.match(coach(page), /Schau dir diesen Block an/);
  return page;
}

test("whoever goes to a cell while the coach thinks stays there", async () => {
  const page = await afterTheRule();
  page.server.hold("help");
  await place(page, F9);
  await page.click(at(7));
  await page.server.release("help");
  assert.match(coach(page), /Schau dir diese Zeile an/);
  assert.deepEqual(cellsWith(page, "selected"), [7]);
});

test("the whole first game, with a mistake and an interruption", async () => {
  const page = await afterTheRule();
  assert.equal(cellsWith(page, "area-primary").length, 9);
  assert.equal(page.all(".mark").length, 0, "a beginner needs no notes");
  await page.click(key(7));
  assert.equal(title(page), "Hier nicht");
  assert.equal(coach(page), "Die 7 steht in diesem Block schon, in D8. In einem Block steht jede Ziffer nur einmal.");
  assert.equal(page.one(at(F9)).className, "cell own selected cursor conflict wrong area-primary");
  await page.click(key(5));
  assert.equal(title(page), "Richtig!");
  assert.match(coach(page), /Schau dir diese Zeile an/);

  await page.click("#first-help");
  assert.match(coach(page), /Von den Ziffern 1 bis 9 fehlt dort nur die 6/);
  await page.click("#first-help");
  assert.equal(title(page), "Für dich eingetragen.");
  await place(page, 7);
  assert.equal(page.text("#panel-eyebrow"), "3 von 30 Ziffern");
  assert.match(coach(page), /Schau dir diese Spalte an/);

  const before = page.values;
  await page.reload();
  assert.equal(title(page), "Schön, dass du wieder da bist!");
  assert.match(coach(page), /Schau dir/);
  assert.equal(page.values, before);

  const empty = [...before].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  for (const cell of empty.slice(0, 12)) await place(page, cell);
  assert.match(coach(page), /Ab jetzt suchst du selbst/);
  assert.deepEqual(cellsWith(page, "area-primary"), []);
  await page.press("h");
  assert.match(coach(page), /Schau dir/);
  assert.equal(cellsWith(page, "area-primary").length, 9);
  for (const cell of empty.slice(12)) await place(page, cell);
  assert.equal(title(page), "Gelöst!");
  assert.equal(page.values, SOLUTION);

  const [next, play] = page.all("#first-next a").map((way) => way.getAttribute("href"));
  assert.equal(next, "/de/course/singles");
  assert.equal(JSON.parse(page.browser.kept.get("sudoku-helper:progress") ?? "").firstGame, "done");
  const game = await page.browser.open(play);
  assert.equal(game.one("html").dataset.phase, "playing");
  assert.match(title(game) ?? "", /noch/);
  const [again] = page.all("#panel button").filter((each) => each.textContent.trim() === "Noch einmal von vorn");
  await page.click(again);
  assert.match(coach(page), /81 Zellen/);
  assert.equal(page.values, PUZZLE);
});

test("it can be played with keys alone", async () => {
  const page = await openPage("/de/course/first-game");
  for (let press = 0; press < 4; press += 1) {
    page.one("#first-on").focus();
    await page.press("Enter");
  }
  assert.match(coach(page), /Schau dir diesen Block an/);
  await page.press("7");
  assert.match(page.told ?? "", /Die 7 steht in diesem Block schon, in D8/);
  await page.press("Escape");
  assert.equal(page.values, PUZZLE);
  assert.match(page.told ?? "", /Schau dir diesen Block an/);
  await page.press("5");
  assert.match(page.told ?? "", /Schau dir diese Zeile an/);
  await page.press("ArrowUp");
  await page.press("9");
  assert.equal(title(page), "Hier nicht");
});
