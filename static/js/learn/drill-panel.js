// @ts-check
/** Draws what stands around a drill: the task, the answers to choose from, or the verdict with its reasons. */

import { paragraph } from "../dom.js";
import { rolesShown } from "../help/help.js";
import { element, root } from "../page.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { renderLegend, sentenceList, wordsOf } from "../render/sentences.js";
import { t } from "../text.js";
import { choicesOf, taskText } from "./asked.js";
import { readFragment } from "./round.js";
import { patternShown } from "./sights.js";

/** What every drawing needs to know of the record of a technique. */
/** @typedef {Pick<PractiseRecord, "right" | "streak" | "tried">} Record */
/** @typedef {{drill: Drill, mustWait: boolean, verdict?: Verdict, roles: string, record: Record, isLast: boolean}} Subject */

/**
 * Bring everything up to date with the drill, the record of its technique and the round.
 * @param {State} state
 * @param {PractiseRecord} record
 */
export function renderDrill({ drill, game, help, answers, round }, { right, streak, tried }) {
  if (!drill || !round) return;
  const verdict = drill.phase === "open" && drill.judged === game?.cells ? drill.verdict : undefined;
  const isLast = drill.phase === "open" && drill.done && round.drills.length === round.tasks.length;
  const roles = drill.phase === "open" && help && (verdict || patternShown(drill)) ? rolesShown(help) : [];
  const subject = { drill, mustWait: drill.phase === "loading" && answers === "nobody", verdict, roles: String(roles), record: { right, streak, tried }, isLast };
  drawIn(element("play"), () => draw(subject), "#drill-next", "#panel-title");
}

const draw = drawingChanges((/** @type {Subject} */ { drill, mustWait, verdict, roles, record, isLast }) => {
  const panel = element("panel");
  const done = drill.phase === "open" && drill.done;
  panel.dataset.kind = verdict ?? drill.phase;
  panel.classList.toggle("open", Boolean(verdict) || drill.phase === "failed" || mustWait);
  $("#panel-eyebrow").text(eyebrow(drill, record));
  $("#panel-title").text(verdict ? t(verdict === "error" ? "title_error" : `verdict_${verdict}`) : t("drill_task"));
  $("#panel-body").empty().append(body(drill, verdict, mustWait));
  $("#panel-scroll").scrollTop(0);
  renderLegend(roles.split(",").filter(Boolean));
  $("#panel-close").prop("hidden", !verdict);
  $("#drill-next").text(t(isLast ? "round_result" : "drill_next")).toggleClass("main-key", done).toggleClass("quiet-key", !done);
  // A class compares results, so nobody passes over what is hard.
  $("#drill-next").prop("hidden", drill.phase === "open" && !done && Boolean(readFragment(location.hash).task));
  $("#drill-again").prop("hidden", !verdict || done);
  renderKeys(drill, isLast);
});

/**
 * The keys that the kind of task needs.
 * @param {Drill} drill
 * @param {boolean} isLast
 */
function renderKeys(drill, isLast) {
  const open = drill.phase === "open" ? drill : null;
  const chooses = Boolean(open && patternShown(open));
  root().dataset.task = open?.kind ?? "";
  $("#task").text(open ? taskText(open) : "");
  $("#drill-check").prop("hidden", chooses && !open?.done).children().text(t(isLast ? "round_result" : open?.done ? "drill_next" : "drill_check"));
  $("#drill-hint, #drill-show, #keypad [data-act=hint]").prop("hidden", !open || open.done || chooses);
  $("#drill-hint, #keypad [data-act=hint]").prop("disabled", (open?.helped ?? 0) >= 3);
  const choices = open && chooses && !open.done ? choicesOf(open) : [];
  $("#choices").prop("hidden", !choices.length).empty().append(choices.map(choiceKey));
}

/**
 * @param {{key: string, name: string}} choice
 * @param {number} index
 */
const choiceKey = ({ key, name }, index) =>
  $("<button>", { type: "button", class: "second-key choice", "data-choice": key }).append($("<kbd>", { "aria-hidden": true }).text(index + 1), $("<span>").text(name));

/**
 * @param {Drill} drill
 * @param {Record} record
 */
function eyebrow(drill, { tried, right, streak }) {
  const told = tried ? t("drill_record", { right, streak }) : t("drill_no_record");
  // The level would help to guess the name.
  const isSecret = drill.phase === "open" && drill.kind === "which" && !drill.done;
  return drill.phase === "open" && !isSecret ? `${drill.technique.level_name} · ${told}` : told;
}

/**
 * @param {Drill} drill
 * @param {Verdict | undefined} verdict
 * @param {boolean} mustWait
 */
function body(drill, verdict, mustWait) {
  if (drill.phase === "loading") return paragraph(t(mustWait ? "needs_connection" : "drill_waits"), "thinking");
  if (drill.phase === "failed") return paragraph(drill.error);
  if (!verdict) return paragraph(taskText(drill));
  const $message = drill.message ? $("<p>", { class: "verdict" }).append(wordsOf(drill.message, drill.step)) : $();
  return [$message, drill.mastered ? paragraph(t("drill_mastered"), "verdict") : $(), drill.done ? explanation(drill) : $()];
}

/** @param {OpenDrill} drill */
function explanation({ kind, why = [], step }) {
  if (kind === "real") return sentenceList(why, null);
  return step ? sentenceList(step.sentences, step) : $();
}
