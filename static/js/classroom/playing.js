// @ts-check
/** Follows a game that is a task of a class: how often help was taken, how long it took, and its end. */

import { isSolved } from "../game/state.js";
import { saysSame } from "../help/help.js";
import { countPlay } from "./pupil.js";
import { reportResult } from "./result.js";

/** A longer break than this many seconds does not count as work. */
const LONGEST_THOUGHT = 300;

let playing = "";
let last = 0;

/**
 * What has been done since the last look at the game.
 * @param {BoardState} state
 * @param {State} before
 */
export function follow(state, before, now = Date.now()) {
  const { game } = state;
  const isNew = playing !== game.id;
  if (isNew) [playing, last] = [game.id, now];
  const helped = isHelped(state, before) ? 1 : 0;
  if (!helped && game.cells === before.game?.cells) return;
  const seconds = Math.min(LONGEST_THOUGHT, (now - last) / 1000);
  last = now;
  const played = countPlay(game.id, { seconds, helped });
  const isOver = before.game?.id === game.id && isSolved(game) && !isSolved(before.game);
  if (isOver) reportResult({ task: game.task ?? "", right: 1, tried: 1, ...played });
}

/**
 * Whether help has just come: a step, a mistake that was pointed out, a digit without a reason, a list of steps.
 * @param {Pick<State, "help" | "page">} state
 * @param {Pick<State, "help" | "page">} before
 */
export function isHelped({ help, page }, before) {
  const given = help?.step ?? help?.mistake ?? help?.nothing;
  const earlier = before.help?.step ?? before.help?.mistake ?? before.help?.nothing;
  // What is only told in other words has come before.
  return isListed(page, before.page) || Boolean(given && given !== earlier && !saysSame(help, before.help));
}

/**
 * @param {PanelPage | null} page
 * @param {PanelPage | null} before
 */
function isListed(page, before) {
  return (page?.kind === "steps" || page?.kind === "path") && !(before?.kind === page.kind && before.question === page.question);
}
