// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GIVENS = PUZZLE.replaceAll(".", "");

/**
 * The digits and the candidates on the sheet, after printing what is wished.
 * @param {import("../tools/page.js").Page} page
 * @param {string} what
 */
async function printed(page, what) {
  await page.click(".top-keys [data-act=openMenu]");
  await page.click("#menu-dialog [data-act=openPrint]");
  await page.check(`#print-form [value=${what}]`);
  await page.click("#print-go");
  const texts = (/** @type {string} */ name) => page.all(`#sheet ${name}`).map((each) => each.textContent).join("");
  return { digits: texts(".sheet-given") + texts(".sheet-own"), marks: texts(".sheet-mark") };
}

test("with candidates all are printed where the player has noted none, and else his own", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  assert.equal(page.marks(2), "", "candidates are not in sight");
  const { digits, marks } = await printed(page, "candidates");
  assert.equal(digits, GIVENS);
  assert.ok(marks.length > 100 && marks.startsWith("124"), marks);
  await page.click('#board [data-cell="2"]');
  await page.press("Shift+1");
  await page.press("Shift+4");
  assert.equal((await printed(page, "candidates")).marks, "14");
});

test("the puzzle is printed without what was played, and the position with it", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.click('#board [data-cell="2"]');
  await page.press("4");
  assert.deepEqual(await printed(page, "puzzle"), { digits: GIVENS, marks: "" });
  assert.deepEqual(await printed(page, "position"), { digits: `${GIVENS}4`, marks: "" });
});
