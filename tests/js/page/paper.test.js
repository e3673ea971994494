// @ts-check
/** What was read from a photo is corrected by a tap or a key, told to screen readers, and suspected first. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
/** Cells: one is misread, one changed for uniqueness, one by hand, one empty that may hold a digit. */
const [UNSURE, CHANGED, BY_HAND, EMPTY] = [1, 14, 29, 80];
/** @type {Record<number, Partial<PhotoCell> & {direct?: number}>} */
const DOUBTS = {
  [UNSURE]: { digit: 7, unsure: true, second: 1 },
  [CHANGED]: { unsure: true, second: 1, direct: 1 },
  [BY_HAND]: { digit: 6, unsure: true, second: 3, kind: /** @type {const} */ ("written") },
  [EMPTY]: { unsure: true, second: 7 },
};

/** A page with a puzzle as it was read from a photo that nobody kept, with some doubts about it. */
async function readFromPhoto(special = DOUBTS, language = "en") {
  const page = await openPage(`/?lang=${language}`);
  const { openReading } = await page.import("/static/js/photo/entry.js");
  const cells = [...PUZZLE].map((digit, cell) => ({ kind: /** @type {PhotoKind} */ (Number(digit) ? "printed" : "empty"), digit: Number(digit) || 0, notes: [], second: 0, unsure: false, ...special[cell] }));
  await openReading(new Blob(), { cells, direct: cells.map(({ digit, direct = digit }) => direct), mesh: Array.from({ length: 100 }, () => /** @type {Dot} */ ([0, 0])) });
  await page.settled();
  return page;
}

/** Press what may be said of the chosen cell. @type {(page: Page, words: string) => Promise<void>} */
const say = (page, words) => page.click(`#doubt-keys button:nth-child(${page.all("#doubt-keys button").findIndex((key) => key.textContent === words) + 1})`);

/** @type {(page: Page, name: string) => number[]} */
const cellsWith = (page, name) => page.all(`#board .${name}`).map((each) => Number(each.dataset.cell));
/** @type {(page: Page, cell: number) => string} */
const label = (page, cell) => page.one(`#board [data-cell="${cell}"]`).getAttribute("aria-label");

test("only doubtful cells are asked, a tap corrects digit and kind, and the next doubt comes by itself", async () => {
  const page = await readFromPhoto();
  assert.deepEqual(cellsWith(page, "unsure"), [UNSURE, CHANGED, BY_HAND, EMPTY]);
  assert.deepEqual([cellsWith(page, "changed"), cellsWith(page, "by-hand")], [[CHANGED], [BY_HAND]]);
  assert.equal(page.text("#doubt-told"), "B1: is the digit 7?");
  assert.equal(page.text("#doubt-count"), "4 cells to look at. By hand: 1.");
  assert.deepEqual(page.all("#doubt-keys button").map((key) => key.textContent), ["7 printed", "1 printed", "7 mine", "7 note", "– empty"]);
  await say(page, "1 printed");
  assert.equal(page.values[UNSURE], "1");
  assert.equal(page.text("#doubt-told"), "F2: looks like 1; 7 makes the solution unique.");
  await say(page, "7 printed");
  assert.equal(page.text("#doubt-told"), "C4: did you write 6?");
  await say(page, "3 mine");
  assert.deepEqual([page.values[BY_HAND], cellsWith(page, "by-hand")], ["3", [BY_HAND]]);
  assert.equal(page.text("#doubt-told"), "I9: is this empty?");
  await say(page, "– empty");
  assert.deepEqual(cellsWith(page, "unsure"), []);
  assert.equal(page.one("#doubts .next-unsure").disabled, true);
  assert.equal(page.text("#doubt-count"), "No cell is in doubt. By hand: 1.");
  for (const _ of [EMPTY, BY_HAND]) await page.press("Control+z");
  assert.deepEqual([page.values[BY_HAND], cellsWith(page, "unsure")], ["6", [BY_HAND, EMPTY]]);
  await page.click("#doubts [data-act=nextUnsure]");
  assert.equal(page.text("#doubt-told"), "C4: did you write 6?");
});

test("what is not in doubt can be said to be of another kind, and a typed digit stays and keeps its kind", async () => {
  const page = await readFromPhoto({});
  await page.click(`#board [data-cell="1"]`);
  assert.equal(page.text("#doubt-told"), "B1: 1, printed.");
  await say(page, "1 mine");
  assert.deepEqual([cellsWith(page, "by-hand"), page.text("#doubt-told")], [[1], "B1: 1, yours."]);
  await page.press("2");
  assert.deepEqual([page.values[1], cellsWith(page, "by-hand"), page.text("#doubt-told")], ["2", [1], "B1: 2, yours."]);
  await say(page, "2 note");
  assert.deepEqual([page.values[1], page.text("#doubt-told")], [".", "B1: your notes 2."]);
  await page.press("Shift+5");
  assert.equal(page.text("#doubt-told"), "B1: your notes 2 5.");
  assert.deepEqual(page.all("#doubt-keys button").map((key) => key.textContent), ["25 notes", "– empty"]);
  await say(page, "– empty");
  assert.equal(page.text("#doubt-told"), "B1: empty.");
});

test("everything is done by keys and told to screen readers", async () => {
  const page = await readFromPhoto();
  assert.equal(page.focused.dataset.cell, String(UNSURE));
  assert.equal(label(page, UNSURE), "B1, 7, uncertain, perhaps 1, conflict");
  await page.press("a");
  assert.equal(label(page, UNSURE), "B1, 1");
  assert.equal(page.focused.dataset.cell, String(CHANGED));
  assert.equal(label(page, CHANGED), "F2, 7, uncertain, perhaps 1, looks like 1, changed so that there is one solution");
  await page.press("r");
  assert.equal(page.focused.dataset.cell, String(BY_HAND));
  assert.equal(label(page, BY_HAND), "C4, 6, by hand, uncertain, perhaps 3");
  await page.press("g");
  assert.deepEqual(cellsWith(page, "by-hand"), []);
  assert.equal(page.focused.dataset.cell, String(EMPTY));
  assert.equal(label(page, EMPTY), "I9, empty, uncertain, perhaps 7");
  await page.press("h");
  assert.equal(label(page, EMPTY), "I9, 7, by hand, conflict");
  await page.press("n");
  assert.equal(label(page, EMPTY), "I9, empty, candidates 7");
  for (const _ of ["n", "h", "g"]) await page.press("Control+z");
  assert.deepEqual([cellsWith(page, "unsure"), cellsWith(page, "by-hand")], [[BY_HAND, EMPTY], [BY_HAND]]);
  await page.press("u");
  assert.equal(page.focused.dataset.cell, String(BY_HAND));
});

/** Notes in three cells, of which one can be read. @type {Record<number, Partial<PhotoCell>>} */
const NOTED = { 0: { kind: "notes", notes: [7, 8] }, 2: { kind: "notes" }, 3: { kind: "notes" } };

test("notes are shown small and become the player's, and those that cannot be read are told and left out", async () => {
  const page = await readFromPhoto(NOTED);
  assert.equal(page.text("#status"), "Notes in 2 cells could not be read and are left out.");
  assert.match(page.text("#doubt-count"), /Notes in 2 cells could not be read and are left out\.$/);
  assert.deepEqual(page.marks(0), "78");
  assert.equal(label(page, 2), "C1, empty, notes that cannot be read");
  await page.click(".start-key");
  assert.deepEqual([page.marks(0), page.marks(2)], ["78", ""]);
  await page.press("k");
  assert.ok(page.marks(2).length > 0, "all candidates are there when they are wanted");
  await page.press("k");
  assert.deepEqual([page.marks(0), page.marks(2)], ["78", ""]);
});

/** Two digits by hand that are not those of the solution, which has 7 in A1 and 9 in C4. @type {Record<number, Partial<PhotoCell>>} */
const WRONG = { [BY_HAND]: { kind: "written", digit: 6 }, 0: { kind: "written", digit: 8 } };

test("the player's mistakes are told first, with a way to see why, and help tells no step before", async () => {
  for (const [special, sentence, count] of /** @type {const} */ ([
    [WRONG, "The 8 in A1 that you wrote cannot be right.", "One more of your digits is wrong."],
    [{ [BY_HAND]: { kind: "written", digit: 6, unsure: true, second: 9 } }, "The 6 that was read in C4 cannot be right.", ""],
  ])) {
    const page = await readFromPhoto(special);
    await page.click(".start-key");
    assert.equal(page.window.document.documentElement.dataset.phase, "playing");
    assert.equal(page.text("#panel-title"), sentence);
    assert.equal(page.text("#status"), [sentence, count, "Shall we look why?"].filter(Boolean).join(" "));
    assert.ok(page.text("#panel-body").includes(count));
    await page.click("[data-act=lookWhy]");
    assert.equal(page.text("#panel-title"), "First something else");
    assert.match(page.text(".sentences .reading"), new RegExp(`^The ${special === WRONG ? "8 in A1" : "6 in C4"} is not right: `));
    await page.press("h");
    assert.equal(page.values[special === WRONG ? 0 : BY_HAND], ".", "it is taken back when the player wants it");
  }
});

test("what was misread is compared again, cell by cell, with the second guess of each", async () => {
  const page = await readFromPhoto({ 0: { kind: "written", digit: 8, second: 7 }, [BY_HAND]: { kind: "written", digit: 6, second: 3 }, 2: { kind: "written", digit: 3 } });
  await page.click(".start-key");
  await page.click("[data-act=compareAgain]");
  assert.equal(page.window.document.documentElement.dataset.phase, "entering");
  assert.deepEqual([cellsWith(page, "unsure"), cellsWith(page, "by-hand")], [[0, BY_HAND], [0, 2, BY_HAND]]);
  assert.equal(page.text("#doubt-told"), "A1: did you write 8?");
  await say(page, "7 mine");
  assert.equal(page.text("#doubt-told"), "C4: did you write 6?");
  await say(page, "6 mine");
  await page.click(".start-key");
  assert.equal(page.text("#panel-title"), "The 6 in C4 that you wrote cannot be right.");
});

test("whoever plays on keeps his mistake, and help tells it before any step", async () => {
  const page = await readFromPhoto(WRONG);
  await page.click(".start-key");
  await page.click("#panel-body [data-act=closeHelp]");
  assert.deepEqual([page.values[0], page.values[BY_HAND]], ["8", "6"]);
  await page.press("h");
  assert.equal(page.text("#panel-title"), "First something else");
  assert.match(page.text("#panel-body"), /2 of the digits you placed are not right/);
  // From a wrong digit only wrong steps would follow: neither list tells any.
  for (const act of ["showSteps", "showPath"]) {
    await page.click("#panel-close");
    await page.click(`#panel-body [data-act=${act}]`);
    assert.equal(page.text("#panel-title"), "First something else", act);
  }
});

test("where all is right, or the givens leave several solutions, nothing is said against the player's digits", async () => {
  const page = await readFromPhoto({ [BY_HAND]: { kind: "written", digit: 9 } });
  await page.click(".start-key");
  assert.equal(page.text("#status"), "Exactly one solution. The game begins.");
  await page.press("h");
  assert.ok(page.all("#board .area-primary").length, "help begins at once, from the digits on the paper");
  const open = await readFromPhoto({ ...WRONG, ...Object.fromEntries([1, 7, 9, 11, 13, 14].map((cell) => [cell, { kind: /** @type {const} */ ("empty"), digit: 0 }])) });
  await open.click(".start-key");
  assert.equal(open.window.document.documentElement.dataset.phase, "entering");
  assert.equal(open.text("#panel-title"), "There are several solutions");
});

test("it is told in German and with the player's names of cells", async () => {
  const page = await readFromPhoto({ ...WRONG, ...NOTED, 0: WRONG[0] }, "de");
  assert.equal(page.text("#status"), "Notizen in 2 Zellen waren nicht zu lesen und fehlen hier.");
  const { current, update } = await page.import("/static/js/app.js");
  update({ preferences: { ...current().preferences, coordinates: "r1c1" } });
  await page.click(".start-key");
  assert.equal(page.text("#panel-title"), "Deine 8 in r1c1 kann nicht stimmen.");
});

test("doubts survive a reload and go with their game", async () => {
  const page = await readFromPhoto();
  await page.press("a");
  await page.reload();
  assert.deepEqual(cellsWith(page, "unsure"), [CHANGED, BY_HAND, EMPTY]);
  await page.click(".brand-button");
  await page.click("#home [data-act=enterPuzzle]");
  assert.equal(page.one("#doubts").hidden, true);
  assert.equal(page.window.document.documentElement.dataset.photo, "");
  await page.click(".brand-button");
  await page.click("#home [data-game]");
  assert.deepEqual(cellsWith(page, "unsure"), [CHANGED, BY_HAND, EMPTY]);
});

test("the doctor suspects first what was hard to read, and leaves alone what stands there by hand", async () => {
  const page = await readFromPhoto();
  await page.click(".start-key");
  assert.match(page.text(".repairs li") ?? "", /^B1 could be 1 instead of 7\./);
  await page.click(".repairs li button");
  assert.equal(page.values[UNSURE], "1");
  assert.equal(page.values[BY_HAND], "6");
  assert.deepEqual(cellsWith(page, "by-hand"), [BY_HAND]);
});

test("a game without a photo fetches nothing of it", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  await page.press("h");
  assert.ok(page.fetched.length > 10);
  assert.deepEqual(page.fetched.filter((path) => path.includes("/photo/")), []);
});
