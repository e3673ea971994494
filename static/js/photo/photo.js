// @ts-check
/** The way from a newspaper to the board: a live view that takes the picture by itself, or any image. */

import { closeDialog, openDialog } from "../dialogs.js";
import { announce } from "../messages.js";
import { dialog, element, field, hasCamera, onFile } from "../page.js";
import { t } from "../text.js";
import { bindBox, isWanted, say, show, still, underWay, video } from "./box.js";
import { isCameraOn, pictureOf, startCamera, stopCamera } from "./camera.js";
import { draw, drawBitmap } from "./decode.js";
import { openReading } from "./entry.js";
import { FOR_GLIMPSES } from "./glimpse.js";
import * as reader from "./reader.js";
import { followed, isSteady, isThere } from "./steady.js";
import { askWhich, showOutlines } from "./view.js";
import { knownGame, welcomeBack } from "./welcome.js";

/** For how many pictures the view goes on telling of a grid that it has lost. */
const FORGIVEN = 8;

/**
 * Where the grid is seen now, and where one was that could not be read: the same picture does not take itself
 * again and again.
 * @type {{now: Quad | null, failed: Quad | null}}
 */
const places = { now: null, failed: null };

/**
 * Read an image; without one, look through the camera, or ask for an image where there is none.
 * @param {unknown} image
 */
async function openPhoto(image) {
  if (!dialog("photo").open) openDialog("photo");
  if (image instanceof Blob) return readImage(image);
  const mine = underWay();
  const isCamera = await hasCamera();
  if (!isWanted(mine)) return;
  if (isCamera) return lookThroughCamera();
  show("file", t("photo_file_told"));
  return field("photo-file").click();
}

/** Ask for the camera and show what it sees. */
async function lookThroughCamera() {
  const mine = show("asking", t("photo_asking"));
  Object.assign(places, { now: null, failed: null });
  const problem = await startCamera(video(), () => isWanted(mine), () => loseCamera("camera"));
  if (!isWanted(mine)) return;
  return problem ? tellProblem(problem) : live();
}

/** Follow the grid until it holds still, then take the picture. */
async function live() {
  const mine = show("live", t("photo_aim"));
  element("photo-shutter").focus();
  let glimpses = /** @type {PhotoGlimpse[]} */ ([]);
  let lost = 0;
  while (isWanted(mine)) {
    const seen = await glimpse().catch(() => null);
    if (!isWanted(mine)) return;
    if (!seen) return loseCamera("reader");
    places.now = seen.corners;
    lost = seen.corners ? 0 : lost + 1;
    showOutlines(seen.corners ? [seen.corners] : [], seen);
    if (lost === FORGIVEN || (seen.corners && !isThere(seen.corners, places.failed))) places.failed = null;
    if (lost === FORGIVEN) say(t("photo_aim"));
    else if (seen.corners && !places.failed) say(t("photo_hold"));
    glimpses = followed(glimpses, seen);
    if (!places.failed && isSteady(glimpses)) return takePhoto();
    // A page that is not seen need not look.
    await new Promise(requestAnimationFrame);
  }
}

/** What is seen in a small picture of now, and its size. */
async function glimpse() {
  const bitmap = await pictureOf(video(), FOR_GLIMPSES);
  const { width, height } = bitmap;
  return { ...(await reader.glimpse(bitmap)), width, height };
}

/** Read what the camera sees now. */
async function takePhoto() {
  const mine = show("reading", t("photo_reading"));
  places.failed = places.now;
  video().pause();
  const bitmap = await pictureOf(video()).catch(() => null);
  if (!isWanted(mine)) return;
  if (!bitmap) return loseCamera("camera");
  drawBitmap(bitmap, still());
  return readStill(0);
}

/**
 * Read an image from elsewhere.
 * @param {Blob} image
 */
async function readImage(image) {
  const mine = show("reading", t("photo_reading"));
  stopCamera(video());
  const problem = await draw(image, still());
  if (!isWanted(mine)) return;
  return problem ? tellProblem(problem) : readStill(0);
}

/**
 * Read the picture that is shown and open what is in it; ask which of several grids is meant.
 * @param {number} chosen
 * @returns {Promise<unknown>}
 */
async function readStill(chosen, isAsked = false) {
  const mine = show("reading", t("photo_reading"));
  const picture = still();
  const reading = await createImageBitmap(picture).then((bitmap) => reader.read(bitmap, chosen)).catch(() => null);
  const photo = await new Promise((resolve) => picture.toBlob(resolve, "image/jpeg", 0.9));
  if (!isWanted(mine)) return;
  if (!reading) return loseCamera("reader");
  const { outlines, problem, grid } = reading;
  if (!grid) return tellProblem(problem ?? "none", "told");
  if (outlines.length > 1 && !isAsked) {
    show("choosing", t("photo_several", { count: outlines.length }));
    stopCamera(video());
    return askWhich(outlines, picture, (number) => readStill(number, true));
  }
  if (!grid.cells.some(({ digit }) => digit)) return tellProblem("empty", "told");
  const known = knownGame(grid.cells);
  if (known) return goOn(known, photo, grid);
  return openNew(photo, grid);
}

/**
 * Go on with the game whose puzzle a photo shows, unless a new one is wanted.
 * @param {Game} known
 * @param {Blob} photo
 * @param {NonNullable<PhotoReading["grid"]>} grid
 */
function goOn(known, photo, grid) {
  stopCamera(video());
  show("again", "");
  return welcomeBack(known, photo, grid, () => openNew(photo, grid));
}

/**
 * Open what is in a photo as a puzzle to be compared with it.
 * @param {Blob} photo
 * @param {NonNullable<PhotoReading["grid"]>} grid
 */
function openNew(photo, grid) {
  closeDialog();
  openReading(photo, grid);
  announce(t("photo_read", { count: grid.cells.filter(({ digit }) => digit).length }));
}

/**
 * Say what is the matter; a camera that is on looks on.
 * @param {string} problem
 * @param {"file" | "told"} step What to show otherwise.
 */
function tellProblem(problem, step = "file") {
  if (isCameraOn()) {
    video().play().catch(() => null);
    live();
  } else {
    show(step, "");
    field("photo-file").focus();
  }
  element("photo-problem").textContent = t(`photo_problem_${problem}`);
}

/**
 * Go on without the camera, and say why.
 * @param {"camera" | "reader"} problem
 */
function loseCamera(problem) {
  stopCamera(video());
  tellProblem(problem);
}

/** Listen to the box, and for images that are chosen there. */
export async function bind() {
  await bindBox();
  onFile("photo-file", readImage);
}

export const verbs = { lookThroughCamera, openPhoto, takePhoto };
