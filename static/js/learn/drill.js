// @ts-check
/** A drill: bringing positions, having answers judged, giving hints. */

import { FRESH, current, currentGame, onBoard, update } from "../app.js";
import { play } from "../game/actions.js";
import { select } from "../game/selection.js";
import { readGame } from "../game/state.js";
import { explaining, plain } from "../help/help.js";
import { announce, tellWaiting } from "../messages.js";
import { root } from "../page.js";
import { complete, setStanding, standing } from "../preferences/preferences.js";
import { focusCursor } from "../render/board.js";
import { ask } from "../server.js";
import * as store from "../store.js";
import { t } from "../text.js";
import { answerOf, fixed } from "./answer.js";
import { isDone } from "./drill-panel.js";
import { MASTERED, answered, loadRecords, recordOf, saveRecords, shown } from "./record.js";

/** The technique that this page is about. */
const technique = () => root().dataset.technique ?? "";

export const record = () => recordOf(loadRecords(), technique());

/** A new position of this technique. */
export async function nextDrill() {
  update({ drill: { phase: "loading" }, help: null, wrong: [] });
  const { recent } = record();
  const answer = await ask("drill", { technique: technique(), recent }, "drill");
  if (answer.error !== undefined) {
    update({ drill: { phase: "failed", error: answer.error || t("no_answer") } });
    return;
  }
  const found = /** @type {Answers["drill"]} */ (answer);
  saveRecords(shown(loadRecords(), technique(), found.number, found.count));
  const game = { ...readGame("drill", fixed(found.board)), shown: found.candidates };
  update({
    game,
    ...select(game.cells.findIndex((content) => !content)),
    ...FRESH,
    pencil: !found.places,
    drill: { phase: "open", ...found, start: game, helped: 0, counted: false },
  });
  announce(`${found.technique.name}. ${t(found.places ? "drill_place" : "drill_find")}`);
  focusCursor(current().cursor);
}

/**
 * What the server says of the marks on the board; with no marks it only tells the step.
 * @param {string} board
 * @param {Question} marks
 */
function judged(board, marks) {
  tellWaiting();
  return ask("judge", { technique: technique(), board, ...marks }, "judge");
}

/** Have the answer judged. */
async function check() {
  const { drill, game } = onBoard();
  if (drill?.phase !== "open") return;
  if (isOver(drill, game)) {
    nextDrill();
    return;
  }
  const answer = await judged(drill.board, answerOf(drill.start.cells, game.cells));
  if (current().drill !== drill || current().game !== game) return;
  if (answer.error !== undefined) update({ drill: { ...drill, verdict: "error", message: [{ text: answer.error || t("no_answer") }], judged: game } });
  else showVerdict(drill, /** @type {Answers["judge"]} */ (answer));
}

/**
 * @param {OpenDrill} drill
 * @param {Game} game
 */
const isOver = (drill, game) => drill.judged === game && isDone(drill.verdict);

/**
 * @param {OpenDrill} drill
 * @param {Answers["judge"]} answer
 */
function showVerdict(drill, { verdict, message, wrong, step }) {
  const right = verdict === "right";
  const mastered = count(drill, right, verdict === "wrong");
  update({
    drill: { ...drill, verdict, message, step, mastered, judged: currentGame(), counted: drill.counted || right },
    help: right ? explaining(step) : null,
    wrong: wrong.map(([cell]) => ({ cells: [cell] })),
  });
  announce(`${t(`verdict_${verdict}`)} ${plain(message)}`);
}

/**
 * Enter an answer in the record; true if the technique is known from now on.
 * @param {OpenDrill} drill
 * @param {boolean} right
 * @param {boolean} wrong
 */
function count(drill, right, wrong) {
  if (drill.counted || !(right || wrong)) return false;
  const records = answered(loadRecords(), technique(), { right, helped: drill.helped > 0 });
  saveRecords(records);
  const reached = recordOf(records, technique()).streak === MASTERED && standing(current().preferences, technique()) !== "off";
  if (reached) stand("know");
  return reached;
}

/** A little more help at each press: the area, the candidates, at last the whole step. */
const hint = () => reveal((helped) => Math.min(helped + 1, 3));
const showSolution = () => reveal(() => 3);

/** @param {(helped: number) => number} stageAfter */
async function reveal(stageAfter) {
  const { drill, game } = onBoard();
  if (drill?.phase !== "open" || isOver(drill, game)) return;
  const stage = stageAfter(drill.helped);
  const step = drill.step ?? (await judged(drill.board, {})).step;
  if (!step || current().drill !== drill) return;
  const verdict = stage === 3 ? "shown" : "hint";
  update({
    drill: { ...drill, step, helped: stage, verdict, message: stage === 1 ? step.where : null, judged: game },
    help: explaining(step, stage),
    wrong: [],
  });
  announce(t(`verdict_${verdict}`));
}

/** Back to the board with the marks as they are. */
function closeVerdict() {
  const { drill } = current();
  if (drill?.phase === "open") update({ drill: { ...drill, judged: null }, help: null, wrong: [] });
  focusCursor(current().cursor);
}

/** The position as it was at first. */
function restart() {
  const { drill } = current();
  if (drill?.phase === "open") play({ ...drill.start, past: currentGame().past, future: [] });
}

/**
 * Remember how the player stands to this technique.
 * @param {string} value
 */
export function stand(value) {
  const preferences = setStanding(complete(store.loadPreferences()), technique(), value);
  store.savePreferences(preferences);
  update({ preferences: practising(preferences) });
}

/**
 * Candidates are always the automatic ones here, and nothing but the drill marks the board.
 * @param {Preferences} preferences
 */
export const practising = (preferences) => ({ ...preferences, candidates: "automatic", evaluation: "none", training: false });

export const verbs = { check, closeVerdict, hint, nextDrill, restart, showSolution };
