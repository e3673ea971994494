// @ts-check
/** The way from a newspaper to the board: a live view that takes the picture by itself, or any image. */

import { closeDialog, openDialog } from "../dialogs.js";
import { announce } from "../messages.js";
import { dialog, element, field, hasCamera, loadStyles, onFile } from "../page.js";
import { t } from "../text.js";
import { isCameraOn, pictureOf, startCamera, stopCamera } from "./camera.js";
import { draw, drawBitmap } from "./decode.js";
import { openReading } from "./entry.js";
import { FOR_GLIMPSES } from "./glimpse.js";
import * as reader from "./reader.js";
import { followed, isSteady, isThere } from "./steady.js";
import { askWhich, showOutlines } from "./view.js";

/** For how many pictures the view goes on telling of a grid that it has lost. */
const FORGIVEN = 8;

/** What is under way has this number; whatever comes from before it is not wanted any more. */
let turn = 0;

/**
 * Where the grid is seen now, and where one was that could not be read: the same picture does not take itself
 * again and again.
 * @type {{now: Quad | null, failed: Quad | null}}
 */
const places = { now: null, failed: null };

const video = () => /** @type {HTMLVideoElement} */ (element("photo-video"));
const still = () => /** @type {HTMLCanvasElement} */ (element("photo-still"));

/**
 * Read an image; without one, look through the camera, or ask for an image where there is none.
 * @param {unknown} image
 */
async function openPhoto(image) {
  if (!dialog("photo").open) openDialog("photo");
  if (image instanceof Blob) return readImage(image);
  const mine = turn;
  const isCamera = await hasCamera();
  if (mine !== turn) return;
  if (isCamera) return lookThroughCamera();
  show("file", t("photo_file_told"));
  return field("photo-file").click();
}

/** Ask for the camera and show what it sees. */
async function lookThroughCamera() {
  const mine = show("asking", t("photo_asking"));
  Object.assign(places, { now: null, failed: null });
  const problem = await startCamera(video(), () => mine === turn, () => loseCamera("camera"));
  if (mine !== turn) return;
  return problem ? tellProblem(problem) : live();
}

/** Follow the grid until it holds still, then take the picture. */
async function live() {
  const mine = show("live", t("photo_aim"));
  element("photo-shutter").focus();
  let glimpses = /** @type {PhotoGlimpse[]} */ ([]);
  let lost = 0;
  while (mine === turn) {
    const seen = await glimpse().catch(() => null);
    if (mine !== turn) return;
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
  if (mine !== turn) return;
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
  if (mine !== turn) return;
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
  if (mine !== turn) return;
  if (!reading) return loseCamera("reader");
  const { outlines, problem, grid } = reading;
  if (!grid) return tellProblem(problem ?? "none", "told");
  if (outlines.length > 1 && !isAsked) {
    show("choosing", t("photo_several", { count: outlines.length }));
    stopCamera(video());
    return askWhich(outlines, picture, (number) => readStill(number, true));
  }
  const count = grid.cells.filter(({ digit }) => digit).length;
  if (!count) return tellProblem("empty", "told");
  closeDialog();
  openReading(photo, grid);
  return announce(t("photo_read", { count }));
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

/**
 * Show a step of the way and tell it; whatever was under way is not wanted any more.
 * @param {"asking" | "live" | "reading" | "choosing" | "told" | "file"} step
 * @param {string} text
 */
function show(step, text) {
  dialog("photo").dataset.step = step;
  element("photo-problem").textContent = "";
  if (step !== "choosing") showOutlines([], { width: 1, height: 1 });
  say(text);
  return (turn += 1);
}

/** @param {string} text */
function say(text) {
  const said = element("photo-said");
  if (said.textContent === text) return;
  said.textContent = text;
  announce(text);
}

/** Whoever closes the box wants neither the camera nor an answer any more. */
function leave() {
  // That it was closed is told late: it may be open again.
  if (dialog("photo").open) return;
  turn += 1;
  stopCamera(video());
  [still().width, still().height] = [0, 0];
}

/** Listen to the dialog, which has a stylesheet of its own. */
export async function bind() {
  await loadStyles("photo");
  dialog("photo").addEventListener("close", leave);
  onFile("photo-file", readImage);
}

export const verbs = { lookThroughCamera, openPhoto, takePhoto };
