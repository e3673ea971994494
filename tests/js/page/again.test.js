// @ts-check
/** Pointing at the paper of a game again: what is new is taken over and told, and whatever is not clear is asked. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const grid = { direct: [], mesh: Array.from({ length: 100 }, (_, place) => [place % 10, Math.floor(place / 10)]) };

/** @param {Record<number, Partial<PhotoCell>>} changes */
const read = (changes = {}) =>
  [...PUZZLE].map((digit, cell) => ({ kind: /** @type {PhotoKind} */ (Number(digit) ? "printed" : "empty"), digit: Number(digit) || 0, notes: [], second: 0, unsure: false, ...changes[cell] }));

/** @type {(digit: number) => Partial<PhotoCell>} */
const byHand = (digit) => ({ kind: "written", digit });

/** A page on which the puzzle is played, as its own language says. */
async function playing(lang = "en") {
  const page = await openPage(`/?lang=${lang}`, { furnish: (window) => (window.createImageBitmap = () => Promise.reject(new Error("none"))) });
  await page.play(PUZZLE);
  return page;
}

/**
 * Show the page a photo of the puzzle; the new puzzles that were opened instead of it.
 * @param {Page} page
 * @param {Record<number, Partial<PhotoCell>>} changes
 */
async function pointAgain(page, changes) {
  const { knownGame, welcomeBack } = await page.import("/static/js/photo/welcome.js");
  const { show } = await page.import("/static/js/photo/box.js");
  const { openDialog, unfoldDialogs } = await page.import("/static/js/dialogs.js");
  unfoldDialogs();
  openDialog("photo");
  show("again", "");
  /** @type {unknown[]} */
  const asNew = [];
  const cells = read(changes);
  await welcomeBack(knownGame(cells), new Blob(), { ...grid, cells }, () => asNew.push(cells));
  await page.settled();
  return asNew;
}

/** @type {(page: Page, word: string) => Promise<void>} */
async function press(page, word) {
  page.all("#photo-news button").find(({ textContent }) => textContent === word)?.click();
  await page.settled();
}

test("three new digits are on the board, are told, and are one move", async () => {
  const page = await playing();
  await pointAgain(page, { 0: byHand(7), 2: byHand(3), 3: byHand(2) });
  assert.equal(page.text("#photo-said"), "Welcome back: 3 new digits: 7 in A1, 3 in C1, 2 in D1.");
  assert.equal(page.values.slice(0, 4), "7132");
  await press(page, "Go on playing");
  assert.equal(page.one("#photo-dialog").open, false);
  await page.press("Control+z");
  assert.equal(page.values, PUZZLE);
});

test("nothing new leaves everything as it was, the help too", async () => {
  const page = await playing("de");
  await page.press("h");
  const title = page.text("#panel-title");
  await pointAgain(page, {});
  assert.equal(page.text("#photo-said"), "Willkommen zurück: auf dem Papier nichts Neues.");
  assert.equal(page.text("#panel-title"), title);
  assert.equal(page.values, PUZZLE);
});

test("a game that is not open any more is gone on with", async () => {
  const page = await playing();
  await page.click(".brand-button");
  await pointAgain(page, { 0: byHand(7) });
  assert.equal(page.values.slice(0, 2), "71");
  assert.equal(page.window.document.documentElement.dataset.view, "board");
});

test("what contradicts the solution is told, and help says why", async () => {
  const page = await playing();
  await pointAgain(page, { 0: byHand(8) });
  assert.equal(page.text("#photo-said"), "Welcome back: one new digit: 8 in A1. Please compare: 1.");
  assert.equal(page.text("#photo-problem"), "This cannot be right: 8 in A1.");
  await press(page, "Take empty");
  assert.equal(page.values, PUZZLE);
  await press(page, "Keep 8");
  assert.equal(page.values.slice(0, 2), "81");
  await press(page, "Look why");
  assert.equal(page.one("#photo-dialog").open, false);
  assert.equal(page.one("#panel").dataset.kind, "mistake");
});

test("what differs or is hard to read is asked, each with a key for what may stand there", async () => {
  const page = await playing();
  await page.click(`#board [data-cell="0"]`);
  await page.press("8");
  await pointAgain(page, { 0: byHand(7), 2: { ...byHand(3), unsure: true, second: 8 } });
  const asked = () => page.all("#photo-news li").map((each) => each.getAttribute("aria-label"));
  assert.equal(page.text("#photo-said"), "Welcome back. Please compare: 2.");
  assert.deepEqual(asked(), ["A1: 7 on the paper. In the game: 8.", "C1: did you write 3?"]);
  assert.equal(page.values.slice(0, 3), "81.");
  await press(page, "Take 7");
  await press(page, "No, 8");
  assert.equal(page.values.slice(0, 3), "718");
  await press(page, "Yes, 3");
  assert.equal(page.values.slice(0, 3), "713");
  assert.deepEqual(page.all("#photo-news [aria-pressed=true]").map(({ textContent }) => textContent), ["Take 7", "Yes, 3"]);
  await press(page, "Go on playing");
  await page.press("Control+z");
  assert.equal(page.values.slice(0, 3), "81.");
});

test("whoever wants a new puzzle nevertheless finds his game as he left it", async () => {
  const page = await playing();
  const asNew = await pointAgain(page, { 0: byHand(7) });
  await press(page, "As a new puzzle");
  assert.equal(asNew.length, 1);
  assert.equal(page.values, PUZZLE);
});

test("without a camera it is said that there is none, and the game stays as it is", async () => {
  const page = await playing();
  await page.press("h");
  const title = page.text("#panel-title");
  await page.press("o");
  assert.equal(page.one("#photo-dialog").open, true);
  assert.match(page.text("#photo-problem") ?? "", /^The camera cannot be opened/);
  await page.click("#photo-dialog .close");
  assert.deepEqual([page.values, page.text("#panel-title")], [PUZZLE, title]);
});

test("the copy of the board shows the marks of help, bent as the paper is, and is nothing else", async () => {
  const page = await playing();
  for (const _stage of [1, 2]) await page.press("h");
  const { copyBoard, layMarks } = await page.import("/static/js/photo/marks.js");
  const flat = grid.mesh.map(([x, y]) => [x / 9, y / 9]);
  copyBoard(flat);
  const classes = (/** @type {string} */ within) => page.all(`${within} .cell`).map((cell) => [...cell.classList].filter((name) => name.startsWith("area-")).join());
  assert.deepEqual(classes("#photo-marks"), classes("#board"));
  assert.ok(classes("#photo-marks").some(Boolean));
  assert.equal(page.all("#photo-marks :is([id]:not(marker), [role], [tabindex], [data-cell], [aria-label])").length, 0);
  const places = () => page.all("#photo-marks .cell").map((cell) => cell.style.getPropertyValue("--place"));
  const before = places();
  copyBoard(flat.map(([u, v], place) => [u, place === 11 ? v + 0.01 : v]));
  assert.deepEqual(places().flatMap((each, cell) => (each === before[cell] ? [] : [cell])), [0, 1, 9, 10]);
  const picture = Object.assign(page.one("#photo-still"), { width: 300, height: 200 });
  layMarks([[0, 0], [200, 0], [200, 200], [0, 200]], picture);
  assert.equal(page.one("#photo-marks").style.visibility, "visible");
  layMarks(null, picture);
  assert.equal(page.one("#photo-marks").style.visibility, "hidden");
});
