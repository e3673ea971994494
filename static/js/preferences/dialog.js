// @ts-check
/** The dialog of the preferences. */

import { current, update } from "../app.js";
import { openDialog } from "../dialogs.js";
import { showToast } from "../messages.js";
import { dialog, element, elements } from "../page.js";
import { fetchTechniques, learnLanguage, t } from "../text.js";

/** A group whose heading is this near to the top is the one that is read. */
const HEAD = 170;

/** Listen to what is set. */
export function bind() {
  $("#preferences").on("change", "input[name]", readForm).on("submit", (event) => event.preventDefault());
  $(".settings-index").on("click", "[data-group]", ({ currentTarget }) => showGroup(currentTarget.dataset.group));
  dialog("preferences").addEventListener("scroll", markGroup);
}

/** Show what is set. */
function openPreferences() {
  fillForm();
  openDialog("preferences");
  markGroup();
  import("../offline/preparing.js").then(({ showOffline }) => showOffline()).catch(() => $("#offline-setting").text(t("no_answer")));
  import("../help/speaking.js").then(({ hasVoice }) => hasVoice()).then(tellVoice, () => tellVoice(false));
  countTechniques();
}

/**
 * Go to a group of the preferences.
 * @param {string} name
 */
function showGroup(name) {
  element(name).focus({ preventScroll: true });
  element(name).scrollIntoView({ block: "start" });
}

/** Say in the index which group is at the top. */
function markGroup() {
  const box = dialog("preferences");
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  const passed = elements("#preferences h3").filter((heading) => isAtEnd || heading.getBoundingClientRect().top < box.getBoundingClientRect().top + HEAD);
  for (const key of elements("[data-group]")) key.setAttribute("aria-current", String(key.dataset.group === passed.at(-1)?.id));
}

/** Say how many techniques help may use. */
async function countTechniques() {
  const [techniques, order] = await Promise.all([fetchTechniques(), import("../techniques/order.js").catch(() => null)]);
  if (!techniques.length || !order) return;
  const on = techniques.filter((technique) => order.isOn(current().preferences, technique)).length;
  element("techniques-on").textContent = t("techniques_on", { on, count: techniques.length });
}

/**
 * Say whether the browser can read aloud in the language of the page.
 * @param {boolean} isThere
 */
function tellVoice(isThere) {
  const [input] = elements("#preferences input[name=speech]");
  const key = isThere ? "speech_told" : "speech_none";
  $(input).prop("disabled", !isThere).closest("label").find("small").attr("data-text", key).text(t(key));
}

function fillForm() {
  const set = new Map(Object.entries(current().preferences));
  const inputs = /** @type {HTMLInputElement[]} */ (elements("#preferences input[name]"));
  for (const input of inputs) {
    const value = set.get(input.name);
    input.checked = input.type === "radio" ? value === input.value : Boolean(value);
  }
}

/** @param {{currentTarget: HTMLInputElement}} event */
function readForm({ currentTarget: input }) {
  const value = input.type === "radio" ? input.value : input.checked;
  change({ ...current().preferences, [input.name]: value });
  if (input.name === "uniqueness") countTechniques();
}

/** @param {Preferences} preferences */
async function change(preferences) {
  const before = current().preferences;
  const languageChanged = preferences.language !== before.language;
  if (languageChanged && preferences.language) {
    const { language } = preferences;
    if (!(await learnLanguage(language))) {
      showToast(t("no_answer"));
      fillForm();
      return;
    }
    // What was set while its words were fetched stays.
    preferences = { ...current().preferences, language };
  }
  update({ preferences });
  if (languageChanged) openPreferences();
}

export const verbs = { openPreferences };
