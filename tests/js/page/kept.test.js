// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CELLS = [...PUZZLE].map((digit) => (digit === "." ? 0 : Number(digit) + 16));
const WHOLE = { id: "x", phase: "playing", cells: CELLS, past: [], future: [], helps: [], title: "Sunday" };
/** As another version, or a hand, may have left it; store.test.js has each of its parts by itself. */
const LACKING = [{ cells: CELLS }, { ...WHOLE, phase: "paused", helps: [null], title: 5, past: "none" }];

/**
 * A browser that has kept a game.
 * @param {unknown} game
 */
function keeping(game) {
  const browser = new Browser();
  browser.kept.set("sudoku-helper:game:x", JSON.stringify(game));
  return browser;
}

test("a kept game is there after a reload, whatever another version left out of it", async () => {
  for (const game of LACKING) {
    const page = await keeping(game).open("/?lang=en", { session: new Map([["sudoku-helper:tab", "x"]]) });
    assert.equal(page.values, PUZZLE);
    await page.press("h");
    assert.match(page.text("#panel-eyebrow") ?? "", /Stage 1 of 4/);
  }
});

test("the start page shows a kept game, whatever another version left out of it, and opens it", async () => {
  for (const game of LACKING) {
    const page = await keeping(game).open("/?lang=en");
    await page.click("#home [data-game]");
    assert.equal(page.values, PUZZLE);
    await page.press("Control+z");
  }
});

test("a game that another window changes is followed, whatever its version left out of it", async () => {
  for (const game of LACKING) {
    const browser = keeping(WHOLE);
    const page = await browser.open("/?lang=en", { session: new Map([["sudoku-helper:tab", "x"]]) });
    const other = await browser.open("/?lang=en");
    const moved = { ...game, cells: CELLS.with(2, 4) };
    other.window.localStorage.setItem("sudoku-helper:game:x", JSON.stringify(moved));
    await page.settled();
    assert.equal(page.values, PUZZLE.replace("53.", "534"));
    await page.press("h");
    assert.match(page.text("#panel-eyebrow") ?? "", /Stage 1 of 4/);
  }
});

/** The writes of all windows, each with the place that was written. */
class Counted extends Map {
  /** @type {string[]} */
  writes = [];

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    this.writes.push(key);
    return super.set(key, value);
  }
}

/** What another edition has otherwise: a preference that this one does not know, and something that it puts into games. */
const OTHERWISE = new Map([
  ["/static/js/preferences/preferences.js", ['  theme: "system",\n  order', '  theme: "system",\n  later: true,\n  order']],
  ["/static/js/game/state.js", ["export function completeGame(", "export const completeGame = (stored, id) => completed(stored, id) && { ...completed(stored, id), later: 1 };\nfunction completed("]],
]);

/** @type {(text: string, path: string) => string} */
function later(text, path) {
  const [now, then] = OTHERWISE.get(path) ?? ["", ""];
  assert.ok(text.includes(now), `${path} has changed`);
  return text.replace(now, then);
}

test("two windows of different editions hear of each other, and neither writes what it has heard", async () => {
  const browser = new Browser();
  const kept = (browser.kept = new Counted());
  const one = await browser.open("/?lang=en");
  await one.play(PUZZLE);
  const other = await browser.open("/?lang=en", { edit: later });
  await other.click("#home [data-game]");
  const written = async () => {
    for (let turns = 0; turns < 3; turns += 1) for (const page of browser.pages) await page.settled();
    return kept.writes.splice(0);
  };
  await written();
  const key = [...kept.keys()].find((each) => each.startsWith("sudoku-helper:game:"));
  for (const page of browser.pages) {
    for (const key of ["ArrowRight", "ArrowRight"]) await page.press(key);
    await page.press(page === one ? "4" : "1");
    assert.deepEqual(await written(), [key]);
    assert.deepEqual(browser.pages.map(({ values }) => values[2]), page === one ? ["4", "4"] : ["1", "1"]);
  }
  for (const page of browser.pages) {
    await page.click("[data-act=openPreferences]");
    const theme = page === one ? "dark" : "contrast";
    page.one(`input[name=theme][value=${theme}]`).click();
    assert.deepEqual(await written(), ["sudoku-helper:preferences"]);
    assert.deepEqual(browser.pages.map(({ window }) => window.document.documentElement.dataset.theme), [theme, theme]);
  }
});
