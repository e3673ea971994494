/** Filters the list of techniques while a name is typed; without it the form asks the server. */

import { simplified } from "./simplify.js";

const input = document.getElementById("q");
const found = document.getElementById("found");
const entries = [...document.querySelectorAll("[data-names]")];

/** Show the techniques whose names have every word that was typed. */
function filter() {
  const words = simplified(input.value).split(" ").filter(Boolean);
  const fits = (entry) => words.every((word) => entry.dataset.names.includes(word));
  for (const entry of entries) entry.hidden = !fits(entry);
  for (const section of document.querySelectorAll(".level")) {
    const inside = [...section.querySelectorAll("[data-names]")];
    section.hidden = inside.length > 0 && inside.every((entry) => entry.hidden);
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  found.textContent = !words.length ? "" : count ? found.dataset.count.replace("{count}", count) : found.dataset.none;
}

/** A page that the server has filtered already lacks the other entries. */
if (!new URLSearchParams(location.search).get("q")) input.addEventListener("input", filter);
