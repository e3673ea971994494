// @ts-check
/** One thing is counted in the singular, in both languages. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** A solved Sudoku with as many cells left empty. */
const withEmpty = (/** @type {number} */ count) => ".".repeat(count) + "534678912672195348198342567859761423426853791713924856961537284287419635345286179".slice(count);

for (const [language, ...words] of [["en", "1 cell to go", "2 cells to go"], ["de", "noch 1 Zelle", "noch 2 Zellen"]]) {
  test(`what is left to fill, in ${language}`, async () => {
    const page = await openPage(`/?lang=${language}`, { language });
    for (const [index, told] of words.entries()) {
      // The game that was played last leads on.
      await page.pass(1000);
      await page.play(withEmpty(index + 1));
      assert.equal(page.text("#panel-title"), told);
      await page.click("[data-act=goHome]");
      assert.match(page.text("#go-on small"), new RegExp(`: ${told}$`));
    }
  });
}

test("one mistake is told as one, two as two", async () => {
  const page = await openPage("/?lang=en");
  await page.play(withEmpty(3));
  await page.press("3");
  await page.click("#panel [data-act=check]");
  assert.match(page.text("#panel-body"), /^One digit is not right\./);
  await page.press("ArrowRight");
  await page.press("5");
  await page.click("#panel [data-act=check]");
  assert.match(page.text("#panel-body"), /^2 digits are not right\./);
});
