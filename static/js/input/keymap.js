// @ts-check
/**
 * What each key does in each place, as plain data: the keyboard obeys this list, and a table of keys can be
 * told from it. A verb is named as on a button's data-act; `told` is the text that says what the key does.
 *
 * Shift is ignored unless a key is named with it; Ctrl is the command key of a Mac, too.
 */

import { DIGITS } from "../geometry.js";

/** Where the focus must be for a key to count; a key without it counts anywhere. A title has no keys of its own: it has
 * the focus only because what had it is gone. */
const BOARD = "body, #panel-title, #task-title, #board, #board *";
const NEAR_BOARD = `${BOARD}, #keypad, #keypad :not(input)`;
const NOT_ON_SLIDER = ":not(input:not([type=checkbox]), select)";
const NOT_ON_BUTTON = ":not(button, button *, input, select)";
/** A choice that is made already does nothing by itself. */
const NOT_ON_OTHER_CHOICE = `${NOT_ON_BUTTON}, .segment-key[aria-pressed=true]`;
const TABLE = "#collection-scroll, #collection-scroll :not(button, button *)";

const NUMBERS = DIGITS.map(String);
const TRAVEL = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];
const LINES = [...TRAVEL, "PageUp", "PageDown"];

/**
 * The same keys with another one held down.
 * @param {string} modifier
 * @param {string[]} keys
 */
const held = (modifier, keys) => keys.map((key) => `${modifier}+${key}`);

/** @type {Binding} */
const MOVING = { keys: [...TRAVEL, ...held("Ctrl", TRAVEL)], verb: "moveCursor", focus: NEAR_BOARD, told: "keys_move" };

/** @type {Binding[]} */
const ON_EVERY_BOARD = [
  MOVING,
  { keys: NUMBERS, verb: "typeDigit", told: "keys_digit" },
  { keys: [...held("Shift", NUMBERS), ...held("Ctrl", NUMBERS)], verb: "typeCandidate", told: "keys_candidate" },
  { keys: ["Delete"], verb: "clear", focus: NEAR_BOARD, told: "keys_clear" },
  { keys: ["M"], verb: "toggleSeveral", told: "keys_several" },
  { keys: ["F"], verb: "highlightNext", told: "keys_highlight" },
  { keys: ["Ctrl+Z"], verb: "undo", told: "keys_undo" },
  { keys: ["Ctrl+Y", "Ctrl+Shift+Z"], verb: "redo", told: "keys_undo" },
  { keys: ["Escape"], verb: "putAway", told: "keys_escape" },
];

/** @type {Binding[]} */
const ON_PLAYED_BOARDS = [
  ...ON_EVERY_BOARD,
  { keys: ["Backspace"], verb: "clear", focus: NEAR_BOARD, told: "keys_clear" },
  { keys: ["0"], verb: "clear", told: "keys_clear" },
  { keys: ["Space"], verb: "chooseSeveral", focus: BOARD, told: "keys_space" },
  { keys: ["N"], verb: "togglePencil", told: "keys_pencil" },
  { keys: ["K"], verb: "toggleAutomatic", told: "keys_notes" },
];

/**
 * Where a drill is answered without writing anything.
 * @type {Binding[]}
 */
const ON_DRILLS = [MOVING, { keys: ["Escape"], verb: "closeVerdict" }];

/** @type {Binding} */
const LIST_OF_KEYS = { keys: ["?"], verb: "openKeys" };

/** @type {Binding} */
const PHOTO = { keys: ["V"], verb: "togglePhoto", told: "keys_photo" };
/**
 * The ways back to the paper of a game.
 * @type {Binding[]}
 */
const TO_THE_PAPER = [
  { keys: ["W"], verb: "openPhoto", told: "keys_again" },
  { keys: ["O"], verb: "lookLive", told: "keys_live" },
];

/**
 * The tools of players who colour or have several pens.
 * @type {Binding[]}
 */
const TOOLS = [
  { keys: ["L"], verb: "toggleColours", told: "keys_colours" },
  { keys: ["Z", "X", "C"], verb: "choosePen", told: "keys_pens" },
];

/** @type {Record<string, Binding[]>} */
export const KEYMAP = {
  entering: [
    ...ON_EVERY_BOARD,
    LIST_OF_KEYS,
    PHOTO,
    { keys: ["U"], verb: "nextUnsure", told: "keys_unsure" },
    { keys: ["R"], verb: "readByKey", told: "keys_right" },
    { keys: ["A"], verb: "readByKey", told: "keys_second" },
    { keys: ["G", "H", "N"], verb: "readByKey", told: "keys_kind" },
    { keys: ["Backspace"], verb: "erase", focus: NEAR_BOARD, told: "keys_clear" },
    { keys: ["0"], verb: "skip" },
    { keys: ["."], verb: "skip", focus: NEAR_BOARD },
    { keys: ["Space"], verb: "skip", focus: BOARD, told: "keys_space" },
    { keys: ["Enter"], verb: "nextRow", focus: BOARD },
  ],
  playing: [
    ...ON_PLAYED_BOARDS,
    LIST_OF_KEYS,
    PHOTO,
    ...TO_THE_PAPER,
    ...TOOLS,
    { keys: ["H"], verb: "help", told: "keys_help" },
    { keys: ["Shift+H"], verb: "helpBack", told: "keys_help" },
    { keys: ["."], verb: "nextSentence", told: "keys_sentence" },
    { keys: [","], verb: "previousSentence", told: "keys_sentence" },
    { keys: ["P"], verb: "playToggle", told: "keys_play" },
    { keys: ["T"], verb: "tryTogether", told: "keys_try" },
    { keys: ["Enter"], verb: "anotherCause", focus: BOARD },
    { keys: ["B"], verb: "openProjector", told: "keys_projector" },
  ],
  // Presenters send the keys of pages.
  projecting: [
    { keys: ["PageDown", "ArrowRight", "ArrowDown"], verb: "projectorNext", told: "keys_projector_next" },
    { keys: ["Space"], verb: "projectorNext", focus: NOT_ON_BUTTON, told: "keys_projector_next" },
    { keys: ["PageUp", "ArrowLeft", "ArrowUp"], verb: "projectorBack", told: "keys_projector_back" },
    { keys: ["Enter"], verb: "projectorApply", focus: NOT_ON_BUTTON, told: "keys_projector_apply" },
    { keys: ["K"], verb: "toggleAutomatic", told: "keys_notes" },
    { keys: ["Escape", "B"], verb: "leaveProjector" },
  ],
  training: [
    ...ON_PLAYED_BOARDS,
    LIST_OF_KEYS,
    PHOTO,
    ...TO_THE_PAPER,
    ...TOOLS,
    { keys: ["S"], verb: "trainingStep", told: "keys_step" },
  ],
  practising: [
    ...ON_PLAYED_BOARDS,
    { keys: ["H"], verb: "hint", told: "keys_help" },
    { keys: ["Enter"], verb: "check", focus: BOARD },
  ],
  marking: [
    ...ON_DRILLS,
    { keys: ["Space", "Enter"], verb: "markAtCursor", focus: BOARD, told: "keys_mark" },
    { keys: ["H"], verb: "hint", told: "keys_help" },
  ],
  choosing: [
    ...ON_DRILLS,
    { keys: ["1", "2", "3", "4"], verb: "chooseNumber", told: "keys_choose" },
    { keys: ["Enter"], verb: "check", focus: BOARD },
  ],
  "first-game": [
    MOVING,
    { keys: NUMBERS, verb: "writeAnswer", told: "keys_digit" },
    { keys: ["H"], verb: "helpMe", told: "keys_help" },
    { keys: ["Enter"], verb: "goOn", focus: BOARD },
    { keys: ["Escape"], verb: "putAway", told: "keys_escape" },
  ],
  small: [
    { keys: TRAVEL, verb: "moveCursor", focus: NEAR_BOARD },
    { keys: NUMBERS.slice(0, 4), verb: "typeDigit", focus: NEAR_BOARD },
    { keys: ["Delete", "Backspace", "0"], verb: "clear", focus: NEAR_BOARD },
    { keys: ["Ctrl+Z"], verb: "undo" },
    { keys: ["Ctrl+Y", "Ctrl+Shift+Z"], verb: "redo" },
    { keys: ["H"], verb: "hint" },
    { keys: ["Enter"], verb: "check", focus: BOARD },
  ],
  watching: [
    { keys: ["ArrowRight"], verb: "watchStep", focus: NOT_ON_SLIDER },
    { keys: ["ArrowLeft"], verb: "watchBack", focus: NOT_ON_SLIDER },
    { keys: ["Space"], verb: "watchToggle", focus: NOT_ON_OTHER_CHOICE },
    { keys: ["Escape"], verb: "stopWatch" },
  ],
  course: [
    { keys: ["ArrowRight"], verb: "onward" },
    { keys: ["ArrowLeft"], verb: "back" },
  ],
  collection: [
    { keys: LINES, verb: "moveInTable", focus: TABLE },
    { keys: ["Enter"], verb: "loadChosen", focus: TABLE },
    { keys: ["F2"], verb: "renameChosen", focus: TABLE },
    { keys: ["Delete"], verb: "removeChosen", focus: TABLE },
    // In the field to search Escape empties it.
    { keys: ["Escape"], verb: "leaveCollection", focus: NOT_ON_SLIDER },
  ],
  techniques: [
    { keys: ["ArrowUp", "ArrowDown", "Home", "End"], verb: "moveTechnique", focus: ".handle", told: "keys_technique" },
    { keys: ["Escape"], verb: "cancelDrag" },
  ],
  home: [],
};

/**
 * Where drills of a kind are answered that are not answered by writing.
 * @type {Record<string, string>}
 */
const DRILLS = { find: "marking", which: "choosing", real: "choosing" };

/**
 * The place whose keys count.
 * @param {State} state
 */
export function placeOf({ view, game, watch, drill, guided, round, lesson, small, preferences, projecting }) {
  if (small?.run) return "watching";
  if (view !== "board") return view;
  if (watch) return "watching";
  if (!game || round?.finished) return "home";
  if (projecting) return "projecting";
  if (drill) return (drill.phase === "open" && DRILLS[drill.kind]) || "practising";
  if (guided) return "practising";
  if (lesson) return "first-game";
  return game.phase === "playing" && preferences.training ? "training" : game.phase;
}

/**
 * What a key press means in a place, if anything; *isFocused* says whether a selector fits what has the focus.
 * @param {string} place
 * @param {Stroke} stroke
 * @param {(selector: string) => boolean} isFocused
 */
export function bindingOf(place, { names }, isFocused) {
  const found = names.map((name) => KEYMAP[place].find(({ keys }) => keys.includes(name)));
  const binding = found.find(Boolean);
  return binding && isFocused(binding.focus ?? "*") ? binding : null;
}
