// @ts-check
/** Opens what was read from a photo as a puzzle that is being entered. */

import { pack } from "../game/cells.js";
import { openGame } from "../game/games.js";
import * as game from "../game/state.js";
import * as store from "../store.js";
import { keepPhoto } from "./album.js";
import { uprightCut } from "./mesh.js";
import { showPhoto } from "./paper.js";

/** The largest side of a photo that is kept, in points: enough for the largest board. */
const LARGEST = 1200;
const QUALITY = 0.85;

/**
 * Let the player compare what was read with the photo.
 * @param {Blob} photo Its points, turned as the browser shows it, are those of the mesh.
 * @param {NonNullable<PhotoReading["grid"]>} grid
 */
export async function openReading(photo, grid) {
  const entered = enteredFrom(store.newId(), grid);
  openGame(entered);
  await keepShown(photo, grid.mesh, entered.id);
}

/**
 * Show a photo with the game that it belongs to, and keep it.
 * @param {Blob} photo
 * @param {Dot[]} seen
 * @param {string} id
 */
export async function keepShown(photo, seen, id) {
  const kept = await cutOut(photo, seen, id);
  if (!kept) return;
  await showPhoto(kept);
  await keepPhoto(kept);
}

/**
 * The entry of what was read, with all that is in doubt about it.
 * @param {string} id
 * @param {Pick<NonNullable<PhotoReading["grid"]>, "direct" | "cells">} grid
 * @returns {Game}
 */
export function enteredFrom(id, { direct, cells }) {
  const unsure = cells.flatMap(({ unsure: isUnsure, digit, second }, cell) =>
    isUnsure ? [[cell, { second, ...(direct[cell] !== digit && { direct: direct[cell] }) }]] : [],
  );
  return {
    ...game.newGame(id),
    cells: cells.map(({ digit }) => pack({ value: digit })),
    reading: { doubts: Object.fromEntries(unsure), byHand: cells.flatMap(({ kind }, cell) => (kind === "written" ? [cell] : [])) },
  };
}

/**
 * The part of a photo that shows the grid, upright; null if the browser cannot read the photo any more.
 * @param {Blob} photo
 * @param {Dot[]} seen
 * @param {string} id
 * @returns {Promise<KeptPhoto | null>}
 */
async function cutOut(photo, seen, id) {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (!bitmap) return null;
  const { angle, scale, x, y, side, mesh } = uprightCut(seen, LARGEST);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: side, height: side });
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.imageSmoothingQuality = "high";
  // What the photo does not show is paper.
  brush.fillStyle = "#d9d6cf";
  brush.fillRect(0, 0, side, side);
  brush.scale(scale[0], scale[1]);
  brush.translate(-x, -y);
  brush.rotate(angle);
  brush.drawImage(bitmap, 0, 0);
  bitmap.close();
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob && { id, blob, side, mesh, kept: Date.now() };
}
