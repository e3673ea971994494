/** What the player may set, and what holds until he does. Pure functions. */

export const DEFAULTS = Object.freeze({
  language: "",
  coordinates: "A1",
  candidates: "automatic",
  tidy: true,
  wrongDigits: false,
  uniqueness: true,
  evaluation: "none",
  contradictions: false,
  training: false,
  theme: "system",
  order: [],
  known: [],
  learning: [],
  off: [],
});

const CHOICES = {
  coordinates: ["A1", "r1c1"],
  candidates: ["automatic", "own"],
  evaluation: ["none", "lazy", "strict-plus", "strict-minus"],
  theme: ["system", "light", "dark", "contrast"],
};

/** Stored preferences with defaults for what is missing or unknown to this version. */
export function complete(stored) {
  const preferences = { ...DEFAULTS };
  for (const [name, value] of Object.entries(stored ?? {})) {
    const known = name in DEFAULTS && typeof value === typeof DEFAULTS[name];
    const allowed = !(name in CHOICES) || CHOICES[name].includes(value);
    const sameShape = Array.isArray(value) === Array.isArray(DEFAULTS[name]);
    if (known && allowed && sameShape) preferences[name] = value;
  }
  return preferences;
}

/** How candidates are kept, as state.js wants it; in training nothing is noted automatically. */
export const notesOf = ({ candidates, tidy, training }) => ({ own: candidates === "own" || Boolean(training), tidy });

/** The technique keys in the player's order; those he never moved keep their usual place after it. */
export function orderOf(preferences, keys) {
  const known = preferences.order.filter((key) => keys.includes(key));
  return known.length ? [...known, ...keys.filter((key) => !known.includes(key))] : [...keys];
}

/** The preferences after a technique moved up (-1) or down (+1) in the order. */
export function moveTechnique(preferences, keys, key, by) {
  const order = orderOf(preferences, keys);
  const from = order.indexOf(key);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...preferences, order };
}

/** Whether a technique is known, being learnt or switched off, or nothing of this was said. */
export const standing = ({ known, learning, off }, key) =>
  off.includes(key) ? "off" : learning.includes(key) ? "learning" : known.includes(key) ? "know" : "usual";

const LISTS = { know: "known", learning: "learning", off: "off" };

/** The preferences with another standing of a technique. */
export function setStanding(preferences, key, value) {
  const changed = { ...preferences };
  for (const [name, list] of Object.entries(LISTS)) {
    const others = preferences[list].filter((other) => other !== key);
    changed[list] = name === value ? [...others, key] : others;
  }
  return changed;
}
