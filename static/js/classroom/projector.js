// @ts-check
/** The projector view: the board as large as the window, and help told sentence by sentence with one key. */

import { current, onUpdate, update } from "../app.js";
import { verbs as actions } from "../game/actions.js";
import { verbs as assist } from "../help/assist.js";
import { isLast, sentences, stages } from "../help/help.js";
import { verbs as telling } from "../help/telling.js";
import { element, loadStyles, root } from "../page.js";
import { focusCursor } from "../render/board.js";
import { t } from "../text.js";

const KEYS = [
  ["projectorBack", "projector_back", "second-key"],
  ["projectorNext", "projector_next", "main-key"],
  ["projectorApply", "projector_apply", "second-key"],
  ["leaveProjector", "projector_leave", "quiet-key"],
];

/** Build what the view has besides the board; whatever leads away from the board ends it. */
export async function bind() {
  await loadStyles("projector");
  const words = (/** @type {string} */ key) => $("<span>", { "data-text": key }).text(t(key));
  $("#panel").append(
    $("<p>", { class: "projector-begin" }).append(words("projector_begin")),
    $("<div>", { class: "projector-keys" }).append(
      KEYS.map(([act, text, name]) => $("<button>", { type: "button", class: name, "data-act": act }).append(words(text))),
    ),
  );
  onUpdate(({ projecting, view, watch }) => {
    if (projecting && (view !== "board" || watch)) leaveProjector();
  });
  // The browser keeps Escape to itself while the page fills the screen.
  document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement && current().projecting) leaveProjector();
  });
}

/** Show the board to a class, on the whole screen where the browser allows it. */
function openProjector() {
  const { game, watch } = current();
  if (game?.phase !== "playing" || watch) return;
  root().dataset.projector = "";
  update({ projecting: true });
  element("play").focus();
  root().requestFullscreen?.().catch(() => null);
}

function leaveProjector() {
  delete root().dataset.projector;
  update({ projecting: false });
  if (document.fullscreenElement) document.exitFullscreen();
  if (current().view === "board") focusCursor(current().cursor);
}

/**
 * Whether a help has stages that are still to be shown or done.
 * @param {Help | null} help
 */
const isUnderWay = (help) => Boolean(help && stages(help) === 4 && !help.done);

/** The next stage or sentence; after the last one it is done, and the next press asks for the next step. */
function projectorNext() {
  const { help } = current();
  const isToldOn = help?.kind === "step" && help.stage === 3 && !help.done && sentences(help).length > 1 && !isLast(help);
  if (isToldOn) telling.nextSentence();
  else assist.help();
}

/** One sentence or stage back; before the first one the last change of the board is taken back. */
function projectorBack() {
  const { help } = current();
  if (!help || help.done) actions.undo();
  else if (help.kind === "step" && help.sentence >= 0) telling.previousSentence();
  else if (isUnderWay(help) && help.stage > 1) assist.helpBack();
  else assist.closeHelp();
}

/** Do what the help says, however much of it has been told; without help ask for one. */
function projectorApply() {
  if (!isUnderWay(current().help)) assist.help();
  else while (isUnderWay(current().help)) assist.help();
}

export const verbs = { leaveProjector, openProjector, projectorApply, projectorBack, projectorNext };
