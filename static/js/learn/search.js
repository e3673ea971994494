/** Filters the list of techniques while a name is typed; without it the form asks the server. */

import { fits, simplified } from "./simplify.js";

const input = document.getElementById("q");
const found = document.getElementById("found");
const entries = [...document.querySelectorAll("[data-names]")];

/** Show the techniques whose names have every word that was typed. */
function filter() {
  const asked = simplified(input.value);
  const words = asked.split(" ").filter(Boolean);
  for (const entry of entries) entry.hidden = !fits(entry.dataset.names, asked);
  for (const section of document.querySelectorAll(".level")) {
    const inside = [...section.querySelectorAll("[data-names]")];
    section.hidden = inside.length > 0 && inside.every((entry) => entry.hidden);
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  found.textContent = !words.length ? "" : count ? found.dataset.count.replace("{count}", count) : found.dataset.none;
}

/** A page that the server has filtered already lacks the other entries. */
if (!new URLSearchParams(location.search).get("q")) input.addEventListener("input", filter);
