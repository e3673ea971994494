// @ts-check
/**
 * A position as short text for links: one large number in mixed radix, written in 64 letters.
 *
 * In reading order it holds the version, a check of all that follows, whether play has begun, which
 * kinds of notes follow, the 81 cells (empty, given 1 to 9, own 1 to 9), then for each empty cell the
 * crossed-out candidates among those possible and the player's own marks. Pure functions.
 */

import { isGiven, marksOf, pack, possible, removedOf, valueOf } from "../game/cells.js";
import { CELLS, bit, members, setOf } from "../geometry.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VERSION = 0;
const VERSIONS = 4;
const CHECK = 4093;
const KINDS = 19;
const LONGEST = 400;
const REMOVED = 1;
const MARKED = 2;

/** @param {number} content */
const kindOf = (content) => valueOf(content) + (valueOf(content) && !isGiven(content) ? 9 : 0);

/**
 * The text of a game's position; everything typed in an entry counts as a given.
 * @param {Position} position
 */
export function encode({ phase, cells }) {
  const entering = phase === "entering";
  const empty = CELLS.filter((cell) => !valueOf(cells[cell]));
  const allowed = possible(cells);
  const removed = (/** @type {number} */ cell) => removedOf(cells[cell]) & allowed[cell];
  const notes =
    (empty.some((cell) => removed(cell)) ? REMOVED : 0) | (empty.some((cell) => marksOf(cells[cell])) ? MARKED : 0);
  const fields = [
    [entering ? 1 : 0, 2],
    [notes, 4],
    ...cells.map((content) => [entering ? valueOf(content) : kindOf(content), KINDS]),
  ];
  for (const cell of empty) {
    if (notes & REMOVED) fields.push([squeeze(removed(cell), allowed[cell]), 2 ** members(allowed[cell]).length]);
    if (notes & MARKED) fields.push([marksOf(cells[cell]), 512]);
  }
  const check = fields.reduce((sum, [value]) => checked(sum, value), 0);
  const all = [[VERSION, VERSIONS], [check, CHECK], ...fields];
  return letters(all.reduceRight((number, [value, radix]) => number * BigInt(radix) + BigInt(value), 0n));
}

/**
 * The check after one more value: a link that was cut or mistyped does not become another puzzle.
 * @param {number} sum
 * @param {number} value
 */
const checked = (sum, value) => (sum * 31 + value + 1) % CHECK;

/**
 * The position of a text as {phase, cells}; RangeError if it is none.
 * @param {string} text
 * @returns {Position}
 */
export function decode(text) {
  const read = reader(numberOf(text));
  if (read(VERSIONS) !== VERSION) throw new RangeError("expected a position of this version");
  const check = read(CHECK);
  read.sum = 0;
  const phase = read(2) ? "entering" : "playing";
  const notes = read(4);
  const kinds = CELLS.map(() => read(KINDS));
  const cells = kinds.map((kind) =>
    pack({ value: kind > 9 ? kind - 9 : kind, given: phase === "playing" && kind > 0 && kind <= 9 }),
  );
  const allowed = possible(cells);
  for (const cell of CELLS.filter((each) => !kinds[each])) {
    const removed = notes & REMOVED ? spread(read(2 ** members(allowed[cell]).length), allowed[cell]) : 0;
    const marks = notes & MARKED ? read(512) : 0;
    cells[cell] = pack({ removed, marks });
  }
  if (read.rest() || read.sum !== check) throw new RangeError("expected the end of the position");
  return { phase, cells };
}

/**
 * The members of *set* as a number with one binary place for each member of *frame*.
 * @param {number} set
 * @param {number} frame
 */
const squeeze = (set, frame) =>
  members(frame).reduce((number, digit, place) => number | (set & bit(digit) ? 1 << place : 0), 0);
/**
 * @param {number} number
 * @param {number} frame
 */
const spread = (number, frame) => setOf(members(frame).filter((_, place) => number & (1 << place)));

/** @param {bigint} start */
function reader(start) {
  let number = start;
  const read = (/** @type {number} */ radix) => {
    const value = Number(number % BigInt(radix));
    number /= BigInt(radix);
    read.sum = checked(read.sum, value);
    return value;
  };
  read.sum = 0;
  read.rest = () => number > 0n;
  return read;
}

/** @param {bigint} number */
function letters(number) {
  let text = "";
  for (let rest = number; rest > 0n; rest /= 64n) text += LETTERS[Number(rest % 64n)];
  return text || LETTERS[0];
}

/** @param {string} text */
function numberOf(text) {
  if (!/^[\w-]+$/.test(text) || text.length > LONGEST) throw new RangeError("expected a position");
  return [...text].reduceRight((number, letter) => number * 64n + BigInt(LETTERS.indexOf(letter)), 0n);
}
