/** Short messages: one status line for screen readers, and a toast with a way back. */

import { t } from "./text.js";

const TOAST_TIME = 7000;
let toastTimer = 0;

/** Say one short line to screen readers; a repeated one is spoken again. */
export function announce(text) {
  const status = document.getElementById("status");
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}

/** Show a line for a few seconds, with a key that undoes what it tells. */
export function offerUndo(text, action) {
  showToast(text, t("undo"), action);
}

/** Show a line for a few seconds. */
export function showToast(text, word = "", action = null) {
  const toast = document.getElementById("toast");
  const key = document.getElementById("toast-key");
  document.getElementById("toast-text").textContent = text;
  key.textContent = word;
  key.hidden = !action;
  key.onclick = () => {
    toast.hidden = true;
    action();
  };
  toast.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    toast.hidden = true;
  }, TOAST_TIME);
}
