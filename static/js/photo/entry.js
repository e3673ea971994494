// @ts-check
/** Opens what was read from a photo as a puzzle that is being entered. */

import { current, update } from "../app.js";
import { pack } from "../game/cells.js";
import { openGame } from "../game/games.js";
import { nextDoubt, openDoubts } from "../game/reading.js";
import { select } from "../game/selection.js";
import * as game from "../game/state.js";
import { setOf } from "../geometry.js";
import { announce } from "../messages.js";
import * as store from "../store.js";
import { t } from "../text.js";
import { keepPhoto } from "./album.js";
import { uprightCut } from "./mesh.js";
import { showPhoto } from "./paper.js";
import { leftOut } from "./strip.js";

/** The largest side of a photo that is kept, in points: enough for the largest board. */
const LARGEST = 1200;
const QUALITY = 0.85;

/**
 * Let the player compare what was read with the photo, beginning with what was hard to read.
 * @param {Blob} photo Its points, turned as the browser shows it, are those of the mesh.
 * @param {NonNullable<PhotoReading["grid"]>} grid
 */
export async function openReading(photo, grid) {
  const entered = enteredFrom(store.newId(), grid);
  openGame(entered);
  update(select(nextDoubt(entered, -1) ?? 0));
  await keepShown(photo, grid.mesh, entered.id, () => tellWork(entered));
}

/**
 * Say how much is to be looked at, and what is left out.
 * @param {Game} entered
 */
function tellWork(entered) {
  const left = Object.keys(openDoubts(entered)).length;
  const told = [...(left ? [t("unsure_left", { count: left })] : []), ...leftOut(entered)];
  if (told.length && current().game?.id === entered.id) announce(told.join(" "));
}

/**
 * Show a photo with the game that it belongs to, and keep it.
 * @param {Blob} photo
 * @param {Dot[]} seen
 * @param {string} id
 */
export async function keepShown(photo, seen, id, tell = () => {}) {
  const kept = await cutOut(photo, seen, id);
  tell();
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
  // What is by hand may come into doubt as soon as it contradicts what is printed.
  const doubts = cells.flatMap(({ kind, unsure: isUnsure, digit, second }, cell) =>
    isUnsure || kind === "written" ? [[cell, { second, ...(direct[cell] !== digit && { direct: direct[cell] }) }]] : [],
  );
  return {
    ...game.newGame(id),
    cells: cells.map(({ kind, digit, notes, unsure: isUnsure }) => pack({ value: digit, hand: kind === "written", marks: setOf(notes), unsure: isUnsure })),
    reading: { doubts: Object.fromEntries(doubts), byHand: [], illegible: cells.flatMap(({ kind, notes }, cell) => (kind === "notes" && !notes.length ? [cell] : [])) },
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
