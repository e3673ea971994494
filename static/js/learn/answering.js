// @ts-check
/** Answering a drill: by digits and cross-outs, by marked cells, or by choosing; and what helps to find it. */

import { current, currentGame, onBoard, position, update } from "../app.js";
import { play } from "../game/actions.js";
import { cellName } from "../geometry.js";
import { explaining, plain } from "../help/help.js";
import { announce, tellWaiting } from "../messages.js";
import { focusCursor } from "../render/board.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { answerOf } from "./answer.js";
import { choicesOf } from "./asked.js";
import { afterVerdict, nextDrill, roundWith } from "./drill.js";
import { hintShown, patternShown } from "./sights.js";

const HINTS = 3;

/** @param {Drill | null | undefined} drill */
const isDone = (drill) => drill?.phase === "open" && drill.done;

/** What a verdict is about: the drill, and the answer on the board. */
function answered() {
  const { drill } = current();
  return drill?.phase === "open" && [position(), drill.since, drill.number, drill.marked, drill.helped, drill.done];
}

/**
 * What the server says of the marks on the board; with no marks it only tells the step and the hints.
 * @param {OpenDrill} drill
 * @param {Question} marks
 */
function judged({ technique, kind, board }, marks) {
  tellWaiting();
  return ask("judge", { technique: technique.key, kind, board, ...marks }, "judge", answered);
}

/**
 * Show a verdict, and enter the drill in the round if nothing is left to find in it.
 * @param {OpenDrill} drill as it was before
 * @param {OpenDrill} after
 * @param {Partial<State>} more
 */
function tell(drill, after, more) {
  update({ drill: after, wrong: [], ...more, ...(after.done && !drill.done ? { round: roundWith(after) } : {}) });
  announce(`${t(`verdict_${after.verdict}`)} ${plain(after.message ?? [])}`);
}

/** Have the answer judged; what is done leads on. */
async function check() {
  const { drill, game } = onBoard();
  if (drill?.phase !== "open") return;
  if (drill.done) {
    await nextDrill();
    return;
  }
  if (drill.kind === "which" || drill.kind === "real") return;
  const marks = drill.kind === "find" ? { cells: drill.marked } : answerOf(drill.start.cells, game.cells);
  const answer = await judged(drill, marks);
  if (answer.code === "withdrawn") return;
  if (answer.error === undefined) showVerdict(drill, /** @type {Answers["judge"]} */ (answer));
  else update({ drill: { ...drill, verdict: "error", message: [{ text: answer.error || t("no_answer") }], judged: game.cells } });
}

/**
 * @param {OpenDrill} drill
 * @param {Answers["judge"]} answer
 */
function showVerdict(drill, { verdict, message, misconception, wrong, wrong_cells: cells = [], step }) {
  const right = verdict === "right";
  const after = afterVerdict(drill, { verdict, message, step }, { done: right, misconception });
  tell(drill, after, { help: right ? explaining(step) : null, wrong: [...wrong.map(([cell]) => ({ cells: [cell] })), { cells }] });
  // At speed nobody wants to read why.
  if (right && drill.kind === "speed") nextDrill();
}

/**
 * Choose one of the answers; each is final.
 * @param {string} choice
 */
export function choose(choice) {
  const { drill } = current();
  if (drill?.phase !== "open" || drill.done) return;
  const right = choice === rightChoice(drill);
  const told = { verdict: /** @type {Verdict} */ (right ? "right" : "wrong"), message: [{ text: toldOf(drill, choice) }], step: drill.step };
  const after = afterVerdict(drill, told, { done: true, misconception: right ? null : wrongChoice(drill) });
  tell(drill, after, drill.step ? { help: explaining(drill.step) } : {});
}

/** @param {OpenDrill} drill */
const rightChoice = ({ kind, technique, real }) => (kind === "which" ? technique.key : real ? "yes" : "no");

/**
 * What somebody thought who did not choose it.
 * @param {OpenDrill} drill
 */
const wrongChoice = ({ kind, real }) => (kind === "which" ? "other-name" : real ? "too-careful" : "near-miss");

/**
 * @param {OpenDrill} drill
 * @param {string} choice
 */
function toldOf({ kind, technique, options = [], real }, choice) {
  if (kind === "real") return t(real ? "real_is_one" : "real_is_none");
  const chosen = options.find(({ key }) => key === choice)?.name ?? "";
  return choice === technique.key ? t("which_right", { name: technique.name }) : t("which_wrong", { chosen, name: technique.name });
}

/** @param {Stroke} stroke */
function chooseNumber({ digit }) {
  const { drill } = current();
  const choice = drill?.phase === "open" && digit ? choicesOf(drill)[digit - 1] : null;
  if (choice) choose(choice.key);
}

/**
 * Mark a cell as part of the pattern, or take its mark away.
 * @param {number} cell
 */
export function markCell(cell) {
  const { drill, preferences } = current();
  if (drill?.phase !== "open" || drill.kind !== "find" || drill.done) return;
  const isMarked = drill.marked.includes(cell);
  const marked = isMarked ? drill.marked.filter((other) => other !== cell) : [...drill.marked, cell];
  update({ drill: { ...drill, marked, judged: null }, help: null, wrong: [] });
  announce(t(isMarked ? "cell_unmarked" : "cell_marked", { cell: cellName(cell, preferences.coordinates), count: marked.length }));
}

/** Mark the cell at the cursor, or move on if nothing is left to mark. */
const markAtCursor = () => (isDone(current().drill) ? nextDrill() : markCell(current().cursor));

/** A little more help at each press: the digit, the houses, the pattern. None shows the answer. */
async function hint() {
  const { drill } = current();
  if (drill?.phase !== "open" || drill.done || patternShown(drill) || drill.helped >= HINTS) return;
  const { hints, step } = drill.hints ? drill : await judged(drill, { hints: true });
  const given = hints?.[drill.helped];
  if (!given) return;
  const after = afterVerdict({ ...drill, hints, helped: drill.helped + 1 }, { verdict: "hint", message: given.message, step }, { done: false });
  const [digit, ...others] = given.digits ?? [];
  tell(drill, after, { help: hintShown(drill.technique, given), activeDigit: others.length ? 0 : (digit ?? 0) });
}

/** The whole step. */
async function showSolution() {
  const { drill } = current();
  if (drill?.phase !== "open" || drill.done || patternShown(drill)) return;
  const { step } = drill.step ? drill : await judged(drill, {});
  if (!step) return;
  tell(drill, afterVerdict(drill, { verdict: "shown", message: null, step }, { done: true }), { help: explaining(step), activeDigit: 0 });
}

/** Back to the board with the marks as they are. */
function closeVerdict() {
  const { drill } = current();
  if (drill?.phase === "open") update({ drill: { ...drill, judged: null }, help: patternShown(drill), wrong: [] });
  if (drill?.phase === "open" && drill.kind === "speed") restart();
  focusCursor(current().cursor);
}

/** The position as it was at first. */
function restart() {
  const { drill } = current();
  if (drill?.phase !== "open" || drill.done) return;
  update({ drill: { ...drill, marked: [], judged: null } });
  play({ ...drill.start, past: currentGame().past, future: [] });
}

/**
 * At speed a digit is checked as soon as it is written.
 * @param {State} state
 * @param {State} before
 */
export function checkAtSpeed({ drill, game }, before) {
  if (drill?.phase !== "open" || drill.kind !== "speed" || drill.done || game === before.game || !game) return;
  if (game.cells !== drill.start.cells && answerOf(drill.start.cells, game.cells).placements.length) check();
}

export const verbs = { check, chooseNumber, closeVerdict, hint, markAtCursor, restart, showSolution };
