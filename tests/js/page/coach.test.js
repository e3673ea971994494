// @ts-check
/** The coach: rounds and their results, what comes back on its day, progress that moves to another device. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { writeTask } from "../../../static/js/classroom/codes.js";
import { answer } from "../tools/engine.js";
import { openPage } from "../tools/page.js";
import { allTechniques, at, key } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const DAY = 24 * 60 * 60 * 1000;
const techniques = await allTechniques();

/**
 * Write the digit that is to be found.
 * @param {Page} page
 */
async function solve(page) {
  const { technique } = (await page.state()).drill;
  const off = techniques.map((each) => each.key).filter((each) => each !== technique.key);
  /** @type {any} */
  const { step } = await answer("help", { board: page.values, off });
  const [[cell, digit]] = step.placements;
  await page.click(at(cell));
  await page.click(key(digit));
}

/**
 * Solve what is asked and have it judged.
 * @param {Page} page
 */
async function answerRightly(page) {
  await solve(page);
  await page.click("#drill-check");
  assert.equal(page.one("#panel").dataset.kind, "right");
}

test("what was known comes back on its day", async () => {
  const page = await openPage("/?lang=en");
  assert.equal(page.text("#next-what"), "Learn from the start");
  await page.goto("/en/practise/full-house");
  await answerRightly(page);
  await page.goto("/en/practise");
  assert.ok(!page.one("#due-none").hidden);
  assert.match(page.text("[data-key=full-house] .standing"), /again on January/);

  page.clock.now += 30 * DAY;
  await page.goto("/?lang=en");
  assert.deepEqual([page.text("#next-what"), page.text("#next-told")], ["Due today: 1", "Full House"]);
  await page.goto("/en/practise");
  assert.equal(page.text("#due-list"), "Full House");
  await page.goto("/en/practise/mixed#round=1");
  assert.equal((await page.state()).drill.technique.key, "full-house");
  await answerRightly(page);
  await page.goto("/en/practise");
  assert.ok(!page.one("#due-none").hidden);
});

test("a round ends with its result, and another begins", async () => {
  const task = writeTask({ id: "K7QM", kind: "drill", what: "full-house", title: "Monday" });
  const page = await openPage(`/en/practise/full-house#round=2&kind=cross-out&task=${task}`);
  assert.equal(page.text("#round-place"), "1 of 2");
  await answerRightly(page);
  await page.click("#drill-next");
  await page.click("#drill-show");
  await page.click("#drill-next");
  assert.match(page.text("#class-result-dialog"), /Right: 1 of 2/);
  await page.click("#class-close");
  assert.equal(page.text("#result-right"), "1 of 2 right without help");
  assert.match(page.text("#result-lines"), /Not yet: 1/);
  await page.click("[data-act=beginRound]");
  assert.equal(page.text("#round-place"), "1 of 2");
});

test("a speed round tells its time and keeps the best", async () => {
  const page = await openPage("/en/practise/speed");
  for (let number = 1; number <= 10; number += 1) {
    assert.equal(page.text("#round-place"), `${number} of 10`);
    await page.pass(7000);
    await solve(page);
    await page.pass(0);
  }
  assert.match(page.text("#result-lines"), /Time: 1:10/);
  assert.match(page.text("#result-lines"), /your best/);
  await page.goto("/en/practise");
  assert.equal(page.text("#fastest"), "Your best: 1:10");
});

test("a mixed round asks in different ways without telling the name", async () => {
  const page = await openPage("/en/practise/mixed#kind=which&round=1");
  const { technique } = (await page.state()).drill;
  assert.equal(page.text("#drill-name"), "Which technique?");
  await page.click(`[data-choice=${technique.key}]`);
  assert.equal(page.text("#drill-name"), technique.name);
});
