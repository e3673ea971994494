// @ts-check
/** In every room that asks: an answer that comes when something else is there is dropped, and nothing stays busy. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

/** @typedef {Awaited<ReturnType<typeof openPage>>} Page */

/**
 * A page on which a puzzle is played by somebody who has set something.
 * @param {Record<string, unknown>} preferences
 */
async function playing(preferences = {}) {
  const browser = new Browser();
  browser.kept.set("sudoku-helper:preferences", JSON.stringify(preferences));
  const page = await browser.open("/?lang=en");
  await page.play(PUZZLE);
  return page;
}

/** @param {Page} page */
const panel = (page) => page.one("#panel").dataset.kind;

/**
 * Do something by its verb.
 * @param {Page} page
 * @param {string} name
 */
async function doVerb(page, name) {
  (await page.import("/static/js/verbs.js")).verbs[name]();
  await page.settled();
}

/**
 * A page of a room, ready to be used.
 * @param {string} path
 */
const room = (path) => openPage(path);

// The board

test("an entry that was changed is not begun, nor is another game", async () => {
  const page = await room("/?lang=en");
  await doVerb(page, "enterPuzzle");
  const { update, current } = await page.import("/static/js/app.js");
  const { enterAll } = await page.import("/static/js/game/state.js");
  update({ game: enterAll(current().game, PUZZLE) });
  await page.pass(300);
  page.server.hold("start");
  await doVerb(page, "start");
  assert.equal(panel(page), "waiting");
  await page.press("Delete");
  await page.server.release("start");
  assert.deepEqual([current().game.phase, panel(page)], ["entering", "entering"]);
  page.server.hold("start");
  await doVerb(page, "start");
  await page.play(OTHER);
  await page.server.release("start");
  assert.equal(page.values, OTHER);
});

test("the lamp never tells of an entry that is no longer there", async () => {
  const page = await room("/?lang=en");
  await doVerb(page, "enterPuzzle");
  page.server.hold("start");
  await page.type("12");
  await page.pass(300);
  const { length } = page.server.asked;
  await page.press("3");
  await page.server.release("start");
  assert.equal(page.one("#lamp").dataset.state, "unknown");
  await page.pass(300);
  assert.deepEqual([page.server.asked.length, page.one("#lamp").dataset.state], [length + 1, "several"]);
});

test("a puzzle from elsewhere is not opened over another game", async () => {
  const page = await room("/?lang=en");
  const { openPosition } = await page.import("/static/js/game/games.js");
  page.server.hold("start");
  openPosition(PUZZLE, "");
  await page.play(OTHER);
  await page.server.release("start");
  assert.equal(page.values, OTHER);
});

test("marks of evaluation and steps of training belong to the position that they were found for", async () => {
  const page = await playing({ evaluation: "lazy" });
  page.server.hold("evaluate");
  await page.click('#board [data-cell="2"]');
  await page.press("4");
  const late = (await page.state()).evaluation;
  await page.press("Control+z");
  await page.server.release("evaluate");
  const { evaluation, game } = await page.state();
  assert.notEqual(evaluation, late);
  assert.equal(evaluation.cells, game.cells);
});

test("the step key of training chooses no cell of another position", async () => {
  const page = await playing({ training: true });
  page.server.hold("next");
  await doVerb(page, "trainingStep");
  await page.click('#board [data-cell="2"]');
  await page.press("4");
  await page.server.release("next");
  const { cursor, stepTo } = await page.state();
  assert.deepEqual([cursor, stepTo], [2, null]);
  assert.ok(page.one("#toast").hidden, "nothing is said of it");
});

test("a summary that was closed stays closed", async () => {
  const page = await playing();
  const { update, current } = await page.import("/static/js/app.js");
  const { applyStep } = await page.import("/static/js/game/state.js");
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const placements = [...solution].flatMap((digit, cell) => (PUZZLE[cell] === "." ? [[cell, Number(digit)]] : []));
  page.server.hold("review");
  update({ game: applyStep(current().game, { placements }) });
  await page.pass(10_000);
  await doVerb(page, "openSummary");
  await page.press("Escape");
  await page.server.release("review");
  assert.equal(current().page, null);
  await doVerb(page, "openSummary");
  assert.ok(page.all(".looking-back .thinking").length === 0 && page.all(".looking-back").length === 1);
});

// Watching

test("a list that is asked for does not come over a solver that is watched", async () => {
  const page = await playing();
  page.server.hold("steps");
  await page.click("#panel [data-act=showSteps]");
  await doVerb(page, "openWatch");
  await page.server.release("steps");
  assert.equal(panel(page), "watched");
});

test("a solver that was left and begun anew goes on", async () => {
  const page = await playing();
  await doVerb(page, "openWatch");
  await page.click("#watch [data-act=watchTrying]");
  page.server.hold("trace");
  await page.press("ArrowRight");
  await page.click("#watch [data-act=watchSmart]");
  await page.press("ArrowRight");
  await page.server.release("trace");
  assert.equal((await page.state()).watch.at, 1, "the step that was wanted of it, and not the one of before");
  await page.click("#watch [data-act=stopWatch]");
  await doVerb(page, "openWatch");
  await page.press("ArrowRight");
  assert.ok((await page.state()).watch.showing);
});

test("keys do not disturb a solver that is on its way to the result", async () => {
  const page = await playing();
  await doVerb(page, "openWatch");
  await page.click("#watch [data-act=watchTrying]");
  page.server.hold("trace");
  await page.press("ArrowRight");
  await page.click("#watch [data-act=watchToResult]");
  for (const key of [" ", "ArrowRight", "ArrowLeft"]) await page.press(key);
  await page.server.release("trace");
  const { watch } = await page.state();
  assert.deepEqual([watch.skimming, watch.playing, page.one("#watch-toggle").disabled], [false, false, false]);
  assert.equal(page.values.includes("."), false);
});

test("another game that is to be watched is watched, whatever was before", async () => {
  const page = await playing();
  await doVerb(page, "openWatch");
  await page.press("ArrowRight");
  const { openGame } = await page.import("/static/js/game/games.js");
  const { readGame } = await page.import("/static/js/game/state.js");
  const { verbs } = await page.import("/static/js/verbs.js");
  openGame(readGame("other", OTHER));
  verbs.openWatch("trying");
  await page.settled();
  const { watch } = await page.state();
  assert.deepEqual([watch?.way, page.values], ["trying", OTHER]);
});

// Small boards

test("a small board that was left while its search was asked for can be watched again", async () => {
  const page = await room("/en/small");
  page.server.hold("small-trace");
  await page.click("[data-act=openWatch]");
  await page.click("[data-act=startPlaying]");
  await page.click("[data-act=check]");
  await page.click("[data-act=openWatch]");
  await page.server.release("small-trace");
  await page.click("[data-act=watchToggle]");
  await page.pass(3000);
  const { run } = (await page.state()).small;
  assert.ok(run.at > 0 && run.events.length > 0, `${run.at} of ${run.events.length}`);
});

test("what is said of a small board is said of the one that is there", async () => {
  const page = await room("/en/small");
  const told = async () => (await page.state()).small.told;
  for (const [act, event] of [["check", "small-check"], ["hint", "small-hint"]]) {
    page.server.hold(event);
    await page.click(`[data-act=${act}]`);
    (await page.import("/static/js/small/play.js")).writeDigit(1);
    await page.server.release(event);
    assert.equal(await told(), null);
    await page.click(`[data-act=${act}]`);
    assert.ok(await told());
  }
  const before = (await page.state()).small.game;
  page.server.hold("small-new");
  await page.click("[data-act=newPuzzle]");
  (await page.import("/static/js/small/play.js")).writeDigit(2);
  await page.server.release("small-new");
  assert.deepEqual(givens((await page.state()).small.game), givens(before), "the puzzle that is played stays");
});

/** @param {Game} game */
const givens = ({ cells }) => cells.map((content) => content & 16).join();

// Learning

test("a verdict is about the answer that is on the board", async () => {
  const page = await room("/en/practise/hidden-single-block");
  const verdict = async () => (await page.state()).drill.verdict;
  const free = (await page.state()).game.cells.findIndex((/** @type {number} */ content) => !content);
  for (const [act, event] of [["check", "judge"], ["hint", "judge"], ["showSolution", "judge"]]) {
    await page.click(`#board [data-cell="${free}"]`);
    page.server.hold(event);
    (await page.import("/static/js/learn/answering.js")).verbs[act]();
    await page.settled();
    await page.press(act === "hint" ? "2" : "3");
    await page.server.release(event);
    assert.deepEqual([await verdict(), panel(page)], [undefined, "open"], act);
  }
  await page.click("#drill-check");
  assert.ok(await verdict());
});

test("the drill that is wanted last is brought, and no other", async () => {
  const page = await room("/en/practise/hidden-single-block");
  const { nextDrill } = await page.import("/static/js/learn/drill.js");
  page.server.hold("drill");
  nextDrill();
  nextDrill();
  await page.server.release("drill");
  const shown = page.browser.kept.get("sudoku-helper:progress") ?? "";
  assert.equal((await page.state()).drill.phase, "open");
  assert.equal(JSON.parse(shown).techniques["hidden-single-block"].recent.length, 2, "the first one, and the one that is there");
});

test("a guided board is judged as it is, and a hint that came meanwhile stays", async () => {
  const page = await room("/en/course/singles");
  const guided = async () => (await page.state()).guided;
  for (let screen = 0; !(await guided()) && screen < 20; screen += 1) await doOn(page, "onward");
  const free = (await page.state()).game.cells.findIndex((/** @type {number} */ content) => !content);
  await page.click(`#board [data-cell="${free}"]`);
  page.server.hold("judge");
  await doOn(page, "check");
  await page.press("3");
  await page.server.release("judge");
  assert.equal((await guided()).verdict, undefined);
  // Nothing is lit at first, so that there are three hints.
  (await page.import("/static/js/course/guided.js")).openTask({ ...(await guided()), lit: 0, verdict: undefined });
  const found = [];
  for (let stage = 1; stage <= 3; stage += 1) {
    page.server.hold("judge");
    await doOn(page, "check");
    await doOn(page, "hint");
    await page.server.release("judge");
    found.push([(await guided()).stage, (await guided()).verdict]);
  }
  assert.deepEqual(found, [[1, "incomplete"], [2, "incomplete"], [2, "shown"]]);
});

/**
 * @param {Page} page
 * @param {string} name
 */
async function doOn(page, name) {
  (await page.import("/static/js/course/walk.js")).verbs[name]();
  await page.settled();
}

test("the first game coaches at the position that is there", async () => {
  const page = await room("/en/course/first-game");
  page.server.hold("help");
  const { verbs, answer } = await page.import("/static/js/first-game/coaching.js");
  const lesson = async () => (await page.state()).lesson;
  const { isReading } = await page.import("/static/js/first-game/lesson.js");
  while (isReading(await lesson())) verbs.goOn();
  const solution = JSON.parse(page.one("#first-game").textContent).solution;
  const cell = (await lesson()).sound.cells.findIndex((/** @type {number} */ content) => !content);
  await page.click(`#board [data-cell="${cell}"]`);
  answer(Number(solution[cell]));
  await page.server.release("help");
  const { step, problem } = await lesson();
  assert.ok(step && !problem);
  assert.ok(!step.placements.some((/** @type {Candidate} */ [placed]) => placed === cell));
});

test("what is found out about grids is about those in the fields", async () => {
  const page = await room("/en/learn/transformations");
  const first = page.one("#first").value;
  for (const [key, event] of [["#transform", "transform"], ["#compare-form .main-key", "detect"]]) {
    page.server.hold(event);
    await page.click(key);
    await page.fill("#first", "1".repeat(81).replace(/^1/, "."));
    await page.server.release(event);
    assert.deepEqual([page.text("#found-out"), page.text("#change-problem")], ["", ""]);
    await page.fill("#first", first);
  }
  page.server.hold("solve");
  await page.click("#solve-form .main-key");
  await page.fill("#grid", first.replace(/\d/, "."));
  await page.server.release("solve");
  assert.ok(page.one("#walk").hidden);
  page.server.hold("detect");
  await page.click("#compare-form .main-key");
  await page.click("#solve-form .main-key");
  await page.server.release("detect");
  assert.ok(page.text("#found-out") && !page.one("#walk").hidden, "one part of the page does not disturb the other");
});

// Making

test("a box that is closed while a puzzle is made is not busy when it is opened again", async () => {
  const page = await room("/?lang=en");
  await doVerb(page, "openNew");
  page.server.hold("new");
  await page.click("#new-levels [data-level]");
  assert.equal(page.one("#new-dialog").getAttribute("aria-busy"), "true");
  page.one("#new-dialog").close();
  await page.settled();
  assert.equal(page.one("#new-dialog").getAttribute("aria-busy"), "false");
  await page.server.release("new");
  assert.equal((await page.state()).view, "home");
});

test("the puzzle of the day is busy until it comes, and not opened over another game", async () => {
  const page = await room("/?lang=en");
  page.server.hold("new");
  await doVerb(page, "openDay");
  await doVerb(page, "openDay");
  assert.equal(page.one("#day-card").getAttribute("aria-busy"), "true");
  await page.play(PUZZLE);
  assert.equal(page.one("#day-card").getAttribute("aria-busy"), null);
  await page.server.release("new");
  assert.equal(page.values, PUZZLE);
});

test("the puzzle of the day is not opened over a game that was begun while its script was fetched", async () => {
  const page = await room("/?lang=en");
  page.holdScripts(/making\/day\.js/);
  await page.click("#day-card");
  await page.play(PUZZLE);
  await page.releaseScripts();
  assert.equal(page.values, PUZZLE);
});

test("a text that was read for a box that is closed says nothing there", async () => {
  const page = await room("/?lang=en");
  await doVerb(page, "openImport");
  page.server.hold("read");
  await page.fill("#import-text", PUZZLE);
  await page.pass(300);
  assert.ok(page.server.asked.some(({ event }) => event === "read"));
  page.one("#import-dialog").close();
  await page.server.release("read");
  assert.deepEqual([page.text("#import-problem"), page.all("#previews li").length], ["", 0]);
});

test("a booklet that is asked for twice is made once, and that of another task is not saved", async () => {
  const { writeTask } = await import("../../../static/js/classroom/codes.js");
  const address = (/** @type {string} */ title) => `#${writeTask({ id: "ABCD", kind: "booklet", what: "ABCD~easy~4", title })}`;
  const page = await room(`/en/class/task${address("One")}`);
  page.server.answer("booklet", () => ({ error: "made" }));
  page.server.hold("booklet");
  await page.click("#task-booklet");
  await page.click("#task-booklet");
  assert.equal(page.text("#task-said"), "One moment, it is being made …");
  await page.server.release("booklet");
  assert.equal(page.text("#task-said"), "made");
  page.server.hold("booklet");
  await page.click("#task-booklet");
  page.window.location.hash = address("Two");
  page.window.dispatchEvent(new page.window.Event("hashchange"));
  await page.server.release("booklet");
  assert.equal(page.text("#task-said"), "");
});
