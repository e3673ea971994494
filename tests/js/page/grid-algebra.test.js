// @ts-check
/** The page of transformations: make one, have it found out, walk through a list of grids. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

/**
 * Something that is pressed, by its words.
 * @param {Page} page
 * @param {string} words
 */
async function pressWords(page, words) {
  const found = page.all("main button").find((each) => each.textContent.trim() === words);
  assert.ok(found, words);
  await page.click(found);
}

/**
 * The field that a label names.
 * @param {Page} page
 * @param {string} words
 */
function field(page, words) {
  const label = page.all("main label").find((each) => each.textContent.trim().startsWith(words));
  const found = label?.control ?? label?.querySelector("select, input, textarea");
  assert.ok(found, words);
  return found;
}

test("a transformation is made and found out, and a list of grids walked through", async () => {
  const page = await openPage("/de/learn/transformations");
  const found = () => page.text("#found-out") ?? "";

  await pressWords(page, "Umformen");
  assert.match(found(), /Wertpermutation/);
  assert.match(found(), /gleichwertig \(isomorph\)/);
  await page.fill(field(page, "Umformung"), "turn");
  await page.fill(field(page, "Vierteldrehungen"), "3");
  await pressWords(page, "Umformen");
  assert.match(found(), /nach links/);
  await page.fill(field(page, "Umformung"), "rows");
  await page.fill("[data-image='3'] input", "1 1 2");
  await pressWords(page, "Umformen");
  assert.match(page.text("#change-problem") ?? "", /jede Zahl von 1 bis 3/);

  await page.fill(field(page, "Zweites Gitter"), "123");
  assert.match(page.text("#second-problem") ?? "", /hier gefunden: 3/);
  assert.equal(found(), "");
  await page.fill(field(page, "Zweites Gitter"), ".".repeat(81));
  await pressWords(page, "Vergleichen");
  assert.match(found(), /nicht gleichwertig/);

  await page.click(field(page, "Blöcke"));
  await pressWords(page, "Lösen");
  assert.match(page.text("#walk-end") ?? "", /Gelöst/);
  assert.equal(page.text("#walk-told"), "Das gegebene Gitter.");
  await pressWords(page, "Weiter");
  assert.match(page.text("#walk-place") ?? "", /Gitter 2 von/);
  assert.match(page.text("#walk-told") ?? "", /In Block/);
  assert.equal(page.all("#walk-picture .marked").length, 1);
  await pressWords(page, "Zurück");
  assert.match(page.text("#walk-place") ?? "", /Gitter 1 von/);
  await page.fill("#walk-number", page.one("#walk-number").max);
  const rows = page.all("#walk-picture text").map(({ textContent }) => textContent);
  assert.ok(rows.length === 9 && rows.every((row) => /^\d{9}$/.test(row)));
  assert.ok(page.all("main button").find((each) => each.textContent.trim() === "Weiter").disabled);

  const example = field(page, "Beispiel");
  await page.fill(example, example.options[2].value);
  assert.ok(page.one("#walk").hidden);
});
