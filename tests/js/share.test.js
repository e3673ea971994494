// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { notation, pack } from "../../static/js/game/cells.js";
import { setOf } from "../../static/js/geometry.js";
import { decode, encode } from "../../static/js/share/code.js";
import { fileName } from "../../static/js/share/files.js";
import { enterAll, newGame, readGame } from "../../static/js/game/state.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const codes = JSON.parse(readFileSync(new URL("../data/share_codes.json", import.meta.url), "utf8"));

test("page and server write and read the same links", () => {
  for (const [position, code] of codes) {
    assert.equal(encode(readGame("a", position)), code);
    assert.equal(notation(decode(code)), position);
  }
});

test("a link holds the player's own marks, also those that a digit forbids", () => {
  const { cells } = readGame("a", PUZZLE);
  const marked = cells.with(0, pack({ marks: setOf([1, 7]) })).with(2, pack({ marks: setOf([3]), removed: setOf([8]) }));
  assert.deepEqual(decode(encode({ phase: "playing", cells: marked })).cells, marked);
});

test("a link holds a puzzle that is being typed in", () => {
  const entry = enterAll(newGame("a"), PUZZLE);
  assert.deepEqual(decode(encode(entry)), { phase: "entering", cells: entry.cells });
});

test("a full position with notes everywhere still fits into a QR code", () => {
  const cells = readGame("a", PUZZLE).cells.map((content) => content || pack({ marks: setOf([1, 5, 9]), removed: setOf([2, 3]) }));
  assert.ok(encode({ phase: "playing", cells }).length < 220);
  assert.ok(encode(readGame("a", PUZZLE)).length <= 60);
});

test("a text that is no position is refused", () => {
  const code = encode(readGame("a", PUZZLE));
  const cut = [code.slice(0, 40), code.slice(1), code.replace(/.$/, ""), code.replace("Tq", "qT")];
  for (const text of ["", "ä", "!", `${code}${code}`, "_".repeat(60), "A".repeat(5000), ...cut]) {
    assert.throws(() => decode(text), RangeError, text);
  }
});

test("cross-outs that come without notes are shown among all candidates", () => {
  const [crossed, marked] = [`${PUZZLE} r1c1<>8`, `${PUZZLE} r1c1+78`].map((position) => readGame("a", position));
  assert.equal(crossed.automatic, true);
  assert.equal(marked.automatic, undefined);
  assert.equal(readGame("a", PUZZLE).automatic, undefined);
});

test("any name becomes the name of a file", () => {
  assert.equal(fileName("Sonntag, 3. Mai / schwer!"), "Sonntag-3.-Mai-schwer");
  assert.equal(fileName("???"), "sudoku");
});
