// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const CARD = "#previews .card";

/**
 * A page with the box open and a text in it, and a server that is slow to say whether it can be played.
 * @param {string} text
 */
async function slowPreview(text) {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openImport]");
  await page.fill("#import-text", text);
  await page.pass(300);
  page.server.hold("start");
  await page.click(CARD);
  return page;
}

const starts = (/** @type {import("../tools/page.js").Page} */ page) => page.server.asked.filter(({ event }) => event === "start").length;

test("a preview that was tapped shows that it was heard until its board is there, and another tap does nothing twice", async () => {
  const page = await slowPreview(`${PUZZLE}\n${OTHER}`);
  assert.equal(page.one(CARD).getAttribute("aria-busy"), "true");
  await page.click(CARD);
  await page.click("#previews li:nth-child(2) .card");
  assert.equal(starts(page), 1);
  await page.server.release("start");
  assert.equal(page.values, PUZZLE);
  assert.equal(page.one("#import-dialog").open, false);
});

test("a preview opens nothing any more when the box was closed meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.click("#import-dialog .close");
  await page.server.release("start");
  assert.equal((await page.state()).view, "home");
});

test("a preview throws nobody out of a game that was opened meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.play(OTHER);
  await page.server.release("start");
  assert.equal(page.values, OTHER);
});

test("a preview opens nothing any more when another text is read meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.fill("#import-text", OTHER);
  await page.pass(300);
  await page.server.release("start");
  assert.equal((await page.state()).view, "home");
  await page.click(CARD);
  assert.equal(page.values, OTHER);
});

test("a preview that waits for the connection says so", async () => {
  const page = await slowPreview(PUZZLE);
  await page.server.leave();
  await page.pass(10_000);
  assert.equal(page.text("#import-problem"), "This needs the connection. It goes on by itself as soon as you are online again.");
});
