// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { current } from "../../static/js/app.js";
import { readGame } from "../../static/js/game/state.js";
import { digitOf, strokeOf } from "../../static/js/input/keyboard.js";
import { KEYMAP, bindingOf, placeOf } from "../../static/js/input/keymap.js";

/** A key press; modifiers are named in front, as in "Ctrl+Shift+z". */
const press = (/** @type {string} */ text, code = "", numLock = true) => {
  const parts = text.split("+");
  const key = parts.at(-1) || "+";
  const held = (/** @type {string} */ name) => parts.slice(0, -1).includes(name);
  return strokeOf({ key, code, ctrlKey: held("Ctrl"), metaKey: held("Meta"), shiftKey: held("Shift"), numLock });
};
const verb = (/** @type {string} */ place, /** @type {string} */ text, isFocused = () => true) =>
  bindingOf(place, press(text), isFocused)?.verb ?? null;

test("a digit is known by its key, and on shifted rows and pads by its code", () => {
  assert.equal(digitOf({ key: "5" }), 5);
  assert.equal(digitOf({ key: "%", code: "Digit5" }), 5);
  assert.equal(digitOf({ key: "Home", code: "Numpad7", numLock: true }), 7);
  assert.equal(digitOf({ key: "Home", code: "Numpad7", numLock: false }), null);
  assert.equal(digitOf({ key: "a", code: "KeyA" }), null);
});

test("Shift means a candidate, but not where digits themselves need it", () => {
  const meant = (/** @type {Stroke} */ stroke) => bindingOf("playing", stroke, () => true)?.verb;
  assert.equal(meant(press("5", "Digit5")), "typeDigit");
  assert.equal(meant(press("Shift+%", "Digit5")), "typeCandidate");
  assert.equal(meant(press("Ctrl+5", "Digit5")), "typeCandidate");
  assert.equal(meant(press("Shift+5", "Digit5")), "typeDigit", "a French keyboard");
  assert.equal(meant(press("Home", "Numpad7", false)), "moveCursor");
});

test("a key does what its place says", () => {
  assert.deepEqual(["playing", "training", "practising", "entering"].map((place) => verb(place, "h")), ["help", null, "hint", "readByKey"]);
  assert.deepEqual(["playing", "training", "watching", "entering"].map((place) => verb(place, " ")), ["chooseSeveral", "chooseSeveral", "watchToggle", "skip"]);
  assert.deepEqual(["playing", "entering", "practising", "collection"].map((place) => verb(place, "Enter")), ["anotherCause", "nextRow", "check", "loadChosen"]);
  assert.deepEqual(["playing", "watching"].map((place) => verb(place, "Escape")), ["putAway", "stopWatch"]);
  assert.equal(verb("training", "s"), "trainingStep");
  assert.deepEqual(["PageDown", "PageUp", " ", "Enter", "Escape", "5"].map((key) => verb("projecting", key)), [
    "projectorNext", "projectorBack", "projectorNext", "projectorApply", "leaveProjector", null,
  ]);
  assert.equal(verb("home", "h"), null);
});

test("Shift changes a key that is named with it and no other; Ctrl always counts", () => {
  assert.equal(verb("playing", "Shift+H"), "helpBack");
  assert.equal(verb("playing", "Shift+N"), "togglePencil");
  assert.equal(verb("playing", "Shift+?"), "openKeys");
  assert.equal(verb("playing", "Ctrl+n"), null);
  assert.deepEqual(["Ctrl+z", "Meta+z", "Ctrl+Shift+Z", "Ctrl+y"].map((keys) => verb("playing", keys)), ["undo", "undo", "redo", "redo"]);
  assert.equal(verb("entering", "Ctrl+Shift+ArrowUp"), "moveCursor");
});

test("a key of the board does not count where the focus is elsewhere", () => {
  const elsewhere = (/** @type {string} */ selector = "") => selector === "*";
  assert.equal(verb("playing", "ArrowUp", elsewhere), null);
  assert.equal(verb("entering", " ", elsewhere), null);
  assert.equal(verb("playing", "h", elsewhere), "help");
});

test("the place follows from what is shown", () => {
  const game = readGame("a", ".".repeat(81));
  const board = { ...current(), view: /** @type {const} */ ("board"), game };
  const training = { ...board.preferences, training: true };
  assert.equal(placeOf(current()), "home");
  assert.equal(placeOf({ ...board, view: "collection" }), "collection");
  assert.equal(placeOf(board), "playing");
  assert.equal(placeOf({ ...board, preferences: training }), "training");
  assert.equal(placeOf({ ...board, game: { ...game, phase: "entering" }, preferences: training }), "entering");
  assert.equal(placeOf({ ...board, drill: { phase: "loading" } }), "practising");
  assert.equal(placeOf({ ...board, projecting: true, preferences: training }), "projecting");
});

test("in one place a key has one meaning", () => {
  for (const [place, bindings] of Object.entries(KEYMAP)) {
    const keys = bindings.flatMap((binding) => binding.keys);
    assert.equal(new Set(keys).size, keys.length, place);
  }
});
