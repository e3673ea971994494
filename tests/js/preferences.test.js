// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as preferences from "../../static/js/preferences/preferences.js";

test("stored preferences of another version never break this one", () => {
  assert.deepEqual(preferences.complete(null), preferences.DEFAULTS);
  const odd = { theme: "pink", order: "x", coordinates: 5, blocks: "letter", tidy: false, chainNotation: 1, unknown: 1 };
  assert.deepEqual(preferences.complete(odd), { ...preferences.DEFAULTS, tidy: false });
});

test("a technique is known, learnt or off, one at a time", () => {
  const learning = preferences.setStanding(preferences.DEFAULTS, "a", "learning");
  const off = preferences.setStanding(learning, "a", "off");
  assert.equal(preferences.standing(learning, "a"), "learning");
  assert.equal(preferences.standing(off, "a"), "off");
  assert.deepEqual(off.learning, []);
  assert.equal(preferences.standing(preferences.DEFAULTS, "a"), "usual");
  assert.equal(preferences.standing(preferences.setStanding(off, "a", "know"), "a"), "know");
});
