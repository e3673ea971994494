// @ts-check
/** The start page: games to go on with, the puzzle of the day, what is due. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";
import { ELIMINATING, VERY_EASY, solveButOne, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

/** The puzzles of two days and the solution of the first. */
const TUESDAY = ".26...1..79..5..24...76..39...18....2....95...89.273469....84....4.7.9..658.43..2";
const TUESDAY_SOLVED = "826394175793851624541762839435186297267439581189527346972618453314275968658943712";
const WEDNESDAY = "3...16.....8.....3..73....275...1..9..2.6.1...96.......8.42.3....36......2..8.5..";

/**
 * Begin a game and go back to the start page.
 * @param {Page} page
 * @param {string} puzzle
 */
async function leaveAGame(page, puzzle = ELIMINATING) {
  await page.play(puzzle);
  await write(page, puzzle.indexOf("."), 4);
  await page.click(".brand-button");
}

test("the game to go on with is one press away, and earlier ones are there without it", async () => {
  const page = await openPage("/?lang=de");
  await leaveAGame(page);
  assert.ok(page.one("html").hasAttribute("data-games"));
  assert.match(page.text("#go-on [data-game]") ?? "", /Weiterspielen/);
  assert.ok(page.find("#go-on [data-game] svg text"));
  assert.ok(page.one("#continue").hidden);
  await page.click("#go-on [data-game]");
  assert.equal(page.values, `4${ELIMINATING.slice(1)}`);
  await leaveAGame(page, VERY_EASY);
  const games = page.all("#games [data-game]");
  assert.equal(games.length, 1);
  assert.notEqual(games[0].dataset.game, page.one("#go-on [data-game]").dataset.game);
});

test("the puzzle of the day is begun, gone on with and solved, and the next day has another", async () => {
  const page = await openPage("/?lang=de");
  const card = () => page.text("#day-card") ?? "";
  page.clock.now = Date.UTC(2026, 10, 17, 9);
  await page.reload();
  assert.match(card(), /Dienstag, 17. November/);
  assert.match(card(), /leicht/);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.click("#day-card");
    assert.equal(page.values, TUESDAY);
    await page.click(".brand-button");
    assert.match(card(), new RegExp(`noch ${TUESDAY.replaceAll(/\d/g, "").length} Zellen`));
  }
  assert.equal(page.all("#home [data-game]").length, 1, "it was not begun twice");

  await page.click("#day-card");
  const last = await solveButOne(page, TUESDAY_SOLVED);
  await write(page, last, TUESDAY_SOLVED[last]);
  await page.click(".brand-button");
  assert.match(card(), /gelöst/);
  page.clock.now = Date.UTC(2026, 10, 18, 9);
  await page.reload();
  assert.match(card(), /Mittwoch, 18. November/);
  assert.doesNotMatch(card(), /gelöst/);
  await page.click("#day-card");
  assert.equal(page.values, WEDNESDAY);
});

test("who opens something else is not taken away by the puzzle of the day", async () => {
  const page = await openPage("/?lang=en");
  page.holdScripts(/making\/day\.js/);
  await page.click("#day-card");
  assert.equal(page.one("#day-card").getAttribute("aria-busy"), "true");
  await page.click("[data-example]");
  const given = page.values;
  await page.releaseScripts();
  assert.equal(page.one("#day-card").getAttribute("aria-busy"), null);
  assert.equal(page.values, given);
});

test("it tells how many techniques are due", async () => {
  const browser = new Browser();
  const longAgo = "2020-01-01T00:00:00.000Z";
  const record = { right: 1, tried: 1, streak: 1, ease: 0, recent: [], card: { due: longAgo, last_review: longAgo } };
  browser.kept.set("sudoku-helper:progress", JSON.stringify({ techniques: { "x-wing": record, skyscraper: record } }));
  const page = await browser.open("/?lang=en");
  assert.equal(page.text("#next-what"), "Due today: 2");
  assert.match(page.text("#next-told") ?? "", /X-Wing/);
});
