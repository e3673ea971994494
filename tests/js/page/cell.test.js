// @ts-check
/** What a cell shows, without any document; only the words come from the real app. */
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { current } from "../../../static/js/app.js";
import { setOf } from "../../../static/js/geometry.js";
import { newGame, readGame, toggleCandidate, withCells } from "../../../static/js/game/state.js";
import { pack, readNotation, valueOf } from "../../../static/js/game/cells.js";
import { explaining } from "../../../static/js/help/help.js";
import { derive, describe } from "../../../static/js/render/cell.js";
import { setLanguage, takeWords } from "../../../static/js/text.js";
import { fetchPage } from "../tools/engine.js";

before(async () => {
  for (const language of ["en", "de"]) takeWords(language, JSON.parse((await fetchPage(`/data/${language}.json`)).text));
  setLanguage("en");
});

const EMPTY = ".".repeat(81);
/** A1 is given, B1 the player's own. */
const BEGUN = `5+3${".".repeat(79)}`;
const PREFERENCES = current().preferences;
const played = (notation = EMPTY) => ({ ...readGame("a", notation), automatic: true });
const ownNotes = (notation = EMPTY) => ({ ...readGame("a", notation), automatic: false });

/**
 * @param {Partial<State> & {game: Game}} more
 * @returns {BoardState}
 */
const stateOf = ({ game, ...more }) => ({ ...current(), view: "board", game, ...more });

/**
 * @param {number} cell
 * @param {Parameters<typeof stateOf>[0]} more
 */
function shown(cell, more) {
  const state = stateOf(more);
  return describe(cell, state, derive(state));
}

/**
 * @param {number} cell
 * @param {Parameters<typeof stateOf>[0]} more
 */
const classesOf = (cell, more) => shown(cell, more).classes.split(" ");

/**
 * The candidates that are to be seen, with what their classes say besides.
 * @param {string[]} marks
 */
const seen = (marks) => Object.fromEntries(marks.map((names, index) => [index + 1, names]).filter(([, names]) => names));

/** @param {Partial<Step>} more */
const step = (more) => /** @type {Step} */ ({
  technique: { key: "x", name: "X", english: "X", level: 1, level_name: "easy", needs_uniqueness: false },
  effects: "", frames: [], eureka: "", summary: [], placements: [], cross_outs: [], primary: [], secondary: [], highlights: {}, links: [], where: [], sentences: [], ...more,
});

test("givens, own digits and empty cells are told apart", () => {
  const game = readGame("a", BEGUN);
  assert.deepEqual([0, 1, 40].map((cell) => shown(cell, { game }).value), ["5", "3", ""]);
  const kinds = [0, 1, 40].map((cell) => classesOf(cell, { game, cursor: 80 }).filter((name) => ["given", "own"].includes(name)));
  assert.deepEqual(kinds, [["given"], ["own"], []]);
  assert.deepEqual([0, 1, 40].map((cell) => shown(cell, { game }).isGiven), [true, false, false]);
});

test("the cursor, what is selected, what it sees and its digit elsewhere", () => {
  const game = readGame("a", `5${".".repeat(39)}+5${".".repeat(40)}`);
  const state = { game, cursor: 0, selected: [0, 1] };
  assert.deepEqual(classesOf(0, state), ["cell", "given", "selected", "cursor", "same"]);
  assert.deepEqual(classesOf(1, state), ["cell", "selected", "seen"]);
  assert.deepEqual(classesOf(40, state), ["cell", "own", "same"]);
  assert.deepEqual([0, 1].map((cell) => shown(cell, state).isCursor), [true, false]);
  assert.deepEqual([0, 1, 2].map((cell) => shown(cell, state).isSelected), [true, true, false]);
});

test("digits that contradict each other or were found wrong are invalid, and say so", () => {
  const game = readGame("a", `5+5${".".repeat(40)}+1${".".repeat(38)}`);
  const wrong = [/** @type {Mistake} */ ({ kind: "digit", stages: [], cells: [42], houses: [], remove: [], restore: [], clear: [] })];
  assert.ok(classesOf(1, { game }).includes("conflict"));
  assert.ok(classesOf(42, { game, wrong }).includes("wrong"));
  assert.deepEqual([0, 1, 42, 50].map((cell) => shown(cell, { game, wrong }).isInvalid), [true, true, true, false]);
  assert.equal(shown(1, { game }).label, "B1, 5, conflict");
  assert.equal(shown(42, { game, wrong }).label, "G5, 1, wrong");
});

test("candidates: all that are possible, or the player's own", () => {
  const game = played(BEGUN);
  assert.deepEqual(seen(shown(2, { game, cursor: 80 }).marks), Object.fromEntries([1, 2, 4, 6, 7, 8, 9].map((digit) => [digit, "mark"])));
  const own = toggleCandidate(ownNotes(BEGUN), [2], 4, { own: true, tidy: true });
  assert.deepEqual(seen(shown(2, { game: own, cursor: 80 }).marks), { 4: "mark" });
  assert.equal(shown(2, { game: own }).label, "C1, empty, candidates 4");
  assert.deepEqual(seen(shown(2, { game: own, activeDigit: 4 }).marks), { 4: "mark same-digit" });
  assert.deepEqual(seen(shown(1, { game }).marks), {}, "a filled cell has none");
});

test("nothing but digits is seen while a puzzle is entered", () => {
  const game = withCells(newGame("a"), readNotation(BEGUN));
  assert.deepEqual(seen(shown(2, { game }).marks), {});
  assert.equal(shown(0, { game }).label, "A1, 5");
});

test("help shows its areas, then its candidates with their roles", () => {
  const game = readGame("a", EMPTY);
  const found = step({ primary: [0], secondary: [5], highlights: { reason: [[0, 4]] }, cross_outs: [[5, 4]] });
  assert.ok(classesOf(0, { game, help: explaining(found, 1) }).includes("area-primary"));
  assert.ok(classesOf(5, { game, help: explaining(found, 1) }).includes("area-secondary"));
  const { marks, label } = shown(5, { game, help: explaining(found, 2) });
  assert.equal(marks[3], "mark role role-gone");
  assert.equal(marks[4], "mark");
  assert.equal(label, "F1, empty, candidates 1 2 3 4 5 6 7 8 9, belongs to it, 4 can be crossed out");
});

test("a digit that help will place stands large in a cell without notes, small beside others", () => {
  const found = explaining(step({ placements: [[40, 7]], primary: [40] }), 2);
  const { value, valueClasses, marks } = shown(40, { game: ownNotes(), help: found });
  assert.deepEqual([value, valueClasses, seen(marks)], ["7", "value role role-placed", {}]);
  const among = shown(40, { game: played(), help: found });
  assert.deepEqual([among.value, among.marks[6]], ["", "mark role role-placed"]);
});

test("a word that is touched lights its cells and candidates and dims the others", () => {
  const help = { ...explaining(step({ primary: [0], highlights: { reason: [[0, 4]] } })), spot: { cells: [0], marks: [/** @type {Candidate} */ ([0, 4])] } };
  const game = readGame("a", EMPTY);
  assert.ok(classesOf(0, { game, help }).includes("lit"));
  assert.ok(classesOf(1, { game, help }).includes("dim"));
  assert.equal(shown(0, { game, help }).marks[3], "mark role role-reason lit-mark");
});

test("a digit under an assumption is a ghost, and what it forbids is ruled out and not named", () => {
  const frame = /** @type {Frame} */ ({ kind: "assumption", case: [1], facts: [{ candidates: [[0, 4]], true: true }], pattern: [], links: [], area: [], broken: [] });
  const proof = step({ frames: [frame, { ...frame, kind: "conclusion" }], sentences: [[], []] });
  const state = { game: played(), help: { ...explaining(proof), sentence: 0 } };
  const ghost = shown(0, state);
  assert.equal(ghost.value, "4");
  assert.match(ghost.valueClasses, /^value role role-\S+ ghost$/);
  assert.equal(ghost.label, "A1, empty, assumed 4");
  assert.equal(shown(1, state).marks[3], "mark ruled-out");
  assert.equal(shown(1, state).label, "B1, empty, candidates 1 2 3 5 6 7 8 9");
});

test("what is in doubt after a photo is marked and told, and what is by hand", () => {
  const given = readNotation(BEGUN);
  const cells = given.map((content, cell) => pack({ value: valueOf(content), hand: cell === 1, unsure: cell === 0 || cell === 2 }));
  cells[3] = pack({ marks: setOf([2, 5]) });
  const game = { ...newGame("a"), cells, reading: /** @type {Reading} */ ({ doubts: { 0: { second: 6 }, 2: { second: 0, direct: 8 } }, byHand: [], illegible: [3, 4] }) };
  assert.ok(classesOf(0, { game }).includes("unsure"));
  assert.ok(!classesOf(0, { game }).includes("changed"));
  assert.ok(classesOf(2, { game }).includes("changed"));
  assert.ok(classesOf(1, { game }).includes("by-hand"));
  assert.equal(shown(0, { game }).label, "A1, 5, uncertain, perhaps 6");
  assert.equal(shown(1, { game }).label, "B1, 3, by hand");
  assert.equal(shown(3, { game }).label, "D1, empty, candidates 2 5");
  assert.deepEqual(Object.keys(seen(shown(3, { game }).marks)), ["2", "5"]);
  assert.equal(shown(4, { game }).label, "E1, empty, notes that cannot be read");
});

test("cells are named in the player's language and coordinates", () => {
  const game = readGame("a", `5+5${".".repeat(79)}`);
  const preferences = { ...PREFERENCES, coordinates: "r1c1" };
  assert.equal(shown(0, { game, preferences }).label, "r1c1, 5, given, conflict");
  setLanguage("de");
  assert.equal(shown(0, { game, preferences }).label, "r1c1, 5, Vorgabe, Konflikt");
  assert.match(shown(40, { game }).label, /^E5, leer/);
  setLanguage("en");
});

test("what another room draws over a cell is asked for what stands there, and told after it", () => {
  const state = stateOf({ game: played(BEGUN) });
  /** @type {unknown[]} */
  const asked = [];
  const over = { key: "red", words: ["red"], hasOwnPlaces: true, draw: () => {} };
  const { marks, label } = describe(2, state, derive(state), (cell, _, told) => (asked.push([cell, told]), over));
  assert.deepEqual(asked, [[2, { noted: setOf([1, 2, 4, 6, 7, 8, 9]), roles: {}, isFilled: false, isCalm: true }]]);
  assert.deepEqual(seen(marks), {}, "it draws the candidates itself");
  assert.match(label, /, red$/);
});
