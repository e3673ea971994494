// @ts-check
/** Explanations that are read aloud; the voice is a made-up one that says when it is silent. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { PROOF, VERY_EASY, at, help, withOnly, withPreferences } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const OPEN = ".top-keys [data-act=openPreferences]";
const SPEECH = "#preferences input[name=speech]";

/**
 * A voice that speaks until a test ends the sentence.
 * @param {Page} page
 */
function giveVoice({ window }) {
  const voice = {
    /** @type {{text: string, lang: string, onend: () => void}[]} */
    spoken: [],
    /** @type {{onend: () => void} | null} */
    speaking: null,
    end: () => {
      const said = voice.speaking;
      voice.speaking = null;
      said?.onend();
    },
  };
  const synthesis = {
    getVoices: () => [{ lang: "en-US", localService: true }, { lang: "de-DE", localService: true }],
    speak: (/** @type {any} */ utterance) => voice.spoken.push((voice.speaking = utterance)),
    cancel: () => (voice.speaking = null),
    addEventListener: () => {},
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  window.SpeechSynthesisUtterance = class {
    /** @param {string} text */
    constructor(text) {
      this.text = text;
    }
  };
  return voice;
}

/** @param {Page} page */
async function wantSpeech(page) {
  await page.click(OPEN);
  assert.equal(page.one(SPEECH).closest("label").querySelector("small").textContent, "Satz für Satz, mit einer Stimme dieses Browsers.");
  await page.click(SPEECH);
  await page.press("Escape");
}

test("a proof is read aloud, and the sentence that is said is lit", async () => {
  const page = await (await withOnly("cell-forcing-chain")).open("/?lang=de");
  const voice = giveVoice(page);
  await wantSpeech(page);
  await page.play(PROOF);
  await help(page, 1, 2, 3);
  const toggle = () => page.one("#player-toggle").getAttribute("aria-label");
  const lit = () => page.all("#panel-body .reading").map((line) => line.dataset.number).join();
  const sayOn = async () => {
    voice.end();
    await page.settled();
  };
  assert.deepEqual([toggle(), voice.spoken.length], ["Vorlesen", 0]);
  await page.click("#player-toggle");
  assert.equal(lit(), "1");
  for (const number of ["2", "3"]) {
    await sayOn();
    assert.equal(lit(), number);
  }
  assert.deepEqual(voice.spoken.map(({ lang }) => lang), ["de-DE", "de-DE", "de-DE"]);
  const sentences = page.all("#panel-body li[data-number]");
  assert.equal(voice.spoken[1].text, sentences[1].textContent.replace("E7", "E sieben"));
  assert.match(voice.spoken[1].text, /E sieben/);

  await page.click("#player-toggle");
  assert.equal(voice.speaking, null);
  await page.click("#player-toggle");
  assert.equal(lit(), "3");
  for (let number = 3; number <= sentences.length; number += 1) await sayOn();
  assert.equal(toggle(), "Vorlesen");
  assert.equal(voice.spoken.length, sentences.length + 1, "the third one was said twice");

  await page.press(",");
  assert.ok(voice.speaking);
  await page.press("Escape");
  assert.equal(voice.speaking, null);
});

test("an explanation without cases has a key to read it aloud, and a move ends it", async () => {
  const page = await withPreferences({}).open("/?lang=de");
  const voice = giveVoice(page);
  await wantSpeech(page);
  await page.play(VERY_EASY);
  await help(page, 1, 2, 3);
  assert.equal(page.one("#help-speak").getAttribute("aria-label"), "Vorlesen");
  await page.click("#help-speak");
  assert.equal(page.one("#panel-body .reading").dataset.number, "1");
  assert.equal(page.one("#help-speak").getAttribute("aria-label"), "Anhalten");
  await page.click(at(0));
  await page.press("9");
  assert.equal(voice.speaking, null);
});

test("a browser without a voice says so", async () => {
  const page = await openPage("/?lang=de");
  await page.click(OPEN);
  const speech = page.one(SPEECH);
  assert.equal(speech.closest("label").querySelector("small").textContent, "Dieser Browser hat keine deutsche Stimme.");
  assert.ok(speech.disabled);
});
