// @ts-check
/** The page of small boards: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import { bindKeyboard } from "../input/keyboard.js";
import { followUpdates } from "../offline/updates.js";
import { root } from "../page.js";
import { complete } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";
import { readTexts } from "../text.js";
import { SPEEDS } from "../watching/run.js";
import { puzzleOf, readAddress, readBoard } from "./board.js";
import * as play from "./play.js";
import { build, focusCursor, focusStart, render } from "./render.js";
import * as watch from "./watching.js";

const VERBS = { ...play.verbs, ...watch.verbs };

/** Listen to the board and to every button that names a verb. */
function bind() {
  bindKeyboard(VERBS);
  $("#board").on("click focusin", "[data-cell]", ({ currentTarget }) => {
    const cell = Number(currentTarget.dataset.cell);
    if (cell !== play.small().cursor) play.choose(cell);
  });
  $("#digits").on("click", "[data-digit]", ({ currentTarget }) => play.writeDigit(Number(currentTarget.dataset.digit)));
  $(document).on("click", "[data-act]", ({ currentTarget }) => VERBS[/** @type {keyof typeof VERBS} */ (currentTarget.dataset.act)](currentTarget));
  $("#watch-speed").on("input", ({ currentTarget }) => watch.setSpeed(SPEEDS[Number($(currentTarget).val())]));
  window.addEventListener("hashchange", openAddress);
}

/** Open what the address asks for. */
function openAddress() {
  const { game, isWatched } = readAddress(location.hash);
  play.begin(game);
  if (isWatched) watch.openWatch();
}

/**
 * Keep the puzzle in the address, so that it can be shared and survives a reload; keep the focus where the cursor is.
 * @param {State} state
 * @param {State} before
 */
function follow({ small }, { small: earlier }) {
  if (!small || !earlier) return;
  const puzzle = puzzleOf(small.game);
  if (puzzle !== puzzleOf(earlier.game)) history.replaceState(null, "", `#p=${puzzle}`);
  if (small.cursor !== earlier.cursor && document.activeElement?.closest("#board")) focusCursor();
  if (small.run && !earlier.run) focusStart();
}

function main() {
  readTexts();
  const game = /** @type {Game} */ (readBoard(root().dataset.puzzle ?? ""));
  update({ view: "small", preferences: complete(loadPreferences()), small: { game, cursor: 0, told: null, run: null } });
  build();
  bind();
  onUpdate(render);
  onUpdate(follow);
  findEngines();
  play.begin(game);
  openAddress();
  followUpdates();
  root().dataset.ready = "true";
}

main();
