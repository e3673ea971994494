// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { hasBegun } from "../../static/js/coach/due.js";
import { complete, merged } from "../../static/js/coach/kept.js";
import { answered, chapterStep, dueToday, isChapterDone, isDue, loadProgress, nextForYou, recordOf, saveProgress, shown, wanted } from "../../static/js/coach/progress.js";

const NOTHING = complete(null);
const CHAPTERS = [{ key: "rules", techniques: [] }, { key: "fish", techniques: ["x-wing"] }];
/** A moment of the November in which these stories happen. */
const day = (/** @type {number} */ date, hour = 12) => new Date(2026, 10, date, hour);
const known = { right: true, helped: false };
const helped = { right: true, helped: true };
const missed = { right: false, helped: false };

/** How many days after its last answer the technique comes back. */
function pause(/** @type {Progress} */ progress) {
  const { card } = recordOf(progress, "x-wing");
  assert.ok(card);
  return Math.round((Date.parse(card.due) - Date.parse(card.last_review)) / 86400000);
}

test("what was known comes back in time, later each time, and what was missed sooner", () => {
  let progress = answered(NOTHING, "x-wing", known, day(1));
  assert.deepEqual(dueToday(progress, day(1, 23)), []);
  const first = pause(progress);
  assert.deepEqual(dueToday(progress, day(first)), []);
  assert.deepEqual(dueToday(progress, day(1 + first, 0)), ["x-wing"]);
  progress = answered(progress, "x-wing", known, day(1 + first));
  const second = pause(progress);
  assert.ok(second > 2 * first);
  const when = new Date(2026, 10, 1 + first + second);
  const again = pause(answered(progress, "x-wing", missed, when));
  const withHelp = pause(answered(progress, "x-wing", helped, when));
  const alone = pause(answered(progress, "x-wing", known, when));
  assert.ok(again < withHelp && withHelp < alone, `${again} < ${withHelp} < ${alone}`);
  assert.equal(pause(answered(NOTHING, "x-wing", missed, day(1))), 1);
});

test("what is switched off never becomes due, and is due again once it is switched on", () => {
  const progress = answered(answered(NOTHING, "x-wing", missed, day(1)), "naked-pair", missed, day(2));
  assert.deepEqual(dueToday(wanted(progress, ["x-wing"]), day(20)), ["naked-pair"]);
  assert.deepEqual(nextForYou(progress, CHAPTERS, day(20), ["x-wing"]), { kind: "due", techniques: ["naked-pair"] });
  assert.equal(nextForYou(progress, CHAPTERS, day(20), ["x-wing", "naked-pair"])?.kind, "chapter", "whoever has begun is no newcomer");
  assert.deepEqual(dueToday(wanted(progress, []), day(20)), ["x-wing", "naked-pair"]);
});

test("a whole round on one day puts it off no further than one answer", () => {
  const once = answered(NOTHING, "x-wing", known, day(1));
  let often = once;
  for (let number = 0; number < 9; number += 1) often = answered(often, "x-wing", known, day(1, 13));
  assert.ok(pause(often) <= pause(once) + 1);
  assert.equal(recordOf(often, "x-wing").tried, 10);
});

test("what has waited longest is due first, and what was practised before there were dates is due", () => {
  let progress = complete({ techniques: { swordfish: { right: 2, tried: 3, streak: 0, recent: [1] }, "never-answered": { recent: [4] } } });
  progress = answered(progress, "x-wing", missed, day(2));
  progress = answered(progress, "naked-pair", missed, day(1));
  assert.deepEqual(dueToday(progress, day(20)), ["naked-pair", "x-wing", "swordfish"]);
  assert.ok(!isDue(recordOf(progress, "never-answered"), day(20)));
});

test("only what was found without help counts for the row", () => {
  let progress = answered(answered(NOTHING, "a", known, day(1)), "a", known, day(1));
  assert.equal(recordOf(progress, "a").streak, 2);
  progress = answered(progress, "a", { ...known, kind: "which" }, day(1));
  assert.deepEqual([recordOf(progress, "a").streak, recordOf(progress, "a").right], [2, 3]);
  progress = answered(progress, "a", helped, day(1));
  assert.deepEqual([recordOf(progress, "a").streak, recordOf(progress, "a").right, recordOf(progress, "a").tried], [0, 3, 4]);
});

test("drills become harder to see as they are answered, and easier after a mistake", () => {
  let progress = NOTHING;
  const ease = () => recordOf(progress, "a").ease;
  assert.equal(ease(), 0);
  progress = answered(progress, "a", known, day(1));
  const before = ease();
  assert.ok(before > 0);
  progress = answered(progress, "a", helped, day(1));
  assert.equal(ease(), before);
  progress = answered(progress, "a", missed, day(1));
  assert.equal(ease(), 0);
  for (let number = 0; number < 20; number += 1) progress = answered(progress, "a", known, day(1));
  assert.equal(ease(), 1);
});

test("a drill does not come back before the others were shown", () => {
  let progress = NOTHING;
  for (const number of [0, 1, 2, 1]) progress = shown(progress, "x-wing", number, 3);
  assert.deepEqual(recordOf(progress, "x-wing").recent, [2, 1]);
  assert.deepEqual(recordOf(shown(NOTHING, "x-wing", 0, 1), "x-wing").recent, []);
});

test("next for you: a first offer, the first game broken off, what is due, the chapter that was begun, the next one", () => {
  assert.ok(!hasBegun(shown(NOTHING, "x-wing", 0, 3)));
  assert.deepEqual(nextForYou(NOTHING, CHAPTERS, day(1), []), { kind: "start" });
  assert.deepEqual(nextForYou({ ...NOTHING, firstGame: "begun" }, CHAPTERS, day(1), []), { kind: "first-game" });
  /** @type {Progress} */
  let progress = { ...NOTHING, firstGame: "done" };
  assert.deepEqual(nextForYou(progress, CHAPTERS, day(1), []), { kind: "chapter", key: "rules", begun: false });
  assert.deepEqual(nextForYou(answered(NOTHING, "x-wing", known, day(1)), CHAPTERS, day(1), []), { kind: "chapter", key: "fish", begun: false }, "who finds an X-Wing knows the rules");
  progress = { ...chapterStep(progress, "fish", { idea: 2 }), firstGame: "begun" };
  assert.deepEqual(nextForYou(progress, CHAPTERS, day(1), []), { kind: "chapter", key: "fish", begun: true });
  progress = answered(progress, "x-wing", missed, day(1));
  assert.equal(nextForYou(progress, CHAPTERS, day(1), [])?.kind, "chapter");
  assert.deepEqual(nextForYou(progress, CHAPTERS, day(2), []), { kind: "due", techniques: ["x-wing"] });
  progress = answered(progress, "x-wing", known, day(2));
  for (const { key } of CHAPTERS) progress = chapterStep(progress, key, { test: true, puzzle: true });
  assert.equal(nextForYou(progress, CHAPTERS, day(2), []), null);
});

test("a chapter is done with its test and its puzzle, and going back loses nothing", () => {
  let progress = chapterStep(NOTHING, "fish", { idea: 3, guided: true, drills: 2 });
  progress = chapterStep(progress, "fish", { idea: 1, test: true });
  assert.deepEqual(progress.chapters.fish, { idea: 3, guided: true, drills: 2, test: true, puzzle: false });
  assert.ok(!isChapterDone(progress, "fish"));
  assert.ok(isChapterDone(chapterStep(progress, "fish", { puzzle: true }), "fish"));
});

test("two devices together know what either knows", () => {
  const early = answered(answered(NOTHING, "x-wing", known, day(1)), "x-wing", known, day(1));
  const late = answered(answered(NOTHING, "x-wing", missed, day(3)), "y-wing", known, day(3));
  const one = { ...chapterStep(early, "fish", { idea: 3 }), fastest: 80 };
  const other = { ...chapterStep(late, "fish", { guided: true }), firstGame: /** @type {const} */ ("done") };
  const both = merged(one, other);
  assert.deepEqual(both, merged(other, one));
  assert.deepEqual(recordOf(both, "x-wing"), { ...recordOf(late, "x-wing"), right: 2, tried: 2 });
  assert.equal(recordOf(both, "y-wing").right, 1);
  assert.deepEqual(both.chapters.fish, { idea: 3, guided: true, drills: 0, test: false, puzzle: false });
  assert.deepEqual([both.firstGame, both.fastest], ["done", 80]);
  assert.deepEqual(merged(both, NOTHING), both);
});

test("records of older versions are taken over, and nonsense is left out", (context) => {
  /** @type {Map<string, string>} */
  const kept = new Map([["sudoku-helper:practice", JSON.stringify({ "x-wing": { right: 4, tried: 5, streak: 2, recent: [7] }, broken: 3 })]]);
  const storage = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
  const progress = loadProgress();
  assert.deepEqual(recordOf(progress, "x-wing"), { right: 4, tried: 5, streak: 2, ease: 0, recent: [7] });
  assert.deepEqual(Object.keys(progress.techniques), ["x-wing"]);
  saveProgress(answered(progress, "x-wing", known, day(1)));
  assert.deepEqual([...kept.keys()], ["sudoku-helper:progress"]);
  assert.equal(recordOf(loadProgress(), "x-wing").right, 5);
  kept.set("sudoku-helper:progress", "{nonsense");
  assert.deepEqual(loadProgress(), NOTHING);
});
