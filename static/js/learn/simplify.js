// @ts-check
/** Names as they are compared. Pure functions, the same as the server's. */

/** @type {Record<string, string>} */
const LETTERS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * Text without capitals, accents and signs, so that "x wing" finds X-Wing and "ae" finds ä.
 * @param {string} text
 */
export const simplified = (text) =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter])
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replaceAll("'", "")
    .replaceAll("colour", "color")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** @param {string} text */
const asOne = (text) => text.replaceAll(" ", "");

/**
 * Whether simplified names have every word of what was asked, or all of it as one word.
 * @param {string} names
 * @param {string} asked
 */
export const fits = (names, asked) =>
  asOne(names).includes(asOne(asked)) || asked.split(" ").every((word) => names.includes(word));
