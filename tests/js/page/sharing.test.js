// @ts-check
/** Sharing: a link brings the whole position back, and never ends a running game without asking. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";

/** @param {Page} page */
async function share(page) {
  await page.click(".top-keys [data-act=openMenu]");
  await page.click("#menu-dialog [data-act=openShare]");
}

/**
 * The link of the position on the board.
 * @param {Page} page
 */
async function linkOf(page) {
  await share(page);
  const link = page.one("#share-link").value;
  await page.click("#share-dialog .close");
  return link;
}

/** A page with an own digit and a crossed-out candidate. */
async function stuck() {
  const page = await openPage("/?lang=en");
  await page.play(OTHER);
  await page.click('#board [data-cell="0"]');
  await page.press("7");
  await page.press("k");
  await page.click('#board [data-cell="10"]');
  await page.press("Shift+8");
  return page;
}

/**
 * Follow a link in the page that is open.
 * @param {Page} page
 * @param {string} link
 */
async function follow(page, link) {
  page.window.location.hash = link.split("#")[1];
  await page.settled();
}

test("a link brings the whole position to another browser, and leaves the address", async () => {
  const page = await stuck();
  const link = await linkOf(page);
  assert.ok(link.startsWith("http://sudoku.test/#s=") && link.length < 200, link);
  const other = await openPage(`/?lang=en#${link.split("#")[1]}`);
  assert.equal(other.values, page.values);
  for (const cell of [2, 10, 40]) assert.equal(other.marks(cell), page.marks(cell));
  assert.equal(other.window.location.hash, "");
});

test("a link never ends a running game without asking", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  const link = await linkOf(page);
  await page.click(".brand-button");
  await page.play(OTHER);
  await page.click('#board [data-cell="0"]');
  await page.press("7");
  const mine = page.values;
  await follow(page, link);
  await page.click("#offer-dialog .second-key");
  assert.equal(page.values, mine);
  await follow(page, link);
  await page.click("#offer-open");
  assert.equal(page.values, PUZZLE);
  await page.click(".brand-button");
  assert.equal(page.all("#home [data-game]").length, 3);
});

test("a broken link is told and harms nothing", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await follow(page, "#s=gJhZrs41ZLCLJAlj");
  assert.match(page.text("#toast") ?? "", /not complete/);
  assert.equal(page.values, PUZZLE);
});

test("links for other sites hold the puzzle", async () => {
  const page = await openPage("/?lang=en");
  await page.play(OTHER);
  await share(page);
  const links = page.all("#share-elsewhere a").map((each) => each.getAttribute("href"));
  assert.equal(links.length, 4);
  await page.click("#share-dialog .close");
  await page.click(".brand-button");
  await page.click("#home [data-act=openImport]");
  for (const link of links) {
    await page.fill("#import-text", link);
    await page.pass(300);
    assert.match(page.text("#previews .card") ?? "", /30 givens, 0 own, 51 empty/, link);
  }
});

test("a position is saved as a file that the page reads again", async () => {
  const page = await stuck();
  const position = page.values;
  await share(page);
  await page.click("#share-save");
  const [{ name, text }] = page.saved;
  assert.equal(name, "sudoku.txt");
  const other = await openPage("/?lang=en");
  await other.click("#home [data-act=openImport]");
  await other.choose("#import-file", name, await text());
  await other.click("#previews .card");
  assert.equal(other.values, position);
});

test("a phone hands the position on as a link and a file", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  const link = await linkOf(page);
  assert.equal(page.one("#share-send").hidden, true, "where nothing can be sent there is no key for it");
  /** @type {{url: string, files: File[]}[]} */
  const sent = [];
  page.window.navigator.canShare = () => true;
  page.window.navigator.share = async (/** @type {{url: string, files: File[]}} */ told) => void sent.push(told);
  await share(page);
  await page.click("#share-send");
  assert.equal(sent[0].url, link);
  assert.equal(await sent[0].files[0].text(), `${PUZZLE}\n`);
});
