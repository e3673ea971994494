// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { drawingChanges, isSame } from "../../static/js/redraw.js";

test("two subjects are the same if their fields and the fields of these are", () => {
  const step = { name: "x" };
  assert.ok(isSame({ help: { stage: 1, step }, left: 3 }, { help: { stage: 1, step }, left: 3 }));
  assert.ok(!isSame({ help: { stage: 1, step } }, { help: { stage: 2, step } }));
  assert.ok(!isSame({ help: { step } }, { help: { step: { ...step } } }), "what lies deeper is compared as a whole");
  assert.ok(!isSame({ help: { stage: 1 } }, { help: { stage: 1, done: true } }));
  assert.ok(!isSame({ page: null }, { page: { kind: "waiting" } }));
  assert.ok(!isSame({ roles: ["a"] }, { roles: ["a"] }), "lists are compared as a whole");
});

test("only a changed subject is drawn", () => {
  /** @type {object[]} */
  const drawn = [];
  const draw = drawingChanges((subject) => drawn.push(subject));
  for (const stage of [1, 1, 2, 2, 1]) draw({ help: { stage } });
  assert.deepEqual(drawn, [1, 2, 1].map((stage) => ({ help: { stage } })));
});
