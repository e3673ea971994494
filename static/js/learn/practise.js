/** The page of drills: brings positions, takes answers on the board, shows the verdict. */

import * as actions from "../game/actions.js";
import { FRESH, current, onUpdate, update } from "../app.js";
import { receive } from "../help/help.js";
import { bindKeyboard, bindKeys, bindPointer } from "../input/pointer.js";
import { announce } from "../messages.js";
import { complete, setStanding, standing } from "../preferences/preferences.js";
import { buildBoard, focusCursor, renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { select } from "../game/selection.js";
import { ask, connect } from "../server.js";
import { readGame } from "../game/state.js";
import * as store from "../store.js";
import { readTexts, setLanguage, t } from "../text.js";
import { answerOf, fixed } from "./answer.js";
import { renderDrill } from "./drill-panel.js";
import { MASTERED, answered, loadRecords, recordOf, saveRecords, shown } from "./record.js";

const root = document.documentElement;
const { technique } = root.dataset;
const NOTICE_DELAY = 1500;
let noticeTimer = 0;

const speech = () => ({ lang: root.lang, coordinates: current().preferences.coordinates });
const record = () => recordOf(loadRecords(), technique);

/** A new position of this technique. */
async function nextDrill() {
  update({ drill: { phase: "loading" }, help: null, wrong: [] });
  const { recent } = record();
  const answer = await ask("drill", { technique, recent, lang: root.lang }, "drill");
  if (answer.error !== undefined) {
    update({ drill: { phase: "failed", error: answer.error || t("no_answer") } });
    return;
  }
  saveRecords(shown(loadRecords(), technique, answer.number, answer.count));
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
  return ask("judge", { ...speech(), technique, board: drill.board, ...marks }, "judge");
}

/** Have the answer judged. */
async function check() {
  const { drill, game } = current();
  if (drill?.phase !== "open") return;
  if (isDone(drill, game)) {
    nextDrill();
    return;
  }
  const answer = await judged(answerOf(drill.start.cells, game.cells));
  if (current().drill !== drill || current().game !== game) return;
  if (answer.error !== undefined) update({ drill: { ...drill, verdict: "error", message: [{ text: answer.error || t("no_answer") }], judged: game } });
  else showVerdict(answer);
}

const isDone = (drill, game) => drill.judged === game && (drill.verdict === "right" || drill.verdict === "shown");

function showVerdict({ verdict, message, wrong, step }) {
  const { drill, game } = current();
  const right = verdict === "right";
  const mastered = count(drill, right, verdict === "wrong");
  update({
    drill: { ...drill, verdict, message, step, mastered, judged: game, counted: drill.counted || right },
    help: right ? { ...receive({ step }), stage: 3 } : null,
    wrong: wrong.map(([cell]) => ({ cells: [cell] })),
  });
  announce(`${t(`verdict_${verdict}`)} ${message.map(({ text }) => text).join("")}`);
}

/** Enter an answer in the record; true if the technique is known from now on. */
function count(drill, right, wrong) {
  if (drill.counted || !(right || wrong)) return false;
  const records = answered(loadRecords(), technique, { right, helped: drill.helped > 0 });
  saveRecords(records);
  const reached = recordOf(records, technique).streak === MASTERED && standing(current().preferences, technique) !== "off";
  if (reached) stand("know");
  return reached;
}

/** A little more help at each press: the area, the candidates, at last the whole step. */
const hint = () => reveal(Math.min((current().drill?.helped ?? 0) + 1, 3));
const showSolution = () => reveal(3);

async function reveal(stage) {
  const { drill, game } = current();
  if (drill?.phase !== "open" || isDone(drill, game)) return;
  const step = drill.step ?? (await judged({})).step;
  if (!step || current().drill !== drill) return;
  const verdict = stage === 3 ? "shown" : "hint";
  update({
    drill: { ...drill, step, helped: stage, verdict, message: stage === 1 ? step.where : null, judged: game },
    help: { ...receive({ step }), stage },
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
  if (drill?.phase === "open") actions.play({ ...drill.start, past: current().game.past, future: [] });
}

/** Remember how the player stands to this technique. */
function stand(value) {
  const preferences = setStanding(complete(store.loadPreferences()), technique, value);
  store.savePreferences(preferences);
  update({ preferences: practising(preferences) });
}

/** Candidates are always the automatic ones here, and nothing but the drill marks the board. */
const practising = (preferences) => ({ ...preferences, candidates: "automatic", evaluation: "none", training: false });

function render(state) {
  $("#standing").val(standing(state.preferences, technique));
  renderDrill(state, record());
  if (!state.game) return;
  renderBoard(state);
  renderKeypad(state);
}

/** H is a hint here and Enter has the answer judged. */
function bindOwnKeys() {
  document.addEventListener(
    "keydown",
    (event) => {
      const elsewhere = event.ctrlKey || event.altKey || event.metaKey || !event.target.closest?.("#board");
      const verb = { h: hint, enter: check }[event.key.toLowerCase()];
      if (!verb || (elsewhere && event.target !== document.body)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      verb();
    },
    true,
  );
}

function connectionChanged(connected) {
  clearTimeout(noticeTimer);
  const show = () => {
    const notice = document.getElementById("notice");
    notice.textContent = t("offline");
    notice.hidden = connected;
  };
  if (connected) show();
  else noticeTimer = setTimeout(show, NOTICE_DELAY);
}

function main() {
  readTexts(document.getElementById("texts"));
  setLanguage(root.lang);
  root.dataset.view = "board";
  buildBoard();
  bindOwnKeys();
  bindKeyboard();
  bindPointer();
  bindKeys({ ...actions, check, closeVerdict, hint, nextDrill, restart, showSolution });
  $("#standing").on("change", ({ currentTarget }) => stand(currentTarget.value));
  update({ view: "board", preferences: practising(complete(store.loadPreferences())) });
  onUpdate(render);
  connect(root.dataset.root, connectionChanged);
  nextDrill();
  root.dataset.ready = "true";
}

main();
