// @ts-check
/** The box in which one looks through the camera and at photos: its steps, what it says, and when it is left. */

import { announce } from "../messages.js";
import { dialog, element, fetchOnce, loadStyles } from "../page.js";
import { stopCamera } from "./camera.js";
import { showOutlines } from "./view.js";

/** What is under way has this number; whatever comes from before it is not wanted any more. */
let turn = 0;

export const video = () => /** @type {HTMLVideoElement} */ (element("photo-video"));
export const still = () => /** @type {HTMLCanvasElement} */ (element("photo-still"));

/** The number of what is under way. */
export const underWay = () => turn;

/**
 * Whether what has a number is still under way.
 * @param {number} mine
 */
export const isWanted = (mine) => mine === turn;

/**
 * Show a step of the way and tell it; whatever was under way is not wanted any more.
 * @param {"asking" | "live" | "reading" | "choosing" | "told" | "file" | "again" | "marks"} step
 * @param {string} text
 */
export function show(step, text) {
  dialog("photo").dataset.step = step;
  element("photo-problem").textContent = "";
  if (step !== "choosing") showOutlines([], { width: 1, height: 1 });
  say(text);
  return (turn += 1);
}

/** @param {string} text */
export function say(text) {
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

/** Listen to the box, which has a stylesheet of its own. */
export const bindBox = fetchOnce(async () => {
  await loadStyles("photo");
  dialog("photo").addEventListener("close", leave);
});
