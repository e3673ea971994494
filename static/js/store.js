/**
 * What the browser keeps: games with their history, and preferences. Each tab plays the game whose
 * number it holds, so two tabs with different games never touch each other; two tabs with the
 * same game follow one another.
 */

const PREFIX = "sudoku-helper:";
const GAME = `${PREFIX}game:`;
const PREFERENCES = `${PREFIX}preferences`;
const TAB = `${PREFIX}tab`;
const MOST_GAMES = 24;

/** Run something that storage may refuse (full, blocked, private); *fallback* if it does. */
function attempt(action, fallback) {
  try {
    return action();
  } catch {
    return fallback;
  }
}

const readJson = (key) => attempt(() => JSON.parse(localStorage.getItem(key)), null);

/** A number for a new game that no other tab has. */
export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/** Keep a game; false if the browser has no room for it. */
export function saveGame(game) {
  const record = JSON.stringify({ ...game, changed: Date.now() });
  const write = () => localStorage.setItem(GAME + game.id, record) ?? true;
  if (attempt(write, false)) return true;
  oldGames().slice(-1).forEach(({ id }) => id !== game.id && removeGame(id));
  return attempt(write, false);
}

export const loadGame = (id) => {
  const game = id && readJson(GAME + id);
  return isGame(game) ? game : null;
};

export const removeGame = (id) => attempt(() => localStorage.removeItem(GAME + id));

/** Every kept game, the latest first. */
export function oldGames() {
  const keys = attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(GAME));
  return keys
    .map(readJson)
    .filter(isGame)
    .sort((one, other) => other.changed - one.changed);
}

/** Forget the oldest games beyond the number that is kept. */
export const tidyGames = () => oldGames().slice(MOST_GAMES).forEach(({ id }) => removeGame(id));

const isGame = (game) => Array.isArray(game?.cells) && game.cells.length === 81 && Array.isArray(game.past);

export const savePreferences = (preferences) =>
  attempt(() => localStorage.setItem(PREFERENCES, JSON.stringify(preferences)) ?? true, false);
export const loadPreferences = () => readJson(PREFERENCES) ?? {};

/** The game this tab plays; a reload comes back to it. */
export const tabGame = () => attempt(() => sessionStorage.getItem(TAB), null);
export const setTabGame = (id) =>
  attempt(() => (id ? sessionStorage.setItem(TAB, id) : sessionStorage.removeItem(TAB)));

/** Call back when another tab changes a game or the preferences. */
export function onForeignChange({ onGame, onPreferences }) {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(GAME) && newValue) onGame(attempt(() => JSON.parse(newValue), null));
    if (key === PREFERENCES && newValue) onPreferences(loadPreferences());
  });
}
