/** Draws the text beside a drill: the task, or the verdict with its reasons. */

import { rolesShown } from "../help/help.js";
import { renderLegend, sentenceList, wordsOf } from "../render/sentences.js";
import { t } from "../text.js";

let drawn = null;

/** Bring the panel up to date with the drill and the record of its technique. */
export function renderDrill(state, record) {
  const { drill, game, help } = state;
  if (!drill) return;
  const verdict = drill.phase === "open" && drill.judged === game ? drill.verdict : null;
  const key = JSON.stringify([drill.phase, drill.number, verdict, drill.helped, drill.message, record, drill.judged?.past.length]);
  $("#drill-check span").text(t(isDone(verdict) ? "drill_next" : "drill_check"));
  if (drawn === key) return;
  drawn = key;
  const panel = document.getElementById("panel");
  panel.dataset.kind = verdict ?? drill.phase;
  panel.classList.toggle("open", Boolean(verdict) || drill.phase === "failed");
  $("#panel-eyebrow").text(eyebrow(drill, record));
  $("#panel-title").text(verdict ? t(verdict === "error" ? "title_error" : `verdict_${verdict}`) : t("drill_task"));
  $("#panel-body").empty().append(body(drill, verdict));
  $("#panel-scroll").scrollTop(0);
  renderLegend(verdict && help ? rolesShown(help) : []);
  $("#panel-close").prop("hidden", !verdict);
  $("#task").text(task(drill));
  $("#drill-next").toggleClass("main-key", isDone(verdict)).toggleClass("quiet-key", !isDone(verdict));
  $("#drill-again").prop("hidden", !verdict || isDone(verdict));
  $("#drill-hint, #drill-show").prop("hidden", drill.phase !== "open" || isDone(verdict));
}

/** Whether there is nothing more to find in this position. */
const isDone = (verdict) => verdict === "right" || verdict === "shown";

function eyebrow({ technique }, { tried, right, streak }) {
  const told = tried ? t("drill_record", { right, streak }) : t("drill_no_record");
  return technique ? `${technique.level_name} · ${told}` : told;
}

const task = ({ phase, places }) => (phase === "open" ? t(places ? "drill_place" : "drill_find") : "");

const paragraph = (text, name = "") => $("<p>", { class: name }).text(text);

function body(drill, verdict) {
  if (drill.phase === "loading") return paragraph(t("drill_waits"), "thinking");
  if (drill.phase === "failed") return paragraph(drill.error);
  if (!verdict) return paragraph(task(drill));
  const $message = drill.message ? $("<p>", { class: "verdict" }).append(wordsOf(drill.message, drill.step)) : [];
  const $explanation = isDone(verdict) ? sentenceList(drill.step.sentences, drill.step) : [];
  return [$message, drill.mastered ? paragraph(t("drill_mastered"), "verdict") : [], $explanation];
}
