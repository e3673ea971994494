// @ts-check
/** Draws steps as a list: those of one technique together, each with what it does. */

import { button, paragraph } from "../dom.js";
import { cellName } from "../geometry.js";
import { t } from "../text.js";
import { techniqueName } from "./sentences.js";

/**
 * Things with the same key together, in the order of their first.
 * @template T
 * @param {Iterable<T>} things
 * @param {(thing: T) => string} keyOf
 * @returns {T[][]}
 */
function together(things, keyOf) {
  const groups = new Map();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups.values()];
}

/**
 * Every step that is possible now, a group for each technique.
 * @param {Step[]} steps
 */
export const byTechnique = (steps) => together(steps, ({ technique }) => technique.key);

/**
 * The steps of a way in their order; those of one technique that follow each other make a group.
 * @param {Step[]} steps
 */
export function inOrder(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0].technique.key === step.technique.key) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * What a list of steps is called and, where it does not have them all, why: keys of texts.
 * @param {StepsListed} listed
 * @returns {{title: string, told: string | null}}
 */
export function tellList({ kind, steps, complete, stopped }) {
  if (kind === "steps") {
    if (complete) return { title: "steps_found", told: null };
    return { title: steps.length ? "steps_first" : "title_stopped", told: stopped ? "steps_stopped" : "steps_more" };
  }
  if (complete) return { title: "path_found", told: null };
  const nothing = stopped ? "title_stopped" : "title_nothing";
  return { title: steps.length ? "path_first" : nothing, told: stopped ? "path_stopped" : "path_nothing" };
}

/**
 * What a step does in a few signs, the cells named as the player wants: "C5 = 3", "C5, D5 ≠ 12".
 * @param {Pick<Step, "placements" | "cross_outs">} step
 * @param {string} coordinates
 */
export function effectOf({ placements, cross_outs: crossOuts }, coordinates) {
  const placed = placements.map(([cell, digit]) => `${cellName(cell, coordinates)} = ${digit}`);
  const digitsOf = (/** @type {Candidate[]} */ gone) => gone.map(([, digit]) => digit).join("");
  const cells = together(crossOuts, ([cell]) => String(cell));
  const crossed = together(cells, digitsOf).map((alike) => `${alike.map(([[cell]]) => cellName(cell, coordinates)).join(", ")} ≠ ${digitsOf(alike[0])}`);
  return [...placed, ...crossed].join("; ");
}

/**
 * Steps as a page of the panel; where there are more, that comes first.
 * @param {StepsListed} page
 * @param {Preferences} preferences
 */
export function listPage(page, { coordinates }) {
  const { kind, steps } = page;
  const { title, told } = tellList(page);
  const groups = kind === "steps" ? byTechnique(steps) : inOrder(steps);
  return { kind, title: t(title, { count: steps.length }), body: [...(told ? [paragraph(t(told))] : []), stepList(groups, coordinates)] };
}

/**
 * Groups of steps, each opened by its technique.
 * @param {Step[][]} groups
 * @param {string} coordinates
 */
function stepList(groups, coordinates) {
  const line = (/** @type {Step} */ step, /** @type {JQuery | string} */ name = "") =>
    button("showStep", "", "step-line", step).append(name, $("<small>").text(effectOf(step, coordinates)));
  return $("<ol>", { class: "steps" }).append(
    groups.map((steps) => {
      const $name = $("<b>").append(techniqueName(steps[0].technique));
      if (steps.length === 1) return $("<li>").append(line(steps[0], $name));
      const $summary = $("<summary>", { class: "step-line" }).append($name, $("<span>", { class: "count" }).text(`× ${steps.length}`));
      const $steps = $("<ol>", { class: "steps" }).append(steps.map((step) => $("<li>").append(line(step))));
      return $("<li>").append($("<details>").append($summary, $steps));
    }),
  );
}
