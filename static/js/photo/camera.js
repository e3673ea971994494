// @ts-check
/** The camera of the device: asked for when it is wanted, let go of as soon as it is not. */

import { fitted } from "./decode.js";

const WISHES = Object.freeze({
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1600 }, height: { ideal: 1200 } },
});

/** @type {MediaStream | null} */
let stream = null;

export const isCameraOn = () => Boolean(stream);

/**
 * Show what the camera sees, the one at the back if there are two; what is the matter if it cannot be.
 * @param {HTMLVideoElement} video
 * @param {() => boolean} isWanted Whether it still is when the player has allowed it.
 * @param {() => void} onEnd What to do when it is taken away.
 * @returns {Promise<"denied" | "camera" | null>}
 */
export async function startCamera(video, isWanted, onEnd) {
  stopCamera(video);
  try {
    const given = await navigator.mediaDevices.getUserMedia(WISHES);
    if (!isWanted()) {
      letGo(given);
      return null;
    }
    stream = given;
    for (const track of given.getTracks()) track.addEventListener("ended", onEnd);
    video.srcObject = given;
    await video.play();
    return null;
  } catch (error) {
    stopCamera(video);
    return error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "camera";
  }
}

/**
 * Let go of the camera.
 * @param {HTMLVideoElement} video
 */
export function stopCamera(video) {
  if (stream) letGo(stream);
  stream = null;
  video.srcObject = null;
}

/** @param {MediaStream} given */
function letGo(given) {
  for (const track of given.getTracks()) track.stop();
}

/**
 * What the camera sees now, no side longer than asked.
 * @param {HTMLVideoElement} video
 * @param {number} [longest]
 */
export function pictureOf(video, longest) {
  const { width, height } = fitted(video.videoWidth, video.videoHeight, longest);
  return createImageBitmap(video, { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" });
}
