// @ts-check
/** A round of drills: bringing positions, moving on, what becomes of an answer. */

import { FRESH, current, update } from "../app.js";
import { complete as completeProgress } from "../coach/kept.js";
import { MASTERED, answered, loadProgress, recordOf, saveProgress, shown, wanted } from "../coach/progress.js";
import { select } from "../game/selection.js";
import { readGame } from "../game/state.js";
import { announce } from "../messages.js";
import { element } from "../page.js";
import { complete, setStanding, standing } from "../preferences/preferences.js";
import { focusCursor } from "../render/board.js";
import { ask } from "../asking.js";
import * as store from "../store.js";
import { t } from "../text.js";
import { readTest } from "../course/exam.js";
import { fixed } from "./answer.js";
import { taskText } from "./asked.js";
import { isOver, newRound, readFragment, withDrill } from "./round.js";
import { patternShown } from "./sights.js";
import { chanceOf, sameForAll, tasksOf, wishFor } from "./tasks.js";

/**
 * What the page says of its room.
 * @returns {PractiseRoom}
 */
export const room = () => JSON.parse(element("room").textContent ?? "");

/** What the address asks for. */
export const wish = () => readFragment(location.hash);

/** The chapter that the round belongs to, and the techniques of its test. */
export const test = () => readTest(location.hash, Object.keys(room().kinds));

/** The task that a drill belongs to: the next one that the round has no result for, or the last. */
export const task = () => {
  const { round } = current();
  return round ? (round.tasks[round.drills.length] ?? round.tasks.at(-1)) : undefined;
};

/** Begin a round as the address asks for it. */
export function beginRound() {
  const { techniques } = test();
  const { task } = wish();
  const place = techniques.length ? { ...room(), pool: techniques } : room();
  // A test asks for all of its chapter and a class for the same of everybody, whatever was practised or is due.
  const progress = techniques.length || task ? completeProgress(null) : wanted(loadProgress(), complete(store.loadPreferences()).off);
  const random = task ? chanceOf(task) : Math.random;
  const drawn = tasksOf(place, wish(), progress, new Date(), random);
  const tasks = task ? sameForAll(drawn, random) : drawn;
  update({ round: newRound(tasks) });
  return bringDrill(tasks[0]);
}

/** Another position, or the result if there were enough. */
export async function nextDrill() {
  const { round } = current();
  if (!round) return;
  if (isOver(round)) update({ drill: null, help: null, wrong: [], round: { ...round, finished: true } });
  else await bringDrill(round.tasks[round.drills.length]);
}

/** @param {RoundTask} asked */
async function bringDrill(asked) {
  const { technique, counts } = asked;
  update({ drill: { phase: "loading" }, help: null, wrong: [] });
  const answer = await ask("drill", wishFor(asked, recordOf(loadProgress(), technique)), "drill");
  if (answer.code === "withdrawn") return;
  if (answer.error !== undefined) {
    update({ drill: { phase: "failed", error: answer.error || t("no_answer") } });
    return;
  }
  const found = /** @type {Answers["drill"]} */ (answer);
  saveProgress(shown(loadProgress(), technique, found.number, found.count));
  open(found, counts);
}

/**
 * Put a position on the board.
 * @param {Answers["drill"]} found
 * @param {string} counts
 */
function open(found, counts) {
  const game = { ...readGame("drill", fixed(found.board)), automatic: found.candidates };
  update({
    game,
    ...select(game.cells.findIndex((content) => !content)),
    ...FRESH,
    pencil: !found.places,
    help: patternShown(found),
    drill: { ...found, phase: "open", start: game, counts, since: Date.now(), helped: 0, missed: false, done: false, misconceptions: [], marked: [] },
  });
  const name = found.kind === "which" ? "" : `${found.technique.name}. `;
  announce(`${name}${taskText(found)}`);
  focusCursor(current().cursor);
}

/**
 * The drill after a verdict. It enters the record: a mistake once, then what is right or had to be shown; and when
 * nothing is left to find in it, the round.
 * @param {OpenDrill} drill
 * @param {Pick<OpenDrill, "verdict" | "message" | "step">} told
 * @param {{done: boolean, misconception?: string | null}} outcome
 * @returns {OpenDrill}
 */
export function afterVerdict(drill, told, { done, misconception }) {
  const { verdict } = told;
  const isMiss = !drill.missed && (verdict === "wrong" || verdict === "shown");
  const misconceptions = misconception ? [...drill.misconceptions, misconception] : drill.misconceptions;
  const judged = { ...drill, ...told, done, missed: drill.missed || isMiss, misconceptions, judged: current().game?.cells };
  if (verdict !== "right" && !isMiss) return judged;
  const mastered = enter(judged, verdict === "right");
  return { ...judged, mastered };
}

/**
 * Enter an answer in the record; true if the technique is known from now on.
 * @param {OpenDrill} drill
 * @param {boolean} right
 */
function enter({ counts, helped, kind }, right) {
  const progress = answered(loadProgress(), counts, { right, helped: helped > 0, kind }, new Date());
  saveProgress(progress);
  const reached = recordOf(progress, counts).streak === MASTERED && right && standing(current().preferences, counts) !== "off";
  if (reached) stand(counts, "know");
  return reached;
}

/**
 * The round with a drill that is done.
 * @param {OpenDrill} drill
 */
export function roundWith({ missed, helped, misconceptions, since }) {
  const { round } = current();
  const outcome = missed ? "missed" : helped ? "helped" : "right";
  return round ? withDrill(round, { outcome, misconceptions, seconds: (Date.now() - since) / 1000 }) : null;
}

/**
 * Remember how the player stands to a technique.
 * @param {string} technique
 * @param {string} value
 */
export function stand(technique, value) {
  const preferences = setStanding(complete(store.loadPreferences()), technique, value);
  store.savePreferences(preferences);
  update({ preferences: practising(preferences) });
}

/**
 * Candidates are always the automatic ones here, and nothing but the drill marks the board.
 * @param {Preferences} preferences
 */
export const practising = (preferences) => ({ ...preferences, candidates: "automatic", evaluation: "none", pens: false, training: false });

export const verbs = { beginRound, nextDrill };
