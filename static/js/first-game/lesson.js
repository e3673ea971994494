// @ts-check
/** The guided first game as plain data: what the coach shows, asks and answers. Pure functions. */

import { possible, remaining, valueOf } from "../game/cells.js";
import { edit } from "../game/state.js";
import { HOUSES, bit, blockOf, columnOf, rowOf } from "../geometry.js";

const KINDS = ["row", "column", "block"];

/** The houses that show the rule, one on each screen of it; the first screen shows the whole board. */
const SHOWN = [null, 2, 11, 22];

/** How much is shown of the next step. */
export const NOTHING = 0;
export const PLACE = 1;
export const REASON = 2;

/**
 * The lesson from a position on; *seen* screens of the rule need not be shown again.
 * @param {Game} sound
 * @returns {Lesson}
 */
export const begin = (sound, seen = 0) => ({ seen, sound, step: null, shown: NOTHING, told: null, problem: "" });

/**
 * Whether the rule is still being read.
 * @param {Lesson} lesson
 */
export const isReading = ({ seen }) => seen < SHOWN.length;

/**
 * Whether this is the last screen of the rule.
 * @param {Lesson} lesson
 */
export const isLastRule = ({ seen }) => seen + 1 === SHOWN.length;

/** @param {Lesson} lesson */
const left = ({ sound }) => remaining(sound.cells)[0];

/** @param {Lesson} lesson */
export const isOver = (lesson) => left(lesson) === 0;

/**
 * Whether the learner searches alone: from the middle of the game on.
 * @param {Lesson} lesson
 */
export const isAlone = (lesson) => left(lesson) <= lesson.sound.past.length;

/**
 * The lesson with the next step, of which as much is shown as it is time for.
 * @param {Lesson} lesson
 * @param {Step} step
 * @returns {Lesson}
 */
export const withStep = (lesson, step) => ({ ...lesson, step, problem: "", shown: isAlone(lesson) ? lesson.shown : PLACE });

/**
 * The lesson after a digit was written that is right.
 * @param {Lesson} lesson
 * @param {Candidate} placed
 * @param {Told} told
 * @returns {Lesson}
 */
export const withDigit = ({ seen, sound }, [cell, digit], told) => ({
  ...begin(edit(sound, [[cell, digit]]), seen),
  told,
});

/**
 * The house that cells make up; -1 if they are none.
 * @param {number[]} cells
 */
const houseOf = (cells) => HOUSES.findIndex((house) => house.length === cells.length && house.every((cell) => cells.includes(cell)));

/** @param {number} house */
const kindOf = (house) => KINDS[Math.floor(house / 9)];

/**
 * The houses of a cell: its block, row and column.
 * @param {number} cell
 */
const housesOf = (cell) => [18 + blockOf(cell), rowOf(cell), 9 + columnOf(cell)];

/**
 * What the learner is asked to find in a step; *chosen* is the cell that can be chosen for him without giving it away.
 * @param {Step} step
 * @returns {{key: string, values: {digit: number, cell: number}, chosen: number | null}}
 */
export function taskOf({ technique, placements: [[cell, digit]], primary }) {
  const values = { digit, cell };
  if (technique.key === "naked-single") return { key: "first_naked", values, chosen: cell };
  const kind = kindOf(houseOf(primary));
  if (technique.key === "full-house") return { key: `first_full_${kind}`, values, chosen: cell };
  return { key: `first_hidden_${kind}`, values, chosen: null };
}

/**
 * What is said to a digit: whether it is right, or what the rule has against it. The solution only says which.
 * @param {Lesson} lesson
 * @param {string} solution
 * @param {Candidate} placed
 * @returns {Told}
 */
export function judge(lesson, solution, [cell, digit]) {
  const { cells } = lesson.sound;
  if (valueOf(cells[cell])) return { kind: "filled", key: "first_filled" };
  if (solution[cell] === String(digit)) {
    if (!isSingle(cells, cell, digit)) return { kind: "right", key: "first_lucky", digit };
    return { kind: "right", key: lesson.shown === NOTHING ? "first_found" : "first_right" };
  }
  return clash(cells, cell, digit) ?? elsewhere(cells, cell, digit);
}

/**
 * The places that a digit has left in a house.
 * @param {number[]} cells
 * @param {number} house
 * @param {number} digit
 */
const placesOf = (cells, house, digit) => HOUSES[house].filter((cell) => possible(cells)[cell] & bit(digit));

/**
 * Whether a look is enough: no other digit is left for the cell, or no other cell of a house for the digit.
 * @param {number[]} cells
 * @param {number} cell
 * @param {number} digit
 */
const isSingle = (cells, cell, digit) =>
  possible(cells)[cell] === bit(digit) || housesOf(cell).some((house) => placesOf(cells, house, digit).length === 1);

/**
 * Where a digit stands already, if it does so in a house of the cell.
 * @param {number[]} cells
 * @param {number} cell
 * @param {number} digit
 * @returns {Told | null}
 */
function clash(cells, cell, digit) {
  for (const house of housesOf(cell)) {
    const standing = HOUSES[house].find((other) => valueOf(cells[other]) === digit);
    if (standing !== undefined) return { kind: "wrong", key: `first_stands_${kindOf(house)}`, digit, house, cells: [standing] };
  }
  return null;
}

/**
 * Where else a digit could stand; for a wrong digit there is such a place in every house of its cell.
 * @param {number[]} cells
 * @param {number} cell
 * @param {number} digit
 * @returns {Told}
 */
function elsewhere(cells, cell, digit) {
  const found = housesOf(cell).map((house) => ({ house, places: placesOf(cells, house, digit).filter((other) => other !== cell) }));
  const { house, places } = found.reduce((best, each) => (each.places.length < best.places.length ? each : best));
  return { kind: "wrong", key: `first_open_${kindOf(house)}`, digit, house, cells: places };
}

/** @type {Step} */
const NO_STEP = Object.freeze({
  technique: { key: "", name: "", english: "", level: 0, level_name: "", needs_uniqueness: false },
  effects: "", placements: [], cross_outs: [], primary: [], secondary: [], highlights: {}, links: [], frames: [], eureka: "", where: [], sentences: [], summary: [],
});

/**
 * What is lit on the board: the house of the rule, the one that speaks against a digit, or as much of the step as is shown.
 * @param {Lesson} lesson
 * @returns {StepHelp | null}
 */
export function lightOf(lesson) {
  const { seen, told, step, shown } = lesson;
  const lit = (/** @type {number | null | undefined} */ house) => (typeof house === "number" ? helpOf({ ...NO_STEP, primary: HOUSES[house] }, 1) : null);
  if (isReading(lesson)) return lit(SHOWN[seen]);
  if (told?.kind === "wrong") return lit(told.house);
  if (!step || shown === NOTHING) return null;
  return helpOf(step, shown === PLACE ? 1 : 3);
}

/**
 * @param {Step} step
 * @param {number} stage
 * @returns {StepHelp}
 */
const helpOf = (step, stage) => ({ kind: "step", stage, skip: 0, sentence: -1, step });
