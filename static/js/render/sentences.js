// @ts-check
/** Sentences of an explanation; those of their words that speak of something on the board stand out. */

import { roleOf } from "../help/help.js";
import { currentLanguage, roleTitle } from "../text.js";

/**
 * The technique's name, with the English one in brackets where it differs.
 * @param {NamedTechnique} technique
 */
export function techniqueName({ name, english }) {
  const $name = $("<span>").text(name);
  if (english && english !== name && currentLanguage() !== "en") {
    $name.append(" ", $("<span>", { class: "english", lang: "en" }).text(`(${english})`));
  }
  return $name;
}

/**
 * Sentences as a list whose words of cells, houses and digits can be touched; *before* stand in lists before it.
 * @param {Sentence[]} sentences
 * @param {Step | null | undefined} step
 */
export const sentenceList = (sentences, step, before = 0) =>
  $("<ol>", { class: "sentences" }).append(
    sentences.map((sentence, index) => {
      const number = before + index + 1;
      const kind = step?.frames?.[number - 1]?.kind;
      return $("<li>", { value: number, "data-number": number, "data-kind": kind }).append(wordsOf(sentence, step, kind));
    }),
  );

/**
 * The sentences that sum up a long proof.
 * @param {Step} step
 */
export const summaryList = (step) =>
  $("<ul>", { class: "summary" }).append(step.summary.map((sentence) => $("<li>").append(wordsOf(sentence, step, "assumption"))));

/**
 * The words of one sentence; a full stop or comma stays on the line of the word before it.
 * @param {Sentence} sentence
 * @param {Step | null | undefined} step
 * @param {string} [kind] of the sentence in a proof
 */
export function wordsOf(sentence, step, kind) {
  /** @type {(HTMLElement | Text)[]} */
  const nodes = [];
  for (const part of sentence) {
    const mark = /^[.,;:!?)]*/.exec(part.text)?.[0] ?? "";
    const last = nodes.at(-1);
    if (mark && last instanceof HTMLElement) {
      nodes.splice(-1, 1, $("<span>", { class: "together" }).append(last, document.createTextNode(mark))[0]);
      nodes.push(document.createTextNode(part.text.slice(mark.length)));
    } else {
      nodes.push(word(part, step, kind));
    }
  }
  return nodes;
}

/**
 * A word; of those of a step only the ones that have a part in the pattern stand out.
 * @param {Part} part
 * @param {Step | null | undefined} step
 * @param {string} [kind]
 */
function word(part, step, kind) {
  const role = roleOf(part, step, kind);
  if ((step && !role) || (!part.cells?.length && !part.digits?.length)) return document.createTextNode(part.text);
  const $chip = $("<button>", { type: "button", class: role ? `chip role-${role}` : "chip" }).text(part.text);
  if (role) $chip.attr("title", roleTitle(role));
  return $chip.data({ about: { part, step } })[0];
}

/**
 * What each role that is drawn means.
 * @param {string[]} roles
 */
export function renderLegend(roles) {
  $("#legend")
    .prop("hidden", roles.length === 0)
    .empty()
    .append(roles.map((role) => legendLine(role, roleTitle(role))));
}

/**
 * How a role is drawn, and what it means.
 * @param {string} role
 * @param {string} text
 */
export const legendLine = (role, text) =>
  $("<li>").append($("<i>", { class: `sample role role-${role}`, "aria-hidden": true }).text("5"), $("<span>").text(text));

/**
 * The chain of an explained step as one line for experts, with the key that copies it; if the player wants it and the step is a chain.
 * @param {StepHelp} help
 * @param {Preferences} preferences
 * @param {JQuery} copyKey
 */
export function chainNotation({ stage, step }, { chainNotation: isWanted }, copyKey) {
  if (stage !== 3 || !isWanted || !step.eureka) return [];
  return $("<p>", { class: "notation" }).append($("<code>", { id: "notation" }).text(step.eureka), copyKey);
}
