/** A drill: bringing positions, having answers judged, giving hints. */

import { FRESH, current, currentGame, update } from "../app.js";
import { play } from "../game/actions.js";
import { select } from "../game/selection.js";
import { readGame } from "../game/state.js";
import { explaining, plain } from "../help/help.js";
import { announce } from "../messages.js";
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
  saveRecords(shown(loadRecords(), technique(), answer.number, answer.count));
  const game = { ...readGame("drill", fixed(answer.board)), shown: answer.candidates };
  update({
    game,
    ...select(game.cells.findIndex((content) => !content)),
    ...FRESH,
    pencil: !answer.places,
    drill: { phase: "open", ...answer, start: game, helped: 0, counted: false },
  });
  announce(`${answer.technique.name}. ${t(answer.places ? "drill_place" : "drill_find")}`);
  focusCursor(current().cursor);
}

/** What the server says of the marks on the board; with no marks it only tells the step. */
function judged(marks) {
  const { drill } = current();
  return ask("judge", { technique: technique(), board: drill?.board, ...marks }, "judge");
}

/** Have the answer judged. */
async function check() {
  const { drill, game } = current();
  if (drill?.phase !== "open") return;
  if (isOver(drill, game)) {
    nextDrill();
    return;
  }
  const answer = await judged(answerOf(drill.start.cells, game.cells));
  if (current().drill !== drill || current().game !== game) return;
  if (answer.error !== undefined) update({ drill: { ...drill, verdict: "error", message: [{ text: answer.error || t("no_answer") }], judged: game } });
  else showVerdict(answer);
}

const isOver = (drill, game) => drill.judged === game && isDone(drill.verdict);

function showVerdict({ verdict, message, wrong, step }) {
  const { drill, game } = current();
  const right = verdict === "right";
  const mastered = count(drill, right, verdict === "wrong");
  update({
    drill: { ...drill, verdict, message, step, mastered, judged: game, counted: drill.counted || right },
    help: right ? explaining(step) : null,
    wrong: wrong.map(([cell]) => ({ cells: [cell] })),
  });
  announce(`${t(`verdict_${verdict}`)} ${plain(message)}`);
}

/** Enter an answer in the record; true if the technique is known from now on. */
function count(drill, right, wrong) {
  if (drill.counted || !(right || wrong)) return false;
  const records = answered(loadRecords(), technique(), { right, helped: drill.helped > 0 });
  saveRecords(records);
  const reached = recordOf(records, technique()).streak === MASTERED && standing(current().preferences, technique()) !== "off";
  if (reached) stand("know");
  return reached;
}

/** A little more help at each press: the area, the candidates, at last the whole step. */
const hint = () => reveal(Math.min((current().drill?.helped ?? 0) + 1, 3));
const showSolution = () => reveal(3);

async function reveal(stage) {
  const { drill, game } = current();
  if (drill?.phase !== "open" || isOver(drill, game)) return;
  const step = drill.step ?? (await judged({})).step;
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
  update({ drill: { ...drill, judged: null }, help: null, wrong: [] });
  focusCursor(current().cursor);
}

/** The position as it was at first. */
function restart() {
  const { drill } = current();
  if (drill?.phase === "open") play({ ...drill.start, past: current().game.past, future: [] });
}

/** Remember how the player stands to this technique. */
export function stand(value) {
  const preferences = setStanding(complete(store.loadPreferences()), technique(), value);
  store.savePreferences(preferences);
  update({ preferences: practising(preferences) });
}

/** Candidates are always the automatic ones here, and nothing but the drill marks the board. */
export const practising = (preferences) => ({ ...preferences, candidates: "automatic", evaluation: "none", training: false });

export const verbs = { check, closeVerdict, hint, nextDrill, restart, showSolution };
