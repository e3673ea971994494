// @ts-check
/** The first moments of the page on a slow network: what is seen can be tapped, and nothing is built before it is wanted. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, Page, openPage } from "../tools/page.js";
import { VERY_EASY, choose, key, withPreferences } from "../tools/player.js";

const ENTER = "#home [data-act=enterPuzzle]";
const MAIN = /\/js\/main\.js/;

/** A page whose scripts are on their way. */
async function openEarly(browser = new Browser(), session = new Map()) {
  const page = new Page(browser, { session });
  browser.pages.push(page);
  page.holdScripts(MAIN);
  await page.goto("/?lang=de");
  return page;
}

/**
 * Load a page again, whose scripts then are on their way.
 * @param {Page} page
 */
async function reloadEarly(page) {
  page.holdScripts(MAIN);
  await page.reload();
}

/** @param {Page} page */
const viewOf = (page) => page.one("html").dataset.view;

/** @param {Page} page */
const busy = (page) => page.all("[aria-busy=true]").length;

test("a tap before the scripts is heard and done", async () => {
  const page = await openEarly();
  await page.click(ENTER);
  assert.equal(page.one(ENTER).getAttribute("aria-busy"), "true");
  assert.notEqual(viewOf(page), "board");
  await page.releaseScripts();
  assert.equal(viewOf(page), "board");
  assert.equal(busy(page), 0);
});

test("of several taps the last is done", async () => {
  const page = await openEarly();
  await page.click(ENTER);
  await page.click("[data-act=openMenu]");
  assert.equal(busy(page), 1);
  await page.releaseScripts();
  assert.ok(page.one("#menu-dialog").open);
  assert.equal(viewOf(page), "home");
});

test("an example opens whose card was tapped early", async () => {
  const page = await openEarly();
  await page.click("[data-example]");
  await page.releaseScripts();
  assert.equal(viewOf(page), "board");
  assert.ok(page.find(".cell.given"));
});

test("digits tapped and keys pressed after a reload reach the board in their order", async () => {
  const page = await openPage("/?lang=en");
  await page.click(ENTER);
  await page.type("12");
  await reloadEarly(page);
  await page.click(key(7));
  assert.equal(page.one(key(7)).getAttribute("aria-busy"), "true");
  await page.click(key(8));
  await page.releaseScripts();
  assert.equal(page.values, `78${".".repeat(79)}`);
  assert.equal(busy(page), 0);
  await reloadEarly(page);
  page.window.document.body.focus();
  for (const stroke of ["ArrowDown", "ArrowRight", "9"]) await page.press(stroke);
  await page.releaseScripts();
  assert.equal(page.values[10], "9");
});

test("the board comes back without the start page", async () => {
  const page = await openPage("/?lang=en");
  await page.play(VERY_EASY);
  await reloadEarly(page);
  assert.equal(viewOf(page), "board");
  await page.releaseScripts();
  assert.equal(page.values, VERY_EASY);
});

test("a key whose room is on its way shows that it was heard", async () => {
  const page = await openPage("/?lang=en");
  const make = "#home [data-act=openNew]";
  page.holdScripts(/making\/making\.js/);
  await page.click(make);
  assert.equal(page.one(make).getAttribute("aria-busy"), "true");
  await page.releaseScripts();
  assert.ok(page.one("#new-dialog").open);
  assert.equal(busy(page), 0);
});

test("a tap whose room cannot be fetched gets a sentence", async () => {
  const page = await openPage("/?lang=en");
  page.missing = /making\/making\.js/;
  await page.click("#home [data-act=openNew]");
  assert.match(page.text("#toast") ?? "", /did not answer/);
  assert.equal(busy(page), 0);
});

test("a newcomer gets no more than the start page", async () => {
  const page = await openPage("/?lang=en");
  assert.ok(page.all("*").length < 900);
  assert.equal(page.all("[data-cell], dialog#menu-dialog").length, 0);
  await page.click("[data-act=openMenu]");
  assert.ok(page.one("#menu-dialog").open);
  await page.press("Escape");
  await page.click(ENTER);
  assert.equal(page.all("[data-cell]").length, 81);
});

test("dialogs speak a language that the page was not served in", async () => {
  const page = await withPreferences({ language: "de" }).open("/", { language: "en" });
  await page.click("[data-act=openMenu]");
  assert.equal(page.text("#menu-title"), "Menü");
});

test("the browser chooses the language, and English if it knows none of ours", async () => {
  for (const [language, lang, word] of [["de-DE", "de", "Hilfe"], ["fr-FR", "en", "Help"]]) {
    const page = await openPage("/", { language });
    assert.equal(page.one("html").lang, lang);
    await page.click("[data-example]");
    assert.ok(page.text(".help-key")?.includes(word));
  }
});

for (const [system, undo] of [["Windows NT 10.0", "Strg+Z"], ["Macintosh; Intel Mac OS X", "Cmd+Z"]]) {
  test(`keys are named as on the keyboard: ${undo}`, async () => {
    const page = await openPage("/?lang=de");
    Object.defineProperty(page.window.navigator, "userAgent", { value: `Mozilla/5.0 (${system}) Chrome/140`, configurable: true });
    Object.defineProperty(page.window.navigator, "platform", { value: system.startsWith("Mac") ? "MacIntel" : "Win32", configurable: true });
    await choose(page, "openKeys");
    const names = page.all("#keys-dialog kbd").map(({ textContent }) => textContent);
    for (const name of [undo, "Umschalt", "Leertaste", "Entf", "Bild ab", "Bild auf", "Eingabe", "Esc"]) assert.ok(names.includes(name), name);
    assert.doesNotMatch(page.text("#keys-dialog") ?? "", /Ctrl/);
  });
}
