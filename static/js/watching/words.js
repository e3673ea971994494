// @ts-check
/** What is told about a watched solver, in one sentence each. */

import { current } from "../app.js";
import { cellName } from "../geometry.js";
import { plain } from "../help/help.js";
import { t } from "../text.js";
import * as runs from "./run.js";

/** @type {Record<string, string>} */
const END_TEXTS = { stuck: "watch_stuck", mistake: "watch_mistake", several: "watch_state_several", none: "watch_state_none" };

/**
 * One sentence about what is happening.
 * @param {Run} run
 */
export function message(run) {
  if (run.problem) return run.problem;
  if (run.way === "logic") {
    if (run.end && !runs.hasNext(run)) return run.end === "solved" ? t("watch_done", { count: run.at }) : t(END_TEXTS[run.end]);
    return t("watch_ready_logic");
  }
  const event = runs.lastEvent(run);
  return event ? eventTold(event, nameOf) : t("watch_ready_trying");
}

/**
 * The name of a cell as the player wants it.
 * @param {number} cell
 */
export const nameOf = (cell) => cellName(cell, current().preferences.coordinates);

/**
 * @param {SearchEvent} event
 * @param {(cell: number) => string} name
 */
export function eventTold(event, name) {
  if (event.kind === "contradiction") return `${t("contradiction")}: ${plain(event.message)}`;
  if ("number" in event) return t(event.kind === "solved" ? "watch_solved" : event.number ? "watch_no_further" : "watch_none", event);
  if (event.kind === "chosen") {
    const reason = t(`watch_reason_${event.reason}`, { digits: event.digits.join(", ") });
    return t("watch_chosen", { cell: name(event.cell), reason });
  }
  return t(`watch_${event.kind}`, { cell: name(event.cell), digit: event.digit });
}
