// @ts-check
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

import { newGame } from "../../static/js/game/state.js";
import { read, readOfTab, remove, write, writeOfTab } from "../../static/js/storage.js";
import { loadGame, oldGames, saveGame } from "../../static/js/store.js";

const SCRIPTS = new URL("../../static/js/", import.meta.url);

/** @param {Record<string, unknown>} games */
function keep(games) {
  const kept = Object.fromEntries(Object.entries(games).map(([id, game]) => [`sudoku-helper:game:${id}`, JSON.stringify(game)]));
  const getItem = (/** @type {string} */ key) => kept[key] ?? null;
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: Object.defineProperty({ ...kept }, "getItem", { value: getItem }) });
}

const game = { ...newGame("a"), cells: newGame("a").cells.with(3, 5) };

test("a game that was kept with a history that is none is played without it", () => {
  keep({ a: { ...game, past: [null] }, b: { ...game, past: undefined }, c: { ...game, cells: [null] }, d: null, e: { ...game, cells: game.cells.with(3, 15) }, f: game });
  assert.deepEqual(loadGame("a"), game);
  assert.deepEqual(loadGame("b"), { ...game, id: "b" });
  assert.deepEqual(["c", "d", "e"].map(loadGame), [null, null, null]);
  assert.deepEqual(oldGames().map(({ id }) => id), ["a", "b", "f"], "each is the one whose place it has");
});

test("whatever a kept game lacks or tells in a foreign way is completed, for each who asks", () => {
  for (const name of ["id", "phase", "past", "future", "helps", "title"]) {
    for (const value of [undefined, null, 5, { some: "thing" }]) {
      keep({ a: { ...game, [name]: value } });
      const expected = name === "phase" ? { ...game, phase: "playing" } : game;
      assert.deepEqual(loadGame("a"), expected, name);
      assert.deepEqual(oldGames(), [expected], name);
    }
  }
  for (const name of ["automatic", "changed", "day", "layers", "note", "reading", "saved", "task"]) {
    keep({ a: { ...game, [name]: null } });
    assert.deepEqual(oldGames(), [game], name);
  }
  const more = { ...game, day: "2026-01-15", automatic: false, changed: 5, later: { some: "thing" } };
  keep({ a: more });
  assert.deepEqual(loadGame("a"), more);
  keep({ a: { ...game, shown: true } });
  assert.deepEqual(loadGame("a"), { ...game, automatic: true });
});

test("a browser that refuses everything is told from one that has nothing only by those who write", () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => { throw new Error("SecurityError"); } });
  }
  assert.deepEqual([read("x"), readOfTab("x"), oldGames(), remove("x")], [null, null, [], undefined]);
  assert.deepEqual([write("x", 1), writeOfTab("x", "1"), writeOfTab("x", null), saveGame(game)], [false, false, false, false]);
});

test("one module alone deals with what the browser keeps, and boot.js, which comes before all modules", async () => {
  const files = (await readdir(SCRIPTS, { recursive: true })).filter((file) => file.endsWith(".js"));
  const naming = [];
  for (const file of files) if (/\b(local|session)Storage\b/.test(await readFile(new URL(file, SCRIPTS), "utf8"))) naming.push(file);
  assert.deepEqual(naming.sort(), ["boot.js", "storage.js"]);
});
