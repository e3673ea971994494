// @ts-check
/**
 * What the browser keeps as text. It may refuse everything (full, blocked, private) and hold anything (another version,
 * a broken disk, a curious player): this is the one place that knows of the former; each room looks after the latter.
 */

/**
 * Do something with the storage of the browser or of this tab; *otherwise* if it is refused. Even to name it may be.
 * @template T
 * @param {() => T} action
 * @param {T} otherwise
 */
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * What a text says; null if it says nothing.
 * @param {string | null} text
 */
const parse = (text) => attempt(() => JSON.parse(text ?? "null"), null);

/**
 * What was kept at a place; null if nothing was, or nothing that can be read.
 * @param {string} key
 */
export const read = (key) => parse(attempt(() => localStorage.getItem(key), null));

/**
 * Keep something at a place; false if that is refused.
 * @param {string} key
 * @param {unknown} value
 */
export const write = (key, value) =>
  attempt(() => {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  }, false);

/** @param {string} key */
export const remove = (key) => attempt(() => localStorage.removeItem(key), undefined);

/**
 * The places whose names begin so.
 * @param {string} prefix
 */
export const keys = (prefix) => attempt(() => Object.keys(localStorage), /** @type {string[]} */ ([])).filter((key) => key.startsWith(prefix));

/**
 * Call back when another window has kept something. Whoever hears of it never writes it back: a window of another
 * edition would do the same, and they would never come to an end.
 * @param {(key: string, value: any) => void} listener
 */
export const onForeignWrite = (listener) =>
  window.addEventListener("storage", ({ key, newValue }) => key !== null && newValue !== null && listener(key, parse(newValue)));

/**
 * A text that this tab alone has kept.
 * @param {string} key
 */
export const readOfTab = (key) => attempt(() => sessionStorage.getItem(key), null);

/**
 * Keep a text for this tab, or none any more; false if that is refused.
 * @param {string} key
 * @param {string | null} text
 */
export const writeOfTab = (key, text) =>
  attempt(() => {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  }, false);
