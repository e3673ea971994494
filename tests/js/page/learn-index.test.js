// @ts-check
/** The list of techniques: how one stands to each, and filters that work together. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";
import { allTechniques } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PRACTISED = { right: 2, tried: 3, streak: 1, ease: 0, recent: [] };
const LONG_AGO = { due: "2020-01-01T00:00:00Z", last_review: "2019-12-01T00:00:00Z" };
const FAR_AHEAD = { due: "2999-03-05T12:00:00Z", last_review: "2019-12-01T00:00:00Z" };

/** The list in German, for somebody who has learned a little. */
async function openList() {
  const browser = new Browser();
  const techniques = { "x-wing": { ...PRACTISED, card: LONG_AGO }, swordfish: { ...PRACTISED, card: FAR_AHEAD } };
  browser.kept.set("sudoku-helper:progress", JSON.stringify({ techniques, firstGame: "done" }));
  browser.kept.set("sudoku-helper:preferences", JSON.stringify({ known: ["full-house"] }));
  return browser.open("/de/learn");
}

/**
 * The techniques that are listed.
 * @param {Page} page
 */
const listed = (page) => page.all(".pictured").filter((each) => !each.closest("[hidden]")).map(({ dataset }) => dataset.key);

test("the list tells what is known, begun and due, and shows each alone", async () => {
  const page = await openList();
  const count = (await allTechniques()).length;
  const standing = (/** @type {string} */ key) => page.text(`[data-key=${key}] .standing`);
  assert.equal(standing("x-wing"), "angefangen · heute fällig");
  assert.equal(standing("full-house"), "kann ich");
  assert.equal(standing("swordfish"), "angefangen · wieder am 5. März");
  const choices = page.all("#standing-filter label");
  const words = choices.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
  assert.deepEqual(words, [`Alle ${count}`, "Heute fällig 1", "Angefangen 2", "Kann ich 1"]);
  const choose = (/** @type {number} */ number) => page.click(`#standing-filter label:nth-of-type(${number}) input`);
  await choose(3);
  assert.deepEqual(listed(page), ["x-wing", "swordfish"]);
  assert.equal(page.text("#found"), "Gefundene Techniken: 2");
  await page.fill("#q", "schwert");
  assert.deepEqual(listed(page), ["swordfish"]);
  await page.fill("#q", "");
  await choose(4);
  assert.deepEqual(listed(page), ["full-house"]);
  await choose(1);
  assert.equal(listed(page).length, count);
});

test("whoever has not begun sees the techniques alone", async () => {
  const page = await openPage("/de/learn");
  assert.equal(page.all(".pictured .pattern").length, (await allTechniques()).length);
  await page.fill("#q", "x-wing");
  assert.ok(page.text("#found"));
  assert.ok(page.one("#standing-filter").hidden);
  assert.equal(page.all(".standing").length, 0);
});

test("the list is filtered while a name is typed, in either language", async () => {
  const page = await openPage("/en/learn");
  await page.fill("#q", "Wolkenkr");
  const names = listed(page).map((key) => page.text(`[data-key=${key}] a`));
  assert.deepEqual(names, ["Skyscraper", "Grouped Skyscraper"]);
  assert.equal(page.text("#found"), "Techniques found: 2");
});
