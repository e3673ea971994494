// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { newGame } from "../../static/js/game/state.js";
import { loadGame, oldGames } from "../../static/js/store.js";

/** @param {Record<string, unknown>} games */
function keep(games) {
  const kept = Object.fromEntries(Object.entries(games).map(([id, game]) => [`sudoku-helper:game:${id}`, JSON.stringify(game)]));
  const getItem = (/** @type {string} */ key) => kept[key] ?? null;
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: Object.defineProperty({ ...kept }, "getItem", { value: getItem }) });
}

test("a game that was kept with a history that is none is played without it", () => {
  const game = { ...newGame("a"), cells: newGame("a").cells.with(3, 5) };
  keep({ a: { ...game, past: [null] }, b: { ...game, id: "b", past: undefined }, c: { ...game, cells: [null] }, d: null, e: game });
  assert.deepEqual(loadGame("a"), game);
  assert.deepEqual(loadGame("b"), { ...game, id: "b" });
  assert.deepEqual(loadGame("e"), game);
  assert.equal(loadGame("c"), null);
  assert.deepEqual(oldGames().map(({ id }) => id), ["a", "b", "a"]);
});
