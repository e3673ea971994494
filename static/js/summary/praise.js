// @ts-check
/** Tells a player at once that he has found a technique by himself; beside the game, and never while help is given. */

import { current, position } from "../app.js";
import { isSolved } from "../game/state.js";
import { mustWait, showToast } from "../messages.js";
import { pageAddress } from "../page.js";
import { notesOf } from "../preferences/preferences.js";
import { ask, forget } from "../asking.js";
import { currentLanguage, t } from "../text.js";
import { aboutGame, isPlain, patternsAlone, settledMoves } from "./moves.js";

const TOPIC = "praise";

/** How long nothing is done, in milliseconds, before anybody looks at it. */
const PAUSE = 600;

/**
 * The game that is followed, how many of its moves are settled, the help that was given before them, and the candidates of
 * what was praised.
 * @type {{id: string, start: number, helps: HelpGiven[], praised: Set<string>} | null}
 */
let followed = null;
let timer = 0;

/**
 * Follow a change of the game. What was done before help was given, or in another tab, is not looked at.
 * @param {BoardState} state
 * @param {State} before
 */
export function follow({ game, helps, synced }, before) {
  const earlier = before.game?.id === game.id ? before.game : game;
  if (followed?.id !== game.id) followed = { id: game.id, start: earlier.past.length, helps, praised: new Set() };
  if (helps !== followed.helps) Object.assign(followed, { helps, start: earlier.past.length });
  if (game === synced) followed.start = game.past.length;
  followed.start = Math.min(followed.start, game.past.length);
  forget(TOPIC);
  clearTimeout(timer);
  if (game.phase === "playing" && !isSolved(game) && game.past.length > followed.start) timer = window.setTimeout(look, PAUSE);
}

/** Ask about the moves since the last look, if there is something to ask. */
async function look() {
  const { game, helps, preferences, help, watch } = current();
  if (!preferences.praise || !game || game.id !== followed?.id || helps !== followed.helps || help || watch || mustWait()) return;
  const { start, praised } = followed;
  if (!isPlain(game, start)) {
    const question = { ...aboutGame(game, notesOf(game, preferences), helps, start), going_on: true };
    const answer = await ask("review", question, TOPIC, () => [position(), Boolean(current().help)]);
    if (answer.code === "withdrawn") return;
    const found = patternsAlone(answer.found ?? [], helps).filter((each) => !praised.has(effectOf(each)));
    for (const each of found) praised.add(effectOf(each));
    if (found.length) praise(found.map(({ technique }) => technique));
  }
  followed.start = settledMoves(game, start);
}

/** @param {Pick<Step, "placements" | "cross_outs">} step */
const effectOf = ({ placements, cross_outs: crossOuts }) => [placements, crossOuts].map((part) => part.map(String).sort().join(" ")).join("/");

/** @param {Technique[]} techniques */
function praise(techniques) {
  const names = [...new Set(techniques.map(({ name }) => name))].join(", ");
  const { key } = techniques[techniques.length - 1];
  showToast(t("praise_said", { names }), t("praise_more"), () => location.assign(pageAddress(currentLanguage(), "learn", key)));
}
