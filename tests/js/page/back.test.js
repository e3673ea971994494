// @ts-check
/** The browser's way back: it puts away the topmost thing, whatever was pressed before. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("back after the link to skip goes where it would have gone without", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.click(".skip-link");
  assert.equal(page.focused?.id, "play");
  await page.press("h");
  assert.equal((await page.state()).help?.stage, 1);
  await page.goBack();
  assert.equal((await page.state()).help, null);
  await page.goBack();
  assert.equal((await page.state()).view, "home");
  await page.goBack();
  assert.deepEqual(page.left, ["back"]);
});

test("so it does where the link was followed before the scripts had come", async () => {
  const page = await openPage("/?lang=en#play");
  await page.play(PUZZLE);
  await page.goBack();
  assert.equal((await page.state()).view, "home");
});

test("a dialog that is closed is no place to come back to", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.click('.top-keys [data-act="openMenu"]');
  await page.goBack();
  assert.equal(page.find("dialog[open]"), null);
  await page.click('.top-keys [data-act="openMenu"]');
  await page.click('#menu-dialog [data-act="closeDialog"]');
  await page.goBack();
  assert.equal((await page.state()).view, "home");
});
