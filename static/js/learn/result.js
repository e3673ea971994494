// @ts-check
/** The end of a round: how it went, what to look out for, where to go on. */

import { current } from "../app.js";
import { dueToday, wanted } from "../coach/due.js";
import { chapterStep, loadProgress, recordOf, saveProgress } from "../coach/progress.js";
import { announce } from "../messages.js";
import { element, pageAddress } from "../page.js";
import { currentLanguage, hasText, t } from "../text.js";
import { clock } from "./clock.js";
import { isPassed, needed } from "../course/exam.js";
import { room, test, wish } from "./drill.js";
import { ROUND, summaryOf } from "./round.js";

/** @typedef {ReturnType<typeof summaryOf>} Summary */

/**
 * Show the result of a round that is over, keep the best time, and hand it to the class if it was a task.
 * @param {Round} round
 */
export async function conclude(round) {
  const summary = summaryOf(round);
  const { task } = wish();
  const fastest = room().name === "speed" ? fastestAfter(summary) : null;
  $("#result-right").text(t("round_right", summary));
  $("#result-lines").empty().append([...counts(summary), ...times(summary, fastest), ...comesBack(), ...testLines(summary)].map((line) => $("<li>").text(line)));
  const mind = summary.misconceptions.map((key) => `misconception_${key}`).filter(hasText);
  $("#result-mind").prop("hidden", !mind.length).find("ul").empty().append(mind.map((key) => $("<li>").text(t(key))));
  renderNext();
  element("result-title").focus();
  announce(`${t("round_done")}. ${t("round_right", summary)}`);
  if (!task) return;
  const { reportResult } = await import("../classroom/result.js");
  const { tried, right, helped, seconds } = summary;
  await reportResult({ task, tried, right, helped, seconds });
}

/** @param {Summary} summary */
const counts = (summary) => [summary.helped ? t("round_helped", summary) : "", summary.missed ? t("round_missed", summary) : ""].filter(Boolean);

/**
 * Keep the time if it is the best one; only a whole round without mistakes and help counts.
 * @param {Summary} summary
 */
function fastestAfter({ right, seconds }) {
  const progress = loadProgress();
  const before = progress.fastest;
  const isBest = right >= ROUND && right === current().round?.tasks.length && (before === null || seconds < before);
  if (isBest) saveProgress({ ...progress, fastest: seconds });
  return { before, isBest };
}

/**
 * @param {Summary} summary
 * @param {ReturnType<typeof fastestAfter> | null} fastest
 */
function times({ seconds }, fastest) {
  if (!fastest) return [];
  const { before, isBest } = fastest;
  const best = isBest ? t("round_new_fastest") : before === null ? t("round_only_right") : t("round_fastest", { time: clock(before) });
  return [t("round_time", { time: clock(seconds) }), best];
}

/**
 * Whether the test of a chapter was passed, which is kept.
 * @param {Summary} summary
 */
function testLines(summary) {
  const { chapter, techniques } = test();
  if (!chapter || !techniques.length) return [];
  if (!isPassed(summary)) return [t("course_test_again", { needed: needed(summary.tried) })];
  saveProgress(chapterStep(loadProgress(), chapter, { test: true }));
  return [t("course_test_passed")];
}

/** When the technique of the page is due again. */
function comesBack() {
  const { card } = recordOf(loadProgress(), room().technique);
  return card ? [t("round_comes_back", { date: dayName(card.due) })] : [];
}

/** @param {string} date */
const dayName = (date) => new Date(date).toLocaleDateString(currentLanguage(), { weekday: "long", day: "numeric", month: "long" });

/** Lead on: back to the chapter, to what is due, or to the technique that follows. */
function renderNext() {
  const { chapter } = test();
  const due = dueToday(wanted(loadProgress(), current().preferences.off), new Date());
  const $next = $("#result-next");
  const { key, name } = $next.data();
  $next.prop("hidden", !chapter && !due.length && !key);
  if (chapter) $next.attr("href", pageAddress(currentLanguage(), "course", chapter)).text(t("course_to_chapter"));
  else if (due.length) $next.attr("href", pageAddress(currentLanguage(), "practise", "mixed")).text(t("round_due", { count: due.length }));
  else if (key) $next.attr("href", pageAddress(currentLanguage(), "practise", key)).text(t("round_following", { name }));
}
