// @ts-check
/** What the player may set, and what holds until he does. Pure functions. */

/** @type {Readonly<Preferences>} */
export const DEFAULTS = Object.freeze({
  language: "",
  coordinates: "A1",
  blocks: "number",
  automatic: false,
  tidy: true,
  pens: false,
  wrongDigits: false,
  uniqueness: true,
  chainNotation: false,
  praise: true,
  clock: false,
  statistics: false,
  speech: false,
  evaluation: "none",
  contradictions: false,
  training: false,
  pace: "usual",
  theme: "system",
  order: [],
  known: [],
  learning: [],
  off: [],
});

/** How fast a proof plays. */
export const PACES = ["slow", "usual", "quick"];

/** @type {Record<string, unknown[]>} */
const CHOICES = {
  coordinates: ["A1", "r1c1"],
  blocks: ["number", "place", "roman"],
  evaluation: ["none", "lazy", "strict-plus", "strict-minus"],
  pace: PACES,
  theme: ["system", "light", "dark", "contrast"],
};

/**
 * Stored preferences with defaults for what is missing or unknown to this version.
 * @param {unknown} stored
 * @returns {Preferences}
 */
export function complete(stored) {
  const usual = new Map(Object.entries(DEFAULTS));
  const isSound = (/** @type {[string, unknown]} */ [name, value]) => {
    const known = usual.has(name) && typeof value === typeof usual.get(name);
    const allowed = !(name in CHOICES) || CHOICES[name].includes(value);
    return known && allowed && Array.isArray(value) === Array.isArray(usual.get(name));
  };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(stored ?? {}).filter(isSound)) };
}

/**
 * What a learner meets: the usual board, whatever was set for games without a coach.
 * @param {Preferences} preferences
 * @returns {Preferences}
 */
export const forLearners = ({ coordinates, blocks, theme }) => ({ ...DEFAULTS, coordinates, blocks, theme });

/**
 * How candidates are kept in a game, as state.js wants it; in training nothing is noted automatically.
 * @param {Pick<Game, "automatic">} game
 * @param {Pick<Preferences, "automatic" | "evaluation" | "tidy" | "training">} preferences
 */
export const notesOf = (game, { automatic, evaluation, tidy, training }) => ({
  own: training || !(game.automatic ?? (automatic || evaluation !== "none")),
  tidy,
});

/**
 * Whether notes are of two kinds, in the corners and in the middle: where the player wants that and notes by himself.
 * @param {Pick<Game, "automatic">} game
 * @param {Pick<Preferences, "automatic" | "evaluation" | "pens" | "tidy" | "training">} preferences
 */
export const hasPens = (game, preferences) => preferences.pens && notesOf(game, preferences).own;

/**
 * Whether a technique is known, being learnt or switched off, or nothing of this was said.
 * @param {Pick<Preferences, "known" | "learning" | "off">} preferences
 * @param {string} key
 * @returns {Standing}
 */
export const standing = ({ known, learning, off }, key) =>
  off.includes(key) ? "off" : learning.includes(key) ? "learning" : known.includes(key) ? "know" : "usual";

/**
 * The preferences with another standing of a technique.
 * @param {Preferences} preferences
 * @param {string} key
 * @param {string} value
 */
export function setStanding(preferences, key, value) {
  const { known, learning, off } = preferences;
  const without = (/** @type {string[]} */ list) => list.filter((other) => other !== key);
  const put = (/** @type {string[]} */ list, /** @type {Standing} */ name) => (name === value ? [...without(list), key] : without(list));
  return { ...preferences, known: put(known, "know"), learning: put(learning, "learning"), off: put(off, "off") };
}
