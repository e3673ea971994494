// @ts-check
/**
 * Reads a picture: where the grid is, what each cell holds and how sure that is. One pure function, for
 * the page, a worker and Node.
 */

import { CELLS } from "../geometry.js";
import { CLOSE, inkIn, mainDigit } from "./closeup.js";
import { isScreen } from "./colours.js";
import { findGrids } from "./find.js";
import { glareOf, lostCells } from "./glare.js";
import { greyOf, shrink, valueAt } from "./grey.js";
import { notesOnPaper } from "./jottings.js";
import { likeliestDigit, likeliestPuzzle } from "./likeliest.js";
import { classify, deviation, quantile } from "./network.js";
import { judgeDigits, lookOf } from "./pen.js";
import { distance, enlarged, median } from "./plane.js";
import { readScreen } from "./screen.js";
import { levelGrids, straightened } from "./straight.js";
import { solutionOf } from "./unique.js";
import { BLANK, readWritten } from "./writing.js";

/** The side of a grid, in points, from which nothing more is seen in its cells. */
const ENOUGH = 420;

/** The middle of a cell in which ink is looked for. */
const MIDDLE = 0.45;

/** The ink that a digit has at least, as part of what digits have here; with less it is hardly one, then none. */
const FAINT_INK = 0.3;
const NO_INK = 0.18;
const HARDLY = 0.02;

/** Every puzzle has as many digits, so that the strongest ink in a grid is that of digits. */
const FEWEST_GIVENS = 17;

/** About how many digits tell which way up a picture is, and how many of them, the surest: what is written by hand is hard to read in any direction. */
const SAMPLE = 40;
const SUREST = 13;

/** How well a picture is read that need not be turned any more. */
const CLEARLY_UPRIGHT = -0.04;

/** So many cells may look written in a picture in which all is printed. */
const DECEPTIVE = 4;

/** In so many cells something may be lost in glare; beyond that no puzzle is left. */
const MOST_LOST = 40;

/** How bright a picture is at most that may be a negative, from 0 to 255. */
const DARK = 90;

/** How pale a cell is, as part of digits, in which nothing is noted; notes stand near its edge, where only the outermost points are not looked at. */
const NOTHING = 0.25;
const NEARLY_ALL = 1;

/** How likely a digit is at least that is not marked. */
const SURE = 0.8;

/**
 * Read the grid of a picture that was chosen, or else the clearest.
 * @param {Picture} picture
 * @param {PhotoNetworks} networks
 * @returns {PhotoReading}
 */
export function readPhoto(picture, networks, chosen = 0) {
  const screen = screenIn(picture, networks);
  if (screen) return screen;
  const read = readShown(picture, networks, chosen);
  if (sureDigits(read) >= FEWEST_GIVENS || !isDark(picture)) return read;
  const negative = readShown(negativeOf(picture), networks, chosen);
  return sureDigits(negative) >= FEWEST_GIVENS ? negative : read;
}

/**
 * The grid on the screen of an app; null if that is none that can be read so, or there are several, as on a page.
 * @param {Picture} picture
 * @param {PhotoNetworks} networks
 * @returns {PhotoReading | null}
 */
function screenIn(picture, { digits: network }) {
  const outlines = levelGrids(picture);
  if (outlines.length !== 1) return null;
  const seen = straightened(picture, outlines[0]);
  if (!seen || !isScreen(picture, seen)) return null;
  const grid = readScreen(picture, seen, network);
  return grid && { outlines, problem: null, grid: { mesh: meshOf(seen), ...grid } };
}

/** @param {PhotoReading} reading */
const sureDigits = ({ grid }) => (grid?.cells ?? []).filter(({ digit, unsure }) => digit && !unsure).length;

/**
 * Whether most of a picture is dark, as it is where an app draws light on dark.
 * @param {Picture} picture
 */
function isDark({ data }) {
  const greens = Float32Array.from({ length: data.length >> 8 }, (_, place) => data[(place << 8) + 1]);
  return greens.length > 0 && quantile(greens, 0.5) < DARK;
}

/**
 * @param {Picture} picture
 * @returns {Picture}
 */
const negativeOf = ({ width, height, data }) => ({ width, height, data: data.map((value) => 255 - value) });

/**
 * @param {Picture} picture
 * @param {PhotoNetworks} networks
 * @param {number} chosen
 * @returns {PhotoReading}
 */
function readShown(picture, { digits: network, hands, closeups }, chosen) {
  const grey = greyOf(picture);
  const { grids, problem } = findGrids(grey);
  const outlines = grids.map(({ corners }) => corners);
  if (!grids[chosen]) return { outlines, problem, grid: null };
  const { corners, seen: found } = grids[chosen];
  const isLost = glareOf(grey);
  if (lostCells(isLost, found).size > MOST_LOST) return { outlines: [], problem: "flash", grid: null };
  const { likelihoods, turns, cut } = upright(cutCells(shrunkTo(ENOUGH, grey, corners), found, network), network);
  const seen = turnedBy(found, turns);
  const looks = CELLS.map((cell) => lookAt(picture, pointsOf(cell, seen, network), network.input));
  const printed = readPrinted(likelihoods, cut, looks, network);
  const near = shrunkTo(9 * CLOSE, grey, corners);
  const whole = (/** @type {number} */ cell) => pointsIn(near, placesBetween(cellCorners(cell, seen), CLOSE));
  const closeUp = (/** @type {number} */ cell) => {
    const digit = mainDigit(inkIn(whole(cell)), closeups.input);
    return digit && classify(closeups, digit);
  };
  const written = readWritten(writtenCells(cut, looks, network, hands), closeUp);
  const { direct, cells: told } = written && isWriting(written.cells, printed.cells) ? written : printed;
  // What stands there, or that nothing does, cannot be known.
  const unseen = lostCells(isLost, seen);
  const cells = withNotes(told, looks, whole, closeups).map((each, cell) => (unseen.has(cell) ? { ...each, unsure: true } : each));
  return { outlines, problem, grid: { mesh: meshOf(seen), direct, cells } };
}

/**
 * Where the ten by ten crossings of the lines are seen.
 * @param {Perspective} seen
 */
const meshOf = (seen) => Array.from({ length: 100 }, (_, place) => seen((place % 10) / 9, Math.floor(place / 10) / 9));

/**
 * A lattice that is turned by quarters, as a clock runs.
 * @param {Perspective} seen
 * @param {number} quarters
 * @returns {Perspective}
 */
const turnedBy = (seen, quarters) => (quarters ? turnedBy((u, v) => seen(v, 1 - u), quarters - 1) : seen);

/**
 * What a cell most likely holds if it does not hold a digit.
 * @param {readonly number[]} likely
 * @param {number} digit
 */
const secondGuess = (likely, digit) =>
  likely.reduce((best, part, other) => (other !== digit && (best < 0 || part > likely[best]) ? other : best), -1);

/**
 * Where the corners of a cell lie in the picture.
 * @param {number} cell
 * @param {Perspective} seen
 */
const cellCorners = (cell, seen) =>
  [0, 1, 10, 11].map((corner) => seen(((cell % 9) + (corner % 10)) / 9, (Math.floor(cell / 9) + Math.floor(corner / 10)) / 9));

/**
 * The points of a cell between its corners, row by row: within one paper hardly bends.
 * @param {Dot[]} corners
 * @param {number} side How many of them there are across and down.
 * @returns {Dot[]}
 */
const placesBetween = ([topLeft, topRight, bottomLeft, bottomRight], side) =>
  Array.from({ length: side * side }, (_, at) => {
    const [across, down] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    const [x, y] = [0, 1].map((axis) => {
      const above = topLeft[axis] * (1 - across) + topRight[axis] * across;
      return above * (1 - down) + (bottomLeft[axis] * (1 - across) + bottomRight[axis] * across) * down;
    });
    return [x, y];
  });

/**
 * Where the points of a cell that the network sees lie in the picture.
 * @param {number} cell
 * @param {Perspective} seen
 * @param {Network} network
 */
const pointsOf = (cell, seen, { input, seen: part }) =>
  Array.from({ length: input * input }, (_, at) => {
    const across = (((at % input) + 0.5) / input - 0.5) * part;
    const down = ((Math.floor(at / input) + 0.5) / input - 0.5) * part;
    return seen(((cell % 9) + 0.5 + across) / 9, (Math.floor(cell / 9) + 0.5 + down) / 9);
  });

/**
 * A picture no larger than is needed to see what is in the cells of a grid, and how much smaller it is.
 * @param {number} enough The side of the grid, in points, from which nothing more is seen.
 * @param {Grey} grey
 * @param {Quad} corners
 */
function shrunkTo(enough, grey, corners) {
  const side = distance(corners[0], corners[2]) / Math.SQRT2;
  const fine = shrink(grey, Math.max(grey.width, grey.height) * Math.min(1, enough / side));
  return { fine, scale: fine.width / grey.width };
}

/**
 * How bright a picture is at places that are told as those of the picture from which it was shrunk.
 * @param {ReturnType<typeof shrunkTo>} shrunk
 * @param {Dot[]} places
 */
const pointsIn = ({ fine, scale }, places) => Float32Array.from(places, (place) => valueAt(fine, ...enlarged(place, scale)));

/**
 * The 81 cells of a grid, each as the network sees it, and how much ink is in its middle.
 * @param {ReturnType<typeof shrunkTo>} shrunk
 * @param {Perspective} seen
 * @param {Network} network
 */
function cutCells(shrunk, seen, network) {
  return CELLS.map((cell) => {
    const points = pointsIn(shrunk, pointsOf(cell, seen, network));
    return { points, ink: inkOf(points, network) };
  });
}

/** @typedef {ReturnType<typeof cutCells>} CutCells */

/**
 * How a cell looks in the colours of the picture.
 * @param {Picture} picture
 * @param {Dot[]} dots
 * @param {number} side
 */
function lookAt({ width, height, data }, dots, side) {
  const places = dots.map(([x, y]) => {
    const column = Math.min(Math.max(Math.round(x), 0), width - 1);
    return 4 * (Math.min(Math.max(Math.round(y), 0), height - 1) * width + column);
  });
  return lookOf([0, 1, 2].map((colour) => Float32Array.from(places, (place) => data[place + colour])), side);
}

/** @typedef {ReturnType<typeof lookAt>} Look */

/**
 * The cells of a grid in which most is printed: here and there a digit of another pen.
 * @param {number[][]} likelihoods
 * @param {CutCells} cut
 * @param {Look[]} looks
 * @param {Network} network
 */
function readPrinted(likelihoods, cut, looks, network) {
  const filled = CELLS.filter((cell) => likelihoods[cell][0] < 0.5);
  const digits = filled.map((cell) => ({ digit: likeliestDigit(likelihoods[cell]), look: looks[cell], points: cut[cell].points }));
  const judged = judgeDigits(digits, network.input);
  const those = (/** @type {keyof typeof judged[0]} */ what) => new Set(filled.filter((_cell, number) => judged[number][what]));
  const doubtful = those("doubtful");
  const { direct, values, byHand } = likeliestPuzzle(likelihoods, those("perhapsByHand"), those("clearlyByHand"));
  const cells = values.map((digit, cell) => {
    const isClear = digit === direct[cell] && likelihoods[cell][digit] >= SURE && !doubtful.has(cell);
    const kind = /** @type {PhotoKind} */ (digit ? (byHand.has(cell) ? "written" : "printed") : "empty");
    return { kind, digit, notes: [], second: secondGuess(likelihoods[cell], digit), unsure: !isClear };
  });
  return { direct, cells };
}

/**
 * Whether what seems to be written is writing, not shadows and folds: there is more of it than a picture may deceive one
 * with, and most of it fits the puzzle; or what else could be printed is no puzzle.
 * @param {PhotoCell[]} written
 * @param {PhotoCell[]} printed
 */
function isWriting(written, printed) {
  const solution = solutionOf(printed.map(({ kind, digit }) => (kind === "printed" ? digit : 0)));
  if (!solution) return true;
  const hands = CELLS.filter((cell) => written[cell].kind === "written");
  return hands.length > DECEPTIVE && hands.filter((cell) => written[cell].digit === solution[cell]).length > hands.length / 2;
}

/**
 * The cells of a grid with what is noted in those without a digit.
 * @param {PhotoCell[]} cells
 * @param {Look[]} looks
 * @param {(cell: number) => Float32Array} whole
 * @param {Network} closeups
 */
function withNotes(cells, looks, whole, closeups) {
  const filled = CELLS.filter((cell) => cells[cell].digit);
  const usualDepth = median(filled.map((cell) => looks[cell].depth));
  const isBlank = (/** @type {number} */ cell) => looks[cell].depth < NOTHING * usualDepth;
  const inked = filled.slice(0, FEWEST_GIVENS).map((cell) => inkIn(whole(cell)));
  const usual = median(inked.map(({ figures }) => Math.max(0, ...figures.map(({ most }) => most))));
  const noted = cells.map(({ digit }, cell) => (digit || isBlank(cell) ? null : notesOnPaper(inkIn(whole(cell), NEARLY_ALL), closeups, usual)));
  // Here and there print from the back looks like notes that are not legible.
  const isNoted = noted.some((notes) => notes?.length) || noted.filter(Boolean).length > DECEPTIVE;
  return isNoted ? cells.map((each, cell) => ({ ...each, ...(noted[cell] && { kind: /** @type {const} */ ("notes"), notes: noted[cell] }) })) : cells;
}

/**
 * The cells of a grid into which much may be written, as both networks see them.
 * @param {CutCells} cut
 * @param {Look[]} looks
 * @param {Network} network
 * @param {Network} hands
 */
function writtenCells(cut, looks, network, hands) {
  const usual = usualInk(cut);
  return cut.map(({ points, ink }, cell) => {
    const { tint, depth, height, middle, stroke } = looks[cell];
    const look = [tint[0], tint[2], Math.log(Math.max(depth, 0.02)), height / network.input, middle / network.input, stroke / 3];
    const part = ink / usual;
    // Most cells of a puzzle are blank, and need no network to say so.
    const [print, hand] = part < BLANK ? [EMPTY, EMPTY] : [classify(network, points), classify(hands, points)];
    return { ink: part, look, points, print, hand };
  });
}

/**
 * The ink that a digit has here.
 * @param {CutCells} cut
 */
const usualInk = (cut) => cut.map(({ ink }) => ink).sort((one, other) => other - one)[FEWEST_GIVENS >> 1];

/**
 * How uneven the middle of a cell is.
 * @param {Float32Array} points
 * @param {Network} network
 */
function inkOf(points, { input: side, seen: part }) {
  const paper = Math.max(quantile(points, 0.75), 1);
  const edge = Math.round((side * (1 - MIDDLE / part)) / 2);
  const middle = [];
  for (let y = edge; y < side - edge; y += 1) {
    for (let x = edge; x < side - edge; x += 1) middle.push(1 - points[y * side + x] / paper);
  }
  return deviation(Float32Array.from(middle));
}

/**
 * What the cells hold, the grid turned so that its digits stand upright.
 * @param {CutCells} cut
 * @param {Network} network
 */
function upright(cut, network) {
  const usual = usualInk(cut);
  const seenIn = (/** @type {CutCells} */ cells) => cells.map(({ points, ink }) => likelihoodsOf(points, ink / usual, network));
  const likelihoods = seenIn(cut);
  const inked = CELLS.filter((cell) => cut[cell].ink >= FAINT_INK * usual);
  // Folds and shadows are ink, too; that they are no digits is as sure as any digit.
  if (meanLog(inked.map((cell) => Math.max(...likelihoods[cell]))) > CLEARLY_UPRIGHT) return { turns: 0, likelihoods, cut };
  const step = Math.max(1, inked.length / SAMPLE);
  const sample = inked.filter((_, number) => Math.floor(number / step) !== Math.floor((number - 1) / step));
  const all = [cut];
  while (all.length < 4) all.push(quarterTurn(all[all.length - 1], network.input));
  const sure = all.map((turned, turns) => {
    const digits = seenIn(sample.map((cell) => turned[turnedTo(cell, turns)])).map(([, ...each]) => Math.max(...each));
    return meanLog(digits.sort((one, other) => other - one).slice(0, SUREST));
  });
  const turns = sure.indexOf(Math.max(...sure));
  return { turns, likelihoods: turns ? seenIn(all[turns]) : likelihoods, cut: all[turns] };
}

/**
 * Where a cell is when its grid was turned by quarters, as a clock runs.
 * @param {number} cell
 * @param {number} quarters
 * @returns {number}
 */
const turnedTo = (cell, quarters) => (quarters ? turnedTo(9 * (cell % 9) + 8 - Math.floor(cell / 9), quarters - 1) : cell);

/** @param {readonly number[]} parts */
const meanLog = (parts) => parts.reduce((sum, part) => sum + Math.log(part), 0) / parts.length;

const EMPTY = Object.freeze([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * @param {Float32Array} points
 * @param {number} ink
 * @param {Network} network
 */
function likelihoodsOf(points, ink, network) {
  if (ink < NO_INK) return [...EMPTY];
  const likely = classify(network, points);
  return ink < FAINT_INK ? likely.map((part, digit) => EMPTY[digit] * (1 - HARDLY) + part * HARDLY) : likely;
}

/**
 * The cells of a grid that is turned by a quarter, as a clock runs.
 * @param {CutCells} cut
 * @param {number} side
 */
function quarterTurn(cut, side) {
  return cut.map((_, cell) => {
    const { points, ink } = cut[turnedFrom(cell, 9)];
    return { points: points.map((_value, at) => points[turnedFrom(at, side)]), ink };
  });
}

/**
 * Where in a square that is turned by a quarter something came from.
 * @param {number} place
 * @param {number} side
 */
const turnedFrom = (place, side) => (side - 1 - (place % side)) * side + Math.floor(place / side);
