// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as help from "../../static/js/help/help.js";

/** @type {Step} */
const STEP = {
  technique: { key: "naked-pair", name: "Naked Pair", english: "Naked Pair", level: 2, level_name: "medium", needs_uniqueness: false },
  effects: "r1c6<>4",
  passages: [],
  eureka: "",
  placements: [],
  cross_outs: [[5, 4]],
  primary: [0, 1],
  secondary: [5],
  highlights: { reason: [[0, 4], [1, 4]] },
  links: [{ start: [[0, 4]], end: [[1, 4]], strong: true }],
  where: [{ text: "Look at " }, { text: "row 1", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
  sentences: [
    [{ text: "A1 and B1", cells: [0, 1], role: "reason" }, { text: " share " }, { text: "4", digits: [4], role: "x" }],
    [{ text: "so it goes from " }, { text: "F1", cells: [5], role: "targets" }],
  ],
};
/** @type {Mistake} */
const MISTAKE = {
  kind: "digit",
  stages: [[{ text: "wrong" }], [{ text: "here" }], [{ text: "this" }], [{ text: "back" }]],
  cells: [10], houses: [1], remove: [[10, 3]], restore: [], clear: [],
};
const at = (/** @type {number} */ stage, step = STEP) => help.explaining(step, stage);
const mistakeAt = (/** @type {number} */ stage) => ({ ...help.receive({ mistake: MISTAKE }), stage });

test("four presses lead to the end and not beyond; one press back leads back", () => {
  let running = help.receive({ step: STEP });
  const seen = [running.stage];
  for (let press = 0; press < 5; press += 1) seen.push((running = help.advance(running)).stage);
  assert.deepEqual(seen, [1, 2, 3, 4, 4, 4]);
  assert.equal(help.goBack(help.goBack(at(2))).stage, 1);
});

test("each stage shows more: area, then candidates, then the chain and the words", () => {
  assert.deepEqual(help.paint(at(1)).areas, { 0: "primary", 1: "primary", 5: "secondary" });
  assert.deepEqual(help.paint(at(1)).marks, {});
  assert.deepEqual(help.paint(at(2)).marks, { 0: { 4: "reason" }, 1: { 4: "reason" }, 5: { 4: "gone" } });
  assert.equal(help.paint(at(2)).links.length, 0);
  assert.equal(help.paint(at(3)).links.length, 1);
  assert.deepEqual(help.paint(at(4)).areas, {});
  assert.equal(help.sentences(at(2)).length, 1);
  assert.equal(help.sentences(at(3)).length, 2);
});

test("a mistake is told house by house before its cell is named", () => {
  assert.deepEqual(help.paint(mistakeAt(1)).areas, {});
  assert.equal(Object.keys(help.paint(mistakeAt(2)).areas).length, 9);
  assert.equal(help.paint(mistakeAt(3)).areas[10], "primary");
  assert.deepEqual(help.paint(mistakeAt(3)).marks, { 10: { 3: "gone" } });
  assert.equal(help.sentences(mistakeAt(2)).length, 2);
});

test("the walk goes sentence by sentence and ends with all of them", () => {
  /** @type {Help[]} */
  const walk = [at(3)];
  for (let press = 0; press < 3; press += 1) walk.push(help.nextSentence(walk[press]));
  assert.deepEqual(walk.map(({ sentence }) => sentence), [-1, 0, 1, -1]);
  assert.deepEqual(walk[1].spot, { cells: [0, 1], marks: [[0, 4], [1, 4]] });
});

test("a digit that is named with its cells lights up in these alone", () => {
  const sentence = [
    { text: "the 4 in A1", cells: [0], digits: [4] },
    { text: "row 1", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { text: "7", digits: [7] },
    { text: "B1", cells: [1] },
  ];
  assert.deepEqual(help.spotOf(sentence), { cells: [0, 1], marks: [[0, 4], [1, 7]] });
});

test("the links that a sentence of a chain speaks of stand out", () => {
  /** @type {Link} */
  const other = { start: [[1, 4]], end: [[5, 4]], strong: false };
  const chain = { ...STEP, links: [...STEP.links, other] };
  const quiet = (/** @type {number} */ sentence) => help.paint({ ...at(3, chain), sentence }).links.map((link) => link.quiet);
  assert.deepEqual(quiet(-1), [false, false]);
  assert.deepEqual(quiet(0), [false, true]);
  assert.deepEqual(quiet(1), [false, false], "a sentence that speaks of none");
});

test("words carry the role of their cells", () => {
  assert.equal(help.roleOf(STEP.sentences[0][0], STEP), "reason");
  assert.equal(help.roleOf(STEP.sentences[1][1], STEP), "gone");
  assert.equal(help.roleOf(STEP.sentences[0][2], STEP), "");
});

test("the legend names what is drawn, with what goes away last", () => {
  assert.deepEqual(help.rolesShown(at(2)), ["primary", "secondary", "reason", "gone"]);
});

test("blocking digits strike the empty cells of the area in their line", () => {
  /** @type {Step} */
  const single = {
    ...STEP, cross_outs: [], placements: [[0, 4]], primary: [0, 1, 2, 9, 10, 11, 18, 19, 20],
    secondary: [], highlights: { blocker: [[15, 4], [73, 4]] },
  };
  const struck = help.paint(at(2, single), (cell) => cell !== 9).beams;
  assert.deepEqual(struck, [[15, 10], [15, 11], [73, 1], [73, 10], [73, 19]]);
});

test("an answer that is none of ours is an error, not a crash", () => {
  assert.equal(help.receive({}).kind, "error");
  assert.equal(help.receive({ error: "busy", code: "busy" }).error, "busy");
  assert.equal(help.stages(help.receive({ nothing: { placements: [], stopped: false } })), 1);
});

test("a search that was broken off can go on", () => {
  const { kind, nothing, skip } = help.receive({ error: "too long", code: "too-long" }, 2);
  assert.deepEqual([kind, nothing?.stopped, skip], ["nothing", true, 2]);
});

test("a digit without a reason is pointed at but not shown", () => {
  const { areas, marks } = help.paint(help.receive({ nothing: { placements: [[40, 5]], stopped: true } }));
  assert.deepEqual(areas, { 40: "primary" });
  assert.deepEqual(marks, {});
});

/** @type {Link} */
const LINK = { start: [[0, 4]], end: [[1, 4]], strong: true };
/** @type {Step} */
const PROOF = {
  ...STEP,
  links: [LINK, LINK],
  sentences: Array.from({ length: 10 }, (_, number) => [
    { text: `sentence ${number}` },
    { text: "the 4 in A1 and B1", cells: number === 3 ? [0, 1] : [], digits: [4] },
  ]),
  passages: [
    { first: 1, end: 5, highlights: { off: [[7, 2]] }, links: [LINK] },
    { first: 5, end: 9, highlights: { off: [[8, 2]] }, links: [] },
  ],
};

test("the first stage of a proof shows where it starts, the second one what it shows", () => {
  assert.deepEqual(help.paint(at(1, PROOF)).areas, { 0: "primary", 1: "primary" });
  assert.equal(help.paint(at(2, PROOF)).areas[5], "secondary");
  assert.equal(help.paint(at(2, PROOF)).marks[5][4], "gone");
});

test("a proof shows the case that is being read, and none while nothing is read", () => {
  const shown = (/** @type {number} */ sentence) => help.paint({ ...at(3, PROOF), sentence });
  assert.deepEqual(shown(-1).links, []);
  assert.deepEqual(shown(2).links, [{ ...LINK, quiet: true }]);
  assert.deepEqual(shown(3).links, [{ ...LINK, quiet: false }], "the sentence speaks of both ends");
  assert.equal(shown(2).marks[7][2], "off");
  assert.equal(shown(6).marks[7], undefined);
  assert.equal(shown(6).marks[8][2], "off");
});

test("words of a case carry the role they have in it", () => {
  assert.equal(help.roleOf({ text: "H1", cells: [7], role: "off" }, PROOF), "off");
  assert.equal(help.roleOf({ text: "the 2 in F1", cells: [5], digits: [2], role: "off" }, PROOF), "off");
  assert.equal(help.roleOf({ text: "the 4 in F1", cells: [5], digits: [4], role: "off" }, PROOF), "gone");
});

test("a long proof is folded to its start and conclusion, then to what is being read", () => {
  const hidden = (/** @type {Partial<StepHelp>} */ changes) => [...help.folded({ ...at(3, PROOF), ...changes })];
  assert.deepEqual(hidden({}), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(hidden({ sentence: 0 }), [2, 3, 4, 6, 7, 8]);
  assert.deepEqual(hidden({ sentence: 3 }), [6, 7, 8]);
  assert.deepEqual(hidden({ unfolded: true }), []);
  assert.deepEqual([...help.folded(at(3))], []);
});
