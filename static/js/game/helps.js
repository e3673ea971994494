// @ts-check
/** The help that was given in the game on the board. It is kept beside the game, which help never changes. */

import { onBoard } from "../app.js";
import { saveHelps } from "../store.js";
import { withHelp } from "./state.js";

/**
 * Remember that help is given, as a part of a change of the state.
 * @param {Parameters<typeof withHelp>[1]} given
 * @param {number} [stage]
 */
export function giving(given, stage) {
  const { helps } = onBoard();
  const more = withHelp(helps, given, stage);
  return more === helps ? {} : keeping(more);
}

/** And that there was none, as the game begins anew. */
export const givingNone = () => keeping([]);

/** @param {HelpGiven[]} helps */
function keeping(helps) {
  saveHelps(onBoard().game.id, helps);
  return { helps };
}
