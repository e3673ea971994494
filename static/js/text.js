/** The words of the interface in the player's language; they come with the page. */

let texts = {};
let roles = {};
let language = "en";

/** Take the texts that the page carries. */
export function readTexts(element) {
  const data = JSON.parse(element.textContent);
  texts = data.texts;
  roles = data.roles;
}

/** Choose the language of every text from now on. */
export function setLanguage(lang) {
  language = lang;
}

export const currentLanguage = () => language;
export const languages = () => Object.keys(texts);

/** The text with that key, its {places} filled. */
export function t(key, values = {}) {
  const text = texts[language]?.[key];
  if (text === undefined) throw new RangeError(`no text ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** What a role is called for the player: a part of a pattern, or an area of the board. */
export const roleTitle = (role) => roles[language]?.[role] ?? t(`role_${role}`);

/** Write the texts of the current language into everything that names one. */
export function translatePage(root) {
  root.lang = language;
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = t(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
    if (element.hasAttribute("title")) element.title = t(element.dataset.label);
  }
  for (const element of root.querySelectorAll("[data-placeholder]")) {
    element.placeholder = t(element.dataset.placeholder);
  }
}
