// @ts-check
/** What becomes of answers that come late: shown if what was asked about is as it was, and dropped quietly otherwise. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** The first empty cell of it, and its digit. */
const EMPTY = 2;
const LISTS = /help\/lists/;

/** A page on which the puzzle is played. */
async function playing(kept = {}) {
  const browser = new Browser();
  for (const [key, value] of Object.entries(kept)) browser.kept.set(`sudoku-helper:${key}`, JSON.stringify(value));
  const page = await browser.open("/?lang=en");
  await page.play(PUZZLE);
  await page.click(`#board [data-cell="${EMPTY}"]`);
  return page;
}

/** @typedef {Awaited<ReturnType<typeof playing>>} Page */

/** @param {Page} page */
const panel = (page) => page.one("#panel").dataset.kind;

/**
 * What the page has of something, as data of this side.
 * @param {unknown} value
 */
const plain = (value) => JSON.parse(JSON.stringify(value));

/** @param {Page} page */
const dots = (page) => page.all(".help-key .dots i.on").length;

test("showing all candidates does not drop the help that is on its way", async () => {
  const page = await playing();
  page.server.hold("help");
  await page.press("h");
  assert.equal(panel(page), "asking");
  await page.press("k");
  await page.server.release("help");
  assert.deepEqual([panel(page), dots(page)], ["step", 1]);
});

test("colours do not drop the help that is on its way, nor the one that is shown", async () => {
  const page = await playing();
  page.server.hold("help");
  await page.press("h");
  await page.press("l");
  await page.press("1");
  assert.equal(page.server.asked.filter(({ event }) => event === "help").length, 1);
  await page.server.release("help");
  assert.deepEqual([panel(page), (await page.state()).game.layers.colours[EMPTY] > 0], ["step", true]);
  await page.press("2");
  assert.equal(panel(page), "step");
});

test("a digit drops the help that is on its way, and what comes late is not shown", async () => {
  const page = await playing();
  page.server.hold("help");
  await page.press("h");
  await page.press("4");
  assert.equal(panel(page), "playing");
  await page.server.release("help");
  assert.deepEqual([panel(page), dots(page), page.one(".help-key").getAttribute("aria-busy")], ["playing", 0, "false"]);
  await page.press("h");
  assert.equal(panel(page), "step");
});

test("a digit drops the answers that the panel waits for", async () => {
  const page = await playing();
  for (const [act, event] of [["check", "check"], ["showSteps", "steps"], ["showPath", "path"]]) {
    page.server.hold(event);
    await page.click(`#panel [data-act=${act}]`);
    await page.press("4");
    await page.server.release(event);
    assert.deepEqual([panel(page), (await page.state()).page], ["playing", null], event);
  }
});

test("closing the panel drops the answers that it waits for", async () => {
  const page = await playing();
  for (const [act, event] of [["showSteps", "steps"], ["showPath", "path"]]) {
    page.server.hold(event);
    await page.click(`#panel [data-act=${act}]`);
    await page.press("Escape");
    await page.server.release(event);
    assert.equal(panel(page), "playing", event);
  }
});

test("whatever was asked for last is shown, in whichever order the answers come", async () => {
  const page = await playing();
  const { verbs } = await page.import("/static/js/help/assist.js");
  for (const event of ["help", "check"]) page.server.hold(event);
  await page.press("h");
  verbs.check();
  await page.settled();
  assert.equal(panel(page), "waiting", "what was looked for before is not wanted any more");
  await page.server.release("help");
  await page.server.release("check");
  assert.equal(panel(page), "checked");
  page.server.hold("check");
  verbs.check();
  await page.press("h");
  await page.server.release("check");
  assert.equal(panel(page), "step");
});

test("showing help leaves the game as it is, and is remembered over a reload", async () => {
  const page = await playing();
  const { game } = await page.state();
  const written = () => [...page.browser.kept].find(([key]) => key.startsWith("sudoku-helper:game:"))?.[1];
  const before = written();
  page.server.hold("check");
  const { check } = await page.import("/static/js/help/assist.js");
  check({ silently: true });
  for (let press = 0; press < 3; press += 1) await page.press("h");
  assert.equal((await page.state()).game, game);
  assert.equal(written(), before);
  await page.server.release("check");
  const helps = plain((await page.state()).helps);
  assert.deepEqual(helps.map((/** @type {HelpGiven} */ { key, stage }) => [key, stage]), [["hidden-single-block", 3]]);
  await page.reload();
  assert.deepEqual(plain((await page.state()).helps), helps);
});

test("help in a game is known to another window that plays it, and is forgotten with the game", async () => {
  const page = await playing();
  const { game } = await page.state();
  const other = await page.browser.open("/?lang=en", { session: new Map([["sudoku-helper:tab", game.id]]) });
  await page.press("h");
  await other.settled();
  assert.equal((await other.state()).helps.length, 1);
  assert.equal((await other.state()).help, null);
  (await page.import("/static/js/store.js")).removeGame(game.id);
  assert.ok(![...page.browser.kept.keys()].some((key) => key.includes(game.id)));
});

test("the help of games that older versions have kept is known", async () => {
  const page = await playing();
  const { game } = await page.state();
  const helps = [{ key: "x-wing", name: "X-Wing", english: "X-Wing", effect: [[3, 4]], stage: 3 }];
  page.browser.kept.set(`sudoku-helper:game:${game.id}`, JSON.stringify({ ...game, helps, changed: 1 }));
  await page.reload();
  assert.deepEqual(plain((await page.state()).helps), helps);
  await page.press("h");
  await page.reload();
  assert.equal((await page.state()).helps.length, 2);
});

test("the legend of the marks goes and comes with them", async () => {
  const page = await playing({ preferences: { evaluation: "lazy" } });
  const hasLegend = () => page.all("#panel-body .marks-legend").length > 0;
  const hasMarks = () => page.all("#board .mark").some((mark) => mark.dataset.role || mark.className !== "mark");
  assert.deepEqual([hasMarks(), hasLegend()], [true, true]);
  await page.press("k");
  assert.deepEqual([hasMarks(), hasLegend()], [false, false]);
  await page.press("k");
  assert.deepEqual([hasMarks(), hasLegend()], [true, true]);
});

test("no stage is lit while a list is shown, and help goes on where it was", async () => {
  const page = await playing();
  await page.press("h");
  await page.press("h");
  assert.equal(dots(page), 2);
  const { verbs } = await page.import("/static/js/verbs.js");
  verbs.showSteps();
  await page.settled();
  assert.deepEqual([panel(page), dots(page)], ["steps", 0]);
  await page.press("h");
  assert.deepEqual([panel(page), dots(page)], ["step", 2]);
  await page.press("Escape");
  assert.deepEqual([panel(page), dots(page)], ["playing", 2]);
});

test("a list is shown before what was asked for after it, however late its room comes", async () => {
  for (const act of ["help", "check"]) {
    const page = await playing();
    page.holdScripts(LISTS);
    await page.click("#panel [data-act=showSteps]");
    assert.equal(page.one("#panel [data-act=showSteps]").getAttribute("aria-busy"), "true");
    await page.click(act === "help" ? ".help-key" : "#panel [data-act=check]");
    await page.releaseScripts();
    assert.equal(panel(page), { help: "step", check: "checked" }[act]);
  }
});

test("a list whose room comes late is not shown for another game", async () => {
  const page = await playing();
  page.holdScripts(LISTS);
  await page.click("#panel [data-act=showPath]");
  await page.play(PUZZLE);
  await page.releaseScripts();
  assert.equal(panel(page), "playing");
});

test("without the room of the lists that is said, and the next wish fetches it", async () => {
  const page = await playing();
  page.missing = LISTS;
  await page.click("#panel [data-act=showSteps]");
  assert.deepEqual([panel(page), page.text("#toast-text")], ["playing", "The server did not answer. Please try again."]);
  page.missing = null;
  await page.click("#panel [data-act=showSteps]");
  assert.equal(panel(page), "steps");
});
