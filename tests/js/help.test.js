// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as help from "../../static/js/help/help.js";
import * as proof from "../../static/js/help/proof.js";
import * as trial from "../../static/js/help/trial.js";

/** @type {Step} */
const STEP = {
  technique: { key: "naked-pair", name: "Naked Pair", english: "Naked Pair", level: 2, level_name: "medium", needs_uniqueness: false },
  effects: "r1c6<>4",
  frames: [],
  eureka: "",
  summary: [],
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

test("whether one sees it is asked of short steps alone, and not of what one knows", () => {
  const long = { ...STEP, sentences: Array.from({ length: 22 }, () => STEP.sentences[0]) };
  assert.deepEqual(help.hints(at(1), false), { after: "stage_hint_1" });
  assert.deepEqual(help.hints(at(1, long), false), {});
  assert.deepEqual(help.hints(at(1), true), { before: "known_told" });
  assert.deepEqual(help.hints(at(2), false), { instead: "stage_hint_2" });
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
const on = (/** @type {Candidate[]} */ ...candidates) => ({ candidates, true: true });
const off = (/** @type {Candidate[]} */ ...candidates) => ({ candidates, true: false });
const frame = (/** @type {Frame["kind"]} */ kind, /** @type {number[]} */ within = [], /** @type {Partial<Frame>} */ more = {}) =>
  ({ kind, case: within, facts: [], links: [], area: [], pattern: [], broken: [], ...more });
/** Not 4 in F1: if A1 is 4 then B1 is 3, within it C1 cannot be 2, and H1 has no digit left. */
const FRAMES = [
  frame("assumption", [1], { facts: [on([0, 4])] }),
  frame("inference", [1], { facts: [on([1, 3])], links: [LINK], area: [1, 2] }),
  frame("assumption", [1, 1], { facts: [on([2, 2])] }),
  frame("inference", [1, 1], { facts: [off([7, 2], [8, 2])], pattern: [[3, 2], [4, 2]], links: [{ ...LINK, start: [[2, 2]] }] }),
  frame("contradiction", [1, 1], { area: [8], broken: [8] }),
  frame("result", [1], { facts: [off([2, 2])] }),
  frame("inference", [1], { facts: [on([6, 7], [7, 7])] }),
  frame("contradiction", [1], { area: [7], broken: [7] }),
  frame("conclusion", [], { facts: [off([5, 4])] }),
];
/** @type {Step} */
const PROOF = {
  ...STEP,
  highlights: { assumed: [[0, 4]] },
  sentences: FRAMES.map((_, number) => [{ text: `sentence ${number} ` }, { text: "B1", cells: [1] }]),
  frames: FRAMES,
};
const reading = (/** @type {number} */ sentence) => /** @type {StepHelp} */ (help.read(at(3, PROOF), sentence));

test("the first stage of a proof shows where it starts, the second one what it shows", () => {
  assert.deepEqual(help.paint(at(1, PROOF)).areas, { 0: "primary", 1: "primary" });
  assert.equal(help.paint(at(2, PROOF)).areas[5], "secondary");
  assert.equal(help.paint(at(2, PROOF)).marks[5][4], "gone");
  assert.equal(help.paint(at(2, PROOF)).marks[0][4], "assumed");
});

test("the board grows with the sentence that is read, and only the conclusion strikes anything out", () => {
  const { marks, ghosts, links, areas } = help.paint(reading(1));
  assert.deepEqual(ghosts, { 0: 4, 1: 3 });
  assert.deepEqual(marks, { 0: { 4: "assumed" }, 1: { 3: "on" } });
  assert.deepEqual(links, [{ ...LINK, quiet: false }]);
  assert.deepEqual(areas, { 1: "house", 2: "house" });
  assert.deepEqual(help.paint(reading(3)).links.map(({ quiet }) => quiet), [true, false]);
  assert.equal(help.paint(reading(3)).marks[3][2], "reason", "the pattern that the sentence sees");
  assert.equal(help.paint(reading(4)).marks[3], undefined);
  assert.deepEqual(help.paint(reading(4)).broken, [8]);
  assert.deepEqual(help.paint(reading(8)).marks, { 5: { 4: "gone" } });
  assert.deepEqual(help.paint(reading(8)).ghosts, {});
});

test("what was assumed within a case is gone after it; one of several candidates is no digit", () => {
  assert.deepEqual(help.paint(reading(3)).ghosts, { 0: 4, 1: 3, 2: 2 });
  const { ghosts, marks } = help.paint(reading(6));
  assert.deepEqual(ghosts, { 0: 4, 1: 3 });
  assert.deepEqual(marks[2], { 2: "off" });
  assert.deepEqual(marks[7], { 7: "on" });
  assert.equal(marks[8], undefined);
});

/** A sentence that gives two digits one after the other and rules out a third. */
const CHAIN = [
  frame("assumption", [1], { facts: [on([0, 4])] }),
  frame("result", [1], { facts: [on([1, 4]), on([2, 5]), off([5, 5])], area: [1] }),
];

test("all that a sentence gives is drawn, and each of its digits is an answer to it", () => {
  const { ghosts, marks } = proof.paintProof(CHAIN, 1);
  assert.deepEqual(ghosts, { 0: 4, 1: 4, 2: 5 });
  assert.deepEqual(marks[5], { 5: "off" });
  const begun = trial.begin(at(3, { ...PROOF, frames: CHAIN }));
  assert.equal(begun.trial?.asked, "trial_set");
  assert.equal(trial.answer(begun, 2, 5).sentence, 1);
  assert.equal(trial.answer(begun, 5, 5).trial?.told, "trial_wrong", "a digit is asked for");
});

test("of a case that is told in one sentence the first fact is assumed, and it is only told", () => {
  const frames = [frame("cover"), frame("case", [1], { facts: [off([0, 4], [1, 4]), off([5, 4])] }), frame("case", [2], { facts: [on([0, 4]), off([5, 4])] })];
  assert.deepEqual(proof.paintProof(frames, 1).marks, { 0: { 4: "assumed_off" }, 1: { 4: "assumed_off" }, 5: { 4: "off" } });
  assert.deepEqual(proof.paintProof(frames, 2).marks, { 0: { 4: "assumed" }, 5: { 4: "off" } });
  assert.deepEqual(proof.paintProof(frames, 2).ghosts, { 0: 4 });
  const begun = trial.begin(at(3, { ...PROOF, frames }));
  assert.equal(begun.trial?.asked, "trial_go_on");
});

test("a sentence that ends in a contradiction is asked for if it gives a digit before", () => {
  const frames = [CHAIN[0], frame("contradiction", [1], { facts: [on([1, 4])], area: [1], broken: [3] })];
  assert.deepEqual(proof.paintProof(frames, 1).broken, [3]);
  assert.deepEqual(proof.paintProof(frames, 1).areas, {});
  const begun = trial.begin(at(3, { ...PROOF, frames }));
  assert.equal(begun.trial?.asked, "trial_set");
  assert.equal(trial.answer(begun, 1, 4).sentence, 1);
});

test("of many links only those that led to the causes stay", () => {
  const link = (/** @type {number} */ from, /** @type {number} */ to) => ({ start: [[from, 1]], end: [[to, 1]], strong: false });
  const many = [0, 1, 2, 3, 4, 5].map((cell) => frame("inference", [1], { links: [/** @type {Link} */ (link(cell, cell + 1))] }));
  const { links } = proof.paintProof(many, 5);
  assert.deepEqual(links.map(({ start: [[cell]], quiet }) => [cell, quiet]), [[4, true], [5, false]]);
});

test("a ghost forbids its digit where it is seen", () => {
  const forbidden = proof.forbiddenBy({ 0: 4 });
  assert.equal(Object.keys(forbidden).length, 20);
  assert.equal(forbidden[80], undefined);
});

test("words of a case carry the role they have in it, those of the conclusion what it does", () => {
  const word = { text: "F1", cells: [5], digits: [4], role: "off" };
  assert.equal(help.roleOf(word, PROOF, "inference"), "off");
  assert.equal(help.roleOf(word, PROOF, "conclusion"), "gone");
  assert.equal(help.roleOf({ text: "row 1", cells: [0, 1], role: "reason" }, PROOF, "inference"), "");
});

test("a long proof is read in chapters; the one that is read is open, others as the player wishes", () => {
  assert.deepEqual(proof.chapters(FRAMES).map(({ first, end, plain }) => [first, end, plain]), [[0, 2, false], [2, 5, false], [5, 8, false], [8, 9, true]]);
  const open = (/** @type {Help} */ shown) => [0, 1, 2, 3].filter((number) => proof.isOpen(shown, FRAMES, number));
  assert.deepEqual(open(at(3, PROOF)), [3]);
  assert.deepEqual(open(reading(3)), [1, 3]);
  const wished = { ...reading(3), opened: { 0: true, 1: false } };
  assert.deepEqual(open(wished), [0, 3]);
  assert.deepEqual(open(help.nextSentence(wished)), [0, 1, 3], "what is read opens again");
  assert.ok(proof.isOpen(at(3, PROOF), FRAMES.slice(0, 8), 0), "a short one is open");
});

test("what stands behind a summary opens when it is read, else as the player wishes", () => {
  const isOpen = (/** @type {Help} */ shown) => proof.isOpen(shown, FRAMES, proof.WHOLE);
  assert.ok(!isOpen(at(3, PROOF)));
  assert.ok(isOpen({ ...at(3, PROOF), opened: { [proof.WHOLE]: true } }));
  assert.ok(isOpen(reading(0)));
  const closed = { ...reading(0), opened: { [proof.WHOLE]: false } };
  assert.ok(!isOpen(closed));
  assert.ok(isOpen(help.nextSentence(closed)), "what is read opens again");
});

test("one walks back as well, and a longer sentence is shown longer", () => {
  assert.equal(help.previousSentence(at(3, PROOF)).sentence, 8);
  assert.equal(help.previousSentence(reading(0)).sentence, -1);
  assert.ok(proof.dwell("a long sentence", "usual") > proof.dwell("short", "usual"));
  assert.ok(proof.dwell("short", "slow") > proof.dwell("short", "usual"));
  assert.ok(proof.dwell("short", "quick") < proof.dwell("short", "usual"));
});

test("in a trial the player sets what follows, and is told the rest", () => {
  const begun = trial.begin(at(3, PROOF));
  assert.deepEqual([begun.sentence, begun.trial?.asked], [0, "trial_set"]);
  const right = trial.answer(begun, 1, 3);
  assert.deepEqual([right.sentence, right.trial?.told, right.trial?.asked], [1, "trial_right", "trial_go_on"]);
  const inside = trial.goOn(right);
  assert.deepEqual([inside.sentence, inside.trial?.asked], [2, "trial_strike"]);
  assert.equal(trial.answer(inside, 8, 2).sentence, 3, "one of several is enough");
  assert.equal(trial.answer(right, 1, 3), right, "nothing is asked");
  assert.equal(trial.goBack(inside).sentence, 1);
});

test("a wrong answer loses nothing and shows where to look; a right one that comes later is told so", () => {
  const begun = trial.begin(at(3, PROOF));
  const wrong = trial.answer(begun, 5, 5);
  assert.deepEqual([wrong.sentence, wrong.trial?.told], [0, "trial_wrong"]);
  assert.deepEqual(help.paint(wrong).areas, { 1: "house", 2: "house" });
  assert.equal(trial.answer(begun, 7, 7).trial?.told, "trial_early");
});
