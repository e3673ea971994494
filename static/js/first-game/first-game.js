// @ts-check
/** The page of the guided first game: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import { select } from "../game/selection.js";
import { bindKeyboard } from "../input/keyboard.js";
import { bindButtons, bindPointer } from "../input/pointer.js";
import { followUpdates } from "../offline/updates.js";
import { element, root } from "../page.js";
import { complete } from "../preferences/preferences.js";
import { buildBoard, renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { loadPreferences } from "../store.js";
import { readTexts, setLanguage } from "../text.js";
import { answer, startLesson, verbs } from "./coaching.js";
import { isReading } from "./lesson.js";
import { renderCoach } from "./view.js";

/** @param {State} state */
function render(state) {
  renderCoach(state);
  if (!state.game) return;
  // Nothing is to be chosen as long as the rule is read.
  const place = state.lesson && isReading(state.lesson) ? { cursor: -1, selected: [] } : {};
  renderBoard({ ...state, game: state.game, ...place });
  renderKeypad({ ...state, game: state.game });
}

function main() {
  readTexts(element("texts"));
  setLanguage(root().lang);
  buildBoard();
  bindKeyboard(verbs);
  bindPointer();
  bindButtons(verbs);
  $("#answer-digits").on("click", "[data-digit]", ({ currentTarget }) => answer(Number(currentTarget.dataset.digit)));
  // A beginner meets the usual board, whatever was set for games without a coach.
  const { coordinates, theme } = complete(loadPreferences());
  update({ view: "board", preferences: { ...complete({}), coordinates, theme }, ...select(0) });
  onUpdate(render);
  startLesson(JSON.parse(element("first-game").textContent ?? ""));
  followUpdates();
  findEngines();
  root().dataset.ready = "true";
}

main();
