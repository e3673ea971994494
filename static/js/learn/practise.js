// @ts-check
/** The page of drills: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { loadProgress, recordOf } from "../coach/kept.js";
import { findEngines } from "../engines.js";
import * as actions from "../game/actions.js";
import * as typing from "../input/typing.js";
import { followUpdates } from "../offline/updates.js";
import { root } from "../page.js";
import { complete, standing } from "../preferences/preferences.js";
import { renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { loadPreferences } from "../store.js";
import { t } from "../text.js";
import * as answering from "./answering.js";
import { openBoard } from "./board-page.js";
import * as drill from "./drill.js";
import { renderDrill } from "./drill-panel.js";
import { conclude } from "./result.js";

const VERBS = { ...actions.verbs, ...typing.verbs, ...drill.verbs, ...answering.verbs };

/**
 * @param {State} state
 * @param {State} before
 */
function render(state, before) {
  const { game, round } = state;
  renderRound(state);
  if (round?.finished && !before.round?.finished) conclude(round);
  const { counts = "" } = drill.task() ?? {};
  renderDrill(state, recordOf(loadProgress(), counts));
  $("#standing").val(standing(state.preferences, counts));
  if (!game) return;
  const marked = state.drill?.phase === "open" && state.drill.kind === "find" ? state.drill.marked : state.selected;
  renderBoard({ ...state, game, selected: marked });
  renderKeypad({ ...state, game });
  answering.checkAtSpeed(state, before);
}

/**
 * Where in the round one is, and whose drill it is; a name that is asked for is told when it was answered.
 * @param {State} state
 */
function renderRound({ round, drill: shown }) {
  if (!round) return;
  root().dataset.view = round.finished ? "result" : "board";
  const number = Math.min(round.drills.length + (shown?.phase === "open" && shown.done ? 0 : 1), round.tasks.length);
  $("#round-place").text(t("round_place", { number, length: round.tasks.length }));
  if (drill.room().name !== "mixed" || shown?.phase !== "open") return;
  $("#drill-name").text(shown.kind === "which" && !shown.done ? t("which_title") : shown.technique.name);
}

/** The kinds of task to choose from, in a row or in a list; a task of a class has its own. */
function renderKinds() {
  const { kind, task } = drill.wish();
  $("#kinds, .kind-line").prop("hidden", Boolean(task));
  $(`#kinds input[value=${kind ?? "cross-out"}]`).prop("checked", true);
  $("#kind").val(kind ?? "cross-out");
}

function bindKinds() {
  renderKinds();
  $("#kinds, #kind").on("change", ({ target }) => location.replace(`#kind=${$(target).val()}`));
  window.addEventListener("hashchange", () => {
    renderKinds();
    drill.beginRound();
  });
}

function main() {
  openBoard(VERBS);
  $("#board").on("pointerdown", "[data-cell]", ({ button, currentTarget }) => button || answering.markCell(Number(currentTarget.dataset.cell)));
  $("#choices").on("click", "[data-choice]", ({ currentTarget }) => answering.choose(currentTarget.dataset.choice));
  $("#standing").on("change", () => drill.stand(drill.room().technique, String($("#standing").val())));
  bindKinds();
  update({ view: "board", preferences: drill.practising(complete(loadPreferences())) });
  onUpdate(render);
  followUpdates();
  findEngines();
  drill.beginRound();
  root().dataset.ready = "true";
}

main();
