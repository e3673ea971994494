// @ts-check
/**
 * What the cells hold, and what follows from it. Pure functions.
 *
 * A cell is one number: the digit, whether it is a given, the player's own pencil marks and the
 * candidates that were crossed out. Marks stay below a digit, so that clearing it brings them back.
 * While a photo is compared it tells besides whether the digit is by hand and whether it is in doubt.
 */

import { ALL_DIGITS, CELLS, DIGITS, PEERS, columnOf, members, rowOf, setOf } from "../geometry.js";

const BY_HAND = 1 << 23;
const UNSURE = 1 << 24;

/** @type {Readonly<Notes>} */
export const AUTOMATIC = Object.freeze({ own: false, tidy: true });

export const pack = ({ value = 0, given = false, marks = 0, removed = 0, hand = false, unsure = false }) =>
  value | (given ? 16 : 0) | (marks << 5) | (removed << 14) | (hand && value ? BY_HAND : 0) | (unsure ? UNSURE : 0);
/** @param {number} content */
export const valueOf = (content) => content & 15;
/** @param {number} content */
export const isGiven = (content) => Boolean(content & 16);
/** @param {number} content */
export const marksOf = (content) => (content >> 5) & ALL_DIGITS;
/** @param {number} content */
export const removedOf = (content) => (content >> 14) & ALL_DIGITS;
/** @param {number} content */
export const isByHand = (content) => Boolean(content & BY_HAND);
/** @param {number} content */
export const isUnsure = (content) => Boolean(content & UNSURE);
/** @param {number} content */
export const unpack = (content) => ({
  value: valueOf(content),
  given: isGiven(content),
  marks: marksOf(content),
  removed: removedOf(content),
  hand: isByHand(content),
  unsure: isUnsure(content),
});

/**
 * What each cell holds, from the text notation.
 * @param {string} notation
 */
export function readNotation(notation) {
  const [grid, ...notes] = notation.trim().split(/\s+/);
  const tokens = grid.match(/\+?[1-9]|[.0]/g) ?? [];
  if (tokens.length !== 81) throw new RangeError(`expected 81 cells, got ${tokens.length}`);
  const cells = tokens.map((token) =>
    pack({ value: Number(token.replace(".", "0")), given: /^[1-9]/.test(token) }),
  );
  for (const note of notes) {
    const [, row, column, sign, digits] = note.match(/^r([1-9])c([1-9])(<>|\+)([1-9]+)$/) ?? [];
    if (!digits) throw new RangeError(`expected a note such as r3c5<>24, got ${note}`);
    const cell = (Number(row) - 1) * 9 + Number(column) - 1;
    const set = setOf([...digits].map(Number));
    const content = unpack(cells[cell]);
    cells[cell] = pack(
      sign === "+" ? { ...content, marks: content.marks | set } : { ...content, removed: set },
    );
  }
  return cells;
}

/**
 * The givens of a position as 81 characters.
 * @param {number[]} cells
 */
export const givensOf = (cells) => cells.map((content) => (isGiven(content) ? valueOf(content) : ".")).join("");

/**
 * Whether the digit of a cell is a given, or will be one when the entry is played.
 * @param {Position} position
 * @param {number} cell
 */
export const isLocked = ({ phase, cells }, cell) => (phase === "entering" ? !isByHand(cells[cell]) : isGiven(cells[cell]));

/**
 * The position as the server reads it. *notes* says how the player keeps candidates: `own` if he
 * writes them himself, `tidy` if a mark goes away by itself when a digit forbids it.
 * @param {Position} game
 */
export function notation(game, notes = AUTOMATIC) {
  const excluded = exclusions(game.cells, notes);
  const grid = game.cells
    .map((content, cell) => {
      const value = valueOf(content);
      if (!value) return ".";
      return isLocked(game, cell) ? value : `+${value}`;
    })
    .join("");
  const remarks = CELLS.filter((cell) => !valueOf(game.cells[cell])).flatMap((cell) => {
    const gone = excluded[cell];
    const stale = notes.own && !notes.tidy ? marksOf(game.cells[cell]) & ~possible(game.cells)[cell] : 0;
    const place = `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
    return [
      gone ? `${place}<>${members(gone).join("")}` : "",
      stale ? `${place}+${members(stale).join("")}` : "",
    ].filter(Boolean);
  });
  return [grid, ...remarks].join(" ");
}

/**
 * For each cell the digits that would be possible but that the player has excluded.
 * @param {number[]} cells
 */
export function exclusions(cells, notes = AUTOMATIC) {
  const complete = notes.own && hasCompleteMarks(cells);
  return possible(cells).map((allowed, cell) => allowed & (complete ? ~marksOf(cells[cell]) : removedOf(cells[cell])));
}

/** @type {WeakMap<number[], number[]>} */
const possibleOf = new WeakMap();

/**
 * For each cell the digits that no other digit on the board forbids; none for filled cells.
 * @param {number[]} cells
 */
export function possible(cells) {
  const known = possibleOf.get(cells);
  if (known) return known;
  const values = cells.map(valueOf);
  const found = CELLS.map((cell) =>
    values[cell] ? 0 : ALL_DIGITS & ~setOf(PEERS[cell].map((peer) => values[peer]).filter(Boolean)),
  );
  possibleOf.set(cells, found);
  return found;
}

/**
 * The candidates to show in each cell: computed and not crossed out, or the player's own marks.
 * @param {number[]} cells
 */
export function candidates(cells, notes = AUTOMATIC) {
  return possible(cells).map((allowed, cell) => {
    if (valueOf(cells[cell])) return 0;
    if (!notes.own) return allowed & ~removedOf(cells[cell]);
    return notes.tidy ? marksOf(cells[cell]) & allowed : marksOf(cells[cell]);
  });
}

/**
 * Whether the player has noted candidates everywhere. Only then does a mark that is missing mean
 * that it was excluded; whoever notes here and there leaves the rest open.
 * @param {number[]} cells
 */
export function hasCompleteMarks(cells) {
  return cells.every((content) => valueOf(content) || marksOf(content));
}

/**
 * The cells whose digit stands twice in a house.
 * @param {number[]} cells
 */
export function conflicts(cells) {
  const values = cells.map(valueOf);
  return CELLS.filter(
    (cell) => values[cell] && PEERS[cell].some((peer) => values[peer] === values[cell]),
  );
}

/**
 * How many of each digit are still to be placed; index 0 is the number of empty cells.
 * @param {number[]} cells
 */
export function remaining(cells) {
  const left = [0, ...DIGITS.map(() => 9)];
  for (const value of cells.map(valueOf)) {
    if (value) left[value] -= 1;
    else left[0] += 1;
  }
  return left;
}
