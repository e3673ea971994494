// @ts-check
/** Telling anew what is shown; fetched when another language or other names of cells are chosen meanwhile. */

import { current, position, update } from "../app.js";
import { ask } from "../asking.js";
import { receive, saysSame } from "./help.js";

/**
 * A help in the words of another one, if both say the same; otherwise as it is.
 * @param {Help} help
 * @param {Help} other
 * @returns {Help}
 */
function inOtherWords(help, other) {
  if (!saysSame(help, other)) return help;
  const { step, mistake } = other;
  return /** @type {Help} */ ({ ...help, ...(step && { step }), ...(mistake && { mistake }), playing: false });
}

/** Have what is shown told anew, in the language and with the names of cells that hold now. Until then it stays as it is. */
export function retell() {
  const { help: running, aside, page, watch } = current();
  if (watch) return;
  if (page?.kind === "steps" || page?.kind === "path") retellList(page);
  for (const shown of [running, aside]) if (shown?.question) retellHelp(shown);
}

/** @param {Help} shown */
async function retellHelp(shown) {
  const answer = await ask("help", shown.question ?? {}, "", position);
  const { help: running, aside } = current();
  const told = (/** @type {Help | null} */ help) => help && inOtherWords(help, receive(answer));
  if (answer.code !== "withdrawn") update({ help: told(running), aside: told(aside) });
}

/** @param {StepsListed} page */
async function retellList({ kind, steps: before, question }) {
  /** @type {Answer<"steps"> & Answer<"path">} */
  const answer = await ask(kind, question, "", position);
  const { [kind]: steps } = answer;
  const { help: running, aside, page } = current();
  if (steps?.length !== before.length || page?.kind !== kind || page.steps !== before) return;
  const told = (/** @type {Help | null} */ help) => (help?.step && before.includes(help.step) ? { ...help, step: steps[before.indexOf(help.step)] } : help);
  update({ page: { ...page, steps }, help: told(running), aside: told(aside) });
}
