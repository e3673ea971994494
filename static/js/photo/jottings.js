// @ts-check
/** The notes on paper: in photos much may be in a cell that is no note, such as pieces of lines and digits. Pure functions. */

import { heightOf } from "./glyphs.js";
import { allNotes } from "./notes.js";

/** As parts of the cell: how high notes are, how near to the edge figures begin that are cut off, how far in lines end, and how many points, by the side, reach further; and how pale notes are, as part of digits. */
const LOWEST = 0.09;
const HIGHEST = 0.43;
const BORDER = 0.03;
const EDGE = 0.09;
const STROKE = 0.05;
const PALEST = 0.3;

/** @typedef {import("./glyphs.js").Figure} Figure */
/** @typedef {import("./notes.js").NotedCell} NotedCell */

/**
 * The notes of a cell: null if nothing is noted, and none unless all of them are legible.
 * @param {NotedCell} cell
 * @param {Network} network
 * @param {number} usual How much ink digits have here.
 */
export function notesOnPaper(cell, network, usual) {
  const { figures, side } = cell;
  const inked = figures.filter((figure) => heightOf(figure) >= LOWEST * side && figure.most >= PALEST * usual);
  const noted = inked.filter((figure) => start(figure, side) > BORDER * side && heightOf(figure) <= HIGHEST * side);
  if (!noted.length) return null;
  const isWhole = areLines(cell, figures.filter((figure) => !noted.includes(figure)));
  return isWhole ? allNotes({ ...cell, figures: noted }, network) : [];
}

/**
 * How far from the edge of its cell a figure begins.
 * @param {Figure} figure
 * @param {number} side
 */
const start = ({ left, right, top, bottom }, side) => Math.min(left, top, side - 1 - right, side - 1 - bottom);

/**
 * Whether nothing but lines lies along the edges of a cell, in figures that are no notes.
 * @param {NotedCell} cell
 * @param {Figure[]} figures
 */
function areLines({ labels, side }, figures) {
  const numbers = new Set(figures.map(({ number }) => number));
  const edge = EDGE * side;
  const inner = labels.filter((number, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return numbers.has(number) && Math.min(x, y, side - 1 - x, side - 1 - y) > edge;
  });
  return inner.length < STROKE * side;
}
