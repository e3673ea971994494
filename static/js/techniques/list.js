// @ts-check
/** The list of techniques: their order, which are known, being learnt or off. Writes the preferences that games read, in this tab and in others. */

import { fits, simplified } from "../learn/simplify.js";
import { announce, offerUndo } from "../messages.js";
import { element, elements, field } from "../page.js";
import { complete, setStanding } from "../preferences/preferences.js";
import { drawIn } from "../redraw.js";
import * as store from "../store.js";
import { t } from "../text.js";
import { bindDrag, cancelDrag } from "./drag.js";
import { asInNewspapers, asItIs, isInEffect, isOn, orderOf, placed, targetOf } from "./order.js";
import { readRow, renderRow, toggleMoves } from "./rows.js";

/** @type {import("./rows.js").TechniqueRow[]} */
let techniques = [];
/** The same in the usual order. @type {string[]} */
let keys = [];

/** What each preset changes. @type {Record<string, (preferences: Preferences) => Partial<Preferences>>} */
const PRESETS = {
  newspaper: (preferences) => asInNewspapers(preferences, techniques, Number(element("techniques").dataset.newspaper)),
  everything: () => ({ off: [], uniqueness: true }),
  uniqueness: () => ({ uniqueness: false }),
  order: () => ({ order: [] }),
};

/** Another tab may have changed them. */
const preferences = () => complete(store.loadPreferences());

/** @param {Partial<Preferences>} change */
function set(change) {
  store.savePreferences({ ...preferences(), ...change });
  render();
}

/** Show what is set, in the player's order. */
function render() {
  const now = preferences();
  const order = orderOf(now, keys);
  const ordered = order.map((key) => techniqueOf(key));
  if (ordered.some(({ row }, index) => element("techniques").children[index] !== row)) arrange(ordered.map(({ row }) => row));
  ordered.forEach((technique, index) => renderRow(technique, now, index + 1));
  for (const key of elements("[data-preset]")) key.setAttribute("aria-current", String(isInEffect(now, PRESETS[key.dataset.preset ?? ""](now))));
  const on = techniques.filter((technique) => isOn(now, technique)).length;
  element("techniques-on").textContent = t("techniques_on", { on, count: keys.length });
  const left = techniques.filter((each) => each.needs_uniqueness && !now.off.includes(each.key)).length;
  element("uniqueness-off").hidden = now.uniqueness || !left;
  elements("#uniqueness-off span")[0].textContent = t("uniqueness_off", { count: left });
}

/** @param {string | undefined} key */
const techniqueOf = (key) => techniques[keys.indexOf(key ?? "")];

/**
 * Put the lines into another order.
 * @param {HTMLElement[]} rows
 */
function arrange(rows) {
  const list = element("techniques");
  drawIn(list, () => list.append(...rows));
}

/** Show the techniques whose names have what was typed and that have the level that was chosen. */
function filter() {
  const asked = simplified(field("q").value);
  const level = Number(field("levels").value);
  for (const technique of techniques) technique.row.hidden = !fits(technique.names, asked) || (level > 0 && technique.level !== level);
  const count = techniques.filter(({ row }) => !row.hidden).length;
  element("techniques-found").textContent = !asked && !level ? "" : count ? t("techniques_found", { count }) : t("techniques_not_found");
}

/**
 * Put a technique beside another one and say where it is now.
 * @param {string} key
 * @param {{beside: string, side: "before" | "after"} | null} target
 */
function moveTo(key, target) {
  if (!target) return;
  set(placed(preferences(), keys, key, target));
  const { name, row } = techniqueOf(key);
  row.scrollIntoView({ block: "nearest" });
  announce(t("technique_moved", { name, place: orderOf(preferences(), keys).indexOf(key) + 1, count: keys.length }));
}

/**
 * Move a technique among those that are shown.
 * @param {HTMLElement} row
 * @param {string} move
 */
function move(row, move) {
  const shown = elements("#techniques > li:not([hidden])").map(({ dataset }) => dataset.key ?? "");
  moveTo(row.dataset.key ?? "", targetOf(shown, row.dataset.key ?? "", move));
}

/** @type {Record<string, string>} */
const MOVES = { ArrowUp: "earlier", ArrowDown: "later", Home: "first", End: "last" };

/** @param {Stroke} stroke */
function moveTechnique({ key }) {
  const row = document.activeElement?.closest("li");
  if (row) move(row, MOVES[key]);
}

/** @param {string} name */
function choosePreset(name) {
  const before = preferences();
  const change = PRESETS[name](before);
  if (isInEffect(before, change)) return;
  set(change);
  const now = preferences();
  const on = techniques.filter((technique) => isOn(now, technique)).length;
  offerUndo(t("preset_done", { preset: t(`preset_${name}`), on, count: keys.length }), () => set(asItIs(before)));
}

/** @param {Event} event */
function clicked({ target }) {
  const key = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("button")) : null;
  const row = key?.closest("li");
  if (!key || !row) return;
  if (key.dataset.move) move(row, key.dataset.move);
  else toggleMoves(techniqueOf(row.dataset.key));
}

/** @param {Event} event */
function standingChosen({ target }) {
  if (target instanceof HTMLSelectElement) set(setStanding(preferences(), target.closest("li")?.dataset.key ?? "", target.value));
}

export const verbs = { cancelDrag, moveTechnique };

/** Show the list as it is set, and listen to what is done with it. */
export function beginList() {
  techniques = elements("#techniques > li").map(readRow);
  keys = techniques.map(({ key }) => key);
  const list = element("techniques");
  list.addEventListener("click", clicked);
  list.addEventListener("change", standingChosen);
  bindDrag(list, ({ dataset }, neighbour, side) => moveTo(dataset.key ?? "", { beside: neighbour.dataset.key ?? "", side }));
  field("q").addEventListener("input", filter);
  field("levels").addEventListener("input", filter);
  for (const key of elements("[data-preset]")) key.addEventListener("click", () => choosePreset(key.dataset.preset ?? ""));
  element("uniqueness-on").addEventListener("click", () => set({ uniqueness: true }));
  store.onForeignChange({ onGame: () => {}, onPreferences: render });
  render();
  filter();
}
