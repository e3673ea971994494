// @ts-check
/** The server may go away and come back, storage may be damaged or full: nothing is lost, and whatever waits says so at once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = ".5.8.391....1956.88916.4..5.825471.991....45..45916.825.9.6187.1.....59...8.592.1";
const WAITING = /This needs the connection\./;
/** Longer than a gap that is not worth a word. */
const GAP = 5000;

/** @typedef {import("../tools/page.js").Page} Page */

/**
 * A page with a game whose server has died.
 * @param {(page: Page) => unknown} before what is done while it lives
 */
async function lonely(before = () => {}) {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await before(page);
  await page.server.leave();
  await page.pass(GAP);
  return page;
}

/**
 * @param {Page} page
 * @param {string} act
 */
async function menu(page, act) {
  await page.click(".top-keys [data-act=openMenu]");
  await page.click(`#menu-dialog [data-act=${act}]`);
}

/** @param {Page} page */
async function close(page) {
  for (const dialog of page.all("dialog[open]")) dialog.close();
  await page.press("Escape");
}

test("a server that is killed in the middle loses nothing", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.press("ArrowRight");
  await page.press("ArrowRight");
  await page.press("4");
  await page.server.leave();
  await page.pass(GAP);
  assert.equal(page.one("#notice").hidden, false);
  await page.press("ArrowRight");
  await page.press("6");
  await page.press("h");
  assert.equal(page.text("#panel-title"), "Waiting for the connection");
  await page.press("Escape");
  await page.press("h");
  await page.server.comeBack();
  assert.match(page.text("#panel-eyebrow") ?? "", /1 of 4/);
  assert.equal(page.one("#notice").hidden, true);
  assert.ok(page.values.startsWith("5346"));
});

test("an own move withdraws a question that waits", async () => {
  const page = await lonely();
  await page.press("h");
  for (const key of ["ArrowRight", "ArrowRight", "4"]) await page.press(key);
  await page.server.comeBack();
  assert.equal(page.one("#notice").hidden, true);
  assert.equal(page.text("#panel-title"), "50 cells to go");
});

test("a connection that breaks before the page has got everything comes back", async () => {
  const page = await openPage("/?lang=en", { missing: /socket\.io/ });
  await page.pass(GAP);
  assert.equal(page.one("#notice").hidden, false);
  page.missing = null;
  await page.pass(GAP);
  await page.play(PUZZLE);
  await page.press("h");
  assert.match(page.text("#panel-eyebrow") ?? "", /1 of 4/);
  assert.equal(page.one("#notice").hidden, true);
});

test("two windows play two games, and with one game they follow each other", async () => {
  const browser = new Browser();
  const one = await browser.open("/?lang=en");
  const other = await browser.open("/?lang=en");
  await one.play(PUZZLE);
  await other.play(OTHER);
  await other.press("4");
  await one.settled();
  for (const key of ["ArrowRight", "ArrowRight", "4"]) await one.press(key);
  await other.settled();
  for (const [page, values] of /** @type {[Page, string][]} */ ([[one, PUZZLE.replace("53.", "534")], [other, OTHER.replace(".", "4")]])) {
    await page.reload();
    assert.equal(page.values, values);
  }
  const third = await browser.open("/?lang=en");
  await third.click("#home [data-game]");
  assert.equal(third.values, one.values, "the last game is offered again");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "6"]) await third.press(key);
  await one.settled();
  assert.ok(one.values.startsWith("5346"));
  await one.press("Control+z");
  await third.settled();
  assert.ok(third.values.startsWith("534."));
});

test("a language that cannot be had now is not chosen", async () => {
  const page = await openPage("/", { missing: /data\/de\.json/ });
  await page.click("[data-act=openPreferences]");
  const choose = async () => {
    page.one("input[name=language][value=de]").click();
    await page.settled();
  };
  await choose();
  assert.match(page.text("#toast-text") ?? "", /answer/);
  assert.equal(page.one("input[name=language][value='']").checked, true);
  assert.equal(page.window.document.documentElement.lang, "en");
  page.missing = null;
  await choose();
  assert.equal(page.window.document.documentElement.lang, "de");
});

test("a browser that keeps nothing is told, and the game goes on", async () => {
  const browser = new Browser();
  browser.isFull = true;
  const page = await browser.open("/?lang=en");
  await page.play(PUZZLE);
  assert.match(page.text("#toast-text") ?? "", /no room/);
  await page.press("h");
  assert.match(page.text("#panel-eyebrow") ?? "", /1 of 4/);
});

test("a damaged store does not stop the page", async () => {
  const browser = new Browser();
  for (const [name, text] of [["game:x", "{broken"], ["game:y", '{"cells": [1]}'], ["preferences", "[]"], ["statistics", "5"], ["progress", '"x"'], ["class", "{}"], ["class-pupil", "[1]"], ["first-game", "[]"]]) {
    browser.kept.set(`sudoku-helper:${name}`, text);
  }
  const page = await browser.open("/?lang=en", { session: new Map([["sudoku-helper:tab", "x"]]) });
  await page.play(PUZZLE);
  assert.equal(page.values, PUZZLE);
  for (const path of ["/en/course/first-game", "/en/class", "/en/practise"]) assert.ok((await browser.open(path)).find("h1, #board"), path);
});

test("the notice is said once and follows the language", async () => {
  const page = await openPage("/");
  const { noticeEngine } = await page.import("/static/js/messages.js");
  /** @type {string[]} */
  const said = [];
  const status = page.one("#status");
  new page.window.MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, { childList: true });
  for (const answers of ["nobody", "nobody", "device"]) {
    noticeEngine(answers);
    await page.pass(GAP);
  }
  assert.deepEqual(said, ["No connection – the board works on", "offline, on this device"]);
  assert.equal(page.text("#notice"), "offline, on this device");
  await page.click("[data-act=openPreferences]");
  page.one("input[name=language][value=de]").click();
  await page.settled();
  assert.equal(page.text("#notice"), "offline, auf diesem Gerät");
});

test("whatever waits says so at once and goes on by itself", async () => {
  const page = await lonely(async (living) => {
    // What a room needs is fetched when it is first opened.
    for (const act of ["openNew", "openWatch", "openShare", "openImport", "openBooklet"]) {
      await menu(living, act);
      if (act === "openWatch") await living.click("[data-act=stopWatch]");
      await close(living);
    }
  });
  for (const act of ["check", "showSteps", "showPath"]) {
    await menu(page, act);
    assert.equal(page.text("#panel-title"), "Waiting for the connection", act);
    assert.match(page.text("#panel-body") ?? "", WAITING);
    await close(page);
  }
  await menu(page, "openShare");
  assert.match(page.text("#share-elsewhere-said") ?? "", WAITING);
  await page.click("#share-save");
  assert.match(page.text("#share-said") ?? "", WAITING);
  await close(page);
  await menu(page, "openImport");
  await page.fill("#import-text", PUZZLE);
  await page.pass(1000);
  assert.match(page.text("#import-problem") ?? "", WAITING);
  await close(page);
  await menu(page, "openBooklet");
  await page.click("#booklet-go");
  assert.match(page.text("#booklet-said") ?? "", WAITING);
  await close(page);
  await menu(page, "openWatch");
  assert.equal(page.text("#watch-message"), "Waiting for the connection");
  await page.click("[data-act=stopWatch]");
  await menu(page, "openNew");
  await page.click("#new-levels [data-level=easy]");
  assert.match(page.text("#new-said") ?? "", WAITING);
  await page.server.comeBack();
  assert.equal(page.find("#new-dialog[open]"), null);
  assert.notEqual(page.values, PUZZLE);
});

test("a box that waits when the connection breaks says so", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openNew]");
  page.server.hold("new");
  await page.click("#new-levels [data-level=easy]");
  assert.match(page.text("#new-said") ?? "", /being made/);
  await page.server.leave();
  await page.pass(GAP);
  assert.match(page.text("#new-said") ?? "", WAITING);
  await close(page);
  await page.click("#home [data-act=openNew]");
  assert.equal(page.text("#new-said"), "");
});

test("a Sudoku from a file of the collection is opened without being checked", async () => {
  const page = await lonely();
  const { openPosition } = await page.import("/static/js/game/games.js");
  await openPosition(OTHER, "from a file");
  await page.settled();
  assert.equal(page.values, OTHER);
});

test("an entry that cannot be checked says so", async () => {
  const page = await lonely();
  await page.click("[data-act=goHome]");
  await page.click("#home [data-act=enterPuzzle]");
  await page.press("5");
  await page.pass(1000);
  assert.equal(page.text("#lamp-text"), "Waits for the connection");
  await page.click(".start-key");
  assert.match(page.text("#panel-body") ?? "", WAITING);
});

test("marks of evaluation and steps of training say that they wait", async () => {
  const page = await lonely();
  const { current, update } = await page.import("/static/js/app.js");
  const prefer = async (/** @type {object} */ wishes) => {
    update({ preferences: { ...current().preferences, ...wishes } });
    await page.settled();
  };
  await prefer({ evaluation: "lazy" });
  assert.match(page.text("#toast-text") ?? "", WAITING);
  await prefer({ evaluation: "none", training: true });
  page.one("#toast-text").textContent = "";
  await page.click(".step-key");
  assert.match(page.text("#toast-text") ?? "", WAITING);
});

test("a drill says that it waits", async () => {
  const page = await openPage("/en/practise/xy-wing");
  await page.server.leave();
  await page.pass(GAP);
  await page.click("#keypad [data-act=hint]");
  assert.match(page.text("#toast-text") ?? "", WAITING);
  const { nextDrill } = await page.import("/static/js/learn/drill.js");
  nextDrill();
  await page.settled();
  assert.match(page.text("#panel-body") ?? "", WAITING);
  await page.server.comeBack();
  assert.match(page.text("#panel-body") ?? "", /Find it on the board/);
});
