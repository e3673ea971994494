// @ts-check
/**
 * Reads the screen of an app: ink is whatever differs from the colour of its own cell, be it darker, lighter or only of another
 * hue. Pure functions.
 */

import { CELLS } from "../geometry.js";
import { colouredCell } from "./colours.js";
import { givensAmong } from "./givens.js";
import { asSeen, figuresIn, heightOf, isNarrow, isSolid, sidesTouched, widthOf } from "./glyphs.js";
import { likeliestDigit, likeliestPuzzle } from "./likeliest.js";
import { classify, quantile } from "./network.js";
import { notedCell, notesIn } from "./notes.js";

/** In how many points, wide and high, a cell is looked at. */
const FINE = 64;

/** @typedef {import("./colours.js").Colour} Colour */
/** @typedef {import("./glyphs.js").Figure} Figure */

/** From which distance to the ground on, of 441, a point is ink, and which part of the strongest ink of its cell that is at least. */
const LEAST_INK = 22;
const INK_PART = 0.25;

/** How high a digit is, as part of its cell, and as part of what digits have here. */
const HIGHEST = 0.75;
const LOWEST = 0.26;
const OF_USUAL = 0.7;

/** How far from the middle of its cell a digit stands at most, as part of it. */
const ASIDE = 0.17;

/** How wide the frame of a selected cell is at most, as part of the cell. */
const RIM = 0.1;

/** How high a note at a side is at least, and how high and wide at most, as parts of the cell. */
const LEAST_AT_A_SIDE = 0.15;
const MOST_AT_A_SIDE = 0.35;

/** Along which part of a side there is ink where it is a line. */
const ALL_ALONG = 0.7;

/** The strongest ink of a cell is told by the digits, of which every puzzle has as many. */
const FEWEST_GIVENS = 17;

/**
 * The cells of a screen: their figures, and the one that is a digit.
 * @param {Picture} picture
 * @param {Perspective} seen
 */
function cellsOf(picture, seen) {
  const cells = CELLS.map((cell) => {
    const { points, ground } = colouredCell(picture, cell, seen, FINE);
    const ink = inkOf(points, ground);
    const least = Math.max(LEAST_INK, INK_PART * quantile(ink, 0.98));
    const { figures, labels } = withoutRim(ink, least);
    return { points, ground, ink, labels, figures: figures.filter(isWhole) };
  });
  const upright = cells.map(({ figures }) => figures.filter((figure) => isNarrow(figure) && heightOf(figure) < HIGHEST * FINE && isInTheMiddle(figure) && isSolid(figure)));
  const highest = upright.map((figures) => Math.max(0, ...figures.map(heightOf)));
  const usual = [...highest].sort((one, other) => other - one)[FEWEST_GIVENS >> 1];
  const least = Math.max(LOWEST * FINE, OF_USUAL * usual);
  return cells.map((cell, number) => ({ ...cell, digit: upright[number].find((figure) => heightOf(figure) === highest[number] && highest[number] >= least) ?? null }));
}

/** @typedef {ReturnType<typeof cellsOf>[number]} ScreenCell */

/**
 * Whether a figure lies within its cell; a note may just reach one side.
 * @param {Figure} figure
 */
const isWhole = (figure) => {
  const touched = sidesTouched(figure, FINE);
  return !touched || (touched === 1 && heightOf(figure) >= LEAST_AT_A_SIDE * FINE && Math.max(heightOf(figure), widthOf(figure)) < MOST_AT_A_SIDE * FINE);
};

/**
 * Whether a figure stands where digits do.
 * @param {Figure} figure
 */
const isInTheMiddle = ({ left, right, top, bottom }) =>
  Math.max(Math.abs(left + right - FINE), Math.abs(top + bottom - FINE)) < 2 * ASIDE * FINE;

/**
 * The figures of a cell without the lines at its sides, and without the frame of one that is selected: they may touch what stands in it.
 * @param {Float32Array} ink
 * @param {number} least
 */
function withoutRim(ink, least) {
  const inner = ink.slice();
  for (const turn of SIDES) clearLine(inner, least, turn);
  const found = figuresIn(inner, FINE, least);
  if (!found.figures.some((figure) => Math.min(widthOf(figure), heightOf(figure)) > HIGHEST * FINE)) return found;
  const [start, end] = [RIM * FINE, (1 - RIM) * FINE - 1];
  const isWithin = (/** @type {number} */ at) => at >= start && at <= end;
  inner.forEach((_, place) => {
    if (!isWithin(place % FINE) || !isWithin(Math.floor(place / FINE))) inner[place] = 0;
  });
  return figuresIn(inner, FINE, least);
}

/** Where a point is that is so far from a side and along it. */
const SIDES = Object.freeze([
  (/** @type {number} */ off, /** @type {number} */ along) => off * FINE + along,
  (/** @type {number} */ off, /** @type {number} */ along) => (FINE - 1 - off) * FINE + along,
  (/** @type {number} */ off, /** @type {number} */ along) => along * FINE + off,
  (/** @type {number} */ off, /** @type {number} */ along) => along * FINE + FINE - 1 - off,
]);

/**
 * Take away the line at a side of a cell: it has ink all along.
 * @param {Float32Array} ink
 * @param {number} least
 * @param {(off: number, along: number) => number} place
 */
function clearLine(ink, least, place) {
  for (let off = 0; off < RIM * FINE; off += 1) {
    let inked = 0;
    for (let along = 0; along < FINE; along += 1) inked += Number(ink[place(off, along)] >= least);
    if (inked < ALL_ALONG * FINE) return;
    for (let along = 0; along < FINE; along += 1) ink[place(off, along)] = 0;
  }
}

/**
 * How far each point of a cell is from its ground.
 * @param {Float32Array} points
 * @param {Colour} ground
 */
function inkOf(points, ground) {
  return Float32Array.from({ length: points.length / 3 }, (_, place) =>
    Math.hypot(points[3 * place] - ground[0], points[3 * place + 1] - ground[1], points[3 * place + 2] - ground[2]),
  );
}

/**
 * The colour of a figure where its ink is strongest.
 * @param {ScreenCell} cell
 * @param {Figure} figure
 * @returns {Colour}
 */
function inkColour({ points, ink, labels }, { number, most }) {
  const sums = [0, 0, 0];
  let count = 0;
  labels.forEach((label, place) => {
    if (label !== number || ink[place] < 0.85 * most) return;
    count += 1;
    for (let colour = 0; colour < 3; colour += 1) sums[colour] += points[3 * place + colour];
  });
  return /** @type {Colour} */ (sums.map((sum) => sum / count));
}

/** How likely a digit is at least that is not marked. */
const SURE = 0.8;

/** How likely the digits of a screen are at least, in the mean of their logarithms; upside down it was -0.13 at best. */
const UPRIGHT = -0.08;

/**
 * What the cells of a screen hold; null if that is not printed digits that stand upright.
 * @param {Picture} picture
 * @param {Perspective} seen
 * @param {Network} network
 * @returns {{direct: number[], cells: PhotoCell[]} | null}
 */
export function readScreen(picture, seen, network) {
  const cells = cellsOf(picture, seen);
  const likelihoods = cells.map((cell) => digitIn(cell, network));
  const certain = likelihoods.flatMap((likely, cell) => (cells[cell].digit ? [Math.log(Math.max(...likely))] : []));
  if (certain.length < FEWEST_GIVENS || certain.reduce((sum, each) => sum + each, 0) < UPRIGHT * certain.length) return null;
  const notes = noted(cells, network);
  const direct = likelihoods.map(likeliestDigit);
  const told = givensAmong(
    CELLS.flatMap((cell) => (direct[cell] ? [{ cell, digit: direct[cell], ...lookOf(cells[cell]) }] : [])),
    cells.flatMap(({ digit, ground }) => (digit ? [] : [ground])),
  );
  const { values, byHand } = told ? { values: direct, byHand: new Set(CELLS.filter((cell) => !told.given.has(cell))) } : likeliestPuzzle(likelihoods);
  const read = values.map((digit, cell) => {
    const likely = likelihoods[cell];
    const second = likeliestDigit(likely.map((part, other) => (other === digit ? 0 : part)));
    const unsure = digit !== direct[cell] || likely[digit] < SURE || Boolean(told?.unsure.has(cell));
    if (digit) return { kind: /** @type {PhotoKind} */ (byHand.has(cell) ? "written" : "printed"), digit, notes: [], second, unsure };
    return { kind: /** @type {PhotoKind} */ (notes[cell] ? "notes" : "empty"), digit, notes: notes[cell] ?? [], second, unsure };
  });
  return { direct, cells: read };
}

const EMPTY = Object.freeze([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * How likely a cell holds each digit, 0 for none.
 * @param {ScreenCell} cell
 * @param {Network} network
 */
function digitIn({ ink, labels, digit }, network) {
  if (!digit) return [...EMPTY];
  return classify(network, asSeen(ink, labels, digit, FINE, network.input));
}

/**
 * For each cell without a digit in which something is noted, which digits.
 * @param {ScreenCell[]} cells
 * @param {Network} network
 */
function noted(cells, network) {
  const found = cells.map((cell) => notedCell(cell.digit ? { ...cell, figures: [] } : cell, FINE));
  const filled = CELLS.filter((cell) => found[cell].figures.length);
  const notes = notesIn(filled.map((cell) => found[cell]), network);
  /** @type {(number[] | undefined)[]} */
  const byCell = Array(81).fill(undefined);
  filled.forEach((cell, number) => (byCell[cell] = notes[number]));
  return byCell;
}

/**
 * What tells who has entered a digit: the colours of its ink and its ground, and how wide its strokes are.
 * @param {ScreenCell} cell
 */
function lookOf(cell) {
  const figure = /** @type {Figure} */ (cell.digit);
  return { ink: inkColour(cell, figure), ground: cell.ground, stroke: strokeOf(cell, figure) / heightOf(figure) };
}

/**
 * How wide the strokes of a figure are, in points: its rim, as long as straight lines across the cell in four directions meet it,
 * is twice as long as its strokes.
 * @param {ScreenCell} cell
 * @param {Figure} figure
 */
function strokeOf({ ink, labels }, { number, most }) {
  const isInk = labels.map((label, at) => Number(label === number && ink[at] > most / 2));
  let [inked, level, slanted] = [0, 0, 0];
  for (let at = FINE; at < ink.length - FINE - 1; at += 1) {
    inked += isInk[at];
    level += Number(isInk[at] !== isInk[at + 1]) + Number(isInk[at] !== isInk[at + FINE]);
    slanted += Number(isInk[at] !== isInk[at + FINE + 1]) + Number(isInk[at] !== isInk[at + FINE - 1]);
  }
  return (2 * inked) / Math.max((Math.PI / 8) * (level + slanted / Math.SQRT2), 1);
}
