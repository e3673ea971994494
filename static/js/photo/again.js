// @ts-check
/**
 * Looking again at the paper of a game that is played: whether it is the same puzzle, and what was written there since.
 * Pure functions.
 */

import { isGiven, marksOf, pack, unpack, valueOf } from "../game/cells.js";
import { changedCells } from "../game/layers.js";
import { edit } from "../game/state.js";
import { CELLS, setOf } from "../geometry.js";

/**
 * Which part of the givens a picture of the same puzzle shows at least. Of 320 photos, half of them written over, all showed
 * 0.89 or more of their own and 0.40 or less of those of 65 other puzzles.
 */
const SAME = 2 / 3;

/**
 * Whether a picture shows the puzzle of a game: whatever its givens count as there, since print and writing are hard to tell apart.
 * @param {readonly PhotoCell[]} read
 * @param {readonly number[]} cells
 */
export function isSamePuzzle(read, cells) {
  const givens = CELLS.filter((cell) => isGiven(cells[cell]));
  const agreeing = givens.filter((cell) => read[cell].digit === valueOf(cells[cell]));
  return givens.length > 0 && agreeing.length >= SAME * givens.length;
}

/**
 * The first of some games that a picture shows the puzzle of.
 * @param {readonly PhotoCell[]} read
 * @param {readonly Game[]} games
 */
export const gameOf = (read, games) => games.find(({ phase, cells }) => phase === "playing" && isSamePuzzle(read, cells)) ?? null;

/**
 * The player's digits that stood on the paper when it was last looked at, by their cells.
 * @param {Pick<Game, "cells" | "past" | "reading">} game
 * @returns {Record<number, number>}
 */
export function lastSeen({ cells, past, reading }) {
  if (!reading || reading.paper) return reading?.paper ?? {};
  const begun = [...cells];
  for (const [cell, before] of changedCells(past.flat()).reverse()) begun[cell] = before;
  return Object.fromEntries(reading.byHand.map((cell) => [cell, valueOf(begun[cell])]).filter(([, digit]) => digit));
}

/**
 * What has changed on the paper of a game. Digits that are new and clear are taken over, and notes where the player has
 * neither a digit nor notes of his own; whatever contradicts the game, or is hard to read, is asked.
 * @param {Pick<Game, "cells" | "past" | "reading">} game
 * @param {readonly PhotoCell[]} read
 * @returns {PaperNews}
 */
export function newsOf(game, read) {
  const before = lastSeen(game);
  /** @type {PaperNews} */
  const news = { added: [], noted: [], asked: [] };
  for (const cell of CELLS) {
    if (isGiven(game.cells[cell])) continue;
    const { digit, second, unsure, kind, notes } = read[cell];
    const mine = valueOf(game.cells[cell]);
    const isSame = mine && (digit === mine || (unsure && (second === mine || before[cell] === mine)));
    if (isSame) continue;
    if (digit) {
      const why = unsure ? "unsure" : mine || before[cell] === digit ? "differs" : null;
      if (why) news.asked.push({ cell, why, mine, digit, second: unsure && second !== mine ? second : 0 });
      else news.added.push([cell, digit]);
    } else if (unsure) continue;
    else if (mine && before[cell] === mine) news.asked.push({ cell, why: "gone", mine, digit: 0, second: 0 });
    else if (!mine && kind === "notes" && notes.length && !marksOf(game.cells[cell])) news.noted.push([cell, notes]);
  }
  return news;
}

/**
 * The game with what has changed on its paper, as one move, and with what stands there now.
 * @param {Game} game
 * @param {readonly PhotoCell[]} read
 * @param {PaperNews} news
 * @param {Record<number, number>} answers What the player wants in cells that were asked, 0 for nothing.
 * @returns {Game}
 */
export function takenOver(game, read, { added, noted }, answers = {}) {
  const before = lastSeen(game);
  const written = new Map([...added, ...Object.entries(answers).map(([cell, digit]) => /** @type {Candidate} */ ([Number(cell), digit]))]);
  const taken = edit(game, [
    ...[...written].map(([cell, value]) => /** @type {Candidate} */ ([cell, pack({ ...unpack(game.cells[cell]), value })])),
    ...noted.map(([cell, digits]) => /** @type {Candidate} */ ([cell, pack({ ...unpack(game.cells[cell]), marks: setOf(digits) })])),
  ]);
  const paper = CELLS.filter((cell) => !isGiven(game.cells[cell]) && read[cell].digit).flatMap((cell) => {
    const { digit, second, unsure } = read[cell];
    const mine = valueOf(taken.cells[cell]);
    // What is hard to read is what the player says, if that may stand there at all.
    const shown = unsure ? [digit, second, before[cell]].find((each) => each && each === mine) : digit;
    return shown ? [[cell, shown]] : [];
  });
  return { ...taken, reading: { doubts: {}, byHand: [], ...game.reading, paper: Object.fromEntries(paper) } };
}
