// @ts-check
/** Puts the page together after start.js: reads what the browser kept, binds the keys, draws every change. */

import { UNSAID, current, onUpdate, update } from "./app.js";
import { unfoldDialogs } from "./dialogs.js";
import { findEngines } from "./engines.js";
import { renderTraining } from "./evaluation/render.js";
import * as games from "./game/games.js";
import { followLevel } from "./game/level.js";
import { isSamePosition, isSolved } from "./game/state.js";
import { check, think } from "./help/assist.js";
import { showHome } from "./home.js";
import { bindBack } from "./input/back.js";
import { bindKeyboard } from "./input/keyboard.js";
import { bindButtons, bindPointer } from "./input/pointer.js";
import { announce, showToast, tellMissing } from "./messages.js";
import { followUpdates } from "./offline/updates.js";
import { carriesPuzzle } from "./page.js";
import { complete, notesOf } from "./preferences/preferences.js";
import { focusCursor, renderBoard } from "./render/board.js";
import { renderKeypad } from "./render/keypad.js";
import { renderPanel } from "./render/panel.js";
import { followInRooms, visit } from "./rooms.js";
import { bindArriving } from "./share/arriving.js";
import * as store from "./store.js";
import { chooseLanguage, knowsLanguage, learnLanguage, setLanguage, t, translatePage } from "./text.js";
import { verbs } from "./verbs.js";

const root = document.documentElement;
let saveWorked = true;
/** What another window has set, and kept. @type {Preferences | null} */
let heard = null;
/**
 * What changes the words of answers.
 * @type {(keyof Preferences)[]}
 */
const SPEECH = ["language", "coordinates", "blocks"];

/**
 * Draw the state and keep what should last.
 * @param {State} state
 * @param {State} before
 */
function render(state, before) {
  root.dataset.view = state.view;
  if (state.preferences !== before.preferences) applyPreferences(state, before);
  if (state.view === "board") renderGame(/** @type {BoardState} */ (state), before);
  else {
    if (state.view === "home" && before.view !== "home") showHome();
    if (state.watch) leaveWatch();
  }
}

/**
 * @param {BoardState} state
 * @param {State} before
 */
function renderGame(state, before) {
  unfoldDialogs();
  root.dataset.phase = state.game.phase;
  root.classList.toggle("own-notes", notesOf(state.game, state.preferences).own);
  renderTraining(state);
  renderBoard(state);
  renderKeypad(state);
  renderPanel(state);
  followInRooms(state, before);
  followLevel(state, before);
  if (state.game !== before.game) gameChanged(state, before);
  const isOnBoard = Boolean(document.activeElement?.closest("#board"));
  if (state.view !== before.view || (isOnBoard && state.cursor !== before.cursor)) focusCursor(state.cursor);
  if (state.watch && state.game !== before.game) leaveWatch();
}

/** As soon as everybody has heard of the change that ends it. */
const leaveWatch = () => queueMicrotask(() => verbs.stopWatch());

/**
 * @param {State} state
 * @param {State} before
 */
function applyPreferences({ preferences, help, aside, page }, before) {
  root.dataset.theme = preferences.theme;
  if (preferences !== heard) store.savePreferences(preferences);
  if (before.preferences.language !== preferences.language) speak(chooseLanguage(preferences));
  const isShown = Boolean(help ?? aside ?? page);
  // Where it cannot be told anew it stays as it is.
  if (isShown && SPEECH.some((name) => before.preferences[name] !== preferences[name])) visit("retelling").then(({ retell }) => retell(), () => null);
}

/** @param {string} lang */
function speak(lang) {
  if (!knowsLanguage(lang)) return;
  setLanguage(lang);
  translatePage();
  showHome();
}

/**
 * @param {BoardState} state
 * @param {State} before
 */
function gameChanged(state, before) {
  const { game } = state;
  const kept = game.cells.some(Boolean) || game.past.length || game.future.length;
  const saved = !kept || game === state.synced || store.saveGame(game);
  if (!saved && saveWorked) showToast(t("not_saved"));
  saveWorked = saved;
  const isEntered = game.cells !== before.game?.cells || game.reading !== before.game?.reading;
  if (game.phase === "entering" && isEntered) games.askLamp();
  if (before.game?.id === game.id && isSolved(game) && !isSolved(before.game)) {
    announce(`${t("victory")} ${t("victory_told")}`);
    if (game.saved) visit("database").then(({ noteSolved }) => noteSolved(game.saved ?? ""), () => null);
    visit("confetti").then(({ celebrate }) => celebrate(), () => null).then(() => lookBack(game.id));
  }
  if (state.preferences.wrongDigits && game.phase === "playing" && game.cells !== before.game?.cells) {
    check({ silently: true });
  }
}

/**
 * After the celebration the summary follows, unless the player has gone on meanwhile.
 * @param {string} id
 */
function lookBack(id) {
  const { view, game, page, watch, admired } = current();
  if (view === "board" && game?.id === id && isSolved(game) && !page && !watch && admired !== game.cells) verbs.openSummary();
}

/** Follow what other tabs do with the same game. */
function followOtherTabs() {
  store.onForeignChange({
    onGame: (game) => {
      const state = current();
      if (state.view === "home") showHome();
      else if (game && game.id === state.game?.id) update({ game, synced: game, ...(!isSamePosition(game, state.game) && UNSAID) });
    },
    onHelps: (id, helps) => {
      if (id === current().game?.id) update({ helps });
    },
    onPreferences: async (stored) => {
      const preferences = complete(stored);
      await learnLanguage(chooseLanguage(preferences));
      heard = preferences;
      update({ preferences });
    },
  });
}

/** Open what the address carries, where it does. */
function openAddress() {
  if (!carriesPuzzle()) return;
  visit("share").then(({ openFromAddress }) => openFromAddress(() => verbs.openWatch("trying")), tellMissing);
}

/**
 * Put the page together, which speaks already.
 * @param {Preferences} preferences
 */
export function main(preferences) {
  bindKeyboard(verbs);
  bindPointer();
  bindButtons(verbs);
  bindArriving();
  window.addEventListener("hashchange", openAddress);
  $("#home").on("click", "[data-game]", ({ currentTarget }) => games.continueGame(currentTarget.dataset.game));
  $("#home").on("click", "[data-example]", ({ currentTarget }) =>
    games.openExample(currentTarget.dataset.example, t(`level_${currentTarget.dataset.level}`), currentTarget.dataset.level),
  );
  followOtherTabs();
  update({ preferences });
  onUpdate(render);
  store.tidyGames();
  const kept = store.loadGame(store.tabGame());
  if (kept) games.openGame(kept);
  else root.dataset.view = "home";
  openAddress();
  bindBack(verbs);
  followUpdates(() => saveWorked);
  if (matchMedia("(display-mode: standalone)").matches) visit("offer").then(({ offerOffline }) => offerOffline()).catch(() => null);
  // The page can be used; whoever answers is looked for when that is seen.
  setTimeout(() => findEngines(think));
  root.dataset.ready = "true";
}
