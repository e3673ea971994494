// @ts-check
/** Evaluating candidates, showing contradictions, and the step key of training. */

import { current, currentGame, position, update } from "../app.js";
import { play } from "../game/actions.js";
import { valueOf } from "../game/cells.js";
import { giving } from "../game/helps.js";
import { aboutPosition, aboutSteps } from "../game/questions.js";
import { cellName } from "../geometry.js";
import { announced, plain } from "../help/help.js";
import { announce, mustWait, showToast, tellWaiting } from "../messages.js";
import { element } from "../page.js";
import { focusCursor } from "../render/board.js";
import { select } from "../game/selection.js";
import { ask, forget } from "../asking.js";
import { enterDigit, isSolved } from "../game/state.js";
import { t } from "../text.js";
import { causesOf, isEvaluated } from "./overlay.js";

/** @type {(keyof Preferences)[]} */
const SETTINGS = ["evaluation", "contradictions", "training", "automatic", "language", "coordinates", "blocks"];

/**
 * Look at the position again after the game or the preferences have changed.
 * @param {State} state
 * @param {State} before
 */
export function follow(state, before) {
  const isSame = state.game?.cells === before.game?.cells && state.game?.automatic === before.game?.automatic && SETTINGS.every((name) => state.preferences[name] === before.preferences[name]);
  if (isSame || state.watch || state.view !== "board") return;
  forget("evaluate");
  if (state.cause || state.contradiction) update({ cause: null, contradiction: null });
  const { contradictions, training } = state.preferences;
  if (state.game?.phase !== "playing" || isSolved(state.game)) return;
  if (isEvaluated(state) || (contradictions && !training)) evaluate();
}

/** Whether it was said that the marks have to wait. */
let isToldToWait = false;

async function evaluate() {
  const { preferences } = current();
  const game = currentGame();
  const mode = isEvaluated(current()) ? preferences.evaluation : "none";
  if (!isToldToWait) tellWaiting();
  isToldToWait = mustWait();
  const answer = await ask("evaluate", { ...aboutPosition(game, preferences), mode }, "evaluate", () => [position(), current().watch?.number]);
  if (answer.code === "withdrawn" || answer.error !== undefined) return;
  const found = /** @type {Answers["evaluate"]} */ (answer);
  const contradiction = preferences.contradictions || mode !== "none" ? found.contradiction : null;
  update({ evaluation: { ...found, cells: game.cells }, contradiction });
  if (contradiction) showToast(`${t("contradiction")}: ${plain(contradiction.message)}`);
  showCause(current().cursor, 0);
}

/**
 * Show the cause of what is marked in a cell; the number walks through them, and beyond the last there is none.
 * @param {number} cell
 * @param {number} number
 */
function showCause(cell, number) {
  const state = current();
  const isFresh = state.evaluation?.cells === state.game?.cells;
  const causes = isFresh && isEvaluated(state) ? causesOf(state.evaluation, cell) : [];
  const found = number < causes.length ? { ...causes[number], cell, number, count: causes.length } : null;
  if (!found && !state.cause) return;
  update({ cause: found });
  if (found) announce(announced(found.step));
}

/**
 * The next cause of a cell that is chosen again; after the last one the cell is as calm as the others.
 * @param {number} cell
 */
function showNextCause(cell) {
  const { cause } = current();
  showCause(cell, cause?.cell === cell ? cause.number + 1 : 0);
}

const anotherCause = () => showNextCause(current().cursor);

/** Listen for cells that are chosen, and chosen again. */
export function bind() {
  const cellOf = (/** @type {EventTarget | null} */ target) => /** @type {Element} */ (target).closest("[data-cell]")?.getAttribute("data-cell");
  let isPressed = false;
  // A press gives its cell the focus, too; it comes first, and counts once.
  element("board").addEventListener("pointerdown", ({ target, button }) => {
    const cell = cellOf(target);
    if (!cell || button) return;
    isPressed = true;
    showNextCause(Number(cell));
  }, { capture: true });
  $(document).on("pointerup pointercancel", () => {
    isPressed = false;
  });
  $("#board").on("focusin", "[data-cell]", ({ currentTarget }) => {
    const cell = Number(cellOf(currentTarget));
    if (!isPressed && current().cause?.cell !== cell) showCause(cell, 0);
  });
}

/** The step key: choose the next cell that can be filled, then fill it. */
async function trainingStep() {
  const { game, preferences, stepTo, cursor } = current();
  if (!preferences.training || game?.phase !== "playing" || isSolved(game)) return;
  if (stepTo?.cells === game.cells && cursor === stepTo.cell) {
    play(enterDigit(game, [stepTo.cell], stepTo.digit), giving({ placements: [[stepTo.cell, stepTo.digit]] }));
    return;
  }
  const found = stepTo?.cells === game.cells ? stepTo : await askNext(game);
  if (!found || valueOf(game.cells[found.cell])) return;
  update({ ...select(found.cell), stepTo: found });
  focusCursor(found.cell);
  announce(t("step_chosen", { cell: cellName(found.cell, preferences.coordinates) }));
}

/** @param {Game} game */
async function askNext(game) {
  tellWaiting();
  const answer = await ask("next", { ...aboutSteps(game, current().preferences), candidates_shown: false }, "next", position);
  if (answer.code === "withdrawn") return null;
  const { cell, digit } = answer;
  if (cell !== undefined && digit) return { cells: game.cells, cell, digit };
  showToast(answer.mistake ? t("step_wrong") : answer.error || t("nothing_told"));
  return null;
}

export const verbs = { anotherCause, trainingStep };
