// @ts-check
/** The dialog of the preferences, with the techniques in the player's order. */

import { current, update } from "../app.js";
import { openDialog } from "../dialogs.js";
import { showToast } from "../messages.js";
import { elements } from "../page.js";
import { currentLanguage, fetchWords, learnLanguage, t } from "../text.js";
import { DEFAULTS, moveTechnique, orderOf, setStanding, standing } from "./preferences.js";

/** @type {Technique[]} */
let techniques = [];

/** Listen to what is set. */
export function bindPreferences() {
  $("#preferences").on("change", "input[name]", readForm).on("submit", (event) => event.preventDefault());
  $("#techniques").on("click", "[data-move]", moveClicked).on("change", "select", standingChosen);
  bindTechniqueDrag();
}

/** Show what is set, and the techniques in the player's order. */
async function openPreferences() {
  fillForm();
  openDialog("preferences");
  import("../offline/render.js").then(({ showOffline }) => showOffline()).catch(() => $("#offline-setting").text(t("no_answer")));
  import("../help/speaking.js").then(({ hasVoice }) => hasVoice()).then(tellVoice, () => tellVoice(false));
  techniques = (await fetchWords(currentLanguage()))?.techniques ?? techniques;
  renderTechniques();
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
  // What the server said was said in the language and with the names of cells and blocks of that time.
  const outdated = languageChanged || preferences.coordinates !== before.coordinates || preferences.blocks !== before.blocks;
  update(outdated ? { preferences, help: null, aside: null, page: null, lamp: null } : { preferences });
  if (languageChanged) openPreferences();
}

const keys = () => techniques.map(({ key }) => key);

function renderTechniques() {
  const { preferences } = current();
  const order = orderOf(preferences, keys());
  const ordered = [...techniques].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  $("#techniques").empty().append(
    ordered.map((technique, index) => techniqueLine(technique, standing(preferences, technique.key), index, ordered.length)),
  );
}

/**
 * @param {Technique} technique
 * @param {Standing} value
 * @param {number} index
 * @param {number} count
 */
function techniqueLine({ key, name, level_name: level }, value, index, count) {
  const button = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ word, /** @type {boolean} */ disabled) =>
    $("<button>", { type: "button", class: "move", "data-move": by, disabled, "aria-label": `${t(word)}: ${name}` }).text(sign);
  const $standing = $("<select>", { "aria-label": name }).append(
    ["usual", "know", "learning", "off"].map((each) => $("<option>", { value: each, selected: each === value }).text(t(`standing_${each}`))),
  );
  return $("<li>", { class: `technique standing-${value}`, "data-key": key, draggable: true }).append(
    $("<span>", { class: "technique-name" }).append($("<b>").text(name), " ", $("<small>").text(level)),
    button(-1, "↑", "move_up", index === 0),
    button(1, "↓", "move_down", index === count - 1),
    $standing,
  );
}

/** @param {{currentTarget: HTMLElement}} event */
function moveClicked({ currentTarget }) {
  const key = $(currentTarget).closest("li").data("key");
  change(moveTechnique(current().preferences, keys(), key, Number(currentTarget.dataset.move)));
  const selector = `[data-move="${currentTarget.dataset.move}"]`;
  renderTechniques();
  $(`#techniques [data-key="${key}"] ${selector}`).trigger("focus");
}

/** @param {{currentTarget: HTMLSelectElement}} event */
function standingChosen({ currentTarget }) {
  const $line = $(currentTarget).closest("li");
  change(setStanding(current().preferences, $line.data("key"), currentTarget.value));
  $line.attr("class", `technique standing-${currentTarget.value}`);
}

/** Dragging a technique to another place; the buttons do the same. */
function bindTechniqueDrag() {
  /** @type {HTMLElement | null} */
  let dragged = null;
  $("#techniques")
    .on("dragstart", "li", ({ currentTarget }) => {
      dragged = currentTarget;
    })
    .on("dragover", "li", (event) => {
      if (dragged) event.preventDefault();
    })
    .on("drop", "li", (event) => {
      event.preventDefault();
      if (!dragged) return;
      const from = $(dragged).index();
      const to = $(event.currentTarget).index();
      change(moveTechnique(current().preferences, keys(), $(dragged).data("key"), to - from));
      dragged = null;
      renderTechniques();
    });
}

/** Techniques in the usual order, all known. */
function resetTechniques() {
  const { order, known, learning, off } = DEFAULTS;
  change({ ...current().preferences, order, known, learning, off });
  renderTechniques();
}

export const verbs = { openPreferences, resetTechniques };
