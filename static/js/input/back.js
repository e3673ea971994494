// @ts-check
/**
 * Going back: whatever lies over the start page has an entry in the browser's history, so that its back key and its
 * gesture put away the topmost thing first, and leave the app from the start page alone.
 */

import { current, onUpdate } from "../app.js";
import { canClose } from "../help/assist.js";
import { carriesPuzzle, element } from "../page.js";

/** How many things lay over the start page when this entry of the history was made. */
const depth = () => Number(history.state?.depth ?? 0);
/** Whether the history is being changed by the page itself. */
let isGoing = false;

/** The verbs that put away what lies over the start page, the lowest thing first. */
function layers() {
  const { view, watch, page, projecting } = current();
  const isTold = page?.kind !== "waiting" && canClose();
  return [
    view === "board" ? "goHome" : "",
    view === "collection" ? "leaveCollection" : "",
    view === "board" && projecting ? "leaveProjector" : "",
    view === "board" && watch ? "stopWatch" : "",
    view === "board" && isTold && !watch ? "closeHelp" : "",
    document.querySelector("dialog[open]") ? "closeDialog" : "",
  ].filter(Boolean);
}

/** Bring the history up to date with what is open. */
function follow() {
  if (isGoing) return;
  const missing = layers().length - depth();
  for (let more = 0; more < missing; more += 1) history.pushState({ depth: depth() + 1 }, "");
  if (missing < 0) {
    isGoing = true;
    history.go(missing);
  }
}

/**
 * The history is elsewhere: because the page went there, or since the player wants something put away.
 * @param {Verbs} verbs
 */
function arrive(verbs) {
  // A link to a puzzle was opened, which is no way back.
  if (carriesPuzzle()) return;
  const isAsked = !isGoing;
  isGoing = true;
  if (isAsked) for (const verb of layers().slice(depth()).reverse()) verbs[verb]();
  isGoing = false;
  follow();
}

/**
 * A link to skip leads to another part of the page, which is no place to come back from.
 * @param {MouseEvent} event
 */
function skip(event) {
  const link = /** @type {HTMLAnchorElement | null} */ (event.target instanceof Element && event.target.closest("a.skip-link"));
  if (!link) return;
  event.preventDefault();
  element(link.hash.slice(1)).focus();
}

/**
 * Listen to the browser's ways back.
 * @param {Verbs} verbs
 */
export function bindBack(verbs) {
  window.addEventListener("popstate", () => arrive(verbs));
  document.addEventListener("click", skip);
  // A page that was left while its history was being changed never heard of the end of that.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isGoing = false;
    follow();
  });
  onUpdate(follow);
  new MutationObserver(follow).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  follow();
}
