// @ts-check
/** Draws the algorithm with its lit line, and beside it what the search is in the middle of. */

import { elements } from "../page.js";
import { t } from "../text.js";
import { openCalls, options } from "./calls.js";
import { CODE, litLine } from "./code.js";
import { lastEvent } from "./run.js";

/**
 * What is happening, in a sentence, and the lines of the algorithm.
 * @param {Strategy} strategy
 * @param {number} last the largest digit
 */
export const algorithm = (strategy, last) => [
  $("<p>", { id: "watch-message", class: "watch-message" }),
  $("<ol>", { class: "code", tabindex: 0, "aria-label": t("watch_code") }).append(
    CODE[strategy].map(({ indent, key }) => $("<li>", { class: `indent-${indent}` }).append($("<code>").text(t(key, { last })))),
  ),
];

/**
 * Bring the lit line, the state and the calls up to date with a run.
 * @param {TryingRun} run
 * @param {(cell: number) => string} nameOf
 * @param {(cells: number[], cell: number) => number[]} allowedIn
 */
export function renderAlgorithm(run, nameOf, allowedIn) {
  light(litLine(run.strategy, lastEvent(run)));
  const calls = openCalls(run);
  const cell = calls.at(-1)?.cell ?? null;
  $("#search-cell").text(cell === null ? "–" : nameOf(cell));
  const digits = options(run, allowedIn).map(({ digit, state }) => $("<span>", { class: `option option-${state}` }).append(told(digit, state)));
  $("#search-options").empty().append(digits.length ? digits : "–");
  $("#search-depth").text(calls.length);
  // The call that works is the one to see: it stands on top, as on a pile.
  $("#search-calls").empty().append(calls.map((call, index) => $("<li>").text(callTold(call, index + 1, nameOf))).reverse());
}

/**
 * A digit to try; what its look says is also said in words.
 * @param {number} digit
 * @param {Option["state"]} state
 */
const told = (digit, state) => [document.createTextNode(String(digit)), ...(state === "waiting" ? [] : [$("<span>", { class: "visually-hidden" }).text(` ${t(`option_${state}`)}`)[0]])];

/**
 * @param {OpenCall} call
 * @param {number} depth
 * @param {(cell: number) => string} nameOf
 */
function callTold({ cell, digit, end }, depth, nameOf) {
  const what = end ? t(`call_${end}`) : digit || "?";
  return `${depth}. ${t("code_again")}: ${cell === null ? what : end ? `${nameOf(cell)}, ${what}` : `${nameOf(cell)} = ${what}`}`;
}

/** @param {number} lit */
function light(lit) {
  elements(".code > li").forEach((line, index) => {
    line.classList.toggle("lit-line", index === lit);
    if (index !== lit) line.removeAttribute("aria-current");
    else if (!line.hasAttribute("aria-current")) {
      line.setAttribute("aria-current", "step");
      // Only where the lines scroll in a box of their own: the page itself stays where it is.
      if (line.closest(".panel-scroll")) line.scrollIntoView({ block: "nearest" });
    }
  });
}
