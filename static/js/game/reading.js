// @ts-check
/**
 * What an entry keeps of the photo it was read from: the cells that were hard to read, and the digits that
 * stand there by hand and are the player's, not givens. Pure functions.
 */

import { pack, valueOf } from "./cells.js";
import { changedCells } from "./layers.js";

/**
 * The doubts that are left: nobody has changed their cells or confirmed them. What is undone is in doubt again.
 * @param {Game} game
 * @returns {Record<number, Doubt>}
 */
export function openDoubts({ phase, reading, past }) {
  if (!reading || phase !== "entering") return {};
  const touched = new Set(changedCells(past.flat()).map(([cell]) => cell));
  return Object.fromEntries(Object.entries(reading.doubts).filter(([cell]) => !touched.has(Number(cell))));
}

/**
 * The cells whose digits are the player's own, written by hand on the paper.
 * @param {Pick<Game, "cells" | "reading">} game
 */
export const byHand = ({ cells, reading }) => (reading?.byHand ?? []).filter((cell) => valueOf(cells[cell]));

/**
 * The cells in which the player's digits stand on the paper: all that are by hand and, once it is played, unchanged; or
 * those that were there when it was looked at again.
 * @param {Game} game
 */
export function onPaper(game) {
  const { paper } = game.reading ?? {};
  if (paper && game.phase === "playing") return Object.keys(paper).map(Number).filter((cell) => valueOf(game.cells[cell]) === paper[cell]);
  const changed = new Set(game.phase === "playing" ? changedCells(game.past.flat()).map(([cell]) => cell) : []);
  return byHand(game).filter((cell) => !changed.has(cell));
}

/**
 * The game with some of its reading changed.
 * @param {Game} game
 * @param {Partial<Reading>} change
 * @returns {Game}
 */
const withReading = (game, change) => (game.reading ? { ...game, reading: { ...game.reading, ...change } } : game);

/**
 * The entry after a cell was compared with the photo and found right.
 * @param {Game} game
 * @param {number} cell
 */
export function confirmed(game, cell) {
  const { [cell]: _settled, ...doubts } = game.reading?.doubts ?? {};
  return withReading(game, { doubts });
}

/**
 * The entry after digits that looked written by hand were found to be printed.
 * @param {Game} game
 * @param {number[]} cells
 */
export function madeGiven(game, cells) {
  const left = game.reading?.byHand.filter((cell) => !cells.includes(cell));
  return cells.reduce(confirmed, withReading(game, { byHand: left }));
}

/**
 * What is left of the reading when the entry is played, and its history forgotten.
 * @param {Game} game
 */
export const settled = (game) => withReading(game, { doubts: openDoubts(game) });

/**
 * The entry without what stands there by hand.
 * @param {Game} game
 * @returns {Game}
 */
export function printed(game) {
  const own = new Set(byHand(game));
  return own.size ? { ...game, cells: game.cells.map((content, cell) => (own.has(cell) ? pack({}) : content)) } : game;
}

/**
 * What the doctor is told: what else may stand in a cell that was hard to read, or in one that counts as empty.
 * @param {Game} game
 * @returns {[cell: number, digit: number][]}
 */
export function guesses(game) {
  const own = byHand(game);
  const doubts = Object.entries(openDoubts(game)).map(([cell, { second }]) => /** @type {[number, number]} */ ([Number(cell), second]));
  return [
    ...doubts.filter(([cell]) => !own.includes(cell)),
    ...own.map((cell) => /** @type {[number, number]} */ ([cell, valueOf(game.cells[cell])])),
  ];
}
