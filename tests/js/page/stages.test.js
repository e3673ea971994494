// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("four presses of the help key tell where, what and why, and do it", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  const told = [];
  for (let press = 0; press < 4; press += 1) {
    await page.press("h");
    told.push([page.text("#panel-title"), page.text("#panel-eyebrow")]);
  }
  assert.deepEqual(told, [1, 2, 3, 4].map((stage) => ["Hidden Single (block)", `very easy · Stage ${stage} of 4`]));
  assert.equal([...page.values].filter((digit, cell) => digit !== PUZZLE[cell]).join(""), "1");
});
