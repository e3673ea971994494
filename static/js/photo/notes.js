// @ts-check
/** Reads the candidates that are noted in cells: small digits at the nine places of a cell, in rows or in corners. Pure functions. */

import { asSeen, heightOf, isNarrow, isSolid, widthOf } from "./glyphs.js";
import { likeliestDigit } from "./likeliest.js";
import { classify } from "./network.js";

/** How high a note is at least and at most, as part of its cell. */
const LEAST = 0.115;
const MOST = 0.4;

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

/** @typedef {import("./glyphs.js").Figure} Figure */
/** @typedef {{ink: Float32Array, labels: Uint16Array, figures: Figure[], side: number}} NotedCell */

/**
 * A cell with those of its figures that may be notes, by their size and form.
 * @param {{ink: Float32Array, labels: Uint16Array, figures: Figure[]}} cell Its ink, and which point belongs to which figure: see `figuresIn`.
 * @param {number} side How many points wide and high it is.
 * @returns {NotedCell}
 */
export const notedCell = ({ ink, labels, figures }, side) => ({
  ink,
  labels,
  side,
  figures: figures.filter((figure) => heightOf(figure) >= LEAST * side && heightOf(figure) <= MOST * side && isSolid(figure)),
});

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
export const legibleNotes = (cell, network) => inOrder(eachNote(cell, network).flat().filter(isLegible).map(({ digit }) => digit));

/** @typedef {{digit: number, likely: number}} Note */

/** @param {Note} note */
const isLegible = ({ likely }) => likely >= LEGIBLE;

/**
 * What each figure of a cell shows: a digit, or several that touch each other, or nothing.
 * @param {NotedCell} cell
 * @param {Network} network
 * @returns {Note[][]}
 */
const eachNote = (cell, network) => cell.figures.map((figure) => (isNarrow(figure) ? [noteOf(cell, figure, network)] : rowOf(cell, figure, network)));

/**
 * The notes of a cell if all of its figures are legible, since candidates of which some are missing deceive; otherwise none.
 * @param {NotedCell} cell
 * @param {Network} network
 */
export function allNotes(cell, network) {
  const notes = eachNote(cell, network);
  return notes.every((each) => each.length && each.every(isLegible)) ? inOrder(notes.flat().map(({ digit }) => digit)) : [];
}

/**
 * The digits of a row that touch each other: as many as are most legible.
 * @param {NotedCell} cell
 * @param {Figure} figure
 * @param {Network} network
 */
function rowOf(cell, figure, network) {
  let best = { worst: 0, notes: /** @type {Note[]} */ ([]) };
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
  const isNote = new Set(figures.map(({ number }) => number));
  return [...Array(9).keys()].flatMap((place) => {
    const [left, top] = [(place % 3) * third, Math.floor(place / 3) * third];
    const [edge, end] = [Math.ceil((third * (1 - PLACE)) / 2), Math.floor((third * (1 + PLACE)) / 2)];
    let [inked, count] = [0, 0];
    for (let y = edge; y < end; y += 1) {
      for (let x = edge; x < end; x += 1) {
        count += 1;
        if (isNote.has(labels[Math.floor(top + y) * side + Math.floor(left + x)])) inked += 1;
      }
    }
    return inked > INKED * count ? [place + 1] : [];
  });
}
