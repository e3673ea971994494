// @ts-check
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import * as actions from "../../static/js/game/actions.js";
import { KEYMAP } from "../../static/js/input/keymap.js";
import * as typing from "../../static/js/input/typing.js";
import * as drill from "../../static/js/learn/drill.js";
import { offers, verbs } from "../../static/js/verbs.js";

const PROJECT = new URL("../../", import.meta.url);
const OF_DRILLS = { ...actions.verbs, ...typing.verbs, ...drill.verbs };

/** The texts of the files in a folder, by their names. */
const textsIn = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(new URL(folder, PROJECT), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name: folder + name, text: readFileSync(new URL(folder + name, PROJECT), "utf8") }));

const templates = textsIn("templates/", ".html");
const scripts = textsIn("static/js/", ".js");

/** The verbs that buttons name: in the page itself, by its macros, and in the panel. */
const namedIn = (/** @type {string} */ text) =>
  [...text.matchAll(/(?:data-act="|\b(?:key|item|segment|button)\(")(\w+)"/g)].map(([, name]) => name);
const namedOnKeys = (/** @type {string[]} */ places) => places.flatMap((place) => KEYMAP[place].map(({ verb }) => verb));

const isOfDrills = (/** @type {{name: string}} */ { name }) => name.endsWith("practise.html");
const onDrillPage = new Set([...templates.filter(isOfDrills).flatMap(({ text }) => namedIn(text)), ...namedOnKeys(["practising"])]);
const inApp = new Set([
  ...templates.filter((template) => !isOfDrills(template)).flatMap(({ text }) => namedIn(text)),
  ...scripts.flatMap(({ text }) => namedIn(text)),
  ...namedOnKeys(Object.keys(KEYMAP).filter((place) => place !== "practising")),
]);

test("every button and every key names a verb of some room", () => {
  assert.ok(inApp.size > 50);
  assert.deepEqual([...inApp].filter((name) => !(name in verbs)), []);
  assert.deepEqual([...onDrillPage].filter((name) => !(name in OF_DRILLS)), []);
});

test("every verb is named by a button or a key", () => {
  const named = new Set([...inApp, ...onDrillPage]);
  assert.deepEqual(Object.keys({ ...verbs, ...OF_DRILLS }).filter((name) => !named.has(name)), []);
});

test("a room that is loaded later offers what is promised for it", async () => {
  const promised = offers.slice(-4).map((room) => Object.keys(room).sort());
  const rooms = [
    await import("../../static/js/collection/collection.js"),
    await import("../../static/js/making/making.js"),
    await import("../../static/js/photo/paper.js"),
    await import("../../static/js/photo/photo.js"),
  ];
  assert.deepEqual(rooms.map((room) => Object.keys(room.verbs).sort()), promised);
});

test("no two rooms offer the same verb", () => {
  const offered = offers.flatMap((room) => Object.keys(room));
  assert.equal(new Set(offered).size, offered.length);
});

test("every script is checked for its types", () => {
  const unchecked = [...scripts, ...textsIn("tests/js/", ".js")].filter(({ text }) => !text.startsWith("// @ts-check\n"));
  assert.deepEqual(unchecked.map(({ name }) => name), []);
});

test("one place listens to the keys", () => {
  const listening = scripts.filter(({ text }) => /key(?:down|up|press)/.test(text));
  assert.deepEqual(listening.map(({ name }) => name), ["static/js/input/keyboard.js"]);
});
