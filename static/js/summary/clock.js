// @ts-check
/** Counts the time of a game while it is played and in sight, for players who want that, and shows it to those who want a clock. */

import { current, onUpdate } from "../app.js";
import { isSolved } from "../game/state.js";
import { loadStyles } from "../page.js";
import { t } from "../text.js";
import { clockTime, loadStatistics, played, saveStatistics } from "./statistics.js";

const SECOND = 1000;

/** @type {{id: string, since: number} | null} */
let running = null;
let ticking = 0;
/** @type {JQuery} */
let $clock;

/** Follow what is played from now on. */
export async function bind() {
  await loadStyles("summary").catch(() => null);
  $clock = $("<p>", { class: "clock", role: "timer", hidden: true });
  $(".top-keys").before($clock);
  onUpdate(follow);
  document.addEventListener("visibilitychange", follow);
  // A dialog lies over the board; neither event bubbles.
  for (const event of ["toggle", "close"]) document.addEventListener(event, follow, true);
  follow();
}

/** The game whose time runs now: neither help nor a dialog is before it. */
function timed() {
  const { preferences, view, game, watch, help, page } = current();
  const isWanted = preferences.statistics || preferences.clock;
  const isCovered = watch || help || page || document.hidden || document.querySelector("dialog[open]");
  return isWanted && view === "board" && !isCovered && game?.phase === "playing" && !isSolved(game) ? game.id : "";
}

function follow() {
  const id = timed();
  if ((running?.id ?? "") !== id) {
    const now = performance.now();
    if (running) saveStatistics(played(loadStatistics(), running.id, (now - running.since) / SECOND));
    running = id ? { id, since: now } : null;
  }
  renderClock();
}

/** Show the time of the game on the board, and whether it runs. */
function renderClock() {
  const { preferences, view, game } = current();
  const isShown = preferences.clock && view === "board" && game?.phase === "playing" && !isSolved(game);
  $clock.prop("hidden", !isShown).toggleClass("paused", !running);
  clearInterval(ticking);
  if (!isShown) return;
  const sofar = loadStatistics().times[game.id] ?? 0;
  const now = () => Math.floor(sofar + (running ? (performance.now() - running.since) / SECOND : 0));
  const show = () => $clock.text(clockTime(now())).attr("aria-label", t(running ? "clock_runs" : "clock_pauses", { time: clockTime(now()) }));
  show();
  if (running) ticking = window.setInterval(show, SECOND);
}
