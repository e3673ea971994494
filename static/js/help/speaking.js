// @ts-check
/** Reads the sentence aloud that is being read, with a voice of the browser. */

import { current, onUpdate } from "../app.js";
import { currentLanguage, t } from "../text.js";
import { spokenText, voiceFor } from "./spoken.js";

/** How fast it speaks at each pace. */
const RATES = { slow: 0.8, usual: 1, quick: 1.3 };
/** How long a browser may take to find its voices, in milliseconds. */
const PATIENCE = 2000;

/**
 * What is being said.
 * @type {{help: Help, utterance: SpeechSynthesisUtterance} | null}
 */
let saying = null;

// Browsers look for their voices when they are first asked.
if ("speechSynthesis" in window) speechSynthesis.getVoices();

onUpdate(({ help, preferences }) => {
  if (saying && !(preferences.speech && isSaid(help, saying.help))) stop();
});

/**
 * Whether a help still shows the sentence that is being said.
 * @param {Help | null} help
 * @param {Help} said
 */
const isSaid = (help, said) =>
  help?.step === said.step && help?.mistake === said.mistake && help?.sentence === said.sentence && Boolean(help?.playing) === Boolean(said.playing);

/** The voice that speaks now, or null. */
const voice = () => ("speechSynthesis" in window ? voiceFor(speechSynthesis.getVoices(), currentLanguage()) : null);

/** Whether there is a voice for the language of the page, as soon as that is known. */
export async function hasVoice() {
  if (!("speechSynthesis" in window)) return false;
  if (!speechSynthesis.getVoices().length) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    });
  }
  return Boolean(voice());
}

/**
 * Say the sentence that a help shows; *onEnd* is called when it was said to its end. False if there is no voice.
 * @param {Help} help
 * @param {Sentence} sentence
 * @param {() => void} onEnd
 */
export function say(help, sentence, onEnd) {
  const chosen = voice();
  stop();
  if (!chosen) return false;
  const words = {
    digits: t("spoken_digits").split(" "),
    cell: (/** @type {string} */ row, /** @type {string} */ column) => t("spoken_cell", { row, column }),
  };
  const utterance = new SpeechSynthesisUtterance(spokenText(sentence, words));
  utterance.voice = chosen;
  utterance.lang = chosen.lang;
  utterance.rate = RATES[/** @type {keyof typeof RATES} */ (current().preferences.pace)];
  const mine = { help, utterance };
  utterance.onend = () => {
    if (saying !== mine) return;
    saying = null;
    onEnd();
  };
  saying = mine;
  speechSynthesis.speak(utterance);
  return true;
}

/** Be silent. */
export function stop() {
  if (!saying) return;
  saying = null;
  speechSynthesis.cancel();
}
