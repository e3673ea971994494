// @ts-check
/** "Next for you" on the start page, for those who have begun to learn: one card that leads on. */

import { current } from "../app.js";
import { element } from "../page.js";
import { firstOffer, renderOffer } from "../render/home.js";
import { currentLanguage, fetchTechniques, t } from "../text.js";
import { nextForYou } from "./due.js";
import { loadProgress } from "./kept.js";

const MOST_NAMED = 3;

/** Bring the card up to date with what was learned. */
export function renderNext() {
  const shelf = element("next");
  const chapters = (shelf.dataset.chapters ?? "").split(" ").map((key) => ({ key, techniques: [] }));
  const next = nextForYou(loadProgress(), chapters, new Date(), current().preferences.off);
  shelf.hidden = !next;
  if (!next) return;
  renderOffer(cardOf(next), next.kind);
  if (next.kind === "due") nameTechniques(next.techniques);
}

/**
 * Where the card leads and what it says.
 * @param {NextForYou} next
 */
function cardOf(next) {
  if (next.kind === "due") return dueCard(next.techniques);
  if (next.kind === "chapter") return { path: ["course", next.key], what: t(`chapter_${next.key}`), told: t(next.begun ? "next_chapter_on" : "next_chapter") };
  if (next.kind === "start") return firstOffer();
  return { path: ["course", "first-game"], what: t("next_first_game"), told: t("next_first_game_told") };
}

/** @param {string[]} techniques */
const dueCard = (techniques) => ({
  path: ["practise", techniques.length > 1 ? "mixed" : techniques[0]],
  what: t("next_due", { count: techniques.length }),
  told: t("next_due_told"),
});

/**
 * Say which techniques are due; their names are fetched, since only those who practise need them here.
 * @param {string[]} keys
 */
async function nameTechniques(keys) {
  const language = currentLanguage();
  const techniques = await fetchTechniques();
  const names = keys.map((key) => techniques.find((technique) => technique.key === key)?.name).filter(Boolean);
  if (!names.length || language !== currentLanguage() || element("next").dataset.kind !== "due") return;
  const named = names.slice(0, MOST_NAMED).join(", ");
  const left = names.length - MOST_NAMED;
  element("next-told").textContent = left > 0 ? t("next_due_more", { names: named, count: left }) : named;
}
