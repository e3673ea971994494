// @ts-check
/** Counts the time of a game while it is played and in sight, for players who want that. */

import { current, onUpdate } from "../app.js";
import { isSolved } from "../game/state.js";
import { loadStatistics, played, saveStatistics } from "./statistics.js";

/** @type {{id: string, since: number} | null} */
let running = null;
let isFollowing = false;

/** Follow what is played from now on. */
export function followTime() {
  if (isFollowing) return;
  isFollowing = true;
  onUpdate(follow);
  document.addEventListener("visibilitychange", follow);
  follow();
}

/** The game whose time runs now. */
function timed() {
  const { preferences, view, game, watch } = current();
  const isPlayed = preferences.statistics && view === "board" && !watch && !document.hidden;
  return isPlayed && game?.phase === "playing" && !isSolved(game) ? game.id : "";
}

function follow() {
  const id = timed();
  if ((running?.id ?? "") === id) return;
  const now = performance.now();
  if (running) saveStatistics(played(loadStatistics(), running.id, (now - running.since) / 1000));
  running = id ? { id, since: now } : null;
}
