// @ts-check
/** Reading an explanation sentence by sentence, or having it played or read aloud; fetched when that is first wanted. */

import { current, update } from "../app.js";
import { announce, showToast } from "../messages.js";
import { PACES } from "../preferences/preferences.js";
import { t } from "../text.js";
import * as helping from "./help.js";
import { dwell } from "./proof.js";

let turning = 0;

/** The help whose explanation can be read sentence by sentence. */
export function explained() {
  const { help: running, watch } = current();
  // A single sentence can only be read aloud.
  const fewest = current().preferences.speech ? 1 : 2;
  return running?.stage === 3 && !running.done && !running.trial && !watch && helping.sentences(running).length >= fewest ? running : null;
}

/** @type {typeof import("./speaking.js") | null} */
let speaking = null;

/** Get ready to read aloud. */
export async function learnToSpeak() {
  speaking = await import("./speaking.js").catch(() => null);
}

/**
 * Read a sentence aloud if that is wanted; whether it is. Where there is no voice that is said, once for a play.
 * @param {Help} help
 */
function isSpoken(help) {
  const sentence = helping.sentences(help)[help.sentence];
  if (!sentence || !current().preferences.speech) return false;
  const isSaid = Boolean(speaking?.say(help, sentence, () => playOn(help)));
  if (speaking && !isSaid && help.sentence === 0) showToast(t("speech_none"));
  return isSaid;
}

/**
 * Read a sentence and say it; when it plays the next one follows after a while.
 * @param {Help} help
 */
function turnTo(help) {
  update({ help });
  clearTimeout(turning);
  if (isSpoken(help)) return;
  const told = helping.plain(helping.sentences(help)[help.sentence]);
  if (told) announce(told);
  if (help.playing) turning = window.setTimeout(() => playOn(help), dwell(told, current().preferences.pace));
}

/**
 * The next sentence, unless the player has turned elsewhere; it rests at the last one.
 * @param {Help} before
 */
function playOn({ step, sentence }) {
  const running = explained();
  if (!running?.playing || running.step !== step || running.sentence !== sentence) return;
  if (sentence + 1 < helping.sentences(running).length) turnTo(helping.nextSentence(running));
  else update({ help: { ...running, playing: false } });
}

/** Walk through the explanation. */
function nextSentence() {
  const running = explained();
  if (running) turnTo({ ...helping.nextSentence(running), playing: false });
}

/** And back. */
function previousSentence() {
  const running = explained();
  if (running) turnTo({ ...helping.previousSentence(running), playing: false });
}

/** Let the sentences follow each other by themselves, or stop that. */
function playToggle() {
  const running = explained();
  if (!running) return;
  if (running.playing) update({ help: { ...running, playing: false } });
  else turnTo({ ...helping.read(running, helping.isLast(running) ? 0 : Math.max(running.sentence, 0)), playing: true });
}

/** The next pace, from slow to quick and back. */
function changePace() {
  const { preferences } = current();
  const pace = PACES[(PACES.indexOf(preferences.pace) + 1) % PACES.length];
  update({ preferences: { ...preferences, pace } });
  announce(t(`pace_${pace}`));
}

export const verbs = { changePace, nextSentence, playToggle, previousSentence };
