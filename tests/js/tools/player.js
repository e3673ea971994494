// @ts-check
/** A player at a page without a browser: puzzles to play, and what he does and sees again and again. */

import assert from "node:assert/strict";

import { readGame } from "../../../static/js/game/state.js";
import { encode } from "../../../static/js/share/code.js";
import { fetchPage } from "./engine.js";
import { Browser } from "./page.js";

/** @typedef {import("./page.js").Page} Page */

export const VERY_EASY = "..3.......7....198..8....47...8.....5..9764.....4..671..6.3.9....9.67....4.......";
/** With candidates shown the first help here crosses candidates out. */
export const ELIMINATING = ".5.8.391....1956.88916.4..5.825471.991....45..45916.825.9.6187.1.....59...8.592.1";
export const ELIMINATING_SOLVED = "456823917273195648891674325682547139917238456345916782529361874164782593738459261";
/** A cell forcing chain: from the three digits of E7 to the conclusion that E8 is not 5. */
export const PROOF =
  "+5+4627+9.3.+2+398..+64+7+17+8+64+39+5+2.+915.+7.2+66+2.4..5..8+5..6+2...9+6.7...1..+12..67+8.+7+85..+4.+69 " +
  "r4c7<>3 r6c4<>3 r6c7<>3 r6c9<>4 r7c5<>3 r7c7<>4 r7c9<>3 r8c5<>3 r8c9<>3 r9c5<>3";

/** @param {number} cell */
export const at = (cell) => `#board [data-cell="${cell}"]`;

/** @param {number} digit */
export const key = (digit) => `#digits [data-digit="${digit}"]`;

/**
 * A page with a game on its board.
 * @param {string} puzzle
 * @param {Partial<Preferences>} preferences
 */
export async function playing(puzzle, preferences = {}, language = "en") {
  const page = await withPreferences(preferences).open(`/?lang=${language}`);
  await page.play(puzzle);
  return page;
}

/**
 * A browser in which something is set already.
 * @param {Partial<Preferences>} preferences
 */
export function withPreferences(preferences) {
  const browser = new Browser();
  browser.kept.set("sudoku-helper:preferences", JSON.stringify(preferences));
  return browser;
}

/** All techniques, as the pages know them. */
export async function allTechniques() {
  const { text } = await fetchPage("/data/en/techniques.json");
  return /** @type {Technique[]} */ (JSON.parse(text).techniques);
}

/**
 * A browser in which all techniques but one are off.
 * @param {string} wanted
 */
export async function withOnly(wanted) {
  const keys = (await allTechniques()).map((technique) => technique.key);
  return withPreferences({ off: keys.filter((each) => each !== wanted) });
}

/**
 * Choose a cell and type a digit.
 * @param {Page} page
 * @param {number} cell
 * @param {number | string} digit
 */
export async function write(page, cell, digit) {
  await page.click(at(cell));
  await page.press(String(digit));
}

/**
 * Press H once for each of these stages; each is told.
 * @param {Page} page
 * @param {number[]} stages
 */
export async function help(page, ...stages) {
  for (const stage of stages) {
    await page.press("h");
    assert.match(page.text("#panel-eyebrow"), new RegExp(`${stage} (of|von) 4`));
  }
}

/**
 * The cells that carry a class.
 * @param {Page} page
 * @param {string} name
 */
export const cellsWith = (page, name) => page.all(`#board .cell.${name}`).map((cell) => Number(cell.dataset.cell));

/**
 * The candidates of each role on the board, as cell and digit.
 * @param {Page} page
 */
export function roles(page) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const mark of page.all("#board .mark.role")) {
    const [, role] = /role-(\w+)/.exec(mark.className) ?? [];
    (found[role] ??= []).push(`${mark.closest(".cell").dataset.cell} ${mark.dataset.digit}`);
  }
  return found;
}

/**
 * What can be seen of something, as far as the document says: nothing around it is hidden.
 * @param {Page} page
 * @param {string} selector
 */
export const shown = (page, selector) => page.all(selector).filter((each) => !each.closest("[hidden]"));

/**
 * Choose a line of the menu.
 * @param {Page} page
 * @param {string} act
 */
export async function choose(page, act) {
  await page.click(".top [data-act=openMenu]");
  await page.click(`#menu-dialog [data-act=${act}]`);
}

/**
 * Set preferences, as a player does.
 * @param {Page} page
 * @param {Record<string, string | boolean>} wishes
 */
export async function prefer(page, wishes) {
  await page.click(".top [data-act=openPreferences]");
  for (const [name, wish] of Object.entries(wishes)) {
    const choice = `#preferences [name=${name}]${typeof wish === "string" ? `[value=${wish}]` : ""}`;
    if (page.one(choice).checked !== Boolean(wish)) await page.click(choice);
  }
  await page.press("Escape");
}

/**
 * The address at which a puzzle begins.
 * @param {string} puzzle
 * @param {Game["phase"]} phase
 */
export const addressOf = (puzzle, language = "en", phase = "playing") => `/?lang=${language}#s=${encode({ ...readGame("", puzzle), phase })}`;

/**
 * What is kept of the preferences.
 * @param {Page} page
 * @returns {Partial<Preferences>}
 */
export const kept = (page) => JSON.parse(page.browser.kept.get("sudoku-helper:preferences") ?? "{}");

/**
 * Let a game be solved but for its last empty cell, as if all the others had been filled.
 * @param {Page} page
 * @param {string} solution
 * @returns {Promise<number>} the cell that is left
 */
export async function solveButOne(page, solution) {
  const left = page.values.lastIndexOf(".");
  const [place] = [...page.browser.kept.keys()].filter((name) => name.endsWith(page.session.get("sudoku-helper:tab") ?? " "));
  const game = JSON.parse(page.browser.kept.get(place) ?? "");
  game.cells = game.cells.map((/** @type {number} */ content, /** @type {number} */ cell) => content || (cell === left ? 0 : Number(solution[cell])));
  page.browser.kept.set(place, JSON.stringify(game));
  await page.reload();
  return left;
}
