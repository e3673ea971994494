// @ts-check
/** What the learner does in the guided first game, and how the coach follows. */

import { FRESH, current, update } from "../app.js";
import { notation } from "../game/cells.js";
import { select } from "../game/selection.js";
import { edit, lastMove, readGame } from "../game/state.js";
import * as typing from "../input/typing.js";
import { announce } from "../messages.js";
import { focusCursor } from "../render/board.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { keepLesson, loadLesson } from "./keeping.js";
import { NOTHING, PLACE, REASON, begin, isOver, isReading, judge, lightOf, taskOf, withDigit, withStep } from "./lesson.js";
import { spokenWords } from "./view.js";

/**
 * The puzzle of this page, its solution, and the techniques that are enough for it.
 * @typedef {{board: string, solution: string, techniques: string[]}} Puzzle
 * @type {Puzzle}
 */
let puzzle;

/** The lesson of this page, which always has one. */
const lessonNow = () => /** @type {Lesson} */ (current().lesson);

/**
 * Take the lesson as it is now: the board shows it, the coach says it, the browser keeps it.
 * @param {Lesson} lesson
 * @param {Partial<State>} more
 */
function show(lesson, more = {}) {
  update({ lesson, game: lesson.sound, wrong: [], help: lightOf(lesson), ...more });
  keepLesson(lesson);
  announce(spokenWords({ lesson, mustWait: current().answers === "nobody", coordinates: current().preferences.coordinates }));
}

/** Find the next step, unless there is none to find. */
async function findStep() {
  const asked = lessonNow();
  if (isReading(asked) || isOver(asked)) return;
  const { sound } = asked;
  const { cursor } = current();
  const question = { board: notation(sound), learning: puzzle.techniques, candidates_shown: false, last_move: lastMove(sound) };
  const { step, error, code } = await ask("help", question, "help", () => lessonNow().sound.cells);
  // A digit may have been written meanwhile, which asks for a step of its own.
  if (code === "withdrawn") return;
  const lesson = lessonNow();
  if (!step) {
    show({ ...lesson, problem: error || t("no_answer") });
    return;
  }
  const found = withStep(lesson, step);
  // While a digit is explained that cannot stand there, nothing else is lit.
  if (lesson.told?.kind === "wrong") update({ lesson: found });
  else if (found.shown === NOTHING) update({ lesson: found, help: null });
  // Whoever has gone to a cell meanwhile stays there: the digit for it may already be on its way.
  else pose(found, current().cursor === cursor);
}

/**
 * Ask for a step; its cell is chosen where that is wanted and does not give it away.
 * @param {Lesson} lesson
 */
function pose(lesson, choosing = true) {
  const { chosen } = taskOf(/** @type {Step} */ (lesson.step));
  show(lesson, choosing && chosen !== null ? select(chosen) : {});
  focusCursor(current().cursor);
}

/** The next screen of the rule; after the last one the first task. */
function goOn() {
  const lesson = lessonNow();
  if (!isReading(lesson)) return;
  show({ ...lesson, seen: lesson.seen + 1 });
  findStep();
}

/**
 * Write a digit into the chosen cell and hear what the coach says.
 * @param {number} digit
 */
export function answer(digit) {
  const lesson = lessonNow();
  const { cursor } = current();
  if (isReading(lesson) || isOver(lesson)) return;
  const told = judge(lesson, puzzle.solution, [cursor, digit]);
  if (told.kind === "right") {
    write([cursor, digit], told);
    return;
  }
  // A digit that cannot stand there is seen as long as it is explained, but never becomes part of the game.
  const tried = told.kind === "wrong" ? { game: edit(lesson.sound, [[cursor, digit]]), wrong: [{ cells: [cursor] }] } : {};
  show({ ...lesson, told }, tried);
}

/**
 * Write a right digit and go on from there.
 * @param {Candidate} placed
 * @param {Told} told
 */
function write(placed, told) {
  const lesson = withDigit(lessonNow(), placed, told);
  show(lesson, select(placed[0]));
  if (isOver(lesson)) import("../render/confetti.js").then(({ celebrate }) => celebrate(), () => null);
  findStep();
}

/** A little more help at each press: where to look, why, and at last the digit itself. */
function helpMe() {
  const lesson = lessonNow();
  const { step } = lesson;
  if (isReading(lesson) || isOver(lesson)) return;
  if (!step) {
    // Whoever asks before the step is found gets it as soon as it is.
    update({ lesson: { ...lesson, shown: PLACE } });
    if (lesson.problem) findStep();
  } else if (lesson.told?.kind === "wrong") pose({ ...lesson, told: null, shown: Math.max(lesson.shown, PLACE) });
  else if (lesson.shown === REASON) write(step.placements[0], { kind: "right", key: "first_done_for_you" });
  else pose({ ...lesson, told: null, shown: lesson.shown + 1 });
}

/** Put away what was said of a wrong digit, and the digit with it. */
const putAway = () => show({ ...lessonNow(), told: null });

/** The whole game from its start. */
function startAgain() {
  update({ ...FRESH, ...select(0) });
  show(begin(readGame("first-game", puzzle.board)));
}

/**
 * Begin the lesson, or go on where it was left.
 * @param {Puzzle} given
 */
export function startLesson(given) {
  puzzle = given;
  const lesson = loadLesson(puzzle.board);
  show(lesson.seen ? { ...lesson, told: { kind: "back", key: "first_back" } } : lesson);
  findStep();
}

const { moveCursor } = typing.verbs;

/** @param {Stroke} stroke */
const writeAnswer = ({ digit }) => digit && answer(digit);

export const verbs = { goOn, helpMe, moveCursor, putAway, startAgain, writeAnswer };
