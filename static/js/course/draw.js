// @ts-check
/** Draws a chapter: the screen, the way so far, the words beside a guided board. */

import { element, elements, root } from "../page.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { sentenceList, wordsOf } from "../render/sentences.js";
import { t } from "../text.js";
import { isDone, lit } from "./lit.js";
import { countOf, isLast, taskOn } from "./screens.js";

/**
 * Show one screen of a chapter and hide the others.
 * @param {WayChapter} chapter
 * @param {number} screen
 */
export function drawScreen(chapter, screen) {
  const task = taskOn(chapter, screen);
  root().dataset.view = task ? "board" : "course";
  elements(".idea").forEach((idea, number) => idea.classList.toggle("current", number === screen));
  element("end").classList.toggle("current", isLast(chapter, screen));
  const dots = Array.from({ length: countOf(chapter) }, (_, number) => $("<i>", { class: number === screen ? "here" : number < screen ? "seen" : "" })[0]);
  $("#walk").empty().append(dots);
  drawIn(element("walk-keys"), () => {
    $("#walk-back").prop("disabled", screen === 0);
    $("#walk-hint").prop("hidden", !task);
    $("#walk-on").prop("hidden", isLast(chapter, screen));
    $("#walk-on span").text(t(task ? "course_check" : "course_on"));
  });
  $("#keypad").toggleClass("without-notes", chapter.withoutNotes);
  window.scrollTo(0, 0);
}

/**
 * Bring the board and what is said beside it up to date.
 * @param {State} state
 */
export function drawTask(state) {
  const { game, guided } = state;
  if (!game || !guided) return;
  renderBoard({ ...state, game, help: state.help ?? lit(guided) });
  renderKeypad({ ...state, game });
  drawIn(element("task"), () => drawWords({ guided }), "#task-title");
}

const drawWords = drawingChanges((/** @type {{guided: Guided}} */ { guided }) => {
  const { kind, verdict, message, step, text } = guided;
  const done = isDone(guided);
  $("#play").toggleClass("finds", kind === "find" && !done);
  element("task").dataset.kind = verdict ?? "open";
  $("#task-title").text(t(!verdict || verdict === "error" ? "course_your_turn" : `verdict_${verdict}`));
  $("#task-words").empty().append(
    message ? $("<p>").append(wordsOf(message, step)) : $(),
    done ? sentenceList(step.sentences, step) : text.map((sentence) => $("<p>", { class: verdict ? "told" : "" }).append(wordsOf(sentence, step))),
  ).scrollTop(0);
  $("#keypad").prop("hidden", done || kind === "find");
  drawIn(element("walk-keys"), () => $("#walk-hint").prop("hidden", done), "#walk-on");
  $("#walk-on span").text(t(done ? "course_on" : "course_check"));
});
