// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { HOUSES } from "../../static/js/geometry.js";
import { spokenText, voiceFor } from "../../static/js/help/spoken.js";

const GERMAN = {
  digits: "eins zwei drei vier fünf sechs sieben acht neun".split(" "),
  cell: (/** @type {string} */ row, /** @type {string} */ column) => `Zeile ${row} Spalte ${column}`,
};

test("cells and blocks are said by name and number, and everything else as it stands", () => {
  const sentence = [
    { text: "In " }, { text: "Block IV", cells: [...HOUSES[21]] }, { text: " bleibt für die " }, { text: "5", digits: [5] },
    { text: " nur " }, { text: "C5", cells: [38] }, { text: ", nicht " }, { text: "A1, B2 und I9", cells: [0, 10, 80] }, { text: "." },
  ];
  assert.equal(spokenText(sentence, GERMAN), "In Block vier bleibt für die 5 nur C fünf, nicht A eins, B zwei und I neun.");
  const named = (/** @type {string} */ text) => spokenText([{ text, cells: [...HOUSES[21]] }], GERMAN);
  assert.deepEqual(["Block 4", "Block links in der Mitte"].map(named), ["Block vier", "Block links in der Mitte"]);
});

test("rows and columns keep their names, groups are lists, and cells may have two numbers", () => {
  const sentence = [
    { text: "Spalte I", cells: [...HOUSES[17]] }, { text: ", " }, { text: "Zeile 3", cells: [...HOUSES[2]] }, { text: ": " },
    { text: "A1/B1", cells: [0, 1] }, { text: " – " }, { text: "7 in r5c3", cells: [38], digits: [7] },
  ];
  assert.equal(spokenText(sentence, GERMAN), "Spalte I, Zeile 3: A eins, B eins – 7 in Zeile fünf Spalte drei");
});

test("the voice has the language of the page, and is one of this device if there is one", () => {
  const voices = /** @type {SpeechSynthesisVoice[]} */ ([
    { lang: "en-GB", localService: true }, { lang: "de-DE", localService: false }, { lang: "de_AT", localService: true },
  ]);
  assert.equal(voiceFor(voices, "de"), voices[2]);
  assert.equal(voiceFor(voices.slice(0, 2), "de"), voices[1]);
  assert.equal(voiceFor(voices, "fr"), null);
  assert.equal(voiceFor([], "de"), null);
});
