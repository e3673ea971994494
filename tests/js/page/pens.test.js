// @ts-check
/** Colours for cells and candidates, notes of two kinds, one digit looked at, and a check that tells as much as is asked. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { ELIMINATING, VERY_EASY, at, cellsWith, help, key, playing, prefer, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const [YELLOW, ORANGE, PINK, NO_COLOURS] = [1, 2, 3, 9];

/** @param {string} verb */
const act = (verb) => `#keypad [data-act=${verb}]`;

/**
 * The colours of a cell.
 * @param {Page} page
 * @param {number} cell
 */
const colours = (page, cell) => page.all(`${at(cell)} .colours i`).map((strip) => Number(strip.dataset.colour));

/**
 * @param {number} cell
 * @param {number} digit
 */
const candidate = (cell, digit) => `${at(cell)} .mark[data-digit="${digit}"]`;

/**
 * @param {Page} page
 * @param {number} cell
 * @param {string} kind
 */
const notes = (page, cell, kind) => page.all(`${at(cell)} ${kind}`).map((mark) => mark.textContent).join("");

/**
 * @param {Page} page
 * @param {string} selector
 */
const label = (page, selector) => page.one(selector).getAttribute("aria-label");

test("cells are coloured by the keys, which then are colours", async () => {
  const page = await playing(VERY_EASY, {}, "de");
  await page.click(at(0));
  await page.click(act("toggleColours"));
  assert.equal(label(page, key(PINK)), "3 rosa");
  await page.click(key(PINK));
  assert.deepEqual(colours(page, 0), [PINK]);
  assert.equal(page.one(key(PINK)).getAttribute("aria-pressed"), "true");
  await page.click(key(YELLOW));
  assert.deepEqual(colours(page, 0), [YELLOW, PINK]);
  assert.equal(label(page, at(0)), "A1, leer, gelb, rosa");
  await page.click(key(PINK));
  assert.deepEqual(colours(page, 0), [YELLOW]);
  await page.click(act("undo"));
  assert.deepEqual(colours(page, 0), [YELLOW, PINK]);
  assert.equal(page.values, VERY_EASY);
  // A given, and several cells at once.
  await page.click(at(2));
  await page.click(act("toggleSeveral"));
  await page.click(at(3));
  await page.click(key(ORANGE));
  assert.deepEqual([colours(page, 2), colours(page, 3)], [[ORANGE], [ORANGE]]);
  await page.click(act("erase"));
  assert.deepEqual([colours(page, 2), colours(page, 3), colours(page, 0)], [[], [], [YELLOW, PINK]]);
  await page.click(key(NO_COLOURS));
  assert.deepEqual(colours(page, 0), []);
  await page.click("#toast-key");
  assert.deepEqual(colours(page, 0), [YELLOW, PINK]);
  await page.click(act("toggleColours"));
  assert.equal(page.text(`${key(9)} b`), "9");
  await page.click(at(0));
  await page.click(key(9));
  assert.equal(page.values[0], "9");
});

test("a mouse points at the candidate to colour; once more it is the whole cell", async () => {
  const page = await playing(ELIMINATING, {}, "de");
  await page.press("k");
  await page.click(act("toggleColours"));
  await page.click(candidate(0, 6));
  assert.ok(page.one(candidate(0, 6)).classList.contains("chosen"));
  await page.click(key(PINK));
  assert.equal(page.one(candidate(0, 6)).dataset.colour, String(PINK));
  assert.deepEqual(colours(page, 0), []);
  assert.match(label(page, at(0)), /6 rosa/);
  await page.click(candidate(0, 6));
  await page.click(key(YELLOW));
  assert.deepEqual(colours(page, 0), [YELLOW]);
  assert.equal(page.one(candidate(0, 6)).dataset.colour, String(PINK));
});

test("the digit that is looked at is coloured in all chosen cells", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await page.click(at(1));
  await page.click(key(4));
  assert.ok(page.one("#board").classList.contains("filtered"));
  await page.click(act("toggleColours"));
  await page.click(at(0));
  await page.click(act("toggleSeveral"));
  await page.click(at(2));
  await page.click(key(PINK));
  for (const cell of [0, 2]) {
    assert.equal(page.one(candidate(cell, 4)).dataset.colour, String(PINK));
    assert.deepEqual(colours(page, cell), []);
  }
});

test("everything is coloured by keys alone", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await page.click(at(0));
  await page.type("l2");
  assert.deepEqual(colours(page, 0), [ORANGE]);
  await page.press("Shift+6");
  await page.press("3");
  assert.equal(page.one(candidate(0, 6)).dataset.colour, String(PINK));
  await page.press("Shift+ArrowDown");
  await page.press("1");
  assert.deepEqual([colours(page, 0), colours(page, 9)], [[YELLOW, ORANGE], [YELLOW]]);
  await page.press("Delete");
  assert.deepEqual([colours(page, 0), colours(page, 9)], [[], []]);
  assert.equal(page.one(candidate(0, 6)).dataset.colour, undefined);
  await page.press("Control+z");
  assert.deepEqual(colours(page, 0), [YELLOW, ORANGE]);
  await page.press("Escape");
  assert.ok(!page.one("#keypad").classList.contains("colouring"));
  assert.equal(page.values, ELIMINATING);
});

test("colours and corner notes survive a reload and come to other windows", async () => {
  const page = await playing(VERY_EASY, { pens: true });
  await page.click(at(0));
  await page.press("Shift+2");
  await page.type("l3");
  await page.reload();
  assert.deepEqual([colours(page, 0), notes(page, 0, ".corner")], [[PINK], "2"]);
  const other = await page.browser.open("/?lang=en");
  await other.click("#home [data-game]");
  assert.deepEqual(colours(other, 0), [PINK]);
  await page.click(at(1));
  await page.type("l2");
  await other.settled();
  assert.deepEqual(colours(other, 1), [ORANGE]);
  await other.press("Control+z");
  await page.settled();
  assert.deepEqual(colours(page, 1), []);
});

test("help wins over colours", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await help(page, 1, 2);
  const [marked] = page.all(".mark.role");
  const [looks, digit, cell] = [marked.className, marked.dataset.digit, Number(marked.closest("[data-cell]").dataset.cell)];
  await page.press("Escape");
  await page.press("l");
  await page.click(at(cell));
  await page.press("2");
  assert.deepEqual(colours(page, cell), [ORANGE]);
  await page.press(`Shift+${digit}`);
  await page.press("3");
  assert.equal(page.one(candidate(cell, digit)).dataset.colour, String(PINK));
  await help(page, 2);
  const { classList, dataset } = page.one(candidate(cell, digit));
  assert.deepEqual([looks.split(" ").filter((/** @type {string} */ name) => !classList.contains(name)), dataset.colour], [[], undefined]);
});

test("colours and notes do not change which step comes first", async () => {
  const page = await playing(ELIMINATING, { pens: true });
  await help(page, 1);
  const name = page.text("#panel-title");
  await page.press("Escape");
  for (const cell of [0, 2, 9]) {
    await page.click(at(cell));
    for (const digit of [2, 4, 7]) await page.press(`Shift+${digit}`);
  }
  assert.equal(page.all(`${at(9)} .corner`).length, 3);
  await write(page, 0, 6);
  await page.press("Control+z");
  await help(page, 1);
  assert.equal(page.text("#panel-title"), name);
});

test("several pens note in corners and in the middle", async () => {
  const page = await playing(ELIMINATING, { pens: true }, "de");
  const pencil = act("togglePencil");
  await page.click(at(0));
  assert.equal(page.text(pencil), "Notieren");
  await page.click(pencil);
  assert.equal(page.text(pencil), "Ecke");
  for (const digit of [2, 4]) await page.click(key(digit));
  assert.equal(notes(page, 0, ".corner"), "24");
  await page.click(pencil);
  assert.equal(page.text(pencil), "Mitte");
  for (const digit of [6, 7]) await page.click(key(digit));
  assert.equal(notes(page, 0, ".centre .mark"), "67");
  assert.equal(label(page, at(0)), "A1, leer, Kandidaten 6 7, in den Ecken 2 4");
  await page.click(pencil);
  assert.equal(page.text(pencil), "Notieren");
  await page.click(key(6));
  assert.equal(page.values[0], "6");
  await page.click(act("undo"));
  assert.equal(page.marks(0), "2467");
  await page.click(act("erase"));
  assert.equal(page.marks(0), "");
});

test("pens have their keys", async () => {
  const page = await playing(ELIMINATING, { pens: true });
  await page.click(at(0));
  await page.press("Shift+ArrowDown");
  await page.press("Shift+2");
  await page.press("Control+4");
  await page.type("x7c3");
  assert.deepEqual([notes(page, 9, ".centre .mark"), notes(page, 9, ".corner")], ["34", "27"]);
  assert.deepEqual([notes(page, 0, ".centre .mark"), notes(page, 0, ".corner")], ["4", "27"], "in A1 a 3 is impossible");
  await page.press("Control+z");
  assert.equal(notes(page, 9, ".centre .mark"), "4");
  await page.press("z");
  await write(page, 0, 6);
  assert.equal(page.values[0], "6");
});

test("without the preference there is one kind of note", async () => {
  const page = await playing(ELIMINATING);
  await page.click(at(0));
  await page.press("x");
  assert.ok(!page.one("#keypad").classList.contains("pencil"));
  await page.press("Shift+2");
  await page.press("Control+4");
  assert.equal(page.marks(0), "24");
  assert.equal(page.all(`${at(0)} :is(.corner, .centre)`).length, 0);
  await prefer(page, { pens: true });
  await page.press("x");
  assert.ok(page.one("#keypad").classList.contains("pencil"));
});

test("a tap on a digit key shows all its places where nothing can be written", async () => {
  const page = await playing(ELIMINATING);
  await page.click(at(1));
  await page.click(key(4));
  assert.equal(page.one(key(4)).getAttribute("aria-pressed"), "true");
  assert.deepEqual(cellsWith(page, "same"), [...ELIMINATING].flatMap((value, cell) => (value === "4" ? [cell] : [])));
  assert.equal(page.values, ELIMINATING);
  await page.click(key(4));
  assert.ok(!page.one("#board").classList.contains("filtered"));
});

test("a long press on a digit key shows its places and writes nothing", async () => {
  const page = await playing(VERY_EASY);
  await page.click(at(0));
  const point = (/** @type {string} */ type) => page.one(key(9)).dispatchEvent(new page.window.MouseEvent(type, { bubbles: true, button: 0 }));
  for (const pressed of ["true", "false"]) {
    point("pointerdown");
    await page.pass(1000);
    assert.equal(page.one(key(9)).getAttribute("aria-pressed"), pressed);
    point("pointerup");
    page.one(key(9)).click();
    await page.settled();
    assert.equal(page.values, VERY_EASY);
  }
  await page.click(key(9));
  assert.equal(page.values[0], "9");
});

test("a check tells as much as is asked for, and one tap mends", async () => {
  const page = await playing(VERY_EASY, {}, "de");
  await page.click(act("check"));
  assert.equal(page.text("#panel-title"), "Bis hierher stimmt alles");
  assert.equal(page.find("[data-act=showMistakes]"), null);
  await page.click("#panel-close");
  await write(page, 0, 4);
  await write(page, 1, 5);
  const wrong = page.values;
  await page.click(act("check"));
  assert.match(page.text("#panel-body"), /2 Ziffern stimmen nicht\./);
  assert.deepEqual(cellsWith(page, "wrong"), []);
  await page.click("[data-act=showMistakes]");
  assert.equal(page.one(at(0)).getAttribute("aria-invalid"), "true");
  assert.deepEqual([cellsWith(page, "wrong"), page.values], [[0, 1], wrong]);
  await page.click("[data-act=mendMistakes]");
  assert.deepEqual([cellsWith(page, "wrong"), page.values], [[], VERY_EASY]);
  await page.click("#toast-key");
  assert.equal(page.values, wrong);
});

test("a check tells of candidates that are still needed", async () => {
  const page = await playing(ELIMINATING);
  await page.press("k");
  await page.click(at(0));
  const before = page.marks(0);
  await page.press("Shift+4");
  await page.click(act("check"));
  assert.match(page.text("#panel-body"), /One candidate is missing that is still needed\./);
  assert.deepEqual(cellsWith(page, "wrong"), []);
  await page.click("[data-act=showMistakes]");
  assert.deepEqual(cellsWith(page, "wrong"), [0]);
  await page.click("[data-act=mendMistakes]");
  assert.deepEqual([cellsWith(page, "wrong"), page.marks(0)], [[], before]);
});
