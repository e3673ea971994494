// @ts-check
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import * as actions from "../../static/js/game/actions.js";
import { KEYMAP } from "../../static/js/input/keymap.js";
import * as typing from "../../static/js/input/typing.js";
import * as coaching from "../../static/js/first-game/coaching.js";
import * as answering from "../../static/js/learn/answering.js";
import * as drill from "../../static/js/learn/drill.js";
import { saveSheet } from "../../static/js/making/sheet.js";
import * as smallBoards from "../../static/js/small/play.js";
import * as smallSearch from "../../static/js/small/watching.js";
import * as techniqueList from "../../static/js/techniques/list.js";
import { plans } from "../../static/js/rooms.js";
import { offers, verbs } from "../../static/js/verbs.js";
import * as walk from "../../static/js/course/walk.js";

const PROJECT = new URL("../../", import.meta.url);
const OF_DRILLS = { ...actions.verbs, ...typing.verbs, ...drill.verbs, ...answering.verbs };
const PLACES_OF_DRILLS = ["practising", "marking", "choosing"];
const OF_CHAPTERS = { ...actions.verbs, ...typing.verbs, ...walk.verbs, saveSheet };
const OF_SMALL_BOARDS = { ...smallBoards.verbs, ...smallSearch.verbs };

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

/** Pages with verbs of their own: how their templates end, and where their keys count. */
const ELSEWHERE = [
  { ending: "practise.html", places: PLACES_OF_DRILLS, offered: OF_DRILLS },
  { ending: "chapter.html", places: ["course", "practising"], offered: OF_CHAPTERS },
  { ending: "end.html", places: ["course"], offered: OF_CHAPTERS },
  { ending: "first_game.html", places: ["first-game"], offered: coaching.verbs },
  { ending: "small.html", places: ["small"], offered: OF_SMALL_BOARDS },
  { ending: "my_techniques.html", places: ["techniques"], offered: techniqueList.verbs },
].map((page) => ({
  ...page,
  named: new Set([...templates.filter(({ name }) => name.endsWith(page.ending)).flatMap(({ text }) => namedIn(text)), ...namedOnKeys(page.places)]),
}));
const inApp = new Set([
  ...templates.filter(({ name }) => !ELSEWHERE.some(({ ending }) => name.endsWith(ending))).flatMap(({ text }) => namedIn(text)),
  ...scripts.flatMap(({ text }) => namedIn(text)),
  ...namedOnKeys(Object.keys(KEYMAP).filter((place) => !ELSEWHERE.some((page) => page.places.includes(place)))),
]);

test("every button and every key names a verb of some room", () => {
  assert.ok(inApp.size > 50);
  assert.deepEqual([...inApp].filter((name) => !(name in verbs)), []);
  for (const { named, offered } of ELSEWHERE) assert.deepEqual([...named].filter((name) => !(name in offered)), []);
});

test("every verb is named by a button or a key", () => {
  const named = new Set([...inApp, ...ELSEWHERE.flatMap((page) => [...page.named])]);
  assert.deepEqual(Object.keys({ ...verbs, ...OF_DRILLS, ...OF_CHAPTERS, ...coaching.verbs, ...OF_SMALL_BOARDS, ...techniqueList.verbs }).filter((name) => !named.has(name)), []);
});

test("a room that is loaded later offers what is promised for it", async () => {
  for (const [name, { script, verbs: promised, follows }] of plans) {
    const room = await import(`../../static/js/${script}`);
    assert.deepEqual(Object.keys(room.verbs ?? {}).sort(), (promised ?? []).toSorted(), name);
    assert.ok(!follows || room.follow || room.bind, name);
  }
});

test("no two rooms offer the same verb", () => {
  const offered = offers.flatMap((room) => Object.keys(room));
  assert.equal(new Set(offered).size, offered.length);
});

test("every script is checked for its types", () => {
  const unchecked = [...scripts, ...textsIn("tests/js/", ".js")].filter(({ text }) => !text.startsWith("// @ts-check\n"));
  assert.deepEqual(unchecked.map(({ name }) => name), []);
});

test("one place listens to the keys, and one keeps them until it is there", () => {
  const listening = scripts.filter(({ text }) => /key(?:down|up|press)/.test(text));
  assert.deepEqual(listening.map(({ name }) => name), ["static/js/boot.js", "static/js/input/keyboard.js"]);
});
