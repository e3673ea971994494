// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("lines whose script could not be fetched come with the next drawing", async () => {
  const page = await openPage("/?lang=en", { missing: /render\/lines\.js/ });
  await page.play(PUZZLE);
  await page.press("h");
  await page.press("h");
  assert.deepEqual(page.all("#chains path"), []);
  page.missing = null;
  await page.press("ArrowLeft");
  assert.ok(page.all("#chains .beam").length > 0);
});
