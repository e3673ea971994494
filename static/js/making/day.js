// @ts-check
/** Opening the puzzle of the day; whoever answers makes it from the date. */

import { current } from "../app.js";
import { dayOf, gameOf } from "../game/day.js";
import { continueGame, openGame } from "../game/games.js";
import { knowLevel } from "../game/level.js";
import { readGame } from "../game/state.js";
import { showToast, tellWaiting } from "../messages.js";
import { ask } from "../asking.js";
import { newId, oldGames } from "../store.js";
import { currentLanguage, t } from "../text.js";

/** Go on with the puzzle of this day, or begin it. */
async function openDay() {
  const isHome = () => current().view === "home";
  // This script may have come when something else was opened already.
  if (!isHome()) return;
  const now = new Date();
  const day = dayOf(now);
  const begun = gameOf(oldGames(), day);
  if (begun) {
    continueGame(begun.id);
    return;
  }
  const $card = $("#day-card").attr("aria-busy", "true");
  tellWaiting();
  const { board, level, note = "", error, code } = await ask("new", { day }, "day", isHome);
  // Whoever has pressed it again waits for the newer answer; whoever has opened something else meanwhile, for none.
  if (code !== "withdrawn" || !isHome()) $card.removeAttr("aria-busy");
  if (code === "withdrawn") return;
  if (!board) {
    showToast(error || t("no_answer"));
    return;
  }
  const date = now.toLocaleDateString(currentLanguage(), { day: "numeric", month: "long" });
  const game = readGame(newId(), board, t("day_of", { date }));
  if (level) knowLevel(game.cells, level);
  openGame({ ...game, day, note });
}

export const verbs = { openDay };
