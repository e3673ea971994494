// @ts-check
/** Short messages: one status line for screen readers, a toast with a way back, the offer of a new version, and the notice of being offline. */

import { current, update } from "./app.js";
import { element } from "./page.js";
import { t } from "./text.js";

const TOAST_TIME = 7000;
const NOTICE_DELAY = 1500;
let toastTimer = 0;
let noticeTimer = 0;

/**
 * Say one short line to screen readers; a repeated one is spoken again.
 * @param {string} text
 */
export function announce(text) {
  const status = element("status");
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/**
 * Show a line for a few seconds, with a key that undoes what it tells.
 * @param {string} text
 * @param {() => unknown} action
 */
export function offerUndo(text, action) {
  showToast(text, t("undo"), action);
}

/**
 * Show a line for a few seconds.
 * @param {string} text
 * @param {(() => unknown) | null} action
 */
export function showToast(text, word = "", action = null) {
  const toast = element("toast");
  const key = element("toast-key");
  element("toast-text").textContent = text;
  key.textContent = word;
  key.hidden = !action;
  key.onclick = () => {
    toast.hidden = true;
    action?.();
  };
  toast.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => {
    toast.hidden = true;
  }, TOAST_TIME);
}

/**
 * Offer a new version until it is taken or the offer is closed.
 * @param {() => unknown} action
 */
export function offerReload(action) {
  const offer = element("update");
  element("update-key").onclick = action;
  element("update-close").onclick = () => {
    offer.hidden = true;
  };
  if (offer.hidden) announce(t("update_ready"));
  offer.hidden = false;
}

/**
 * A small notice while there is no connection; short gaps are not worth one.
 * @param {boolean} connected
 */
export function noticeConnection(connected) {
  clearTimeout(noticeTimer);
  const show = () => {
    const notice = element("notice");
    notice.textContent = t("offline");
    notice.hidden = connected;
    if (current().connected !== connected) update({ connected });
  };
  if (connected) show();
  else noticeTimer = window.setTimeout(show, NOTICE_DELAY);
}
