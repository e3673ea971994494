// @ts-check
/** Beginning, opening and keeping games. */

import { FRESH, current, currentGame, position, update } from "../app.js";
import { play } from "./actions.js";
import { notation, valueOf } from "./cells.js";
import { plain } from "../help/help.js";
import { knowLevel } from "./level.js";
import { announce, mustWait } from "../messages.js";
import { byHand, guesses, printed } from "./reading.js";
import { select } from "./selection.js";
import { ask, forget } from "../asking.js";
import * as game from "./state.js";
import { visit } from "../rooms.js";
import * as store from "../store.js";
import { t } from "../text.js";

const LAMP_DELAY = 250;
let lampTimer = 0;

/**
 * Show the board with a game; from now on this tab plays it.
 * @param {Game} opened
 */
export function openGame(opened) {
  forget("help");
  store.setTabGame(opened.id);
  update({ view: "board", game: opened, helps: store.loadHelps(opened), ...select(0), ...FRESH });
}

/** An empty board to type a puzzle into. */
const enterPuzzle = () => openGame(game.newGame(store.newId()));

/** The start page; the game stays among those to continue. */
export function goHome() {
  forget("help");
  store.setTabGame(null);
  update({ view: "home", help: null, page: null });
}

/**
 * Go on with a kept game.
 * @param {string} id
 */
export function continueGame(id) {
  const kept = store.loadGame(id);
  if (kept) openGame(kept);
}

/**
 * Play a position that is known to be sound, and of a level.
 * @param {string} board
 * @param {string} title
 * @param {Level} level
 */
export function openExample(board, title, level) {
  const opened = game.readGame(store.newId(), board, title);
  knowLevel(opened.cells, level);
  openGame(opened);
}

/**
 * Open a position from elsewhere: play it if it has one solution or nobody can say so, otherwise let it be mended.
 * @param {string} board
 * @param {string} title
 * @param {() => void} makeWay closes what lies over the board
 */
export async function openPosition(board, title, makeWay = () => {}) {
  const answer = mustWait() ? { error: "" } : await ask("start", { board }, "open", () => [current().view, current().game?.id]);
  // Whoever has opened something else meanwhile does not want it any more.
  if (answer.code === "withdrawn") return;
  makeWay();
  const read = game.readGame(store.newId(), board, title);
  if (answer.state === "unique" || answer.error !== undefined) {
    openGame(read);
  } else {
    openGame(game.enterAll(game.newGame(read.id), board));
    showDoctor(answer);
  }
}

/**
 * A question about an entry: what is printed counts, and where it was hard to read is where slips are likely.
 * @param {Game} entered
 */
function aboutEntry(entered) {
  const unsure = guesses(entered);
  return { board: notation(printed(entered)), ...(unsure.length && { unsure }) };
}

/** Check the entry; play begins only with exactly one solution. */
async function start() {
  const entered = currentGame();
  update({ page: { kind: "waiting" } });
  if (mustWait()) announce(t("needs_connection"));
  const answer = await ask("start", aboutEntry(entered), "help", position);
  if (answer.code === "withdrawn") return;
  if (answer.state === "unique") {
    play(game.start(currentGame()));
    update({ ...select(entered.cells.findIndex((content) => !valueOf(content))), onPhoto: false });
    // Whoever has written something wrong is told that before anything else.
    const isTold = byHand(entered).length > 0 && (await visit("paper").then(({ tellContradicted }) => tellContradicted(entered), () => false));
    if (!isTold) announce(t("started"));
  } else {
    showDoctor(answer);
  }
}

/** @param {Answer<"start">} answer */
function showDoctor(answer) {
  update({ page: { kind: "doctor", answer }, lamp: answer.state ? answer : null });
  announce(plain(answer.message ?? answer.error));
}

/**
 * Take the doctor's suggestion.
 * @param {string} board
 */
function repair(board) {
  play(game.enterAll(currentGame(), board));
  announce(t("repaired"));
}

/** Ask what the entry amounts to, a moment after the last key. */
export function askLamp() {
  clearTimeout(lampTimer);
  lampTimer = window.setTimeout(async () => {
    const asked = current().game;
    if (asked?.phase !== "entering" || !asked.cells.some(valueOf)) return;
    const answer = await ask("start", aboutEntry(asked), "lamp", position);
    if (answer.state) update({ lamp: answer });
  }, LAMP_DELAY);
}

export const verbs = { enterPuzzle, goHome, repair, start };
