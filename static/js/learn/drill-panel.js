// @ts-check
/** Draws the text beside a drill: the task, or the verdict with its reasons. */

import { rolesShown } from "../help/help.js";
import { element } from "../page.js";
import { drawingChanges } from "../render/changes.js";
import { renderLegend, sentenceList, wordsOf } from "../render/sentences.js";
import { t } from "../text.js";

/**
 * Bring the panel up to date with the drill and the record of its technique.
 * @param {State} state
 * @param {PractiseRecord} record
 */
export function renderDrill({ drill, game, help, answers }, record) {
  if (!drill) return;
  const verdict = drill.phase === "open" && drill.judged === game ? drill.verdict : undefined;
  const { right, streak, tried } = record;
  draw({ drill, mustWait: drill.phase === "loading" && answers === "nobody", verdict, roles: String(verdict && help ? rolesShown(help) : []), record: { right, streak, tried } });
}

/** @typedef {{drill: Drill, mustWait: boolean, verdict?: Verdict, roles: string, record: Omit<PractiseRecord, "recent">}} Subject */

const draw = drawingChanges((/** @type {Subject} */ { drill, mustWait, verdict, roles, record }) => {
  const panel = element("panel");
  $("#drill-check span").text(t(isDone(verdict) ? "drill_next" : "drill_check"));
  panel.dataset.kind = verdict ?? drill.phase;
  panel.classList.toggle("open", Boolean(verdict) || drill.phase === "failed" || mustWait);
  $("#panel-eyebrow").text(eyebrow(drill, record));
  $("#panel-title").text(verdict ? t(verdict === "error" ? "title_error" : `verdict_${verdict}`) : t("drill_task"));
  $("#panel-body").empty().append(body(drill, verdict, mustWait));
  $("#panel-scroll").scrollTop(0);
  renderLegend(roles.split(",").filter(Boolean));
  $("#panel-close").prop("hidden", !verdict);
  $("#task").text(task(drill));
  $("#drill-next").toggleClass("main-key", isDone(verdict)).toggleClass("quiet-key", !isDone(verdict));
  $("#drill-again").prop("hidden", !verdict || isDone(verdict));
  $("#drill-hint, #drill-show").prop("hidden", drill.phase !== "open" || isDone(verdict));
});

/**
 * Whether there is nothing more to find in this position.
 * @param {Verdict | undefined} verdict
 */
export const isDone = (verdict) => verdict === "right" || verdict === "shown";

/**
 * @param {Drill} drill
 * @param {Subject["record"]} record
 */
function eyebrow(drill, { tried, right, streak }) {
  const told = tried ? t("drill_record", { right, streak }) : t("drill_no_record");
  return drill.phase === "open" ? `${drill.technique.level_name} · ${told}` : told;
}

/** @param {Drill} drill */
const task = (drill) => (drill.phase === "open" ? t(drill.places ? "drill_place" : "drill_find") : "");

/** @param {string} text */
const paragraph = (text, name = "") => $("<p>", { class: name }).text(text);

/**
 * @param {Drill} drill
 * @param {Verdict | undefined} verdict
 * @param {boolean} mustWait
 */
function body(drill, verdict, mustWait) {
  if (drill.phase === "loading") return paragraph(t(mustWait ? "needs_connection" : "drill_waits"), "thinking");
  if (drill.phase === "failed") return paragraph(drill.error);
  if (!verdict) return paragraph(task(drill));
  const $message = drill.message ? $("<p>", { class: "verdict" }).append(wordsOf(drill.message, drill.step)) : $();
  const $explanation = isDone(verdict) && drill.step ? sentenceList(drill.step.sentences, drill.step) : $();
  return [$message, drill.mastered ? paragraph(t("drill_mastered"), "verdict") : $(), $explanation];
}
