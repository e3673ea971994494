// @ts-check
/** The page of the guided first game: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import { select } from "../game/selection.js";
import { openBoard } from "../learn/board-page.js";
import { followUpdates } from "../offline/updates.js";
import { element, root } from "../page.js";
import { complete, forLearners } from "../preferences/preferences.js";
import { renderBoard } from "../render/board.js";
import { renderKeypad } from "../render/keypad.js";
import { loadPreferences } from "../store.js";
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
  openBoard(verbs);
  $("#answer-digits").on("click", "[data-digit]", ({ currentTarget }) => answer(Number(currentTarget.dataset.digit)));
  update({ view: "board", preferences: forLearners(complete(loadPreferences())), ...select(0) });
  onUpdate(render);
  startLesson(JSON.parse(element("first-game").textContent ?? ""));
  followUpdates();
  findEngines();
  root().dataset.ready = "true";
}

main();
