// @ts-check
/**
 * New versions: looked for when there may be one, and taken when the player agrees or has not begun. The
 * service worker fetches one completely before it is offered; see service-worker.js.
 */

import { offerReload } from "../messages.js";
import { address, cacheName, elements, root } from "../page.js";
import { isFirstReload } from "../store.js";

/** @type {Promise<ServiceWorkerRegistration | null | undefined>} */
let registration = Promise.resolve(null);
/** Whoever comes with a puzzle in the address has begun already. */
let hasPuzzle = Boolean(location.hash);
const hasBegun = () => hasPuzzle || navigator.userActivation?.hasBeenActive !== false;
/** Whether nothing is lost by loading the page again: a round or a lesson that somebody is in the middle of would be. */
let isSafe = () => !hasBegun();
/** Whether the player has asked for the new version in this window. */
let hasAgreed = false;

/**
 * Keep this page from now on, and follow what becomes of new versions.
 * @param {() => boolean} safe
 */
export function followUpdates(safe = isSafe) {
  isSafe = () => safe() && !hasText();
  window.addEventListener("hashchange", () => (hasPuzzle = true));
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", leaveOldEdition);
  if (navigator.serviceWorker.controller) leaveReplacedEdition();
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "not alone" && offerReload(take));
  window.addEventListener("online", lookForUpdate);
  registration = loaded().then(register).catch(() => null);
}

/** Whether something was typed that is not kept. */
const hasText = () =>
  elements("textarea, input:is([type=text], [type=search], :not([type]))").some((field) => {
    const { value, defaultValue, readOnly } = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (field);
    return value !== defaultValue && !readOnly && !field.closest("[hidden], dialog:not([open])");
  });

/** Nothing is kept before the page itself has got everything. */
const loaded = () =>
  new Promise((resolve) => (document.readyState === "complete" ? resolve(null) : window.addEventListener("load", resolve)));

async function register() {
  // An old list of files would hide the new version.
  const registered = await navigator.serviceWorker.register(`${address()}/service-worker.js`, { updateViaCache: "none" });
  const follow = () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && registered.active && propose(coming));
  };
  follow();
  registered.addEventListener("updatefound", follow);
  if (registered.waiting) propose(registered.waiting);
  return registered;
}

/** Ask whether there is a new version. */
async function lookForUpdate() {
  await (await registration)?.update().catch(() => null);
}

/** The server is of another edition than this page, and refuses it. */
export async function onOtherEdition() {
  const registered = await registration;
  if (!registered) {
    if (hasBegun() || !isFirstReload(root().dataset.edition ?? "")) offerReload(take);
    else reload();
    return;
  }
  await lookForUpdate();
  // A new version that came or took over while this page was loading may have been missed.
  if (registered.waiting && !hasBegun()) propose(registered.waiting);
  else if (!registered.waiting && !registered.installing) await leaveReplacedEdition();
}

/**
 * A new version is here and complete.
 * @param {ServiceWorker} waiting
 */
function propose(waiting) {
  if (hasBegun()) offerReload(take);
  else waiting.postMessage("take if alone");
}

/** Begin with the new version; every open page follows when it has taken over, or offers to. */
async function take() {
  hasAgreed = true;
  const waiting = (await registration)?.waiting;
  if (waiting) waiting.postMessage("take");
  else reload();
}

/** Another service worker has taken over: stay only if it is of this page's edition, as on the first visit. */
async function leaveOldEdition() {
  if (await isReplaced()) reload();
}

/** The same if it took over while this page was loading. Once only: the page of a newer server is not kept either. */
async function leaveReplacedEdition() {
  if ((await isReplaced()) && isFirstReload(root().dataset.edition ?? "")) reload();
}

/** Whether the service worker has kept this page's edition, and not replaced it by another. */
const isEditionKept = async () => Boolean(await caches.match(`${address()}/edition.json`, { cacheName: cacheName() }));

async function isReplaced() {
  const { controller } = navigator.serviceWorker;
  // Before it is active, it has not removed the other edition.
  while (controller?.state === "activating") {
    await new Promise((resolve) => controller.addEventListener("statechange", resolve, { once: true }));
  }
  return controller !== null && !(await isEditionKept());
}

function reload() {
  if (hasAgreed || isSafe()) location.reload();
  else offerReload(() => location.reload());
}
