// @ts-check
/** A guided board: what is lit on it, having an answer judged, hints. */

import { FRESH, current, onBoard, position, update } from "../app.js";
import { readGame } from "../game/state.js";
import { select } from "../game/selection.js";
import { CELLS } from "../geometry.js";
import { plain } from "../help/help.js";
import { answerOf, fixed } from "../learn/answer.js";
import { announce, tellWaiting } from "../messages.js";
import { focusCursor } from "../render/board.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { isDone, lit } from "./lit.js";

const PATTERN = 2;

/**
 * Put a task on the board.
 * @param {GuidedTask} task
 */
export function openTask(task) {
  const game = { ...readGame("guided", fixed(task.board)), automatic: task.candidates };
  const guided = { ...task, start: game, stage: task.lit, hinted: false };
  // Where nothing is lit, the chosen cell must not tell where to look.
  const first = (task.lit ? task.step.primary : CELLS).find((cell) => !game.cells[cell]) ?? 0;
  const start = task.kind === "find" ? { cursor: first, selected: [] } : select(first);
  update({ ...FRESH, view: "board", game, guided, ...start, pencil: task.kind === "cross-out", several: task.kind === "find", help: lit(guided) });
  announce(plain(task.text.flat()));
}

/** What a verdict is about: the task, and the answer on the board. */
function answered() {
  const { guided, selected } = current();
  return guided && [position(), guided.technique, guided.board, isDone(guided), guided.kind === "find" && selected];
}

/** Have the answer judged. */
export async function check() {
  const { guided, game, selected } = onBoard();
  if (!guided || isDone(guided)) return;
  tellWaiting();
  const { technique, board, kind } = guided;
  const marks = kind === "find" ? { kind, cells: selected } : answerOf(guided.start.cells, game.cells);
  const answer = await ask("judge", { technique, board, ...marks }, "judge", answered);
  if (answer.code === "withdrawn") return;
  // A hint may have been given meanwhile.
  const now = /** @type {Guided} */ (current().guided);
  if (answer.error !== undefined) say(now, { verdict: "error", message: [{ text: answer.error || t("course_no_answer") }] });
  else {
    const { verdict, message, wrong = [], wrong_cells: cells = [] } = answer;
    say(now, { verdict, message, wrong: [...wrong.map(([cell]) => cell), ...cells] });
  }
}

/** A little more at each press: where to look, the pattern, at last what follows from it. */
export function hint() {
  const { guided } = current();
  if (!guided || isDone(guided)) return;
  const stage = guided.stage + 1;
  const more = { ...guided, hinted: true };
  if (stage > PATTERN) say(more, { verdict: "shown", message: null });
  else say({ ...more, stage }, { verdict: "hint", message: stage < PATTERN ? guided.step.where : [{ text: t("course_hint_pattern") }] });
}

/**
 * @param {Guided} guided
 * @param {Pick<Guided, "verdict" | "message"> & {wrong?: number[]}} said
 */
function say(guided, { verdict, message, wrong = [] }) {
  const after = { ...guided, verdict, message };
  update({ guided: after, help: lit(after), wrong: wrong.map((cell) => ({ cells: [cell] })) });
  announce([verdict === "error" ? "" : t(`verdict_${verdict}`), message ? plain(message) : ""].join(" "));
  if (!isDone(after)) focusCursor(current().cursor);
}
