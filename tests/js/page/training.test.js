// @ts-check
/** Evaluated candidates, contradictions while playing, training, and starting over. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { answer } from "../tools/engine.js";
import { ELIMINATING, ELIMINATING_SOLVED, VERY_EASY, at, cellsWith, choose, playing, prefer, roles, write } from "../tools/player.js";

/**
 * What the engine says of the candidates of a puzzle.
 * @param {string} board
 * @param {"lazy" | "strict-plus"} mode
 * @returns {Promise<Evaluation>}
 */
const evaluated = (board, mode) => /** @type {Promise<any>} */ (answer("evaluate", { lang: "en", board, mode }));

/** @param {readonly number[]} candidate */
const named = ([cell, digit]) => `${cell} ${digit}`;

test("lazy shows the next digit, and its cause in the chosen cell", async () => {
  const page = await playing(VERY_EASY, { evaluation: "lazy" });
  const { necessary } = await evaluated(VERY_EASY, "lazy");
  assert.equal(necessary.length, 1);
  assert.deepEqual(roles(page).necessary, necessary.map(named));
  const [[cell, digit]] = necessary;
  await page.click(at(cell));
  assert.equal(page.text("#panel-eyebrow"), "Cause 1 of 1");
  assert.ok(page.find("#panel-body .sentences li"));
  assert.ok(cellsWith(page, "area-primary").length);
  await write(page, cell, digit);
  assert.ok(!(roles(page).necessary ?? []).includes(named([cell, digit])));
});

test("choosing a cell again walks through its causes, and to none", async () => {
  const { causes } = await evaluated(ELIMINATING, "lazy");
  const cells = causes.map(({ candidates }) => new Set(candidates.map(([cell]) => cell)));
  const causesOf = (/** @type {number} */ cell) => cells.filter((each) => each.has(cell)).length;
  const cell = [...Array(81).keys()].sort((one, other) => causesOf(other) - causesOf(one))[0];
  const count = causesOf(cell);
  assert.ok(count > 1);
  const page = await playing(ELIMINATING, { evaluation: "lazy" });
  for (let round = 0; round < 2; round += 1) {
    for (let number = 1; number <= count; number += 1) {
      await page.click(at(cell));
      assert.equal(page.text("#panel-eyebrow"), `Cause ${number} of ${count}`);
      assert.ok(cellsWith(page, "area-primary").length);
    }
    await page.click(at(cell));
    assert.doesNotMatch(page.text("#panel-eyebrow") ?? "", /Cause/);
    assert.deepEqual(cellsWith(page, "area-primary"), []);
    assert.deepEqual(cellsWith(page, "cursor"), [cell]);
  }
});

test("strict marks or hides everything inadmissible", async () => {
  const { inadmissible, necessary } = await evaluated(VERY_EASY, "strict-plus");
  const needed = new Set(necessary.map(named));
  const excluded = inadmissible.filter((each) => !needed.has(named(each)));
  const page = await playing(VERY_EASY);
  await prefer(page, { evaluation: "strict-plus" });
  assert.deepEqual(roles(page).excluded.sort(), excluded.map(named).sort());
  const [[cell, digit]] = excluded;
  assert.ok(page.marks(cell).includes(String(digit)));
  await prefer(page, { evaluation: "strict-minus" });
  assert.equal(roles(page).excluded, undefined);
  assert.ok(!page.marks(cell).includes(String(digit)));
});

test("contradictions are shown one at a time if wanted", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 3);
  assert.ok(cellsWith(page, "conflict").length);
  assert.deepEqual(cellsWith(page, "contradiction"), []);
  await prefer(page, { contradictions: true });
  assert.ok(cellsWith(page, "contradiction").length);
  assert.match(page.text("#toast") ?? "", /Contradiction: 3 stands more than once/);
  await page.press("Control+z");
  assert.deepEqual(cellsWith(page, "contradiction"), []);
});

test("the step key of training first chooses, then fills", async () => {
  const page = await playing(VERY_EASY);
  await prefer(page, { training: true });
  assert.ok(page.one("html").matches(".training"), "which hides the key of help");
  await page.click(".step-key");
  assert.match(page.told ?? "", /can be filled now/);
  assert.equal(page.values, VERY_EASY);
  const [chosen] = cellsWith(page, "cursor");
  assert.equal(VERY_EASY[chosen], ".");
  await page.press("s");
  assert.notEqual(page.values[chosen], ".");
  assert.equal(page.all("#board .mark").length, 0);
});

test("training notes nothing by itself, and tells of no candidates that are not shown", async () => {
  const page = await playing(VERY_EASY, { training: true });
  await page.press("k");
  assert.equal(page.marks(0), "");
  assert.match(page.text("#toast") ?? "", /no candidates are shown/);
  await page.click(at(0));
  await page.press("Shift+9");
  assert.equal(page.marks(0), "9");
  await page.click("#keypad [data-act=toggleAutomatic]");
  assert.equal(page.all("#board .mark").length, 1);
});

test("starting over keeps the givens and can be undone", async () => {
  const page = await playing(ELIMINATING);
  await write(page, 0, ELIMINATING_SOLVED[0]);
  const written = page.values;
  await choose(page, "startOver");
  await page.click("#start-over-dialog [data-act=closeDialog].second-key");
  assert.equal(page.values, written);
  await choose(page, "startOver");
  await page.click("#start-over-dialog [data-act=clearAll]");
  assert.equal(page.values, ELIMINATING);
  await page.click("#toast-key");
  assert.equal(page.values, written);
});

test("a new board is empty, and the old game stays", async () => {
  const page = await playing(ELIMINATING);
  await write(page, 0, ELIMINATING_SOLVED[0]);
  await choose(page, "enterPuzzle");
  assert.equal(page.values, ".".repeat(81));
  await page.click("[data-act=goHome]");
  assert.equal(page.all("#home [data-game]").length, 1);
});
