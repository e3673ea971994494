// @ts-check
/** Reads the candidates that are noted in cells: small digits at the nine places of a cell, in rows or in corners. Pure functions. */

import { asSeen, heightOf, isNarrow, widthOf } from "./glyphs.js";
import { likeliestDigit } from "./likeliest.js";
import { classify } from "./network.js";

/** How likely a note is at least that is told. */
const LEGIBLE = 0.8;

/** How many notes are read to know whether each digit has its own place, and how many of them must be legible and at it. */
const SAMPLE = 30;
const FEWEST = 4;
const AT_THEIR_PLACES = 0.85;

/** How wide digits are that touch each other, as parts of their height. */
const WIDE = 0.9;
const NARROW = 0.35;

/** Which part of a place is looked at for ink, and which part of that has ink where a digit is. */
const PLACE = 0.7;
const INKED = 0.05;

/** On paper, as parts of the cell: how high notes are, how near to the edge figures begin that are cut off, how far in lines end, and how many points, by the side, reach further; and how pale notes are, as part of digits. */
const LOWEST = 0.09;
const HIGHEST = 0.43;
const BORDER = 0.03;
const EDGE = 0.09;
const STROKE = 0.05;
const PALEST = 0.3;

/** @typedef {import("./glyphs.js").Figure} Figure */
/** @typedef {{ink: Float32Array, labels: Uint16Array, figures: Figure[], side: number}} NotedCell */

/**
 * The notes of some cells, in order, as far as they are legible.
 * @param {NotedCell[]} cells
 * @param {Network} network
 * @returns {number[][]}
 */
export function notesIn(cells, network) {
  const each = cells.flatMap((cell) => cell.figures.filter(isNarrow).map((figure) => ({ cell, figure })));
  const step = Math.max(1, each.length / SAMPLE);
  const sample = each.filter((_, number) => Math.floor(number / step) !== Math.floor((number - 1) / step));
  const read = sample.map(({ cell, figure }) => ({ ...noteOf(cell, figure, network), place: placeOf(cell, figure) }));
  const legible = read.filter(({ likely }) => likely >= LEGIBLE);
  const atPlaces = legible.filter(({ digit, place }) => digit === place);
  if (legible.length >= FEWEST && atPlaces.length >= AT_THEIR_PLACES * legible.length) return cells.map(notesByPlace);
  return cells.map((cell) => legibleNotes(cell, network));
}

/**
 * The notes of a cell that are legible on their own, wherever they stand.
 * @param {NotedCell} cell
 * @param {Network} network
 */
export function legibleNotes(cell, network) {
  return inOrder(eachNote(cell, network).flatMap(({ digit, likely }) => (likely >= LEGIBLE ? [digit] : [])));
}

/**
 * The notes on paper, where much may be in a cell: null if nothing is noted, and none unless all of them are legible, since
 * candidates of which some are missing deceive.
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
  const notes = eachNote({ ...cell, figures: noted }, network);
  return isWhole && notes.every(({ likely }) => likely >= LEGIBLE) ? inOrder(notes.map(({ digit }) => digit)) : [];
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

/**
 * @param {NotedCell} cell
 * @param {Network} network
 */
const eachNote = (cell, network) =>
  cell.figures.flatMap((figure) => (isNarrow(figure) ? [noteOf(cell, figure, network)] : rowOf(cell, figure, network)));

/**
 * The digits of a row that touch each other: as many as are most legible.
 * @param {NotedCell} cell
 * @param {Figure} figure
 * @param {Network} network
 */
function rowOf(cell, figure, network) {
  let best = { worst: 0, notes: /** @type {ReturnType<typeof noteOf>[]} */ ([]) };
  for (let count = 2; count <= 9; count += 1) {
    const width = widthOf(figure) / count;
    if (width > WIDE * heightOf(figure) || width < NARROW * heightOf(figure)) continue;
    const parts = Array.from({ length: count }, (_, part) => ({
      ...figure,
      left: Math.round(figure.left + part * width),
      right: Math.round(figure.left + (part + 1) * width) - 1,
    }));
    const notes = parts.map((part) => noteOf(cell, part, network));
    const worst = Math.min(...notes.map(({ likely }) => likely));
    if (worst > best.worst) best = { worst, notes };
  }
  return best.notes;
}

/** @param {number[]} digits */
const inOrder = (digits) => [...new Set(digits)].sort((one, other) => one - other);

/**
 * @param {NotedCell} cell
 * @param {Figure} figure
 * @param {Network} network
 */
function noteOf({ ink, labels, side }, figure, network) {
  const likely = classify(network, asSeen(ink, labels, figure, side, network.input));
  const digit = likeliestDigit(likely.with(0, 0));
  return { digit, likely: likely[digit] };
}

/**
 * The digit to whose place a figure is nearest.
 * @param {NotedCell} cell
 * @param {Figure} figure
 */
function placeOf({ side }, { left, right, top, bottom }) {
  const third = (/** @type {number} */ at) => Math.min(2, Math.floor((1.5 * (at + 1)) / side));
  return 1 + third(left + right) + 3 * third(top + bottom);
}

/**
 * The digits at whose places there is something.
 * @param {NotedCell} cell
 */
function notesByPlace({ labels, figures, side }) {
  if (!figures.length) return [];
  const third = side / 3;
  return [...Array(9).keys()].flatMap((place) => {
    const [left, top] = [(place % 3) * third, Math.floor(place / 3) * third];
    const [edge, end] = [Math.ceil((third * (1 - PLACE)) / 2), Math.floor((third * (1 + PLACE)) / 2)];
    let [inked, count] = [0, 0];
    for (let y = edge; y < end; y += 1) {
      for (let x = edge; x < end; x += 1) {
        count += 1;
        if (labels[Math.floor(top + y) * side + Math.floor(left + x)]) inked += 1;
      }
    }
    return inked > INKED * count ? [place + 1] : [];
  });
}
