// @ts-check
/** Filters the list of techniques while a name is typed; without it the form asks the server. */

import { element, elements, field } from "../page.js";
import { fits, simplified } from "./simplify.js";

const input = field("q");
const found = element("found");
const entries = elements("[data-names]");

/** Show the techniques whose names have every word that was typed. */
function filter() {
  const asked = simplified(input.value);
  const words = asked.split(" ").filter(Boolean);
  for (const entry of entries) entry.hidden = !fits(entry.dataset.names ?? "", asked);
  for (const section of elements(".level")) {
    const inside = elements("[data-names]", section);
    section.hidden = inside.length > 0 && inside.every((entry) => entry.hidden);
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  const { count: told = "", none = "" } = found.dataset;
  found.textContent = !words.length ? "" : count ? told.replace("{count}", String(count)) : none;
}

const asked = new URLSearchParams(location.search).get("q") ?? "";
// A page that the server has filtered says what for, and lacks the other entries; one that the browser kept has all.
if (!asked || !input.defaultValue) {
  input.addEventListener("input", filter);
  input.value ||= asked;
  filter();
}
