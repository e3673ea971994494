// @ts-check
/**
 * What an entry keeps of the photo it was read from: the cells that were hard to read, and the digits that
 * stand there by hand and are the player's, not givens. Pure functions.
 */

import { isByHand, isUnsure, marksOf, pack, unpack, valueOf } from "./cells.js";
import { changedCells } from "./layers.js";

/**
 * The doubts that are left: nobody has changed their cells or confirmed them. What is undone is in doubt again.
 * @param {Game} game
 * @returns {Record<number, Doubt>}
 */
export function openDoubts({ phase, cells, reading }) {
  if (!reading || phase !== "entering") return {};
  return Object.fromEntries(Object.entries(reading.doubts).filter(([cell]) => isUnsure(cells[Number(cell)])));
}

/**
 * The entry with some more of its cells in doubt.
 * @param {Game} game
 * @param {number[]} more
 * @returns {Game}
 */
export function doubted(game, more) {
  const { reading, cells } = game;
  if (!reading) return game;
  const doubts = { ...Object.fromEntries(more.map((cell) => [cell, { second: 0 }])), ...reading.doubts };
  return { ...game, cells: cells.map((content, cell) => (more.includes(cell) ? pack({ ...unpack(content), unsure: true }) : content)), reading: { ...reading, doubts } };
}

/**
 * The next cell to look at, after a cell and then from the beginning; null if there is none.
 * @param {Game} game
 * @param {number} after
 */
export function nextDoubt(game, after) {
  const cells = Object.keys(openDoubts(game)).map(Number);
  return cells.find((cell) => cell > after) ?? cells[0] ?? null;
}

/**
 * The cells with notes that could not be read, and in which nothing has been entered since.
 * @param {Pick<Game, "phase" | "cells" | "reading">} game
 */
export const illegible = ({ phase, cells, reading }) => (phase === "entering" ? (reading?.illegible ?? []).filter((cell) => !cells[cell]) : []);

/**
 * The cells whose digits are the player's own, written by hand on the paper.
 * @param {Pick<Game, "phase" | "cells" | "reading">} game
 */
export const byHand = ({ phase, cells, reading }) =>
  phase === "entering" ? [...cells.keys()].filter((cell) => isByHand(cells[cell])) : (reading?.byHand ?? []).filter((cell) => valueOf(cells[cell]));

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
 * The cells whose notes stand on the paper, too, as long as the player has left them alone.
 * @param {Game} game
 */
export function notedOnPaper({ phase, past, reading }) {
  const changed = new Set(changedCells(past.flat()).map(([cell]) => cell));
  return phase === "playing" ? (reading?.noted ?? []).filter((cell) => !changed.has(cell)) : [];
}

/**
 * What is left of the reading when the entry is played.
 * @param {Game} game
 * @returns {Game}
 */
export function settled(game) {
  const noted = [...game.cells.keys()].filter((cell) => marksOf(game.cells[cell]));
  return game.reading ? { ...game, reading: { ...game.reading, doubts: openDoubts(game), byHand: byHand(game), noted } } : game;
}

/**
 * An entry of an older version, which told beside the cells what is by hand and in doubt.
 * @param {Game} game
 * @returns {Game}
 */
export function olderEntry(game) {
  const { phase, cells, past, reading } = game;
  if (!reading || reading.illegible || phase !== "entering") return game;
  const touched = new Set(changedCells(past.flat()).map(([cell]) => cell));
  return {
    ...game,
    cells: cells.map((content, cell) => pack({ ...unpack(content), hand: reading.byHand.includes(cell), unsure: cell in reading.doubts && !touched.has(cell) })),
    reading: { ...reading, byHand: [], illegible: [] },
  };
}

/**
 * The entry without what stands there by hand.
 * @param {Game} game
 * @returns {Game}
 */
export function printed(game) {
  return game.cells.some(isByHand) ? { ...game, cells: game.cells.map((content) => (isByHand(content) ? 0 : content)) } : game;
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
