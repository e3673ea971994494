// @ts-check
/** Reading QR codes with the camera, where the browser itself can; elsewhere codes are typed. */

import { t } from "../text.js";

const PAUSE = 250;

/** @returns {any} */
const detector = () => /** @type {any} */ (globalThis).BarcodeDetector;

/** Whether this browser reads QR codes. */
export const canScan = async () =>
  Boolean(navigator.mediaDevices && (await detector()?.getSupportedFormats().catch(() => []))?.includes("qr_code"));

/**
 * Look through the camera until the box is closed; each new code is handed over once.
 * @param {HTMLDialogElement} box
 * @param {(text: string) => {added: number, replaced: number}} onCode
 */
export async function scan(box, onCode) {
  const video = /** @type {HTMLVideoElement} */ (box.querySelector("video"));
  const say = (/** @type {string} */ text) => $(box).find("[role=status]").text(text);
  say("");
  box.showModal();
  // Not before it is used: a browser keeps what belongs to photos only then.
  const camera = await import("../photo/camera.js").catch(() => null);
  box.addEventListener("close", () => camera?.stopCamera(video), { once: true });
  const problem = camera ? await camera.startCamera(video, () => box.open, () => box.close()) : "camera";
  if (problem) say(t(problem === "denied" ? "class_scan_denied" : "class_scan_no_camera"));
  else if (box.open) look(box, video, (text) => say(t("class_taken", onCode(text))));
}

/**
 * @param {HTMLDialogElement} box
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} onCode
 */
async function look(box, video, onCode) {
  const reader = new (detector())({ formats: ["qr_code"] });
  const seen = new Set();
  while (box.open) {
    const codes = await reader.detect(video).catch(() => []);
    for (const { rawValue } of codes) {
      const text = resultIn(rawValue);
      if (text && !seen.has(text)) onCode(text);
      seen.add(text);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * The result in what a QR code says, if there is one.
 * @param {string} text
 */
export function resultIn(text) {
  const [, fragment = ""] = text.split("#", 2);
  return new URLSearchParams(fragment).get("result") ?? "";
}
