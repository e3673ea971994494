// @ts-check
/** Somebody who learns at a page without a browser: presses cells and digits of a task, and what is to be found in it. */

import assert from "node:assert/strict";

import { answer } from "./engine.js";
import { at, key } from "./player.js";

/** @typedef {import("./page.js").Page} Page */

/**
 * The drill that is asked, as the page knows it.
 * @param {Page} page
 * @returns {Promise<OpenDrill>}
 */
export const drillOf = async (page) => (await page.state()).drill;

/**
 * The step that is to be found in a drill.
 * @param {OpenDrill} drill
 * @returns {Promise<Step>}
 */
export async function stepOf({ technique, kind, board }) {
  const marks = kind === "find" ? { cells: [] } : { placements: [], cross_outs: [] };
  return /** @type {any} */ (await answer("judge", { lang: "en", technique: technique.key, kind, board, ...marks })).step;
}

/**
 * Choose a cell and press a key of the keypad.
 * @param {Page} page
 * @param {readonly number[]} candidate
 */
export async function enter(page, [cell, digit]) {
  await page.click(at(cell));
  await page.click(key(digit));
}

/**
 * Have the answer judged and expect a verdict.
 * @param {Page} page
 * @param {string} verdict
 */
export async function check(page, verdict) {
  await page.click("#drill-check");
  assert.equal(page.one("#panel").dataset.kind, verdict);
}
