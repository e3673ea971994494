// @ts-check
/**
 * What the browser keeps: games with their history, preferences, what was declined, and whether anything was learned. Each tab plays the game whose
 * number it holds, so two tabs with different games never touch each other; two tabs with the
 * same game follow one another.
 */

import { completeGame, soundHelps } from "./game/state.js";
import { keys, onForeignWrite, read, readOfTab, remove, write, writeOfTab } from "./storage.js";

const PREFIX = "sudoku-helper:";
const GAME = `${PREFIX}game:`;
const HELPS = `${PREFIX}helps:`;
const PREFERENCES = `${PREFIX}preferences`;
const TAB = `${PREFIX}tab`;
const RELOADED = `${PREFIX}reloaded`;
const OFFER = `${PREFIX}offer-dismissed`;
const COLLECTION_LOOK = `${PREFIX}collection-look`;
const MOST_GAMES = 24;
/** What was learned; and where it was kept before chapters and dates were: the records of the techniques alone. */
export const PROGRESS = `${PREFIX}progress`;
export const OLD_PROGRESS = `${PREFIX}practice`;

/** A number for a new game that no other tab has. */
export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/**
 * Keep a game; false if the browser has no room for it.
 * @param {Game} game
 */
export function saveGame(game) {
  const isKept = () => write(GAME + game.id, { ...game, changed: Date.now() });
  if (isKept()) return true;
  oldGames().slice(-1).forEach(({ id }) => id !== game.id && removeGame(id));
  return isKept();
}

/**
 * @param {string | null | undefined} id
 * @returns {Game | null}
 */
export const loadGame = (id) => (id ? gameAt(GAME + id, read(GAME + id)) : null);

/**
 * The game that is kept at a place, which says which one it is.
 * @param {string} key
 * @param {any} stored
 */
const gameAt = (key, stored) => completeGame(stored, key.slice(GAME.length));

/**
 * Forget a game, and the photo it was read from.
 * @param {string} id
 */
export function removeGame(id) {
  if (loadGame(id)?.reading) import("./photo/album.js").then(({ removePhoto }) => removePhoto(id), () => null);
  for (const key of [GAME, HELPS]) remove(key + id);
}

/**
 * Keep the help that was given in a game, beside it.
 * @param {string} id
 * @param {HelpGiven[]} helps
 */
export const saveHelps = (id, helps) => write(HELPS + id, helps);

/**
 * The help that was given in a game; older versions, and the collection, keep it in the game itself.
 * @param {Game} game
 */
export const loadHelps = ({ id, helps = [] }) => soundHelps(read(HELPS + id) ?? helps);

/**
 * Every kept game, the latest first.
 * @returns {Game[]}
 */
export const oldGames = () =>
  keys(GAME)
    .map((key) => gameAt(key, read(key)))
    .filter((game) => game !== null)
    .sort((one, other) => (other.changed ?? 0) - (one.changed ?? 0));

/** Forget the oldest games beyond the number that is kept. */
export const tidyGames = () => oldGames().slice(MOST_GAMES).forEach(({ id }) => removeGame(id));

/** @param {Preferences} preferences */
export const savePreferences = (preferences) => write(PREFERENCES, preferences);
export const loadPreferences = () => read(PREFERENCES) ?? {};

/** Whether the offer to get ready for a time without a network was declined. */
export const isOfferDismissed = () => Boolean(read(OFFER));
export const dismissOffer = () => write(OFFER, true);

/** How the collection is shown, if the player has chosen it: as cards or as a table. */
export const collectionLook = () => read(COLLECTION_LOOK);
/** @param {string} look */
export const keepCollectionLook = (look) => write(COLLECTION_LOOK, look);

/** Whether anything was learned or practised in this browser. */
export const hasProgress = () => [PROGRESS, OLD_PROGRESS].some((key) => read(key) !== null);

/** The game this tab plays; a reload comes back to it. */
export const tabGame = () => readOfTab(TAB);
/** @param {string | null} id */
export const setTabGame = (id) => writeOfTab(TAB, id);

/**
 * Whether this tab leaves a page of an edition for the first time, which is noted; where that is refused, nobody knows.
 * @param {string} edition
 */
export function isFirstReload(edition) {
  const before = readOfTab(RELOADED) ?? "";
  return writeOfTab(RELOADED, `${before} ${edition}`) && !before.includes(edition);
}

/**
 * Call back when another page changes a game, the help in it, or the preferences.
 * @param {{onGame: (game: Game | null) => void, onHelps?: (id: string, helps: HelpGiven[]) => void, onPreferences: (stored: unknown) => void}} callbacks
 */
export function onForeignChange({ onGame, onHelps = () => {}, onPreferences }) {
  onForeignWrite((key, value) => {
    if (key.startsWith(GAME)) onGame(gameAt(key, value));
    if (key.startsWith(HELPS)) onHelps(key.slice(HELPS.length), soundHelps(value));
    if (key === PREFERENCES) onPreferences(value);
  });
  // A page that the browser takes up again where it was left has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && onPreferences(loadPreferences()));
}
