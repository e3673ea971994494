// @ts-check
/** The menu and whatever else is open: how it is put away again. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { ELIMINATING_SOLVED, PROOF, VERY_EASY, choose, playing, withOnly, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

test("every line of the menu has a drawing that exists", async () => {
  const page = await openPage("/?lang=en");
  await page.click(".top-keys [data-act=openMenu]");
  const lines = page.all("#menu-dialog .menu-item");
  assert.ok(lines.length > 10);
  const missing = lines.filter((line) => !page.find(line.querySelector("use")?.getAttribute("href") ?? "#none"));
  assert.deepEqual(missing.map((line) => line.dataset.act), []);
});

/**
 * What lies over what else, and what the panel beside or below the board is about.
 * @param {Page} page
 */
function open(page) {
  const { dataset } = page.one("html");
  const panel = page.one("#panel");
  return {
    view: dataset.view, panel: panel.dataset.kind, isOpen: panel.classList.contains("open"),
    over: ["trial", "watching", "projector"].filter((name) => name in dataset),
    dialogs: page.all("dialog[open]").map((dialog) => dialog.id),
  };
}

const PANEL = "#panel-close";
const DIALOG = "dialog[open] [data-act=closeDialog]";
/** @param {string} act */
const byMenu = (act) => (/** @type {Page} */ page) => choose(page, act);
/** @param {string} act */
const byKey = (act) => (/** @type {Page} */ page) => page.click(`header [data-act=${act}]`);

/** @param {Page} page */
async function showProof(page) {
  for (const key of "hhh.") await page.press(key);
  assert.equal(page.all(".sentences .reading").length, 1);
}

/** @param {Page} page */
async function showTrial(page) {
  await showProof(page);
  await page.click("#try-together");
}

/** @type {Record<string, [(page: Page) => Promise<unknown>, string]>} how it is shown, and the key that closes it */
const PLACES = {
  help: [(page) => page.press("h"), PANEL],
  steps: [byMenu("showSteps"), PANEL],
  path: [byMenu("showPath"), PANEL],
  check: [byMenu("check"), PANEL],
  watch: [byMenu("openWatch"), ".watch [data-act=stopWatch]"],
  projector: [byMenu("openProjector"), "[data-act=leaveProjector]"],
  menu: [byKey("openMenu"), DIALOG],
  preferences: [byKey("openPreferences"), DIALOG],
  import: [byKey("openImport"), DIALOG],
  keys: [byMenu("openKeys"), DIALOG],
  share: [byMenu("openShare"), DIALOG],
  print: [byMenu("openPrint"), DIALOG],
  new: [byMenu("openNew"), DIALOG],
  booklet: [byMenu("openBooklet"), DIALOG],
};

/**
 * Show something twice and close it by Escape and by its key: what is open afterwards.
 * @param {Page} page
 * @param {string} name
 * @param {(page: Page) => Promise<unknown>} show
 * @param {string} key
 */
async function closeTwice(page, name, show, key) {
  const before = open(page);
  const left = [];
  for (const close of [() => page.press("Escape"), () => page.click(key)]) {
    await show(page);
    assert.notDeepEqual(open(page), before, name);
    await close();
    left.push(open(page));
  }
  return { before, left };
}

test("Escape and the close key do the same everywhere", async () => {
  const page = await playing(VERY_EASY);
  for (const [name, [show, key]] of Object.entries(PLACES)) {
    const { before, left } = await closeTwice(page, name, show, key);
    assert.deepEqual(left, [before, before], name);
  }
});

test("a proof and a trial are closed by Escape and by the key of the panel", async () => {
  for (const show of [showProof, showTrial]) {
    const page = await (await withOnly("cell-forcing-chain")).open("/?lang=en");
    await page.play(PROOF);
    const { before, left } = await closeTwice(page, show.name, async (again) => {
      // Help that was put away goes on where it was; another position has its own.
      await again.play(PROOF);
      await show(again);
    }, PANEL);
    assert.deepEqual(left, [before, before], show.name);
  }
});

test("the collection leads to the same place, whichever way it is left", async () => {
  const page = await playing(VERY_EASY);
  const { before, left } = await closeTwice(page, "collection", async (again) => {
    await again.play(VERY_EASY);
    await choose(again, "openCollection");
  }, "[data-act=leaveCollection]");
  assert.deepEqual(left[0], left[1]);
  assert.notEqual(left[0].view, "collection");
  assert.deepEqual(left[0].dialogs, before.dialogs);
});

test("a victory is put away and shown again", async () => {
  const page = await playing(`.${ELIMINATING_SOLVED.slice(1)}`);
  const isShown = () => open(page).isOpen && open(page).panel === "victory";
  for (const close of [() => page.press("Escape"), () => page.click(PANEL)]) {
    await write(page, 0, 4);
    assert.ok(isShown());
    assert.ok(page.find(".looking-back"), "it follows by itself");
    await close();
    assert.ok(!open(page).isOpen);
    await page.click("#keypad [data-act=openSummary]");
    assert.ok(isShown());
    await page.press("Escape");
    await page.press("Control+z");
    assert.ok(!open(page).isOpen);
    await page.press("Control+y");
    assert.ok(isShown());
    await page.press("Control+z");
  }
});
