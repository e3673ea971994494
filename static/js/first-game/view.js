// @ts-check
/** Draws what the coach says, and the keys that fit it. */

import { paragraph } from "../dom.js";
import { remaining } from "../game/cells.js";
import { cellName } from "../geometry.js";
import { plain } from "../help/help.js";
import { element } from "../page.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { sentenceList } from "../render/sentences.js";
import { t } from "../text.js";
import { NOTHING, PLACE, REASON, isAlone, isLastRule, isOver, isReading, taskOf } from "./lesson.js";

const LEARNED = ["first_learned_rule", "first_learned_full", "first_learned_hidden"];

/**
 * Bring the coach up to date.
 * @param {State} state
 */
export function renderCoach({ lesson, answers, preferences }) {
  const subject = lesson && { lesson, mustWait: answers === "nobody", coordinates: preferences.coordinates };
  if (subject) drawIn(element("play"), () => draw(subject), "#panel-title");
}

const draw = drawingChanges((/** @type {Subject} */ subject) => {
  const { lesson } = subject;
  const [reading, over] = [isReading(lesson), isOver(lesson)];
  const kind = reading ? "rule" : over ? "over" : (lesson.told?.kind ?? "task");
  element("panel").dataset.kind = kind;
  const total = lesson.sound.past.length + remaining(lesson.sound.cells)[0];
  $("#panel-eyebrow").text(reading || over ? "" : t("first_progress", { count: lesson.sound.past.length, total }));
  // Where there is nothing new to call out, the heading of the page is enough for the eye.
  $("#panel-title").text(titleOf(lesson)).toggleClass("visually-hidden", ["rule", "task"].includes(kind));
  $("#panel-body").empty().append(bodyOf(subject)).scrollTop(0);
  $("#first-next").prop("hidden", !over);
  $("#keypad").prop("hidden", over);
  $("#answer-digits").prop("hidden", reading);
  $("#first-on").prop("hidden", !reading).text(t(isLastRule(lesson) ? "first_begin" : "first_go_on"));
  $("#first-help").prop("hidden", reading).find("span").text(t(helpWord(lesson)));
});

/** @typedef {{lesson: Lesson, mustWait: boolean, coordinates: string}} Subject */

/** @param {Lesson} lesson */
function titleOf(lesson) {
  const { told } = lesson;
  if (isOver(lesson)) return t("first_over");
  if (told?.kind === "wrong") return t("first_not_here");
  return t(told && told.key !== "first_lucky" && told.kind !== "filled" ? told.key : "first_title");
}

/** @param {Lesson} lesson */
function helpWord({ step, shown, problem }) {
  if (problem) return "first_again";
  if (!step || shown === NOTHING) return "first_where";
  return shown === PLACE ? "first_why" : "first_do_it";
}

/** @param {Subject} subject */
function bodyOf(subject) {
  const { lesson, coordinates } = subject;
  if (isOver(lesson)) return [paragraph(t("first_over_told")), $("<ul>", { class: "tips" }).append(LEARNED.map((key) => $("<li>").text(t(key))))];
  if (lesson.shown === REASON && lesson.step && !saidOf(lesson, coordinates)) return sentenceList(lesson.step.sentences, lesson.step);
  return wordsOf(subject).map((text, index) => paragraph(text, index ? "told" : ""));
}

/**
 * What the coach says, in paragraphs; the first one matters most.
 * @param {Subject} subject
 */
function wordsOf({ lesson, mustWait, coordinates }) {
  if (isReading(lesson)) return [t(`first_rule_${lesson.seen + 1}`)];
  const said = saidOf(lesson, coordinates);
  if (lesson.told?.kind === "wrong") return [said];
  return [said, ...taskWords(lesson, mustWait, coordinates)].filter(Boolean);
}

/**
 * What is said to the last digit, if its title does not say it all.
 * @param {Lesson} lesson
 * @param {string} coordinates
 */
function saidOf({ told }, coordinates) {
  if (!told || (told.kind === "right" && told.key !== "first_lucky")) return "";
  const names = (told.cells ?? []).map((cell) => cellName(cell, coordinates));
  const [last, ...others] = names.reverse();
  const cells = others.length ? t("first_or", { others: others.reverse().join(", "), last }) : last;
  return t(told.key, { digit: told.digit, cell: cells, cells });
}

/**
 * The task: where to look and what is asked there, or to search alone.
 * @param {Lesson} lesson
 * @param {boolean} mustWait
 * @param {string} coordinates
 */
function taskWords(lesson, mustWait, coordinates) {
  const { step, shown, problem, sound } = lesson;
  if (problem) return [problem];
  if (shown === NOTHING && isAlone(lesson)) return [t(remaining(sound.cells)[0] === sound.past.length ? "first_half" : "first_free")];
  if (!step) return [t(mustWait ? "needs_connection" : "first_waits")];
  const { key, values, chosen } = taskOf(step);
  const named = { digit: values.digit, cell: cellName(values.cell, coordinates) };
  return [t(key, named), t(chosen === null ? "first_choose" : "first_type", named)];
}

/**
 * All of it in one line, for screen readers.
 * @param {Subject} subject
 */
export function spokenWords(subject) {
  const { lesson } = subject;
  if (isOver(lesson)) return `${t("first_over")} ${t("first_over_told")}`;
  const reasons = lesson.shown === REASON && lesson.step && lesson.told?.kind !== "wrong" ? lesson.step.sentences.map(plain) : wordsOf(subject);
  return [titleOf(lesson), ...reasons].join(" ");
}
