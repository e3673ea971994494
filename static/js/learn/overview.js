// @ts-check
/** Shows on the list of techniques what was practised and what is known. */

import { element, elements } from "../page.js";
import { complete, standing } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";
import { loadRecords, recordOf } from "./record.js";

const words = JSON.parse(element("record-words").textContent ?? "");
const records = loadRecords();
const preferences = complete(loadPreferences());

for (const entry of elements("[data-key]")) {
  const { key = "" } = entry.dataset;
  const { right, streak, tried } = recordOf(records, key);
  const known = standing(preferences, key);
  const parts = [
    known === "know" ? words.known : known === "learning" ? words.learning : "",
    tried ? words.right.replace("{right}", right).replace("{streak}", streak) : "",
  ].filter(Boolean);
  if (!parts.length) continue;
  const line = document.createElement("span");
  line.className = `standing${known === "know" ? " known" : ""}`;
  line.textContent = parts.join(" · ");
  entry.append(line);
}
