// @ts-check
/**
 * A proof that is tried out together: the player sets what follows from the assumption, sentence by sentence.
 *
 * All that he sets are sentences read so far; the game itself is not touched before the conclusion. Pure functions.
 */

import { read } from "./help.js";

const ASKED = ["inference", "result", "contradiction"];

/**
 * Whether the player is asked for a sentence: it goes on in a case and makes something true or false.
 * @param {Frame[]} frames
 * @param {number} sentence
 */
function isAsked(frames, sentence) {
  const [before, frame] = [frames[sentence - 1], frames[sentence]];
  const goesOn = frame && ASKED.includes(frame.kind) && String(before?.case) === String(frame.case);
  return Boolean(goesOn && frame.facts.length);
}

/**
 * What the player can answer to a sentence: any digit that it gives, or what it excludes if it gives none.
 * @param {Frame} frame
 */
function wanted({ facts }) {
  const given = facts.filter((fact) => fact.true);
  return given.length ? given : facts;
}

/**
 * What is asked for after a sentence: a digit to set, a candidate to strike, or nothing, as the next one is only told.
 * @param {Step} step
 * @param {number} sentence
 * @returns {Trial["asked"]}
 */
function question({ frames }, sentence) {
  if (!isAsked(frames, sentence + 1)) return "trial_go_on";
  return wanted(frames[sentence + 1])[0].true ? "trial_set" : "trial_strike";
}

/**
 * The trial after a sentence was told; nothing is lit, so that the whole board can be searched.
 * @param {StepHelp} help
 * @param {number} sentence
 * @param {Trial["told"]} told
 */
const tell = (help, sentence, told = "") =>
  /** @type {StepHelp} */ ({ ...read(help, sentence), spot: null, playing: false, trial: { told, asked: question(help.step, sentence) } });

/**
 * Begin with the first sentence.
 * @param {StepHelp} help
 */
export const begin = (help) => tell(help, 0);

/**
 * The trial with the next sentence told.
 * @param {StepHelp} help
 */
export const goOn = (help) => tell(help, help.sentence + 1);

/**
 * The trial one sentence back.
 * @param {StepHelp} help
 */
export const goBack = (help) => tell(help, Math.max(help.sentence - 1, 0));

/**
 * The trial after the player has set or struck a digit in a cell.
 * @param {StepHelp} help
 * @param {number} cell
 * @param {number} digit
 * @returns {StepHelp}
 */
export function answer(help, cell, digit) {
  const { step: { frames }, sentence } = help;
  const names = (/** @type {Frame} */ frame) =>
    wanted(frame).some(({ candidates }) => candidates.some((candidate) => candidate[0] === cell && candidate[1] === digit));
  if (!isAsked(frames, sentence + 1)) return help;
  if (names(frames[sentence + 1])) return tell(help, sentence + 1, "trial_right");
  const { case: within } = frames[sentence + 1];
  const comes = frames.some((frame, index) => index > sentence && String(frame.case) === String(within) && isAsked(frames, index) && names(frame));
  return { ...help, trial: { told: comes ? "trial_early" : "trial_wrong", asked: question(help.step, sentence) } };
}
