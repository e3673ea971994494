// @ts-check
/** Help that is open when another language is chosen stays open, and speaks it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @typedef {Awaited<ReturnType<typeof openPage>>} Page */

/** A page on which the puzzle is played. */
async function playing() {
  const page = await openPage("/");
  await page.play(PUZZLE);
  return page;
}

/**
 * Set something, as the player does.
 * @param {Page} page
 * @param {string} name
 * @param {string} value
 */
async function choose(page, name, value) {
  await page.click(".icon-button[data-act=openPreferences]");
  const input = page.one(`#preferences input[name=${name}][value=${value}]`);
  input.checked = true;
  input.dispatchEvent(new page.window.Event("change", { bubbles: true }));
  await page.settled();
  await page.press("Escape");
  page.one("#preferences-dialog").close();
}

/** @param {Page} page */
const told = (page) => [page.text("#panel-title"), page.text("#panel-eyebrow")];

test("another language tells the open help anew, at the stage where it was", async () => {
  const page = await playing();
  for (let press = 0; press < 3; press += 1) await page.press("h");
  const english = page.text("#panel-body");
  page.server.hold("help");
  await choose(page, "language", "de");
  assert.match(page.text("#panel-eyebrow") ?? "", /Hinweis 3 von 4/, "it stays while it is asked for");
  await page.server.release("help");
  assert.match(told(page).join(), /Block.*sehr leicht · Hinweis 3 von 4/);
  assert.notEqual(page.text("#panel-body"), english);
  assert.match(page.text("#panel-body") ?? "", /Zelle|Ziffer|Block/);
  await page.press("h");
  assert.equal([...page.values].filter((digit, cell) => digit !== PUZZLE[cell]).join(""), "1", "it can be carried out");
  await choose(page, "language", "en");
  assert.deepEqual(told(page), ["Hidden Single (block)", "very easy · Stage 4 of 4"]);
});

test("other names of cells tell the open help anew, and help that was put aside", async () => {
  const page = await playing();
  for (let press = 0; press < 3; press += 1) await page.press("h");
  const before = page.text("#panel-body");
  await page.press("Escape");
  await choose(page, "coordinates", "r1c1");
  await page.press("h");
  assert.equal(page.text("#panel-eyebrow"), "very easy · Stage 3 of 4");
  assert.match(page.text("#panel-body") ?? "", /r\dc\d/);
  assert.notEqual(page.text("#panel-body"), before);
});

test("another language tells a list anew, and the step of it that is explained", async () => {
  const page = await playing();
  await page.click("#panel [data-act=showSteps]");
  const count = page.all("#panel-body button").length;
  const english = page.text("#panel-body");
  await choose(page, "language", "de");
  assert.equal(page.all("#panel-body button").length, count);
  assert.notEqual(page.text("#panel-body"), english);
  const { steps } = (await page.state()).page;
  (await page.import("/static/js/help/assist.js")).verbs.showStep(steps[1]);
  await page.settled();
  const { name, key } = steps[1].technique;
  assert.ok(page.text("#panel-title")?.startsWith(name));
  await choose(page, "language", "en");
  const { help } = await page.state();
  assert.deepEqual([help.step.technique.key, help.step.technique.name === help.step.technique.english], [key, true]);
  assert.ok(!page.text("#panel-title")?.startsWith(name));
});

test("help that is asked for comes in the language that was chosen meanwhile", async () => {
  const page = await playing();
  page.server.hold("help");
  await page.press("h");
  await choose(page, "language", "de");
  await page.server.release("help");
  assert.match(page.text("#panel-eyebrow") ?? "", /sehr leicht · Hinweis 1 von 4/);
});

test("without a connection the open help stays as it was told", async () => {
  const page = await playing();
  for (let press = 0; press < 3; press += 1) await page.press("h");
  const english = page.text("#panel-body .sentences");
  await (await page.import("/static/js/text.js")).learnLanguage("de");
  await page.server.leave();
  await choose(page, "language", "de");
  assert.deepEqual([page.text("#panel-title"), page.text("#panel-body .sentences")], ["Hidden Single (block)", english]);
  await page.server.comeBack();
  assert.notEqual(page.text("#panel-body .sentences"), english);
});

test("where the script that tells anew cannot be fetched the open help stays, and is told anew with the next choice", async () => {
  const page = await playing();
  for (let press = 0; press < 3; press += 1) await page.press("h");
  const before = page.text("#panel-body .sentences");
  page.missing = /help\/retelling/;
  await choose(page, "coordinates", "r1c1");
  assert.deepEqual([page.text("#panel-body .sentences"), page.one("#toast").hidden], [before, true]);
  page.missing = null;
  await choose(page, "language", "de");
  assert.match(page.text("#panel-body .sentences") ?? "", /[ZS]\d[SZ]\d|r\dc\d/);
});
