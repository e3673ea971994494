// @ts-check
/** The words of the interface in the player's language; they come with the page, or right after it. */

import { address, element, elements, root } from "./page.js";

/** @type {Record<Language, Record<string, string>>} */
let texts = {};
/** @type {Record<Language, Record<string, string>>} */
let roles = {};
let language = "en";

/**
 * The language of the address, of the preferences, or of the browser.
 * @param {Preferences} preferences
 */
export function chooseLanguage({ language: preferred }) {
  const asked = new URLSearchParams(location.search).get("lang");
  const offered = elements("link[rel=later][hreflang]").map((link) => link.getAttribute("hreflang"));
  const spoken = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return [asked, preferred, ...spoken].find((each) => each && offered.includes(each)) ?? root().dataset.served ?? root().lang;
}

/** Take the texts that the page carries, and speak the language it was served in. */
export function readTexts() {
  const data = JSON.parse(element("texts").textContent ?? "");
  texts = data.texts;
  roles = data.roles;
  setLanguage(root().lang);
}

/**
 * Choose the language of every text from now on; its texts must have been fetched.
 * @param {string} lang
 */
export function setLanguage(lang) {
  language = lang;
}

export const currentLanguage = () => language;

/**
 * What a language has for the page besides its own files; null if it cannot be had now.
 * @param {string} path
 */
async function fetchData(path) {
  const answer = await fetch(`${address()}/data/${path}.json`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/**
 * The techniques with their names in the current language; none if they cannot be had now.
 * @returns {Promise<Technique[]>}
 */
export const fetchTechniques = async () => (await fetchData(`${language}/techniques`))?.techniques ?? [];

/** @param {string} lang */
export const knowsLanguage = (lang) => lang in texts;

/**
 * Get the texts of a language unless they are here; whether they are now.
 * @param {string} lang
 */
export async function learnLanguage(lang) {
  if (knowsLanguage(lang)) return true;
  /** @type {{texts: Record<string, string>, roles: Record<string, string>} | null} */
  const words = await fetchData(lang);
  if (words) takeWords(lang, words);
  return Boolean(words);
}

/**
 * Know the words of a language from now on.
 * @param {string} lang
 * @param {{texts: Record<string, string>, roles: Record<string, string>}} words
 */
export function takeWords(lang, words) {
  texts[lang] = words.texts;
  roles[lang] = words.roles;
}

/**
 * The text with that key, its {places} filled; where the count is 1, the one for a single thing if there is one.
 * @param {string} key
 * @param {Record<string, any>} values
 */
export function t(key, values = {}) {
  const known = texts[language] ?? {};
  const text = (values.count === 1 ? known[`${key}_one`] : undefined) ?? known[key];
  if (text === undefined) throw new RangeError(`no text ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/**
 * Whether there is a text with that key.
 * @param {string} key
 */
export const hasText = (key) => key in (texts[language] ?? {});

/**
 * What a role is called for the player: a part of a pattern, or an area of the board.
 * @param {string} role
 */
export const roleTitle = (role) => roles[language]?.[role] ?? t(`role_${role}`);

/** Speak the current language on the whole page. */
export function translatePage() {
  root().lang = language;
  translate(root());
}

/**
 * Write the texts of the current language into everything that names one.
 * @param {ParentNode} part
 */
export function translate(part) {
  for (const element of elements("[data-text]", part)) element.textContent = t(element.dataset.text ?? "");
  for (const element of elements("[data-label]", part)) {
    const name = t(element.dataset.label ?? "");
    element.setAttribute("aria-label", name);
    if (element.hasAttribute("title")) element.title = name;
  }
  for (const element of elements("[data-placeholder]", part)) {
    element.setAttribute("placeholder", t(element.dataset.placeholder ?? ""));
  }
}
