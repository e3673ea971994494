// @ts-check
/** Drills: a player marks the board and hears what is right, wrong or missing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { allTechniques, at, help, shown, withPreferences } from "../tools/player.js";
import { check, drillOf, enter, stepOf } from "../tools/trainee.js";

/** @typedef {import("../tools/page.js").Page} Page */

/** @param {Page} page */
const kindOf = (page) => page.one("#panel").dataset.kind;

/** @param {Step} step */
const patternOf = ({ highlights }) => [...new Set(Object.values(highlights).flat().map(([cell]) => cell))].sort((a, b) => a - b);

/** @param {Page} page */
async function goOn(page) {
  await page.click("#drill-next");
  assert.equal(kindOf(page), "open");
}

test("a drill goes from a mistake to the next position", async () => {
  const page = await openPage("/en/practise/naked-pair");
  const step = await stepOf(await drillOf(page));
  const [own, digit] = Object.values(step.highlights).flat()[0];
  await enter(page, [own, digit]);
  await check(page, "wrong");
  assert.match(page.text("#panel-body"), /belongs to the pattern itself/);
  await page.click("#drill-again");
  await page.click("[data-act=undo]");
  for (const candidate of step.cross_outs) await enter(page, candidate);
  await check(page, "right");
  assert.ok(page.find("#panel-body .sentences li") && page.find("#board .mark.role-reason"));
  await goOn(page);
  assert.match(page.text("#panel-eyebrow"), /1 right/);
});

test("nothing marked is incomplete, and hints lead to the solution", async () => {
  const page = await openPage("/en/practise/x-wing");
  await check(page, "incomplete");
  await page.click("#drill-again");
  await page.press("h");
  assert.equal(kindOf(page), "hint");
  assert.ok(page.find("#board .same-digit"));
  assert.equal(page.all("#board .area-primary").length, 0);
  await page.press("h");
  assert.ok(page.find("#board .area-primary"));
  assert.equal(page.all("#board .mark.role").length, 0);
  await page.press("h");
  assert.ok(page.find("#board .mark.role"));
  assert.equal(page.all("#board .role-gone").length, 0);
  assert.ok(page.one("#drill-hint").disabled);
  await page.click("#drill-show");
  assert.equal(kindOf(page), "shown");
  assert.ok(page.find(".marks .role-gone") && page.find("#legend li"));
});

test("placements are judged without candidates, and three in a row make a technique known", async () => {
  const page = await openPage("/en/practise/full-house");
  for (let number = 0; number < 3; number += 1) {
    const drill = await drillOf(page);
    // The easiest come first, and more of them as they are answered right.
    assert.ok(drill.number < Math.max(8, Math.ceil((number / 8) * drill.count)));
    const [placed] = (await stepOf(drill)).placements;
    await enter(page, placed);
    await check(page, "right");
    await goOn(page);
  }
  assert.equal(page.one("#standing").value, "know");
  const overview = await page.browser.open("/en/practise");
  assert.match(overview.text("[data-key=full-house] .standing"), /I know it · 3 right/);
});

test("the cells of a pattern are marked with taps and with the keyboard", async () => {
  const page = await openPage("/en/practise/x-wing");
  await page.click("#kinds input[value=find]");
  assert.equal(page.one("html").dataset.task, "find");
  const [first, ...others] = patternOf(await stepOf(await drillOf(page)));
  const outside = [...Array(81).keys()].find((cell) => ![first, ...others].includes(cell)) ?? 0;
  const selected = (/** @type {number} */ cell) => page.one(at(cell)).getAttribute("aria-selected");
  await page.click(at(outside));
  assert.match(page.told ?? "", /marked, 1 in all/);
  assert.equal(selected(outside), "true");
  await check(page, "wrong");
  await page.click("#drill-again");
  await page.click(at(outside));
  assert.equal(selected(outside), "false");
  for (const cell of others) await page.click(at(cell));
  await check(page, "incomplete");
  await page.press("Escape");
  page.one(at(first)).focus();
  await page.press(" ");
  await page.press("Enter");
  assert.equal(selected(first), "false");
  await page.press("Enter");
  await check(page, "right");
});

for (const isRight of [true, false]) {
  test(`a pattern is named, and one answer is final, ${isRight ? "right" : "wrong"} as it is`, async () => {
    const page = await openPage("/en/practise/naked-pair#kind=which");
    const { options = [], technique } = await drillOf(page);
    assert.ok(page.find("#board .mark.role"));
    assert.equal(page.all("#board .role-gone").length, 0);
    await page.press(String(options.findIndex(({ key }) => (key === technique.key) === isRight) + 1));
    assert.equal(kindOf(page), isRight ? "right" : "wrong");
    assert.ok(page.text("#panel-body").includes(technique.name));
    assert.equal(shown(page, "#choices").length, 0);
    await goOn(page);
  });
}

test("a near miss is told from a pattern, and the reason is given", async () => {
  const page = await openPage("/en/practise/x-wing#kind=real");
  const told = new Set();
  while (told.size < 2) {
    const { real } = await drillOf(page);
    told.add(real);
    await page.click(`[data-choice=${real ? "yes" : "no"}]`);
    assert.equal(kindOf(page), "right");
    assert.ok(page.find("#panel-body .sentences li"));
    await goOn(page);
  }
});

test("an explained step leads to its page and its drills", async () => {
  const page = await openPage("/?lang=en");
  await page.click("[data-example]");
  await help(page, 1, 2, 3);
  const ways = page.all("#panel a").map((way) => [way.textContent.trim(), way.getAttribute("href")]);
  const { key } = (await page.state()).help.step.technique;
  assert.ok(ways.some(([, href]) => href.endsWith(`/en/learn/${key}`)));
  const [, drills] = ways.find(([name]) => name === "Practise it") ?? [];
  assert.equal(kindOf(await page.browser.open(drills)), "open");
});

test("a known technique is only named unless one asks", async () => {
  const known = (await allTechniques()).map(({ key }) => key);
  const page = await withPreferences({ known }).open("/?lang=en");
  await page.click("[data-example]");
  await page.press("h");
  assert.match(page.text("#panel-body"), /You know this one/);
  assert.equal(page.text("#help-next"), "Tell me more all the same");
  await page.click("#help-next");
  assert.match(page.text("#panel-eyebrow"), /2 of 4/);
});

test("help shows what is being learnt if it can", async () => {
  const page = await withPreferences({ learning: ["hidden-single-line"] }).open("/?lang=en");
  await page.click("[data-example]");
  await page.press("h");
  assert.equal(page.text("#panel-title"), "Hidden Single (row or column)");
});
