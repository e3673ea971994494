// @ts-check
/** The lists of steps; their room is fetched when one is first asked for. */

import { current, currentGame, position, update } from "../app.js";
import { ask } from "../asking.js";
import { aboutSteps } from "../game/questions.js";
import { showPages } from "../render/panel.js";
import { listPage } from "../render/step-list.js";
import { TOPIC, showHelp, showWaiting } from "./assist.js";
import { receive } from "./help.js";

export const bind = () => showPages({ steps: listPage, path: listPage });

/** @param {"steps" | "path"} kind */
async function showList(kind) {
  const question = aboutSteps(currentGame(), current().preferences);
  showWaiting();
  /** @type {Answer<"steps"> & Answer<"path">} */
  const answer = await ask(kind, question, TOPIC, position);
  if (answer.code === "withdrawn") return;
  if (answer.mistake) {
    update({ page: null });
    showHelp({ ...receive(answer), question });
    return;
  }
  const { [kind]: steps, complete = false, stopped = false } = answer;
  update({ page: steps ? { kind, steps, complete, stopped, question } : { kind: "problem", error: answer.error } });
}

/** Every step that is possible now. */
const showSteps = () => showList("steps");

/** The whole way to the solution. */
const showPath = () => showList("path");

export const verbs = { showPath, showSteps };
