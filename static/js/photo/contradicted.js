// @ts-check
/** What the app says first of a game from a photo: which of the player's digits on the paper cannot be right. */

import { current, currentGame, position, update } from "../app.js";
import { ask } from "../asking.js";
import { button, paragraph } from "../dom.js";
import { play } from "../game/actions.js";
import { valueOf } from "../game/cells.js";
import { aboutPosition, aboutSteps } from "../game/questions.js";
import { byHand, doubted } from "../game/reading.js";
import { select } from "../game/selection.js";
import { cellName } from "../geometry.js";
import { showHelp } from "../help/assist.js";
import { read, receive } from "../help/help.js";
import { announce } from "../messages.js";
import { t } from "../text.js";

/** The stage of a mistake that tells what is wrong and why, in its last sentence. */
const TOLD = 3;

/**
 * Tell which digits by hand contradict the only solution of what is printed, if any does; but not in training, which
 * leaves all to the player.
 * @param {Game} entered The entry that is played.
 * @returns {Promise<boolean>}
 */
export async function tellContradicted(entered) {
  if (current().preferences.training) return false;
  const { mistakes = [] } = await ask("check", aboutPosition(currentGame(), current().preferences), "paper", position);
  const own = byHand(currentGame());
  const wrong = mistakes.filter(({ remove: [placed] }) => placed && own.includes(placed[0]));
  if (!wrong.length) return false;
  const [[cell]] = wrong[0].remove;
  update({ ...select(cell), page: { kind: "contradicted", mistakes: wrong, entered } });
  announce([sentence(wrong[0]), ...more(wrong), t("look_why_asked")].join(" "));
  return true;
}

/** @param {Mistake} mistake */
function sentence({ remove: [[cell]] }) {
  const { cells, reading } = currentGame();
  const { coordinates } = current().preferences;
  return t(cell in (reading?.doubts ?? {}) ? "wrong_read" : "wrong_written", { digit: valueOf(cells[cell]), cell: cellName(cell, coordinates) });
}

/** @param {Mistake[]} wrong */
const more = (wrong) => (wrong.length > 1 ? [t("wrong_more", { count: wrong.length - 1 })] : []);

/**
 * How it is told beside the board; *picture* shows the cell as it is on the paper.
 * @param {Mistake[]} mistakes
 * @param {(cell: number) => JQuery} picture
 */
export const contradictedWords = (mistakes, picture) => ({
  kind: "contradicted",
  title: sentence(mistakes[0]),
  body: [
    $("<div>", { class: "contradicted" }).append(
      picture(mistakes[0].remove[0][0]),
      $("<div>").append(...more(mistakes).map((text) => paragraph(text)), paragraph(t("look_why_asked")), button("compareAgain", t("wrong_misread"))),
    ),
    $("<div>", { class: "more" }).append(button("lookWhy", t("look_why"), "main-key", mistakes[0]), button("closeHelp", t("play_on"), "second-key")),
  ],
});

/** Go back to the entry: what cannot be right may have been misread, so that it is asked. */
export function compareAgain() {
  const { page } = current();
  if (page?.kind !== "contradicted") return;
  const cells = page.mistakes.map(({ remove: [[cell]] }) => cell);
  play(doubted(page.entered, cells), { ...select(Math.min(...cells)), onPhoto: true });
}

/**
 * Show why a digit cannot be right.
 * @param {Mistake} mistake
 */
export function lookWhy(mistake) {
  update({ page: null });
  const question = aboutSteps(currentGame(), current().preferences);
  showHelp({ ...read({ ...receive({ mistake }), stage: TOLD }, TOLD - 1), question });
}
