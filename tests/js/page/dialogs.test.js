// @ts-check
/** Dialogs: what is said while one is open, and what closes it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { isBeside } from "../../../static/js/dialogs.js";
import { openPage } from "../tools/page.js";

const BOX = { left: 100, top: 50, right: 300, bottom: 250 };
const [BESIDE, WITHIN] = [[20, 60], [110, 60]];

/** @typedef {import("../tools/page.js").Page} Page */

/**
 * Press somewhere and release somewhere: on elements, at points.
 * @param {Page} page
 * @param {[selector: string, point: number[]]} from
 * @param {[selector: string, point: number[]]} to
 * @param {string} clicked the selector of what holds both
 */
async function drag(page, from, to, clicked) {
  /** @type {[string, string, number[]][]} */
  const events = [["pointerdown", ...from], ["pointerup", ...to], ["click", clicked, to[1]]];
  for (const [type, selector, [clientX, clientY]] of events) {
    page.one(selector).dispatchEvent(new page.window.MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
  }
  await page.settled();
}

/** The box to paste into, with a text in it. */
async function importing() {
  const page = await openPage("/?lang=en");
  await page.click('.top-keys [data-act="openImport"]');
  page.one("#import-dialog").getBoundingClientRect = () => BOX;
  await page.fill("#import-text", "53..7");
  return page;
}

/** @param {Page} page */
const isOpen = (page) => page.one("#import-dialog").open;

test("a point is beside a box or not", () => {
  const around = [[99, 60], [301, 60], [150, 49], [150, 251]];
  assert.ok(around.every(([clientX, clientY]) => isBeside({ clientX, clientY }, BOX)));
  const within = [[100, 50], [300, 250], [150, 60]];
  assert.ok(!within.some(([clientX, clientY]) => isBeside({ clientX, clientY }, BOX)));
});

test("a press beside a dialog closes it", async () => {
  const page = await importing();
  await drag(page, ["#import-dialog", BESIDE], ["#import-dialog", BESIDE], "#import-dialog");
  assert.equal(isOpen(page), false);
});

test("neither a press between its parts nor a text that is selected until beyond its edge does", async () => {
  const page = await importing();
  await drag(page, ["#import-dialog", WITHIN], ["#import-dialog", WITHIN], "#import-dialog");
  await drag(page, ["#import-text", WITHIN], ["#import-dialog", BESIDE], "#import-dialog");
  await drag(page, ["#import-dialog", BESIDE], ["#import-text", WITHIN], "#import-dialog");
  assert.equal(isOpen(page), true);
  assert.equal(page.one("#import-text").value, "53..7");
});

test("a box that is closed while one types stays closed, whatever was about to be read", async () => {
  const page = await importing();
  await page.click('#import-dialog [data-act="closeDialog"]');
  await page.pass(2000);
  assert.equal(isOpen(page), false);
});

test("what is said while a dialog is open is said in it, and outside again when it is closed", async () => {
  const page = await openPage("/?lang=en");
  const { announce } = await page.import("/static/js/messages.js");
  const dialogOf = (/** @type {string} */ selector) => page.one(selector).closest("dialog")?.id;
  await page.click('.top-keys [data-act="openMenu"]');
  announce("something");
  await page.settled();
  assert.deepEqual([page.told, dialogOf("#status")], ["something", "menu-dialog"]);
  await page.click('#menu-dialog [data-act="openImport"]');
  assert.equal(dialogOf("#status"), "import-dialog");
  await page.click('#import-dialog [data-act="closeDialog"]');
  assert.equal(dialogOf("#status"), undefined);
});

test("what was offered before a dialog was opened can be taken in it", async () => {
  const page = await openPage("/?lang=en");
  await page.click('[data-act="enterPuzzle"]');
  await page.type("12");
  await page.click('#keypad [data-act="clearAll"]');
  await page.click('.top-keys [data-act="openMenu"]');
  await page.click("#toast-key");
  assert.equal(page.values.slice(0, 2), "12");
  assert.equal(page.one("#toast").hidden, true);
  await page.click('#menu-dialog [data-act="closeDialog"]');
  assert.equal(page.one("#toast").parentElement, page.window.document.body);
});

test("messages outlive the dialog that they were in", async () => {
  const page = await openPage("/?lang=en");
  const { showToast } = await page.import("/static/js/messages.js");
  await page.click('.top-keys [data-act="openMenu"]');
  showToast("in the menu");
  await page.settled();
  page.one("#menu-dialog").remove();
  showToast("outside");
  await page.settled();
  assert.deepEqual([page.text("#toast-text"), page.told], ["outside", "outside"]);
});
