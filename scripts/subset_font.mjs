/**
 * Takes out of a font what boards need: the digits and the names of columns, in the weights that are used. A few kilobytes instead of dozens.
 *
 * node subset_font.mjs FONT FILE: from the font FONT; FILE gets the part as WOFF2.
 */

import { readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";

const CHARACTERS = "0123456789ABCDEFGHI";

/** All digits are equally wide, so that a "1" stands as firmly as the others. */
const FEATURES = ["lnum", "tnum"];

const WEIGHTS = { min: 350, max: 750 };

/** Copyright and licence stay within the font. */
const NAMES = [0, 13, 14];

const [source, target] = process.argv.slice(2);
const wishes = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS }, preserveNameIds: NAMES };
writeFileSync(target, await subsetFont(readFileSync(source), CHARACTERS, wishes));
