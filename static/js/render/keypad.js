// @ts-check
/** Draws the keypad: what is pressed, what is left, and the lamp of the entry. */

import { conflicts, remaining } from "../game/cells.js";
import { printed } from "../game/reading.js";
import { stages } from "../help/help.js";
import { isSolved } from "../game/state.js";
import { element } from "../page.js";
import { hasPens, notesOf } from "../preferences/preferences.js";
import { drawIn } from "../redraw.js";
import { t } from "../text.js";

/** @type {Map<string, JQuery>} */
const found = new Map();

/**
 * Keys that a selector finds. They stay where they are, and are drawn with every move, so they are looked for once.
 * @param {string} selector
 */
function $keys(selector) {
  const $found = found.get(selector) ?? $(`#keypad ${selector}`);
  found.set(selector, $found);
  return $found;
}

/** @param {string} verb */
const $key = (verb) => $keys(`[data-act=${verb}]`);

/**
 * Bring the keypad up to date with the state. Who has pressed a key for the last time goes on at the board.
 * @param {BoardState} state
 */
export const renderKeypad = (state) => drawIn(element("keypad"), () => drawKeypad(state), "#board [tabindex='0']");

/** @param {BoardState} state */
function drawKeypad(state) {
  const { game } = state;
  const playing = game.phase === "playing";
  const { own } = notesOf(game, state.preferences);
  $(element("keypad")).toggleClass("pencil", state.pencil).toggleClass("digit-first", state.digitFirst).toggleClass("colouring", state.colouring);
  renderDigits(state, own);
  const pressed = {
    togglePencil: state.pencil,
    toggleColours: state.colouring,
    toggleAutomatic: !own,
    toggleDigitFirst: state.digitFirst,
    toggleSeveral: state.several,
  };
  for (const [verb, on] of Object.entries(pressed)) $key(verb).attr("aria-pressed", String(on));
  const pen = state.inCorner ? "note_corner" : "note_centre";
  const pencil = !own ? "cross_out" : state.pencil && hasPens(game, state.preferences) ? pen : "note";
  $keys("[data-act=togglePencil] .key-word").attr("data-text", pencil).text(t(pencil));
  $key("undo").prop("disabled", game.past.length === 0);
  $key("redo").prop("disabled", game.future.length === 0);
  for (const verb of ["togglePencil", "toggleAutomatic", "toggleColours"]) $key(verb).prop("hidden", !playing);
  $keys(".start-key").prop("hidden", playing);
  $keys(".help-key").prop("hidden", !playing || isSolved(game));
  $keys(".over-key").prop("hidden", !isSolved(game));
  $("#lamp").prop("hidden", playing);
  if (!playing) renderLamp(state);
  // Where something else is shown, no stage is; a help that was closed goes on where it was.
  renderDots(state.help ?? (state.page ? null : state.aside));
}

/**
 * @param {BoardState} state
 * @param {boolean} own
 */
function renderDigits(state, own) {
  const playing = state.game.phase === "playing";
  const left = remaining(state.game.cells);
  $keys(".digit").each((_, key) => {
    const digit = Number(key.dataset.digit);
    const finished = left[digit] <= 0;
    key.classList.toggle("finished", finished);
    key.setAttribute("aria-pressed", String(state.activeDigit === digit));
    key.setAttribute("aria-label", keyName(digit, left[digit], !state.pencil ? "" : own ? "note_key" : "cross_out_key"));
    key.lastElementChild?.setAttribute("data-left", playing && !finished ? String(left[digit]) : "");
  });
}

/**
 * @param {number} digit
 * @param {number} left
 * @param {string} kind what the key does but for writing a digit
 */
function keyName(digit, left, kind) {
  const name = kind ? t(kind, { digit }) : String(digit);
  return left > 0 ? `${name}, ${t("left", { count: left })}` : `${name}, ${t("finished")}`;
}

/**
 * The state of what is entered as print: conflicts are seen at once, the rest is what the server said last.
 * @param {Pick<BoardState, "game" | "lamp">} state
 */
export function lampState({ game, lamp }) {
  if (conflicts(printed(game).cells).length) return "conflict";
  if (lamp?.state) return lamp.state;
  return game.cells.every((content) => !content) ? "empty" : "unknown";
}

/** @param {BoardState} state */
function renderLamp(state) {
  const name = lampState(state);
  $("#lamp").attr("data-state", name);
  $("#lamp-text").text(t(name === "unknown" && state.answers === "nobody" ? "lamp_waits" : `lamp_${name}`));
}

/** @param {Help | null} help */
function renderDots(help) {
  const staged = help && (help.kind === "asking" || stages(help) === 4);
  const stage = staged ? help.stage : 0;
  $keys(".help-key .dots i").each((index, dot) => void dot.classList.toggle("on", index < stage));
  $keys(".help-key").attr("aria-busy", String(help?.kind === "asking"));
}
