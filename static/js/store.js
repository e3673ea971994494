// @ts-check
/**
 * What the browser keeps: games with their history, preferences, what was declined, and whether anything was learned. Each tab plays the game whose
 * number it holds, so two tabs with different games never touch each other; two tabs with the
 * same game follow one another.
 */

import { marksOf } from "./game/cells.js";
import { isNumbers, sound } from "./game/state.js";

const PREFIX = "sudoku-helper:";
const GAME = `${PREFIX}game:`;
const PREFERENCES = `${PREFIX}preferences`;
const TAB = `${PREFIX}tab`;
const RELOADED = `${PREFIX}reloaded`;
const OFFER = `${PREFIX}offer-dismissed`;
const COLLECTION_LOOK = `${PREFIX}collection-look`;
const MOST_GAMES = 24;
/** What was learned; and where it was kept before chapters and dates were: the records of the techniques alone. */
export const PROGRESS = `${PREFIX}progress`;
export const OLD_PROGRESS = `${PREFIX}practice`;

/**
 * Run something that storage may refuse (full, blocked, private); *fallback* if it does.
 * @template T
 * @param {() => T} action
 * @param {T} fallback
 */
function attempt(action, fallback) {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** @param {string} key */
const readJson = (key) => attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"), null);

/** A number for a new game that no other tab has. */
export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/**
 * Keep a game; false if the browser has no room for it.
 * @param {Game} game
 */
export function saveGame(game) {
  const record = JSON.stringify({ ...game, changed: Date.now() });
  const write = () => {
    localStorage.setItem(GAME + game.id, record);
    return true;
  };
  if (attempt(write, false)) return true;
  oldGames().slice(-1).forEach(({ id }) => id !== game.id && removeGame(id));
  return attempt(write, false);
}

/**
 * @param {string | null | undefined} id
 * @returns {Game | null}
 */
export const loadGame = (id) => {
  const game = id && readJson(GAME + id);
  return isGame(game) ? upToDate(game) : null;
};

/**
 * A kept game; those of older versions say whether their candidates were shown.
 * @param {Game & {shown?: boolean}} game
 * @returns {Game}
 */
const upToDate = ({ shown, ...game }) => sound(shown && !game.cells.some(marksOf) ? { automatic: true, ...game } : game);

/**
 * Forget a game, and the photo it was read from.
 * @param {string} id
 */
export function removeGame(id) {
  if (loadGame(id)?.reading) import("./photo/album.js").then(({ removePhoto }) => removePhoto(id), () => null);
  attempt(() => localStorage.removeItem(GAME + id), undefined);
}

/**
 * Every kept game, the latest first.
 * @returns {(Game & {changed: number})[]}
 */
export function oldGames() {
  const keys = attempt(() => Object.keys(localStorage), /** @type {string[]} */ ([])).filter((key) => key.startsWith(GAME));
  return keys
    .map(readJson)
    .filter(isGame)
    .sort((one, other) => other.changed - one.changed);
}

/** Forget the oldest games beyond the number that is kept. */
export const tidyGames = () => oldGames().slice(MOST_GAMES).forEach(({ id }) => removeGame(id));

/** @param {any} game */
const isGame = (game) => isNumbers(game?.cells);

/** @param {Preferences} preferences */
export const savePreferences = (preferences) =>
  attempt(() => localStorage.setItem(PREFERENCES, JSON.stringify(preferences)), undefined);
export const loadPreferences = () => readJson(PREFERENCES) ?? {};

/** Whether the offer to get ready for a time without a network was declined. */
export const isOfferDismissed = () => Boolean(readJson(OFFER));
export const dismissOffer = () => attempt(() => localStorage.setItem(OFFER, "true"), undefined);

/** How the collection is shown, if the player has chosen it: as cards or as a table. */
export const collectionLook = () => readJson(COLLECTION_LOOK);
/** @param {string} look */
export const keepCollectionLook = (look) => attempt(() => localStorage.setItem(COLLECTION_LOOK, JSON.stringify(look)), undefined);

/** Whether anything was learned or practised in this browser. */
export const hasProgress = () => attempt(() => [PROGRESS, OLD_PROGRESS].some((key) => localStorage.getItem(key)), false);

/** The game this tab plays; a reload comes back to it. */
export const tabGame = () => attempt(() => sessionStorage.getItem(TAB), null);
/** @param {string | null} id */
export const setTabGame = (id) =>
  attempt(() => (id ? sessionStorage.setItem(TAB, id) : sessionStorage.removeItem(TAB)), undefined);

/**
 * Whether this tab leaves a page of an edition for the first time, which is noted.
 * @param {string} edition
 */
export const isFirstReload = (edition) =>
  attempt(() => {
    const before = sessionStorage.getItem(RELOADED) ?? "";
    sessionStorage.setItem(RELOADED, `${before} ${edition}`);
    return !before.includes(edition);
  }, false);

/**
 * Call back when another page changes a game or the preferences.
 * @param {{onGame: (game: Game | null) => void, onPreferences: (stored: unknown) => void}} callbacks
 */
export function onForeignChange({ onGame, onPreferences }) {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(GAME) && newValue) onGame(attempt(() => JSON.parse(newValue), null));
    if (key === PREFERENCES && newValue) onPreferences(loadPreferences());
  });
  // A page that the browser takes up again where it was left has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && onPreferences(loadPreferences()));
}
