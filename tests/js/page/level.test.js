// @ts-check
/** How hard a puzzle is stands on the board as soon as it is played. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { ELIMINATING, VERY_EASY, addressOf, write } from "../tools/player.js";

const EYEBROW = "#panel-eyebrow";

test("the level is the one of the puzzle on the board, also after a reload", async () => {
  const page = await openPage(addressOf(ELIMINATING));
  assert.deepEqual([page.text("#level"), page.text(EYEBROW)], ["hard", "hard"]);
  const other = await page.browser.open(addressOf(VERY_EASY));
  assert.deepEqual([other.text("#level"), other.text(EYEBROW)], ["very easy", "very easy"]);
  await write(other, 0, 9);
  await other.reload();
  assert.equal(other.text("#level"), "very easy");
});

test("nothing is said of a puzzle that is being entered, until it starts", async () => {
  const page = await openPage(addressOf(ELIMINATING, "en", "entering"));
  assert.deepEqual([page.one("html").dataset.phase, page.text("#level")], ["entering", ""]);
  await page.click(".start-key");
  assert.equal(page.text("#level"), "hard");
});

test("the level is told in the language of the page", async () => {
  const page = await openPage(addressOf(ELIMINATING, "de"));
  assert.equal(page.text("#level"), "schwer");
});

test("a name that tells the level is not followed by it", async () => {
  const page = await openPage("/?lang=en");
  await page.click("[data-example]");
  assert.deepEqual([page.text("#level"), page.text(EYEBROW)], ["very easy", "very easy"]);
});
