// @ts-check
/**
 * The lines of a grid in a picture. Paper is curved, so the lines are where the perspective of the corners
 * puts them, moved by a smooth bend. Pure functions.
 */

import { valueAt } from "./grey.js";
import { median, perspectiveOf, solved } from "./plane.js";

/** How far from where it should be a line is looked for, as part of a cell. */
const REACH = Object.freeze({ roughly: 0.22, exactly: 0.13 });
const STEPS = 9;

/** The points of a line's piece between two crossings that are looked at, as parts of a cell. */
const PIECE = Object.freeze([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);

/** The darkness from which a piece of a line says where it is, and from which it has no more say than others. */
const FAINT = 0.02;
const DARK_ENOUGH = 0.15;

/** How many times as dark as a line it is where a digit lies. */
const DARKER = 1.7;

/**
 * The lattice that fits the lines best, beginning with straight ones between the corners: a smooth bend,
 * first roughly, then exactly.
 * @param {Grey} dark How dark the picture is.
 * @param {Quad} corners
 * @param {number} count How many cells there are in a row.
 * @returns {Perspective} Where a point of the square is seen; both its numbers run from 0 to 1.
 */
export const latticeOf = (dark, corners, count = 9) => exactLattice(dark, roughLattice(dark, corners, count), count);

/**
 * @param {Grey} dark
 * @param {Quad} corners
 */
export const roughLattice = (dark, corners, count = 9) => fitted(dark, perspectiveOf(corners), count, bendOf, REACH.roughly);

/**
 * @param {Grey} dark
 * @param {Perspective} roughly
 */
export const exactLattice = (dark, roughly, count = 9) => fitted(dark, roughly, count, bendOf, REACH.exactly);

/**
 * A lattice that follows the folds of the paper, too. It would fit almost any lines, so it tells nothing about them.
 * @param {Grey} dark
 * @param {Perspective} seen
 */
export function withFolds(dark, seen) {
  let followed = seen;
  for (const reach of [REACH.roughly, REACH.roughly, REACH.exactly]) followed = fitted(dark, followed, 9, foldsOf, reach);
  return followed;
}

/**
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} count
 * @param {(misses: Misses, count: number) => (u: number, v: number) => number} fit
 * @param {number} reach
 * @returns {Perspective}
 */
function fitted(dark, seen, count, fit, reach) {
  const across = fit(missesOf(dark, seen, count, reach), count);
  const down = fit(missesOf(dark, (v, u) => seen(u, v), count, reach), count);
  return (u, v) => seen(u + across(u, v), v + down(v, u));
}

/**
 * How far from its place each piece of each upright line is, and how sure that is.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} count
 * @param {number} reach
 */
function missesOf(dark, seen, count, reach) {
  /** @type {{line: number, piece: number, u: number, v: number, miss: number, weight: number}[]} */
  const misses = [];
  for (let line = 0; line <= count; line += 1) {
    const pieces = Array.from({ length: count }, (_, piece) => profileOf(dark, seen, line, piece, count, reach));
    // A line is equally dark all along. What is much darker is a digit, and what is darkest where the looking ends lies beyond.
    const usual = median(pieces.map(({ most }) => most));
    pieces.forEach(({ found, most, least }, piece) => {
      const isBeyond = found[0] === most || found[2 * STEPS] === most;
      if (most - least <= FAINT || isBeyond || most > DARKER * usual) return;
      const miss = (middleOf(found, most, least) / STEPS) * (reach / count);
      misses.push({ line, piece, u: line / count, v: (piece + 0.5) / count, miss, weight: Math.min(most - least, DARK_ENOUGH) });
    });
  }
  return misses;
}

/**
 * How dark it is across a piece of a line, from one side to the other.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} line
 * @param {number} piece
 * @param {number} count
 * @param {number} reach
 */
function profileOf(dark, seen, line, piece, count, reach) {
  const found = Array.from({ length: 2 * STEPS + 1 }, (_, step) =>
    pieceDarkness(dark, seen, (line + (step / STEPS - 1) * reach) / count, (piece + 0.5) / count, count),
  );
  return { found, most: Math.max(...found), least: Math.min(...found) };
}

/**
 * The middle of what is nearly as dark as the darkest, in steps: a line may be several points wide.
 * @param {number[]} found
 * @param {number} most
 * @param {number} least
 */
function middleOf(found, most, least) {
  let [sum, weight] = [0, 0];
  found.forEach((value, number) => {
    const part = Math.max(0, value - least - 0.7 * (most - least));
    sum += part * (number - STEPS);
    weight += part;
  });
  return sum / weight;
}

/** @typedef {ReturnType<typeof missesOf>} Misses */

/**
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} u
 * @param {number} v
 * @param {number} count
 */
function pieceDarkness(dark, seen, u, v, count) {
  let sum = 0;
  for (const part of PIECE) sum += valueAt(dark, ...seen(u, v + part / count));
  return sum / PIECE.length;
}

/**
 * @param {number} u
 * @param {number} v
 */
const powers = (u, v) => [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
const NOTHING = Object.freeze(powers(0, 0).fill(0));

/** The fewest pieces that tell a bend. */
const FEWEST = 20;

/**
 * The smooth bend that fits the misses, a polynomial; pieces that do not fit the others lose their say.
 * @param {Misses} misses
 * @returns {(u: number, v: number) => number}
 */
function bendOf(misses) {
  let parts = [...NOTHING];
  const bendAt = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [one, byU, byV, byUU, byUV, byVV, byUUU, byUUV, byUVV, byVVV] = parts;
    return one + u * (byU + u * (byUU + u * byUUU + v * byUUV) + v * byUV) + v * (byV + v * (byVV + v * byVVV + u * byUVV));
  };
  for (let round = 0; round < 4 && misses.length >= FEWEST; round += 1) {
    const left = misses.map(({ u, v, miss }) => Math.abs(miss - bendAt(u, v)));
    const usual = Math.max(median(left), 0.001);
    const rows = NOTHING.map(() => [...NOTHING, 0]);
    misses.forEach(({ u, v, miss, weight }, number) => {
      const say = round ? weight / (1 + (left[number] / (2.5 * usual)) ** 4) : weight;
      const terms = [...powers(u, v), miss];
      rows.forEach((row, at) => terms.forEach((term, column) => (row[column] += say * terms[at] * term)));
    });
    rows.forEach((row, at) => (row[at] += 1e-6));
    parts = solved(rows);
  }
  return bendAt;
}

/**
 * What is left of the misses where the paper is folded: at each piece what most of its neighbours say.
 * @param {Misses} misses
 * @param {number} count
 * @returns {(u: number, v: number) => number}
 */
function foldsOf(misses, count) {
  const missAt = new Map(misses.map(({ line, piece, miss }) => [line * count + piece, miss]));
  const table = new Float32Array((count + 1) * count);
  table.forEach((_, place) => {
    const [line, piece] = [Math.floor(place / count), place % count];
    const around = [[line, piece], [line, piece - 1], [line, piece + 1], [line - 1, piece], [line + 1, piece]];
    const told = around.flatMap(([row, at]) => (at >= 0 && at < count ? missAt.get(row * count + at) ?? [] : []));
    if (told.length > 2) table[place] = median(told);
  });
  return (u, v) => {
    const line = Math.min(Math.max(u * count, 0), count - 0.001);
    const piece = Math.min(Math.max(v * count - 0.5, 0), count - 1.001);
    return valueAt({ width: count, height: count + 1, data: table }, piece, line);
  };
}

/**
 * How much darker the fainter lines of a lattice are than what lies beside them: where a lattice has lines and
 * the picture none, it is nothing. A line is dark all along; digits, where there is no line, here and there.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {number} count
 * @param {number} allAlong How far along a line it may be faint, as part of the line.
 */
export function contrast(dark, seen, count = 9, allAlong = 0.5) {
  const lines = [];
  for (const look of [seen, /** @type {Perspective} */ ((v, u) => seen(u, v))]) {
    for (let line = 0; line <= count; line += 1) lines.push(lineContrast(dark, look, line, count, allAlong));
  }
  lines.sort((one, other) => one - other);
  return lines[Math.floor(lines.length / 5)];
}

/**
 * Where beside a line it is looked how bright the paper is, as parts of a cell: the brightest of these is not inside what somebody
 * wrote. Other sizes are not told apart so.
 */
const BESIDE = Object.freeze([0.125, 0.19, 0.25]);
const WIDE_BESIDE = Object.freeze([0.25]);

/**
 * @param {Grey} dark
 * @param {Perspective} look
 * @param {number} line
 * @param {number} count
 * @param {number} allAlong
 */
const lineContrast = (dark, look, line, count, allAlong) =>
  part(pieceContrasts(dark, look, line, count, (beside) => Math.min(...beside)), allAlong);

/**
 * How much darker each piece of a line is than what lies beside it.
 * @param {Grey} dark
 * @param {Perspective} look
 * @param {number} line
 * @param {number} count
 * @param {(beside: number[]) => number} paper
 */
function pieceContrasts(dark, look, line, count, paper) {
  const inwards = line === count ? -1 : 1;
  return Array.from({ length: count }, (_, piece) => {
    const v = (piece + 0.5) / count;
    const beside = (count === 9 ? BESIDE : WIDE_BESIDE).map((way) => pieceDarkness(dark, look, (line + inwards * way) / count, v, count));
    const here = pieceDarkness(dark, look, line / count, v, count);
    return here - paper(beside);
  });
}

/** @typedef {(place: Dot) => boolean} Glare Tells of each place whether nothing can be seen there. */

/**
 * The lines of nine by nine cells, all but the outermost: how much darker each piece is than what lies beside it.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {Glare} isLost What is lost is not a number.
 * @returns {number[][][]} First the upright lines, then the others.
 */
const innerLines = (dark, seen, isLost) =>
  [seen, /** @type {Perspective} */ ((v, u) => seen(u, v))].map((look) =>
    Array.from({ length: 8 }, (_, line) =>
      pieceContrasts(dark, look, line + 1, 9, median).map((piece, number) => (isLost(look((line + 1) / 9, (number + 0.5) / 9)) ? NaN : piece)),
    ),
  );

/**
 * How much of a grid without a frame is seen where nine by nine cells may lie.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {Glare} isLost
 */
export function innerClarity(dark, seen, isLost) {
  const pieces = innerLines(dark, seen, isLost).flat(2).filter(isLit);
  return pieces.reduce((sum, piece) => sum + piece, 0) / Math.max(pieces.length, 1);
}

/**
 * How much darker the fainter inner lines of a grid are than what lies beside them, and the same for where they end,
 * side by side: those of a smaller grid end before.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {Glare} isLost
 */
export function innerContrast(dark, seen, isLost) {
  const lines = innerLines(dark, seen, isLost);
  const ends = lines.flatMap((side) => [0, 8].map((end) => litPart(side.map((pieces) => pieces[end]), 0.5)));
  return Math.min(part(lines.flat().map((pieces) => litPart(pieces, 0.5)), 0.2), ...ends);
}

/**
 * How much darker the lines between the blocks are than what lies beside them, nearly all along.
 * @param {Grey} dark
 * @param {Perspective} seen
 * @param {Glare} isLost
 */
export const blockContrast = (dark, seen, isLost) =>
  Math.min(...innerLines(dark, seen, isLost).flatMap((side) => [side[2], side[5]]).map((pieces) => litPart(pieces, 0.3)));

/** @param {number} piece */
const isLit = (piece) => !Number.isNaN(piece);

/**
 * What so large a part of pieces of lines does not exceed; if most are lost in glare they tell nothing.
 * @param {number[]} pieces
 * @param {number} share
 */
function litPart(pieces, share) {
  const lit = pieces.filter(isLit);
  return lit.length > pieces.length / 3 ? part(lit, share) : 0;
}

/**
 * What so large a part of some numbers does not exceed.
 * @param {number[]} numbers
 * @param {number} share
 */
const part = (numbers, share) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length * share)];
