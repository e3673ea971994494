// @ts-check
/** Help, check and lists of steps: what the player asks of the server while playing. */

import { current, currentGame, update } from "../app.js";
import { play } from "../game/actions.js";
import { aboutPosition, aboutSteps } from "../game/questions.js";
import * as helping from "./help.js";
import { announce } from "../messages.js";
import { ask, forget, isConnected } from "../server.js";
import * as game from "../game/state.js";
import { t } from "../text.js";

/** The one Help button: the next stage, or a new help if none is running. */
function help() {
  const { help: running } = current();
  const played = currentGame();
  if (played.phase !== "playing" || game.isSolved(played)) return;
  if (!running || running.done) askHelp(0);
  else if (running.kind === "asking") return;
  else if (helping.stages(running) === 1) askHelp(0);
  else if (running.stage === 3) applyHelp();
  else showHelp(helping.advance(running));
}

/** @param {number} skip */
async function askHelp(skip, patient = false) {
  const asked = currentGame();
  update({ help: helping.asking(skip), page: null, wrong: [] });
  if (!isConnected()) announce(t("help_waits"));
  const answer = await ask("help", { ...aboutSteps(asked, current().preferences), skip, patient }, "help");
  if (current().game !== asked || current().help?.kind !== "asking") return;
  if (answer.nothing && !answer.nothing.stopped && skip > 0) {
    announce(t("no_other_step"));
    askHelp(0);
    return;
  }
  showHelp(helping.receive(answer, skip));
}

/** Show every sentence of a long proof. */
function unfold() {
  const { help: running } = current();
  if (running) update({ help: { ...running, unfolded: true } });
}

/** Search on where the time was not enough. */
const searchOn = () => askHelp(current().help?.skip ?? 0, true);

/**
 * Tell how deep the search for a step is.
 * @param {Progress} progress
 */
export function think(progress) {
  const { help: running } = current();
  if (running?.kind === "asking") update({ help: { ...running, progress } });
}

/** @param {Help} help */
function showHelp(help) {
  update({ help: { ...help } });
  if (help.stage === 3 && help.kind === "step") learn(help.step.technique);
  announce(spoken(help));
}

/**
 * What the status line says of a help: the stage and the first sentence.
 * @param {Help} help
 */
function spoken(help) {
  if (help.kind === "error") return help.error || t("no_answer");
  const stage = helping.stages(help) === 4 ? `${t("stage_of", { stage: help.stage })}: ` : "";
  const title = help.nothing?.stopped ? "title_stopped" : `title_${help.kind}`;
  const name = help.kind === "step" ? help.step.technique.name : t(title);
  const told = helping.sentences(help);
  return `${stage}${name}. ${helping.plain(help.kind === "mistake" ? told.at(-1) : told[0])}`;
}

/**
 * Remember that a technique was explained in this game.
 * @param {NamedTechnique} technique
 */
function learn(technique) {
  const played = currentGame();
  if (played.learned.some(({ key }) => key === technique.key)) return;
  const { key, name, english } = technique;
  update({ game: { ...played, learned: [...played.learned, { key, name, english }] } });
}

/** The fourth press: do what the help says. */
function applyHelp() {
  const { help: running } = current();
  const played = currentGame();
  if (running?.kind !== "step" && running?.kind !== "mistake") return;
  const changed = running.kind === "step" ? game.applyStep(played, running.step) : game.takeBack(played, running.mistake);
  const shown = played.shown || Boolean(running.step?.cross_outs.length);
  if (game.isSolved(changed)) {
    play(changed);
    return;
  }
  play({ ...changed, shown }, { help: { ...helping.advance(running), done: true } });
  announce(t("applied"));
}

/** One press back. */
function helpBack() {
  const running = current().help;
  if (!running || running.done || running.stage <= 1) return;
  showHelp(helping.goBack(running));
}

/** Another step than the one shown. */
const anotherStep = () => askHelp((current().help?.skip ?? 0) + 1);

/** Walk through the explanation. */
function nextSentence() {
  const { help: running } = current();
  if (!running) return;
  const help = helping.nextSentence(running);
  update({ help });
  const told = helping.sentences(help)[help.sentence];
  if (told) announce(helping.plain(told));
}

/**
 * Light the cells of a word, or none.
 * @param {Spot | null} spot
 */
export function lightUp(spot) {
  const running = current().help;
  if (running) update({ help: { ...running, spot } });
}

/** Put help and lists away. */
export function closeHelp() {
  forget("help");
  update({ help: null, page: null });
}

/** Mark wrong digits and candidates that were wrongly crossed out. */
export async function check({ silently = false } = {}) {
  const asked = currentGame();
  const answer = await ask("check", aboutPosition(asked, current().preferences), "check");
  if (current().game !== asked || !answer.mistakes) return;
  update({ wrong: answer.mistakes, ...(silently ? {} : { page: { kind: "checked", mistakes: answer.mistakes }, help: null }) });
  if (!silently) announce(t(answer.mistakes.length ? "mistakes_found" : "no_mistakes", { count: answer.mistakes.length }));
}

/** Every step that is possible now. */
const showSteps = () => showList("steps");

/** The whole way to the solution. */
const showPath = () => showList("path");

/** @param {"steps" | "path"} kind */
async function showList(kind) {
  const asked = currentGame();
  update({ help: null, page: { kind: "waiting" } });
  /** @type {Answer<"steps"> & Answer<"path">} */
  const answer = await ask(kind, aboutSteps(asked, current().preferences), "help");
  if (current().game !== asked) return;
  const steps = answer[kind];
  update({ page: steps ? { kind, steps } : { kind: "problem", error: answer.error } });
}

/**
 * Show one step of a list as help, with everything explained.
 * @param {Step} step
 */
export function showStep(step) {
  showHelp(helping.explaining(step));
}

/** The fallback without a reason: place the digit that the server named. */
function reveal() {
  const { help: running } = current();
  if (running?.nothing) play(game.applyStep(currentGame(), running.nothing));
}

export const verbs = {
  anotherStep, check: () => check(), closeHelp, help, helpBack, nextSentence, reveal, searchOn, showPath, showSteps, unfold,
};
