// @ts-check
/** Something new: a puzzle by level or by technique begins at once, and a booklet comes as it was wished. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

/**
 * Open a box from the menu.
 * @param {Page} page
 * @param {string} act
 */
async function choose(page, act) {
  await page.click(".top-keys [data-act=openMenu]");
  await page.click(`#menu-dialog [data-act=${act}]`);
}

const asked = (/** @type {Page} */ page, /** @type {string} */ kind) => page.server.asked.filter(({ event }) => event === kind).map(({ message }) => JSON.parse(JSON.stringify(message)));

test("a puzzle of a level begins at once and tells why it is hard; another one comes from the menu", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openNew]");
  await page.click("#new-levels [data-level=medium]");
  assert.equal(asked(page, "new")[0].level, "medium");
  assert.equal(page.one("#new-dialog").open, false);
  assert.match(page.text("#toast-text") ?? "", /^Medium: the hardest step is/);
  assert.match(page.text("#panel-body") ?? "", /Medium: the hardest step is/);
  assert.equal(page.text("#panel-eyebrow"), "medium");
  const first = page.values;
  await choose(page, "openNew");
  page.one("#new-levels [data-level=very-easy]").focus();
  await page.press("Enter");
  assert.equal(page.one("#new-dialog").open, false);
  assert.notEqual(page.values, first);
  await page.press("h");
  assert.match(page.text("#panel-eyebrow") ?? "", /Stage 1 of 4/);
});

test("a puzzle needs the chosen technique, and a rare one is met in the middle of a game", async () => {
  const page = await openPage("/?lang=en");
  for (const [technique, told] of [["xy-wing", "XY-Wing"], ["trial", "from the middle of a game"]]) {
    await choose(page, "openNew");
    await page.fill("#new-technique", technique);
    await page.click("#new-go");
    assert.equal((await page.state()).view, "board");
    assert.ok(page.text("#panel-body")?.includes(told), page.text("#panel-body") ?? "");
  }
});

test("techniques are listed by level in the language of the player", async () => {
  const page = await openPage("/?lang=de");
  await page.click("#home [data-act=openNew]");
  assert.equal(page.text("#new-title"), "Neues Sudoku");
  const levels = ["sehr leicht", "leicht", "mittel", "schwer", "sehr schwer", "Experte", "teuflisch"];
  assert.deepEqual(page.all("#new-technique optgroup").map((group) => group.getAttribute("label")), levels);
});

test("a booklet is asked for as it was wished, and saved", async () => {
  const page = await openPage("/?lang=en");
  await choose(page, "openBooklet");
  const field = (/** @type {string} */ rest) => `#booklet-form ${rest}`;
  for (const [level, count] of Object.entries({ "very-easy": 0, easy: 2, medium: 0, hard: 0 })) await page.fill(field(`[name=${level}]`), String(count));
  assert.match(page.text("#booklet-total") ?? "", /2 in all/);
  const picked = () => page.one(field("[name=per_page]:checked")).value;
  assert.equal(picked(), "4");
  await page.check(field("[name=large]"));
  assert.equal(picked(), "2");
  await page.check(field("[name=folded]"));
  assert.equal(picked(), "1");
  assert.equal(page.all(field("[name=per_page]")).filter(({ disabled }) => disabled).length, 3);
  await page.check(field("[name=hints]"));
  await page.check(field("[name=symmetry][value=point]"));
  await page.check(field("[name=solutions][value=below]"));
  await page.fill("#booklet-name", "For Grandma");
  await page.click("#booklet-go");
  const [{ levels, per_page: perPage, large, folded, hints, symmetry, solutions, title, address }] = asked(page, "booklet");
  assert.deepEqual({ levels, perPage, large, folded, hints, symmetry, solutions, title, address }, {
    levels: { easy: 2 }, perPage: 1, large: true, folded: true, hints: true, symmetry: "point", solutions: "below", title: "For Grandma", address: "http://sudoku.test",
  });
  const [{ name, text }] = page.saved;
  assert.equal(name, "sudoku-booklet.pdf");
  assert.ok((await text()).startsWith("%PDF-"));
  assert.equal(page.one("#booklet-dialog").open, false);
  assert.match(page.text("#toast-text") ?? "", /ready to print/);
});

test("too many puzzles are not asked for", async () => {
  const page = await openPage("/?lang=en");
  await choose(page, "openBooklet");
  await page.fill("#booklet-form [name=easy]", "60");
  assert.match(page.text("#booklet-total") ?? "", /Please choose 1 to 48/);
  assert.equal(page.one("#booklet-go").disabled, true);
});
