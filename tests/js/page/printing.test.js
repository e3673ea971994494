// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GIVENS = PUZZLE.replaceAll(".", "");

const PRINT = /share\/print/;

/**
 * Print as the browser's own key does.
 * @param {import("../tools/page.js").Page} page
 */
function printByBrowser(page) {
  for (const type of ["beforeprint", "afterprint"]) page.window.dispatchEvent(new page.window.Event(type));
}

/**
 * The digits on the sheet.
 * @param {import("../tools/page.js").Page} page
 */
const onSheet = (page) => page.all("#sheet :is(.sheet-given, .sheet-own)").map((each) => each.textContent).join("");

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

test("the print key of the browser prints the board as it is, and other pages as they are", async () => {
  const page = await openPage("/?lang=en");
  assert.deepEqual(page.fetched.filter((path) => PRINT.test(path)), [], "the start page comes without it");
  await page.play(PUZZLE);
  printByBrowser(page);
  assert.equal(onSheet(page), GIVENS);
  await page.click('#board [data-cell="2"]');
  await page.press("4");
  printByBrowser(page);
  assert.equal(page.all("#sheet .sheet-own").length, 1);
  await page.click(".brand-button");
  printByBrowser(page);
  assert.equal(page.one("#sheet").childElementCount, 0);
});

test("an entry that was printed before any game is not printed in place of one", async () => {
  const page = await openPage("/?lang=en");
  let times = 0;
  page.window.print = () => {
    times += 1;
    printByBrowser(page);
  };
  await page.click("#home [data-act=openCollection]");
  await page.click("[data-one=print]");
  assert.equal(times, 1);
  const entry = onSheet(page);
  assert.ok(entry.length > 16);
  await page.play(PUZZLE);
  printByBrowser(page);
  assert.notEqual(GIVENS, entry);
  assert.equal(onSheet(page), GIVENS);
});

test("where printing could not be fetched a later move brings it, and its own key says so", async () => {
  const page = await openPage("/?lang=en", { missing: PRINT });
  await page.play(PUZZLE);
  await page.click(".top-keys [data-act=openMenu]");
  await page.click("#menu-dialog [data-act=openPrint]");
  assert.equal(page.text("#toast-text"), "The server did not answer. Please try again.");
  page.missing = null;
  await page.click('#board [data-cell="2"]');
  await page.press("4");
  printByBrowser(page);
  assert.equal(onSheet(page).length, GIVENS.length + 1);
});
