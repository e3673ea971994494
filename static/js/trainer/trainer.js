/** Evaluating candidates, showing contradictions, and the step key of training. */

import { current, update } from "../app.js";
import { notes, play } from "../game/actions.js";
import { notation, valueOf } from "../game/cells.js";
import { cellName } from "../geometry.js";
import { plain } from "../help/help.js";
import { announce, showToast } from "../messages.js";
import { forHelp } from "../preferences/preferences.js";
import { focusCursor } from "../render/board.js";
import { select } from "../game/selection.js";
import { ask, forget } from "../server.js";
import { enterDigit, isSolved } from "../game/state.js";
import { currentLanguage, t } from "../text.js";
import { causesOf, isEvaluated } from "./overlay.js";

const question = () => ({
  board: notation(current().game, notes()),
  lang: currentLanguage(),
  coordinates: current().preferences.coordinates,
});

/** Look at the position again after the game or the preferences have changed. */
export function followGame(state, before) {
  const settings = ["evaluation", "contradictions", "training", "candidates", "language", "coordinates"];
  const isSame =
    state.game?.cells === before.game?.cells && settings.every((name) => state.preferences[name] === before.preferences[name]);
  if (isSame || state.watch || state.view !== "board") return;
  forget("evaluate");
  if (state.cause || state.contradiction) update({ cause: null, contradiction: null });
  const { contradictions, training } = state.preferences;
  if (state.game.phase !== "playing" || isSolved(state.game)) return;
  if (isEvaluated(state) || (contradictions && !training)) evaluate();
}

async function evaluate() {
  const { game, preferences } = current();
  const mode = isEvaluated(current()) ? preferences.evaluation : "none";
  const answer = await ask("evaluate", { ...question(), mode }, "evaluate");
  if (current().game?.cells !== game.cells || answer.error !== undefined || current().watch) return;
  const contradiction = preferences.contradictions || mode !== "none" ? answer.contradiction : null;
  update({ evaluation: { ...answer, cells: game.cells }, contradiction });
  if (contradiction) showToast(`${t("contradiction")}: ${plain(contradiction.message)}`);
  showCause(current().cursor, 0);
}

/** Show the cause of what is marked in a cell; the number walks through them. */
function showCause(cell, number) {
  const state = current();
  const isFresh = state.evaluation?.cells === state.game?.cells;
  const causes = isFresh && isEvaluated(state) ? causesOf(state.evaluation, cell) : [];
  const found = causes.length ? { ...causes[number % causes.length], cell, number: number % causes.length, count: causes.length } : null;
  if (!found && !state.cause) return;
  update({ cause: found });
  if (found) announce(`${found.step.technique.name}. ${plain(found.step.sentences[0])}`);
}

/** Listen for cells that are chosen, and chosen again. */
export function bindTrainer() {
  const again = (cell) => showCause(cell, current().cause?.cell === cell ? current().cause.number + 1 : 0);
  $("#board")
    .on("pointerdown", "[data-cell]", ({ currentTarget }) => again(Number(currentTarget.dataset.cell)))
    .on("focusin", "[data-cell]", ({ currentTarget }) => {
      const cell = Number(currentTarget.dataset.cell);
      if (current().cause?.cell !== cell) showCause(cell, 0);
    })
    // A handler that returns false would swallow the key.
    .on("keydown", ({ key }) => {
      if (key === "Enter" && current().game?.phase === "playing") again(current().cursor);
    });
  $(document).on("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
    const isFree = !document.querySelector("dialog[open]") && current().view === "board" && !current().watch;
    if (key.toLowerCase() === "s" && isFree && !(ctrlKey || altKey || metaKey)) trainingStep();
  });
}

/** The step key: choose the next cell that can be filled, then fill it. */
export async function trainingStep() {
  const { game, preferences, stepTo, cursor } = current();
  if (!preferences.training || game?.phase !== "playing" || isSolved(game)) return;
  if (stepTo?.cells === game.cells && cursor === stepTo.cell) {
    play(enterDigit(game, [stepTo.cell], stepTo.digit));
    return;
  }
  const found = stepTo?.cells === game.cells ? stepTo : await askNext(game);
  if (!found || current().game?.cells !== game.cells || valueOf(game.cells[found.cell])) return;
  update({ ...select(found.cell), stepTo: found });
  focusCursor(found.cell);
  announce(t("step_chosen", { cell: cellName(found.cell, preferences.coordinates) }));
}

async function askNext(game) {
  const answer = await ask("next", { ...question(), ...forHelp(current().preferences), candidates_shown: false }, "next");
  if (answer.digit) return { cells: game.cells, cell: answer.cell, digit: answer.digit };
  showToast(answer.mistake ? t("step_wrong") : answer.error || t("nothing_told"));
  return null;
}
