// @ts-check
/** Getting ready for a time without a network: what is offered, how far it has come, and how it is undone. */

import { announce, showToast } from "../messages.js";
import { loadStyles } from "../page.js";
import { t } from "../text.js";
import { canKeep, isKept, keep, remove, size } from "./keeping.js";
import { drawPreparation, drawProgress, places } from "./render.js";

/**
 * How things stand; *problem* is the text that tells why it did not work.
 * @typedef {{step: "impossible" | "offered" | "coming" | "kept", size: number, loaded: number, problem: string}} Preparation
 */

/** @type {Preparation | null} */
let preparation = null;
/** @type {AbortController | null} */
let stopper = null;
/** @type {Promise<unknown> | null} */
let styles = null;

/** Find out how things stand and show it in every place of the page that speaks of it. */
export async function showOffline() {
  styles ??= loadStyles("offline").catch(() => (styles = null));
  const [step, bytes] = await Promise.all([findStep(), size().catch(() => 0), styles]);
  if (preparation?.step === "coming") draw();
  else change({ step, size: bytes, loaded: 0, problem: "" });
}

/** Storage that is blocked altogether makes even the question fail. */
async function findStep() {
  if (!(await canKeep().catch(() => false))) return "impossible";
  return (await isKept().catch(() => false)) ? "kept" : "offered";
}

/** @param {Preparation} next */
function change(next) {
  preparation = next;
  draw();
}

/** Fetch everything that is needed. */
async function getReady() {
  if (!preparation || preparation.step === "coming") return;
  stopper = new AbortController();
  const { signal } = stopper;
  change({ ...preparation, step: "coming", loaded: 0, problem: "" });
  const result = await keep(showProgress, signal).catch(() => "broken");
  const problem = result === "kept" || signal.aborted ? "" : t(`offline_${result}`);
  change({ ...preparation, step: result === "kept" ? "kept" : "offered", problem });
  if (signal.aborted) return;
  const told = problem || t("offline_kept");
  if (places().some((place) => place.checkVisibility())) announce(told);
  else showToast(told);
}

async function removeAll() {
  await remove();
  await showOffline();
  announce(t("offline_removed"));
}

/** Draw it in all places. */
function draw() {
  if (!preparation) return;
  drawPreparation(preparation, { onGet: getReady, onCancel: () => stopper?.abort(), onRemove: removeAll });
}

/**
 * @param {number} loaded
 * @param {number} total
 */
function showProgress(loaded, total) {
  if (preparation?.step !== "coming") return;
  preparation = { ...preparation, loaded, size: total };
  drawProgress(preparation);
}
