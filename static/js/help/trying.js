// @ts-check
/** The room of trying a proof out together; it is fetched when that is first wanted. */

import { current, update } from "../app.js";
import { announce } from "../messages.js";
import { t } from "../text.js";
import { applyHelp } from "./assist.js";
import { isLast, isProof, plain, sentences } from "./help.js";
import { explained } from "./telling.js";
import * as trial from "./trial.js";

/** The help whose proof is tried out. */
function tried() {
  const { help } = current();
  return help?.kind === "step" && help.trial ? help : null;
}

/**
 * Show a trial and say what was told of the answer, what is read now, and what is asked.
 * @param {StepHelp} help
 */
function show(help, isRead = true) {
  const { told = "", asked = "" } = help.trial ?? {};
  update({ help });
  announce([told && t(told), isRead && plain(sentences(help)[help.sentence]), t(asked)].filter(Boolean).join(" "));
}

/** Play the assumption on the board, the player and the page in turn. */
function tryTogether() {
  const running = explained();
  if (running?.kind === "step" && isProof(running.step)) show(trial.begin(running));
}

/** The next sentence of a trial: it is shown to the player, or it is no question. At the end the conclusion stays. */
function trialOn() {
  const running = tried();
  if (!running) return;
  const help = trial.goOn(running);
  if (isLast(help)) applyHelp();
  else show(help);
}

/** One sentence back in a trial. */
function trialBack() {
  const running = tried();
  if (running) show(trial.goBack(running));
}

/**
 * While a proof is tried out a digit is an answer, and the game stays as it is.
 * @param {number} cell
 * @param {number} digit
 */
export function answerTrial(cell, digit) {
  const running = tried();
  if (!running) return;
  const answered = trial.answer(running, cell, digit);
  show(answered, answered.sentence > running.sentence);
}

export const verbs = { trialBack, trialOn, tryTogether };
