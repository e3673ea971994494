// @ts-check
/** Keys keep their order: while a room is on its way that may change what they mean, those pressed meanwhile wait for it. */

import { current } from "../app.js";

/** How many rooms are waited for. */
let coming = 0;
/** @type {(() => unknown)[]} */
let waiting = [];

/**
 * What is done later, unless another game is there by then.
 * @template {any[]} Told
 * @param {(...told: Told) => unknown} action
 */
export function forThisGame(action) {
  const { view, game } = current();
  return (/** @type {Told} */ ...told) => current().view === view && current().game?.id === game?.id && action(...told);
}

/**
 * Do what a key means: at once, or in its turn.
 * @param {() => unknown} action
 */
export function inTurn(action) {
  if (coming) waiting.push(forThisGame(action));
  else action();
}

/**
 * Let keys wait for a room. What is returned lets them go on; without the room nobody knows what they would have
 * meant, and they are forgotten.
 */
export function holdKeys() {
  coming += 1;
  return (/** @type {boolean} */ isThere) => {
    coming -= 1;
    if (!isThere) waiting = [];
    goOn();
  };
}

function goOn() {
  if (coming || !waiting.length) return;
  try {
    waiting.shift()?.();
  } finally {
    goOn();
  }
}
