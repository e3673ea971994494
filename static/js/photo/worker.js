// @ts-check
/** Looks at pictures beside the page, which stays alive meanwhile; the networks are loaded once. */

import { follow, knownGrid } from "./follow.js";
import { glimpse } from "./glimpse.js";
import { networkOf } from "./network.js";
import { readPhoto } from "./read.js";

/** @param {string} name */
const fetched = (name) => fetch(new URL(`../../photo/${name}.json`, import.meta.url)).then((answer) => answer.json()).then(networkOf);

const NAMES = /** @type {const} */ (["digits", "hands", "closeups"]);
const networks = Promise.all(NAMES.map(fetched)).then(([digits, hands, closeups]) => ({ digits, hands, closeups }));
// A reading that needs them tells that they did not come.
networks.catch(() => null);

const canvas = new OffscreenCanvas(1, 1);
const paper = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));

/**
 * The points of a picture; it is used up.
 * @param {ImageBitmap} bitmap
 */
function pictureOf(bitmap) {
  const { width, height } = bitmap;
  [canvas.width, canvas.height] = [width, height];
  paper.drawImage(bitmap, 0, 0);
  bitmap.close();
  return paper.getImageData(0, 0, width, height);
}

/** @param {PhotoQuestion} question */
async function answer({ kind, bitmap, chosen, look, before = null }) {
  const picture = pictureOf(bitmap);
  if (kind === "glimpse") return glimpse(picture);
  if (kind === "follow" && look) return follow(picture, look, before);
  const reading = readPhoto(picture, await networks, chosen);
  return kind === "recognise" ? { ...reading, known: reading.grid && knownGrid(picture, reading.grid.mesh) } : reading;
}

self.onmessage = async (/** @type {MessageEvent<PhotoQuestion>} */ { data }) => {
  const { number } = data;
  try {
    self.postMessage({ number, answer: await answer(data) });
  } catch (error) {
    self.postMessage({ number, error: String(error) });
  }
};
