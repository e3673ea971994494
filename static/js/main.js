/** Puts the page together: reads what the browser kept, binds the keys, draws every change. */

import * as actions from "./game/actions.js";
import { current, onUpdate, update } from "./app.js";
import * as assist from "./help/assist.js";
import * as collection from "./collection/collection.js";
import { celebrate } from "./render/confetti.js";
import * as dialogs from "./dialogs.js";
import * as games from "./game/games.js";
import { bindImport, openImport } from "./share/importer.js";
import { bindKeyboard, bindKeys, bindPointer } from "./input/pointer.js";
import * as making from "./making/making.js";
import { announce, showToast } from "./messages.js";
import { complete } from "./preferences/preferences.js";
import { buildBoard, focusCursor, renderBoard } from "./render/board.js";
import { buildExamples, renderHome } from "./render/home.js";
import { renderKeypad } from "./render/keypad.js";
import { renderPanel } from "./render/panel.js";
import { connect } from "./server.js";
import { bindPrint, openPrint } from "./share/print.js";
import * as share from "./share/share.js";
import { isSolved } from "./game/state.js";
import * as store from "./store.js";
import { languages, readTexts, setLanguage, t, translatePage } from "./text.js";
import { renderTraining } from "./trainer/render.js";
import * as trainer from "./trainer/trainer.js";
import { bindWatch, renderWatch, watchedState } from "./watch/render.js";
import * as watching from "./watch/watch.js";

const NOTICE_DELAY = 1500;
const root = document.documentElement;
let noticeTimer = 0;
let saveWorked = true;

/** The language of the address, of the preferences, or the one the server chose for this browser. */
function chooseLanguage({ language }) {
  const asked = new URLSearchParams(location.search).get("lang");
  return [asked, language, root.dataset.served].find((each) => languages().includes(each));
}

/** Draw the state and keep what should last. */
function render(state, before) {
  root.dataset.view = state.view;
  if (state.preferences !== before.preferences) applyPreferences(state, before);
  if (state.view !== "board") {
    if (state.view === "home" && before.view !== "home") renderHome();
    if (state.watch) watching.stopWatch();
    return;
  }
  root.dataset.phase = state.game.phase;
  root.classList.toggle("own-notes", state.preferences.candidates === "own");
  renderTraining(state);
  renderBoard(watchedState(state));
  renderKeypad(state);
  renderPanel(state);
  renderWatch(state, before);
  trainer.followGame(state, before);
  if (state.game !== before.game) gameChanged(state, before);
  const isOnBoard = Boolean(document.activeElement?.closest("#board"));
  if (state.view !== before.view || (isOnBoard && state.cursor !== before.cursor)) focusCursor(state.cursor);
  if (state.watch && state.game !== before.game) watching.stopWatch();
}

function applyPreferences({ preferences }, before) {
  root.dataset.theme = preferences.theme;
  if (before.preferences !== preferences) store.savePreferences(preferences);
  if (before.preferences.language !== preferences.language) speak(chooseLanguage(preferences));
}

function speak(lang) {
  setLanguage(lang);
  translatePage(root);
  renderHome();
  if (current().view === "collection") collection.render();
}

function gameChanged(state, before) {
  const { game } = state;
  const kept = game.cells.some(Boolean) || game.past.length || game.future.length;
  const saved = !kept || game === state.synced || store.saveGame(game);
  if (!saved && saveWorked) showToast(t("not_saved"));
  saveWorked = saved;
  const sameGame = before.game?.id === game.id;
  if (game.phase === "entering" && game.cells !== before.game?.cells) games.askLamp();
  if (sameGame && isSolved(game) && !isSolved(before.game)) {
    announce(`${t("victory")} ${t("victory_told")}`);
    celebrate();
  }
  if (state.preferences.wrongDigits && game.phase === "playing" && game.cells !== before.game?.cells) {
    assist.check({ silently: true });
  }
}

/** A small notice while there is no connection; short gaps are not worth one. */
function connectionChanged(connected) {
  clearTimeout(noticeTimer);
  const notice = document.getElementById("notice");
  const show = () => {
    notice.textContent = t("offline");
    notice.hidden = connected;
    if (current().connected !== connected) update({ connected });
  };
  if (connected) show();
  else noticeTimer = setTimeout(show, NOTICE_DELAY);
}

/** Follow what other tabs do with the same game. */
function followOtherTabs() {
  store.onForeignChange({
    onGame: (game) => {
      const state = current();
      if (state.view === "home") renderHome();
      else if (game?.id === state.game?.id) update({ game, synced: game, help: null, page: null, wrong: [] });
    },
    onPreferences: (stored) => update({ preferences: complete(stored) }),
  });
}

const verbs = {
  ...actions, ...assist, ...collection, ...dialogs, ...games, ...making, ...share, ...trainer, ...watching, openImport, openPrint,
};
// A verb of the menu closes it first.
const closing = (verb) => () => {
  if (document.querySelector("dialog[open]") && verb !== dialogs.resetTechniques) dialogs.closeDialog();
  verb();
};

function main() {
  root.dataset.served = root.lang;
  readTexts(document.getElementById("texts"));
  const preferences = complete(store.loadPreferences());
  setLanguage(chooseLanguage(preferences));
  translatePage(root);
  root.dataset.theme = preferences.theme;
  buildBoard();
  buildExamples();
  bindKeyboard();
  bindPointer();
  bindKeys(Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, closing(verb)])));
  bindImport();
  dialogs.bindDialogs();
  bindWatch();
  share.bindShare();
  trainer.bindTrainer();
  collection.bindCollection();
  bindPrint();
  making.bindMaking();
  $("#home").on("click", "[data-game]", ({ currentTarget }) => games.continueGame(currentTarget.dataset.game));
  $("#home").on("click", "[data-example]", ({ currentTarget }) =>
    games.openExample(currentTarget.dataset.example, t(`level_${currentTarget.dataset.level}`)),
  );
  followOtherTabs();
  update({ preferences });
  onUpdate(render);
  store.tidyGames();
  const kept = store.loadGame(store.tabGame());
  if (kept) games.openGame(kept);
  else {
    update({ view: "home" });
    renderHome();
  }
  share.openFromAddress();
  connect(root.dataset.root, connectionChanged, assist.think);
  if ("serviceWorker" in navigator) {
    window.addEventListener("load", () => navigator.serviceWorker.register(`${root.dataset.root}/service-worker.js`).catch(() => null));
  }
  root.dataset.ready = "true";
}

main();
