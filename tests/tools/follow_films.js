// @ts-check
/**
 * Follows grids through films from standard input: "R" and a picture to read, then "F" and each picture of the film, all after
 * their width and height. Writes a line of JSON for each: where the grid is, and how long that took.
 */

import { readFileSync } from "node:fs";
import { follow, knownGrid } from "../../static/js/photo/follow.js";
import { networkOf } from "../../static/js/photo/network.js";
import { readPhoto } from "../../static/js/photo/read.js";

/** @param {string} name */
const networkFrom = (name) => networkOf(JSON.parse(readFileSync(new URL(`../../static/photo/${name}.json`, import.meta.url), "utf8")));
const networks = { digits: networkFrom("digits"), hands: networkFrom("hands") };
const HEAD = 9;

/** What the grid of the film shows, and where it was last. */
let look = new Float32Array();
/** @type {Quad | null} */
let before = null;
let held = Buffer.alloc(0);
for await (const part of process.stdin) {
  held = Buffer.concat([held, part]);
  for (;;) {
    if (held.length < HEAD) break;
    const [width, height] = [held.readUInt32LE(1), held.readUInt32LE(5)];
    const end = HEAD + 4 * width * height;
    if (held.length < end) break;
    const picture = { width, height, data: new Uint8Array(held.subarray(HEAD, end)) };
    process.stdout.write(`${JSON.stringify(held[0] === 82 ? read(picture) : followed(picture))}\n`);
    held = held.subarray(end);
  }
}

/** @param {Picture} picture */
function read(picture) {
  const { grid } = readPhoto(picture, networks);
  if (!grid) return { corners: null };
  const known = knownGrid(picture, grid.mesh);
  look = known.look;
  before = null;
  return { corners: known.corners };
}

/** @param {Picture} picture */
function followed(picture) {
  const start = performance.now();
  const corners = follow(picture, look, before);
  before = corners ?? before;
  return { corners, milliseconds: performance.now() - start };
}
