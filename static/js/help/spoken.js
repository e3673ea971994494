// @ts-check
/** What is said of a sentence when it is read aloud. Pure functions. */

import { HOUSES } from "../geometry.js";

const FIRST_BLOCK = 18;

/**
 * A sentence as a voice should read it: cells and blocks by name and number, "C five" and "block four".
 * @param {Sentence} sentence
 * @param {{digits: string[], cell: (row: string, column: string) => string}} words how digits are called, and a cell of two numbers
 */
export const spokenText = (sentence, { digits, cell }) => sentence.map((part) => spokenPart(part, digits, cell)).join("");

/**
 * @param {Part} part
 * @param {string[]} digits
 * @param {(row: string, column: string) => string} cell
 */
function spokenPart({ text, cells = [] }, digits, cell) {
  if (!cells.length) return text;
  const number = (/** @type {string | number} */ digit) => digits[Number(digit) - 1];
  const house = HOUSES.findIndex((each) => each.length === cells.length && each.every((other) => cells.includes(other)));
  // Its number may be a Roman one, which voices take for letters.
  if (house >= FIRST_BLOCK) return text.replace(/(?:[1-9]|[IVX]+)$/, number(house - FIRST_BLOCK + 1));
  return text
    .replace(/\br([1-9])c([1-9])\b/g, (_, row, column) => cell(number(row), number(column)))
    .replace(/\b([A-I])([1-9])\b/g, (_, column, row) => `${column} ${number(row)}`)
    .replaceAll("/", ", ");
}

/**
 * The voice for a language, one of this device before those that need a network; null if there is none.
 * @param {SpeechSynthesisVoice[]} voices
 * @param {string} language
 */
export function voiceFor(voices, language) {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}
