// @ts-check
/** Time and statistics of players who want them, kept in this browser alone. All but reading and writing is pure. */

const PLACE = "sudoku-helper:statistics";
const MOST_GAMES = 500;

/** @type {Readonly<Statistics>} */
const NONE = Object.freeze({ times: {}, solved: [] });

/** @returns {Statistics} */
export function loadStatistics() {
  try {
    const { times = {}, solved = [] } = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { times, solved };
  } catch {
    return NONE;
  }
}

/** @param {Statistics} statistics */
export function saveStatistics(statistics) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(statistics));
  } catch {
    // A browser that keeps nothing has no statistics.
  }
}

/**
 * The statistics after a game was in sight for some more seconds.
 * @param {Statistics} statistics
 * @param {string} id
 * @param {number} seconds
 * @returns {Statistics}
 */
export const played = ({ times, solved }, id, seconds) => ({ solved, times: { ...times, [id]: (times[id] ?? 0) + seconds } });

/**
 * The statistics after a game was solved; each game counts once. Times of games that are gone are forgotten.
 * @param {Statistics} statistics
 * @param {string} id
 * @param {number} helps
 * @param {string[]} kept
 * @returns {Statistics}
 */
export function finished({ times, solved }, id, helps, kept) {
  const left = Object.fromEntries(Object.entries(times).filter(([other]) => kept.includes(other) && other !== id));
  if (!(id in times) || solved.some((game) => game.id === id)) return { times: left, solved };
  return { times: left, solved: [...solved, { id, seconds: Math.round(times[id]), helps }].slice(-MOST_GAMES) };
}

/**
 * A time as minutes and seconds.
 * @param {number} seconds
 */
export const clockTime = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

/**
 * What is told of a solved game, if its time is known.
 * @param {Statistics} statistics
 * @param {string} id
 */
export function told({ solved }, id) {
  const game = solved.find((each) => each.id === id);
  if (!game) return null;
  const seconds = solved.map((each) => each.seconds);
  return {
    time: clockTime(game.seconds),
    solved: solved.length,
    alone: solved.filter(({ helps }) => !helps).length,
    mean: clockTime(Math.round(seconds.reduce((sum, each) => sum + each, 0) / seconds.length)),
    best: clockTime(Math.min(...seconds)),
  };
}
