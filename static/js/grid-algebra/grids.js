// @ts-check
/** Grids and image vectors as people write them. */

const CELLS = 81;

/**
 * The digits of a grid in a text, 0 for an empty cell; lines, bars and spaces do not count.
 * @param {string} text
 */
export const readGrid = (text) => [...text].filter((sign) => /[0-9.*_]/.test(sign)).map((sign) => Number(sign) || 0);

/** @param {number[]} values */
export const isGrid = (values) => values.length === CELLS;

/**
 * A grid as one line for a question.
 * @param {number[]} values
 */
export const lineOf = (values) => values.map((value) => value || ".").join("");

/**
 * A grid as nine lines.
 * @param {number[]} values
 */
export const rowsOf = (values) => (lineOf(values).match(/.{9}/g) ?? []).join("\n");

/**
 * An image vector, each number from 1 to *count* exactly once; null if the text is none.
 * @param {string} text
 * @param {number} count
 */
export function readImage(text, count) {
  const numbers = [...text].filter((sign) => /[0-9]/.test(sign)).map(Number);
  const isWhole = numbers.length === count && Array.from(numbers.keys(), (place) => place + 1).every((place) => numbers.includes(place));
  return isWhole ? numbers : null;
}

/** How many entries the image vector of each kind of transformation has; none for the others. */
export const IMAGE_LENGTHS = Object.freeze({ values: 9, rows: 3, columns: 3, stacks: 3, bands: 3 });

/** The kinds for which a number has to be chosen. */
export const NUMBERED = Object.freeze(["rows", "columns", "turn"]);

/**
 * A text with its {places} filled.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
