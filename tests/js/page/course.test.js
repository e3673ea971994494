// @ts-check
/** The course: a newcomer walks a chapter from its first idea to its puzzle. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser } from "../tools/page.js";
import { at, solveButOne, write } from "../tools/player.js";
import { check, drillOf, enter, stepOf } from "../tools/trainee.js";

/** @typedef {import("../tools/page.js").Page} Page */

const RULES_SOLVED = "926781534873954126514326897248135769651279483397468215139847652762513948485692371";

/**
 * What the page says of its chapter.
 * @param {Page} page
 * @returns {WayChapter}
 */
const chapterOf = (page) => JSON.parse(page.one("#chapter").textContent);

/** @param {Page} page */
const screenOf = (page) => Number(page.one("html").dataset.screen);

/** @param {Page} page */
const goOn = (page) => page.click("#walk-on");

/**
 * Read all ideas: one at a time, with its board.
 * @param {Page} page
 */
async function read(page) {
  const { ideas } = chapterOf(page);
  for (let number = 0; number < ideas; number += 1) {
    assert.equal(screenOf(page), number);
    assert.equal(page.all(".screen.current svg[role=img]").length, 1);
    assert.ok(page.text(".screen.current p"));
    await goOn(page);
  }
  assert.equal(screenOf(page), ideas);
}

/**
 * Do what a guided board asks for.
 * @param {Page} page
 * @param {WayChapter["tasks"][number]} task
 */
async function answer(page, { kind, step }) {
  if (kind === "find") for (const cell of new Set(step.highlights.reason.map(([cell]) => cell))) await page.click(at(cell));
  else for (const candidate of [...step.placements, ...step.cross_outs]) await enter(page, candidate);
}

/**
 * Have the answer checked and expect a verdict.
 * @param {Page} page
 * @param {string} verdict
 */
async function checkTask(page, verdict) {
  await goOn(page);
  assert.equal(page.one("#task").dataset.kind, verdict);
}

/**
 * Somebody who came as far as a screen of a chapter.
 * @param {string} key
 * @param {number} idea
 */
function cameTo(key, idea) {
  const browser = new Browser();
  browser.kept.set("sudoku-helper:progress", JSON.stringify({ chapters: { [key]: { idea, guided: false } } }));
  return browser;
}

/**
 * Where a link leads, by its words.
 * @param {Page} page
 * @param {string} words
 */
const wayOf = (page, words) => page.all("a[href]").find((each) => each.textContent.trim() === words)?.getAttribute("href");

test("a chapter is walked from its first idea to its puzzle, and is then done", async () => {
  const browser = new Browser();
  const way = await browser.open("/de/course");
  const page = await browser.open(wayOf(way, "Anfangen: Die Regeln"));
  await read(page);
  for (const task of chapterOf(page).tasks) {
    await answer(page, task);
    await checkTask(page, "right");
    await goOn(page);
  }
  assert.ok(page.one("#end").matches(".current"));
  const { puzzle } = chapterOf(page);
  const game = await browser.open(wayOf(page, "Rätsel öffnen"));
  assert.equal(game.values, puzzle);
  const last = await solveButOne(game, RULES_SOLVED);
  await write(game, last, RULES_SOLVED[last]);
  assert.equal(game.one("#panel").dataset.kind, "victory");
  await way.reload();
  assert.equal(way.text("[data-chapter=rules] .state"), "geschafft");
  assert.equal(way.text("#go-on"), "Anfangen: Der einzige freie Platz");
});

test("a guided board explains mistakes, gives hints, and the place is kept", async () => {
  const browser = new Browser();
  const page = await browser.open("/de/course/pairs");
  await read(page);
  const [find, crossOut, hidden] = chapterOf(page).tasks;
  await answer(page, find);
  await checkTask(page, "right");
  await goOn(page);
  const wrong = crossOut.step.highlights.reason[0];
  await enter(page, wrong);
  await checkTask(page, "wrong");
  assert.ok(page.text("#task-words"));
  await enter(page, wrong);
  await answer(page, crossOut);
  await checkTask(page, "right");
  assert.ok(page.find("#task-words .sentences li"));
  await page.click("#task-words .chip");
  assert.notEqual(page.all("#board .cell.lit").length, 0);
  await goOn(page);
  // Who closes the page here goes on here.
  await page.reload();
  assert.equal(screenOf(page), chapterOf(page).ideas + 2);
  assert.equal(page.all("#board .area-primary").length, hidden.step.primary.length);
  for (const verdict of ["hint", "shown"]) {
    await page.click("#walk-hint");
    assert.equal(page.one("#task").dataset.kind, verdict);
  }
  await goOn(page);
  assert.ok(wayOf(page, "Üben: Nacktes Paar"));
  const way = await browser.open("/de/course");
  assert.equal(way.text("[data-chapter=pairs] .state"), "angefangen");
  assert.equal(way.text("#go-on"), "Weiter mit: Paare und Dreier");
});

test("a chapter leads to its drills and its test, and they lead back", async () => {
  const browser = cameTo("singles", 0);
  // The ideas and boards of the chapter were seen before.
  browser.kept.set("sudoku-helper:progress", JSON.stringify({ chapters: { singles: { idea: 99, guided: true } } }));
  const rooms = {
    "full-house#round=1&chapter=singles": "1 of 10 right answers",
    "mixed#techniques=full-house&kind=cross-out&round=1&chapter=singles": "2 of 10",
  };
  let chapter;
  for (const [room, told] of Object.entries(rooms)) {
    const page = await browser.open(`/en/practise/${room}`);
    await enter(page, (await stepOf(await drillOf(page))).placements[0]);
    await check(page, "right");
    await page.click("#drill-next");
    chapter = await browser.open(wayOf(page, "Back to the chapter"));
    assert.ok(chapter.text("#drills-count")?.includes(told));
    assert.equal(chapter.text("[data-technique=full-house] span"), `${told[0]} right`);
  }
  assert.equal(chapter?.one("#station-test").className, "station done");
  assert.equal(chapter?.one("#station-drills").className, "station");
  const list = chapter?.one("#station-drills details");
  const { open } = list;
  await chapter?.click("#station-drills summary");
  assert.notEqual(list.open, open);
});

test("arrow keys walk, and what is due is offered", async () => {
  const browser = new Browser();
  const page = await browser.open("/de/course/rules");
  await page.press("ArrowRight");
  assert.equal(screenOf(page), 1);
  await page.press("ArrowLeft");
  assert.equal(screenOf(page), 0);
  browser.kept.set("sudoku-helper:progress", JSON.stringify({ techniques: { "x-wing": { right: 1, tried: 1, streak: 1, recent: [] } } }));
  const way = await browser.open("/de/course");
  assert.deepEqual(way.all("#due-list a").map(({ textContent }) => textContent), ["X-Wing"]);
});

test("a chapter that is a task of a class ends with its result", async () => {
  // All but the last two boards were done before.
  const browser = cameTo("rules", 7);
  const { writeTask } = await (await browser.open("/de/course/rules")).import("/static/js/classroom/codes.js");
  const page = await browser.open(`/de/course/rules#task=${writeTask({ id: "K7QM", kind: "chapter", what: "rules", title: "Montag" })}`);
  await page.click("#walk-hint");
  for (const task of chapterOf(page).tasks.slice(1)) {
    await answer(page, task);
    await checkTask(page, "right");
    await goOn(page);
  }
  assert.match(page.text("#class-result-dialog") ?? "", /1 von 2/);
});
