// @ts-check
/** What may be said of a cell that was read from a photo. Pure functions. */

import { isByHand, marksOf, pack, unpack } from "../game/cells.js";
import { openDoubts } from "../game/reading.js";
import { edit } from "../game/state.js";
import { bit } from "../geometry.js";

/** @typedef {Pick<ReadChoice, "kind" | "digit" | "marks">} Held */

/**
 * What a cell of an entry holds.
 * @param {number} content
 * @returns {Held}
 */
export function heldBy(content) {
  const { value, marks, hand } = unpack(content);
  return value ? { kind: hand ? "written" : "printed", digit: value, marks: 0 } : { kind: marks ? "notes" : "empty", digit: 0, marks };
}

/** The keys that say of which kind something is. */
const KIND_KEYS = { printed: "G", written: "H", notes: "N", empty: "" };

/**
 * What may be said of a cell, each with its keys: what it counts as comes first, then the second guess.
 * @param {Game} game
 * @param {number} cell
 * @returns {ReadChoice[]}
 */
export function choicesOf(game, cell) {
  const held = heldBy(game.cells[cell]);
  const second = openDoubts(game)[cell]?.second;
  const digit = held.digit || second || 0;
  const isWriting = held.digit ? held.kind === "written" : game.cells.some(isByHand);
  const [likely, other] = /** @type {PhotoKind[]} */ (isWriting ? ["written", "printed"] : ["printed", "written"]);
  const marks = held.marks || marksOf(game.cells[cell]) | (digit && bit(digit));
  /** @type {Held[]} */
  const all = [
    held,
    ...(held.digit && second ? [{ kind: likely, digit: second, marks: 0 }] : []),
    ...(digit ? [{ kind: likely, digit, marks: 0 }, { kind: other, digit, marks: 0 }] : []),
    ...(marks ? [{ kind: /** @type {const} */ ("notes"), digit: 0, marks }] : []),
    { kind: "empty", digit: 0, marks: 0 },
  ];
  const choices = all.filter((choice, place) => all.findIndex((each) => String(Object.values(each)) === String(Object.values(choice))) === place);
  const guess = choices.findIndex((choice, place) => place && (second ? choice.digit === second : second === 0 && choice.kind === "empty"));
  return choices.map((choice, place) => {
    const isKind = !choice.digit || choice.digit === digit;
    return { ...choice, keys: `${place ? "" : "R"}${place === guess ? "A" : ""}${isKind ? KIND_KEYS[choice.kind] : ""}` };
  });
}

/**
 * The entry after somebody has said what a cell holds.
 * @param {Game} game
 * @param {number} cell
 * @param {Held} held
 */
export const readAs = (game, cell, { kind, digit, marks }) =>
  edit(game, [[cell, pack({ value: digit, hand: kind === "written", marks: digit ? marksOf(game.cells[cell]) : marks })]]);
