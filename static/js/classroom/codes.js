// @ts-check
/**
 * What a class hands around, as short texts: the task in a link, and the result that a pupil reads out.
 *
 * A task is `ID.KIND.WHAT.TITLE.CHECK`, made of letters that a link may carry as they are. A result is the name and
 * twelve letters, `Mia K7QM-3F8X-9TP4`: the task's four, six with the numbers, and two that notice a typing mistake,
 * also one in the name. Pure functions.
 */

/** Thirty-two letters, without those that are easily taken for another. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LIKE = { I: "1", L: "1", O: "0", U: "V" };
const CHECK = 1021;
const ID = 4;
const NUMBERS = 6;
const RESULT = ID + NUMBERS + 2;
const LONGEST_TASK = 1000;

/** What the numbers of a result may reach at most: six bits each, and twelve for the minutes. */
const MOST = { right: 63, tried: 63, helped: 63, minutes: 4095 };

export const KINDS = ["puzzle", "drill", "chapter", "booklet"];
export const LONGEST_TITLE = 60;
export const LONGEST_NAME = 30;

/**
 * The sum of letters or of code points after one more of them: since 32 and 31 share no factor with the prime, no
 * single other letter and no two neighbours that changed places give the same.
 * @param {number} sum
 * @param {number} value
 */
const checked = (sum, value) => (sum * LETTERS.length + value + 1) % CHECK;

/** @param {Iterable<string>} text */
const checkOf = (text, start = 0) => [...text].reduce((sum, letter) => checked(sum, letter.codePointAt(0) ?? 0), start);

/**
 * A number as so many letters.
 * @param {number} number
 * @param {number} length
 */
const lettersOf = (number, length) =>
  Array.from({ length }, (_, place) => LETTERS[Math.floor(number / LETTERS.length ** (length - 1 - place)) % LETTERS.length]).join("");

/** @param {string} letters */
const numberOf = (letters) => [...letters].reduce((number, letter) => number * LETTERS.length + LETTERS.indexOf(letter), 0);

/** The number of a new task; *random* gives numbers from 0 to 1. */
export const newTaskId = (random = Math.random) => lettersOf(Math.floor(random() * LETTERS.length ** ID), ID);

/**
 * The text of a task.
 * @param {ClassTask} task
 */
export function writeTask({ id, kind, what, title }) {
  const text = [id, kind, what, toBase64(title.slice(0, LONGEST_TITLE))].join(".");
  return `${text}.${lettersOf(checkOf(text), 2)}`;
}

/**
 * The task of a text; RangeError if it is none, or was cut.
 * @param {string} text
 * @returns {ClassTask}
 */
export function readTask(text) {
  const [id, kind, what, title, check, ...more] = text.split(".");
  const whole = `${id}.${kind}.${what}.${title}`;
  const isTask = check === lettersOf(checkOf(whole), 2) && !more.length && /^[\w~-]+$/.test(what) && isTaskId(id);
  if (!isTask || !KINDS.includes(kind) || text.length > LONGEST_TASK) throw new RangeError("expected a task");
  return { id, kind: /** @type {ClassTask["kind"]} */ (kind), what, title: fromBase64(title).slice(0, LONGEST_TITLE) };
}

/**
 * Whether a text is the number of a task.
 * @param {string} text
 */
export const isTaskId = (text) => text.length === ID && [...text].every((letter) => LETTERS.includes(letter));

/** @param {string} text */
const toBase64 = (text) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} text */
function fromBase64(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RangeError("expected a title");
  }
}

/**
 * A name as it is shown: without what no name holds, and not too long.
 * @param {string} text
 */
export const tidyName = (text) =>
  text.normalize("NFC").replace(/[^\p{L}\p{N} .'-]/gu, " ").replace(/^[^\p{L}\p{N}]+/u, "").replace(/ +/g, " ").slice(0, LONGEST_NAME).trim();

/**
 * What makes two names the same: letters and digits, large or small.
 * @param {string} name
 */
export const sameName = (name) => name.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A number as it fits into a result.
 * @param {number} number
 * @param {number} most
 */
const within = (number, most) => Math.min(most, Math.max(0, Math.round(number) || 0));

/**
 * The text of a result; what is larger than fits is told as the largest that does.
 * @param {ClassResult} result
 */
export function writeResult({ task, name, right, tried, helped, minutes }) {
  const fields = /** @type {[number, number][]} */ ([
    [right, MOST.right],
    [tried, MOST.tried],
    [helped, MOST.helped],
    [minutes, MOST.minutes],
  ]);
  const number = fields.reduce((sum, [value, most]) => sum * (most + 1) + within(value, most), 0);
  const letters = task + lettersOf(number, NUMBERS);
  const whole = letters + lettersOf(checkOfResult(letters, name), 2);
  return `${tidyName(name)} ${whole.slice(0, 4)}-${whole.slice(4, 8)}-${whole.slice(8)}`;
}

/**
 * @param {string} letters
 * @param {string} name
 */
const checkOfResult = (letters, name) =>
  checkOf(sameName(tidyName(name)), [...letters].reduce((sum, letter) => checked(sum, LETTERS.indexOf(letter)), 0));

/**
 * The result of a text as somebody types it, or null if a letter is wrong, missing or too many.
 * @param {string} text
 * @returns {ClassResult | null}
 */
export function readResult(text) {
  const [typed, letters] = apart(text.trim());
  const name = tidyName(typed);
  if (!sameName(name) || letters.length !== RESULT) return null;
  const [body, check] = [letters.slice(0, -2), letters.slice(-2)];
  if (lettersOf(checkOfResult(body, name), 2) !== check) return null;
  let rest = numberOf(body.slice(ID));
  const take = (/** @type {number} */ most) => {
    const value = rest % (most + 1);
    rest = Math.floor(rest / (most + 1));
    return value;
  };
  const [minutes, helped, tried, right] = [MOST.minutes, MOST.helped, MOST.tried, MOST.right].map(take);
  return { task: body.slice(0, ID), name, right, tried, helped, minutes };
}

/**
 * The name and the letters of a typed result: the last twelve letters, however they are grouped, unless they begin
 * in the middle of a word.
 * @param {string} text
 * @returns {[name: string, letters: string]}
 */
function apart(text) {
  let letters = "";
  let place = text.length;
  while (place > 0 && letters.length < RESULT) {
    place -= 1;
    const letter = text[place].toUpperCase();
    const meant = LIKE[/** @type {keyof typeof LIKE} */ (letter)] ?? letter;
    if (LETTERS.includes(meant)) letters = meant + letters;
    else if (!" -\u2010\u2011\u2013".includes(letter)) break;
  }
  const isWithinWord = /[\p{L}\p{N}]$/u.test(text.slice(0, place));
  return isWithinWord ? [text, ""] : [text.slice(0, place), letters];
}
