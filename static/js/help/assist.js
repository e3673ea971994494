// @ts-check
/** Help and check: what the player asks of the server while playing. */

import { current, currentGame, position, update } from "../app.js";
import { notes, play, undo } from "../game/actions.js";
import { giving } from "../game/helps.js";
import { aboutPosition, aboutSteps } from "../game/questions.js";
import * as helping from "./help.js";
import { isOpen } from "./proof.js";
import { announce, mustWait, offerUndo } from "../messages.js";
import { ask, forget } from "../asking.js";
import { enter, visit } from "../rooms.js";
import { select } from "../game/selection.js";
import * as game from "../game/state.js";
import { t } from "../text.js";

/** What the panel shows next: whatever is asked for last. */
export const TOPIC = "help";

/** The one Help button: the next stage, the help that was put aside, or a new one. */
function help() {
  const { help: running, aside } = current();
  const played = currentGame();
  if (played.phase !== "playing" || game.isSolved(played)) return;
  if (running?.trial) enter("trial", ({ verbs: { trialOn } }) => trialOn());
  else if (!running && aside) showHelp(aside);
  else if (!running || running.done) askHelp(0);
  else if (running.kind === "asking") return;
  else if (helping.stages(running) === 1) askHelp(0);
  else if (running.stage === 3) applyHelp();
  else showHelp(helping.advance(running));
}

/** @param {number} skip */
async function askHelp(skip, patient = false) {
  const question = { ...aboutSteps(currentGame(), current().preferences), skip, patient };
  update({ help: helping.asking(skip), aside: null, page: null, wrong: [] });
  if (mustWait()) announce(t("help_waits"));
  const answer = await ask("help", question, TOPIC, position);
  if (answer.code === "withdrawn") return;
  if (answer.nothing && !answer.nothing.stopped && skip > 0) {
    announce(t("no_other_step"));
    askHelp(0);
    return;
  }
  showHelp({ ...helping.receive(answer, skip), question });
}

/**
 * Open or close a chapter of a proof.
 * @param {number} number
 */
function toggleChapter(number) {
  const { help: running } = current();
  if (running?.step) update({ help: { ...running, opened: { ...running.opened, [number]: !isOpen(running, running.step.frames, number) } } });
}

/** Search on where the time was not enough. */
const searchOn = () => askHelp(current().help?.skip ?? 0, true);

/**
 * Tell how deep the search for a step is.
 * @param {SearchProgress} progress
 */
export function think(progress) {
  const { help: running } = current();
  if (running?.kind === "asking") update({ help: { ...running, progress } });
}

/** @param {Help} help */
export function showHelp(help) {
  // A browser only speaks at once when a key is pressed.
  if (current().preferences.speech) visit("telling").then(({ learnToSpeak }) => learnToSpeak(), () => null);
  update({ help: { ...help }, ...(help.kind === "step" && giving(help.step, help.stage)) });
  announce(spoken(help));
}

/**
 * What the status line says of a help: the stage and the first sentence.
 * @param {Help} help
 */
export function spoken(help) {
  if (help.kind === "error") return help.error || t("no_answer");
  const stage = helping.stages(help) === 4 ? `${t("stage_of", { stage: help.stage })}: ` : "";
  const title = help.nothing?.stopped ? "title_stopped" : `title_${help.kind}`;
  const name = help.kind === "step" ? help.step.technique.name : t(title);
  const told = helping.sentences(help);
  const { instead = "" } = help.kind === "step" ? helping.hints(help, false) : {};
  return `${stage}${name}. ${instead && help.stage === 2 ? t(instead) : helping.plain(help.kind === "mistake" ? told.at(-1) : told[0])}`;
}

/** The fourth press: do what the help says. */
export function applyHelp() {
  const { help: running } = current();
  const played = currentGame();
  if (running?.kind !== "step" && running?.kind !== "mistake") return;
  const changed = running.kind === "step" ? game.applyStep(played, running.step, notes()) : game.takeBack(played, running.mistake);
  if (game.isSolved(changed)) {
    play(changed, { help: null });
    return;
  }
  const [[cell]] = helping.effect(running);
  play(changed, { help: { ...helping.advance(running), done: true, trial: null }, ...select(cell) });
  announce(t("applied"));
}

/** One press back. */
function helpBack() {
  const running = current().help;
  if (!running || running.done || running.stage <= 1) return;
  if (running.trial) update({ help: { ...running, trial: null } });
  else showHelp(helping.goBack(running));
}

/** Another step than the one shown. */
const anotherStep = () => askHelp((current().help?.skip ?? 0) + 1);

/**
 * Light the cells of a word, or none.
 * @param {Spot | null} spot
 */
export function lightUp(spot) {
  const running = current().help;
  if (running) update({ help: { ...running, spot } });
}

/** Whether help, a list or a victory is open. */
export function canClose() {
  const { help: running, page, game: played, admired } = current();
  return Boolean(running || page || (played && game.isSolved(played) && admired !== played.cells));
}

/** Put help, lists and victory away; until a move is made, help goes on where it was. */
export function closeHelp() {
  forget(TOPIC);
  update({ ...putAside(), page: null, admired: currentGame().cells });
}

/** No help, and what to take up when help is wanted again. */
function putAside() {
  const { help: running, aside } = current();
  return { help: null, aside: running ? helping.resting(running) : aside };
}

/** Say how much is wrong on the board, and only that; *silently* it is marked and nothing is said. */
export async function check({ silently = false } = {}) {
  // What was looked for before is not wanted any more.
  if (!silently && (mustWait() || current().help?.kind === "asking")) showWaiting();
  const answer = await ask("check", aboutPosition(currentGame(), current().preferences), silently ? "check" : TOPIC, position);
  if (answer.code === "withdrawn") return;
  if (!answer.mistakes) {
    if (!silently) update({ ...putAside(), page: { kind: "problem", error: answer.error } });
    return;
  }
  if (silently) update({ wrong: answer.mistakes });
  else showChecked({ kind: "checked", mistakes: answer.mistakes, shown: current().preferences.wrongDigits });
}

/** @param {Checked} page */
function showChecked(page) {
  update({ ...putAside(), page, wrong: page.shown ? page.mistakes : [] });
  announce(helping.verdicts(page.mistakes).map(([key, count]) => t(key, { count })).join(" "));
}

/** After a check: mark what is wrong. */
function showMistakes() {
  const { page } = current();
  if (page?.kind === "checked") showChecked({ ...page, shown: true });
}

/** After a check: take wrong digits away and note wrongly removed candidates again; one tap undoes it. */
function mendMistakes() {
  const { page } = current();
  if (page?.kind !== "checked") return;
  const all = (/** @type {"remove" | "restore" | "clear"} */ what) => page.mistakes.flatMap((mistake) => mistake[what]);
  if (play(game.takeBack(currentGame(), { remove: all("remove"), restore: all("restore"), clear: all("clear") }))) offerUndo(t("mended"), undo);
}

/** Show that an answer is on its way, or what it waits for. */
export function showWaiting() {
  update({ ...putAside(), page: { kind: "waiting" } });
  if (mustWait()) announce(t("needs_connection"));
}

/**
 * Show one step of a list as help, with everything explained.
 * @param {Step} step
 */
function showStep(step) {
  showHelp(helping.explaining(step));
}

/** The fallback without a reason: place the digit that the server named. */
function reveal() {
  const { help: running } = current();
  if (running?.nothing) play(game.applyStep(currentGame(), running.nothing), giving(running.nothing));
}

export const verbs = {
  anotherStep, check: () => check(), closeHelp, help, helpBack, mendMistakes, reveal, searchOn, showMistakes, showStep, toggleChapter,
};
