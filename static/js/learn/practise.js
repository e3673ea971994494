// @ts-check
/** The page of drills: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import * as actions from "../game/actions.js";
import { bindKeyboard } from "../input/keyboard.js";
import { bindButtons, bindPointer } from "../input/pointer.js";
import * as typing from "../input/typing.js";
import { followUpdates } from "../offline/updates.js";
import { element, root } from "../page.js";
import { complete, standing } from "../preferences/preferences.js";
import { buildBoard, renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { loadPreferences } from "../store.js";
import { readTexts, setLanguage } from "../text.js";
import * as drill from "./drill.js";
import { renderDrill } from "./drill-panel.js";

const VERBS = { ...actions.verbs, ...typing.verbs, ...drill.verbs };

/** @param {State} state */
function render(state) {
  $("#standing").val(standing(state.preferences, root().dataset.technique ?? ""));
  renderDrill(state, drill.record());
  const { game } = state;
  if (!game) return;
  renderBoard({ ...state, game });
  renderKeypad({ ...state, game });
}

function main() {
  readTexts(element("texts"));
  setLanguage(root().lang);
  root().dataset.view = "board";
  buildBoard();
  bindKeyboard(VERBS);
  bindPointer();
  bindButtons(VERBS);
  $("#standing").on("change", () => drill.stand(String($("#standing").val())));
  update({ view: "board", preferences: drill.practising(complete(loadPreferences())) });
  onUpdate(render);
  followUpdates();
  findEngines();
  drill.nextDrill();
  root().dataset.ready = "true";
}

main();
