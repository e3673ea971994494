// @ts-check
/** Reads pictures from standard input, each after its width, its height and which of its grids is meant, and writes a line of JSON for each. */

import { readFileSync } from "node:fs";
import { glimpse } from "../../static/js/photo/glimpse.js";
import { networkOf } from "../../static/js/photo/network.js";
import { readPhoto } from "../../static/js/photo/read.js";

/** @param {string} name */
const networkFrom = (name) => networkOf(JSON.parse(readFileSync(new URL(`../../static/photo/${name}.json`, import.meta.url), "utf8")));
const networks = { digits: networkFrom("digits"), hands: networkFrom("hands"), closeups: networkFrom("closeups") };

/** @type {Record<PhotoKind, string>} */
const KINDS = { empty: ".", printed: "P", written: "H", notes: "n" };

/** @type {Buffer[]} */
let parts = [];
let held = 0;
for await (const part of process.stdin) {
  parts.push(part);
  held += part.length;
  if (held < 12) continue;
  const head = parts[0].length < 12 ? Buffer.concat(parts) : parts[0];
  const [width, height, chosen] = [0, 4, 8].map((at) => head.readUInt32LE(at));
  if (held < 12 + 4 * width * height) continue;
  const whole = Buffer.concat(parts);
  process.stdout.write(`${JSON.stringify(read({ width, height, data: whole.subarray(12) }, chosen))}\n`);
  [parts, held] = [[], 0];
}

/**
 * @param {Picture} picture
 * @param {number} chosen
 */
function read(picture, chosen) {
  const start = performance.now();
  const { grid, outlines, problem } = readPhoto(picture, networks, chosen);
  const milliseconds = performance.now() - start;
  const seen = glimpse(picture);
  const glimpsed = performance.now() - start - milliseconds;
  if (!grid) return { milliseconds, glimpsed, seen: seen.corners, problem, outlines };
  const { direct, cells, mesh } = grid;
  return {
    milliseconds,
    glimpsed,
    seen: seen.corners,
    problem,
    outlines,
    corners: [mesh[0], mesh[9], mesh[99], mesh[90]],
    direct: line(direct),
    digits: line(cells.map(({ digit }) => digit)),
    kinds: cells.map(({ kind }) => KINDS[kind]).join(""),
    notes: cells.map(({ notes }) => notes.join("")),
    marks: cells.map(({ unsure }) => (unsure ? "?" : ".")).join(""),
  };
}

/** @param {number[]} digits */
function line(digits) {
  return digits.map((digit) => digit || ".").join("");
}
