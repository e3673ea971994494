// @ts-check
/** In which order help tries the techniques, and which it leaves out. Pure functions: what they return are the preferences that change. */

/** @typedef {Pick<Technique, "key" | "level" | "needs_uniqueness">} Listed */

/** What this page sets, and so what can be taken back. */
const SET_HERE = Object.freeze(/** @type {const} */ (["order", "known", "learning", "off", "uniqueness"]));

/**
 * The technique keys in the player's order; those he never moved keep their usual place after it.
 * @param {Pick<Preferences, "order">} preferences
 * @param {string[]} keys
 */
export function orderOf({ order }, keys) {
  const moved = order.filter((key) => keys.includes(key));
  return moved.length ? [...moved, ...keys.filter((key) => !moved.includes(key))] : [...keys];
}

/**
 * The order with a technique right before or after another one.
 * @param {Pick<Preferences, "order">} preferences
 * @param {string[]} keys
 * @param {string} key
 * @param {{beside: string, side: "before" | "after"}} target
 */
export function placed(preferences, keys, key, { beside, side }) {
  const order = orderOf(preferences, keys).filter((other) => other !== key);
  order.splice(order.indexOf(beside) + (side === "after" ? 1 : 0), 0, key);
  // The usual order needs no list; without one, what later versions bring has its usual place as well.
  return { order: isSame(order, keys) ? [] : order };
}

/**
 * Where a move leads among the techniques that are shown; null at the end of them.
 * @param {string[]} shown
 * @param {string} key
 * @param {string} move
 * @returns {{beside: string, side: "before" | "after"} | null}
 */
export function targetOf(shown, key, move) {
  const place = shown.indexOf(key);
  const isUp = move === "first" || move === "earlier";
  if (place === (isUp ? 0 : shown.length - 1)) return null;
  const beside = { first: 0, earlier: place - 1, later: place + 1, last: shown.length - 1 }[move] ?? place;
  return { beside: shown[beside], side: isUp ? "before" : "after" };
}

/**
 * Whether help may use a technique.
 * @param {Pick<Preferences, "off" | "uniqueness">} preferences
 * @param {Pick<Listed, "key" | "needs_uniqueness">} technique
 */
export const isOn = ({ off, uniqueness }, { key, needs_uniqueness: isUnique }) => !off.includes(key) && (uniqueness || !isUnique);

/**
 * What puzzles in newspapers need, and nothing beyond it.
 * @param {Preferences} preferences
 * @param {Listed[]} techniques
 * @param {number} hardest
 */
export function asInNewspapers({ known, learning }, techniques, hardest) {
  const off = techniques.filter(({ level }) => level > hardest).map(({ key }) => key);
  const isLeft = (/** @type {string} */ key) => !off.includes(key);
  return { off, known: known.filter(isLeft), learning: learning.filter(isLeft) };
}

/**
 * What this page sets, as it is now: to change it all back.
 * @param {Preferences} preferences
 */
export const asItIs = (preferences) => /** @type {Pick<Preferences, (typeof SET_HERE)[number]>} */ (Object.fromEntries(SET_HERE.map((name) => [name, preferences[name]])));

/**
 * Whether a change would change nothing.
 * @param {Preferences} preferences
 * @param {Partial<Preferences>} change
 */
export const isInEffect = (preferences, change) =>
  SET_HERE.every((name) => {
    const [now, then] = [preferences[name], change[name] ?? preferences[name]];
    if (!Array.isArray(now) || !Array.isArray(then)) return now === then;
    return name === "order" ? isSame(now, then) : isSame([...now].sort(), [...then].sort());
  });

/**
 * @param {string[]} one
 * @param {string[]} other
 */
const isSame = (one, other) => one.length === other.length && one.every((key, index) => key === other[index]);
