// @ts-check
/** Time and statistics of players who want them, kept in this browser alone. All but reading and writing is pure. */

import { read, write } from "../storage.js";

const PLACE = "sudoku-helper:statistics";
const MOST_GAMES = 500;

/** @returns {Statistics} */
export function loadStatistics() {
  const { times, solved } = read(PLACE) ?? {};
  return { times: times ?? {}, solved: Array.isArray(solved) ? solved : [] };
}

/**
 * Keep them; a browser that keeps nothing has no statistics.
 * @param {Statistics} statistics
 */
export const saveStatistics = (statistics) => write(PLACE, statistics);

/**
 * The statistics after a game was in sight for some more seconds.
 * @param {Statistics} statistics
 * @param {string} id
 * @param {number} seconds
 * @returns {Statistics}
 */
export const played = ({ times, solved }, id, seconds) => ({ solved, times: { ...times, [id]: (times[id] ?? 0) + seconds } });

/**
 * The statistics without the times of games that are gone.
 * @param {Statistics} statistics
 * @param {string[]} kept
 * @returns {Statistics}
 */
export const tidied = ({ times, solved }, kept) => ({ solved, times: Object.fromEntries(Object.entries(times).filter(([id]) => kept.includes(id))) });

/**
 * The statistics after a game was solved; each game counts once.
 * @param {Statistics} statistics
 * @param {Omit<SolvedGame, "seconds">} game
 * @param {string[]} kept
 * @returns {Statistics}
 */
export function finished({ times, solved }, game, kept) {
  const left = tidied({ times, solved }, kept.filter((id) => id !== game.id));
  if (!(game.id in times) || solved.some(({ id }) => id === game.id)) return left;
  return { ...left, solved: [...solved, { ...game, seconds: Math.round(times[game.id]) }].slice(-MOST_GAMES) };
}

/**
 * A time as minutes and seconds, or with hours before them.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  // Without hours the minutes come first.
  return parts.slice(parts[0] ? 0 : 1).map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}

/** @param {SolvedGame[]} games */
function figures(games) {
  const seconds = games.map((game) => game.seconds);
  return {
    solved: games.length,
    alone: games.filter(({ helps }) => !helps).length,
    helps: games.reduce((sum, { helps }) => sum + helps, 0),
    mean: clockTime(Math.round(seconds.reduce((sum, each) => sum + each, 0) / games.length)),
    best: clockTime(Math.min(...seconds)),
  };
}

/**
 * What is told of all solved games, and of those of each level that occurs, the easiest first; null if there are none.
 * @param {Statistics} statistics
 * @param {readonly string[]} levels
 */
export function allTold({ solved }, levels) {
  if (!solved.length) return null;
  const groups = [...levels, ""].map((level) => ({ level, games: solved.filter((game) => (levels.includes(game.level ?? "") ? game.level : "") === level) }));
  return { ...figures(solved), levels: groups.filter(({ games }) => games.length).map(({ level, games }) => ({ level, ...figures(games) })) };
}

/**
 * What is told of a solved game, if its time is known.
 * @param {Statistics} statistics
 * @param {string} id
 */
export function told({ solved }, id) {
  const game = solved.find((each) => each.id === id);
  if (!game) return null;
  return { time: clockTime(game.seconds), ...figures(solved) };
}
