// @ts-check
/** Short messages: one status line for screen readers, a toast with a way back, the offer of a new version, and who answers if not the server. */

import { current, update } from "./app.js";
import { element, elements, once } from "./page.js";
import { t } from "./text.js";

const TOAST_TIME = 7000;
const NOTICE_DELAY = 1500;
let toastTimer = 0;
let noticeTimer = 0;
/** @type {Answerer} */
let noticed = "server";

/** @type {Record<string, HTMLElement>} */
const speakers = {};

/** What is said is heard, and what is offered can be pressed, in the open dialog alone: all else of the page is inert. */
function stayInReach() {
  const place = elements("dialog[open]").at(-1) ?? document.body;
  for (const speaker of Object.values(speakers)) if (speaker.parentElement !== place) place.append(speaker);
}

const followDialogs = once(() => {
  for (const id of ["status", "toast"]) speakers[id] = element(id);
  new MutationObserver(stayInReach).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
});

/** @param {"status" | "toast"} id */
function speaker(id) {
  followDialogs();
  stayInReach();
  return speakers[id];
}

/**
 * Say one short line to screen readers; a repeated one is spoken again.
 * @param {string} text
 */
export function announce(text) {
  const status = speaker("status");
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
  const toast = speaker("toast");
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

/** What the notice says, in parts that are left out from the end where there is no room. */
const NOTICES = { server: [], device: ["offline_device"], nobody: ["offline", "offline_told"] };

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
 * Tell who answers from now on: a quiet line unless it is the server. Short gaps are not worth one.
 * @param {Answerer} answers
 */
export function noticeEngine(answers) {
  if (answers === noticed) return;
  noticed = answers;
  clearTimeout(noticeTimer);
  const { answers: shown } = current();
  if (shown === "server" && answers !== "server") noticeTimer = window.setTimeout(() => showEngine(answers), NOTICE_DELAY);
  else if (shown !== answers) showEngine(answers);
}

/** @param {Answerer} answers */
function showEngine(answers) {
  const notice = element("notice");
  notice.dataset.answers = answers;
  notice.hidden = answers === "server";
  // Each part names its text, so that it changes with the language.
  $(notice).empty().append(NOTICES[answers].map((key) => $("<span>", { "data-text": key }).text(t(key))));
  update({ answers });
  for (const waiting of elements("[data-waits]")) sayWaiting(waiting.id, waiting.dataset.waits);
  if (answers !== "server") announce(NOTICES[answers].map((key) => t(key)).join(" – "));
}

/**
 * Tell how much of the engine has come that this device answers with.
 * @param {number} loaded
 * @param {number} total
 */
export function noticeLoading(loaded, total) {
  const notice = element("notice");
  notice.dataset.answers = "device";
  notice.hidden = loaded >= total;
  notice.textContent = t("engine_loading", { percent: Math.floor((100 * loaded) / (total || 1)) });
}

/** Whether a question has to wait for the connection. */
export const mustWait = () => current().answers === "nobody";

/**
 * Let an element say what is waited for; or that it needs the connection, as long as nobody can answer.
 * @param {string} id
 * @param {string} key of the text that is said otherwise, if any
 */
export function sayWaiting(id, key = "") {
  const place = element(id);
  place.dataset.waits = key;
  place.textContent = mustWait() ? t("needs_connection") : key && t(key);
}

/**
 * Nothing is waited for there any more.
 * @param {string} id
 * @param {string} text what is said now
 */
export function endWaiting(id, text = "") {
  const place = element(id);
  delete place.dataset.waits;
  place.textContent = text;
}

/** Say that what was wanted cannot be had now. */
export const tellMissing = () => showToast(t(mustWait() ? "needs_connection" : "no_answer"));

/** Say that what was asked for has to wait for the connection, if it has to. */
export function tellWaiting() {
  if (mustWait()) showToast(t("needs_connection"));
}
