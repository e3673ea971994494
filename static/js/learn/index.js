// @ts-check
/** The list of techniques: filters it by name and by progress, and tells how one stands to each. Without it the form asks the server. */

import { element, elements, field } from "../page.js";
import { fits, simplified } from "./simplify.js";
import { dataOf, groupsOf, loadStandings, showStandings } from "./standings.js";

const input = field("q");
const found = element("found");
const entries = elements("[data-names]");
const standings = loadStandings();
const groups = new Map(entries.map((entry) => [entry, groupsOf(standings, entry.dataset.key ?? "")]));

/** The group that is to be shown: all, due, begun or known. */
const wanted = () => /** @type {HTMLInputElement} */ (document.querySelector("[name=standing]:checked")).value;

/** Show the techniques of the group whose names have every word that was typed. */
function filter() {
  const asked = simplified(input.value);
  const group = wanted();
  const isWanted = (/** @type {HTMLElement} */ entry) => group === "all" || groups.get(entry)?.includes(group);
  for (const entry of entries) entry.hidden = !isWanted(entry) || !fits(entry.dataset.names ?? "", asked);
  for (const section of elements(".level")) {
    const inside = elements("[data-names]", section);
    section.hidden = inside.length > 0 && inside.every((entry) => entry.hidden);
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  const { count: told = "", none = "" } = found.dataset;
  const isFiltered = asked.split(" ").some(Boolean) || group !== "all";
  found.textContent = !isFiltered ? "" : count ? told.replace("{count}", String(count)) : none;
}

/** Offer the groups that are not empty, each with its number; none where nothing was learned yet. */
function offerGroups() {
  for (const choice of elements("#standing-filter label")) {
    const { value } = /** @type {HTMLInputElement} */ (choice.querySelector("input"));
    const count = value === "all" ? entries.length : entries.filter((entry) => groups.get(entry)?.includes(value)).length;
    /** @type {HTMLElement} */ (choice.querySelector("b")).textContent = String(count);
    choice.hidden = !count;
  }
  element("standing-filter").hidden = [...groups.values()].every((each) => !each.length);
}

showStandings(entries, standings, dataOf("record-words"));
offerGroups();
// The browser may have kept what was chosen before the page was left.
element("standing-filter").addEventListener("change", filter);
const asked = new URLSearchParams(location.search).get("q") ?? "";
// A page that the server has filtered says what for, and lacks the other entries; one that the browser kept has all.
if (!asked || !input.defaultValue) {
  input.addEventListener("input", filter);
  input.value ||= asked;
  filter();
}
