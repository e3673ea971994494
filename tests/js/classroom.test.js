// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import * as codes from "../../static/js/classroom/codes.js";
import { isHelped } from "../../static/js/classroom/playing.js";
import { afterTask, resultOf } from "../../static/js/classroom/pupil.js";
import { resultIn } from "../../static/js/classroom/scanning.js";
import * as tasks from "../../static/js/classroom/tasks.js";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** @type {ClassTask} */
const TASK = { id: "K7QM", kind: "drill", what: "x-wing~find~10", title: "Frühstück mit X-Wings 🐟" };
const RESULTS = [
  { task: "K7QM", name: "Mia K.", right: 9, tried: 10, helped: 2, minutes: 14 },
  { task: "0000", name: "Ö", right: 0, tried: 0, helped: 0, minutes: 0 },
  { task: "ZZZZ", name: "Zoë-Léa O'Neill 2", right: 63, tried: 63, helped: 63, minutes: 4095 },
];

/**
 * Where the letters of a result stand.
 * @param {string} text
 */
const letterPlaces = (text) => [...text].flatMap((letter, place) => (place >= text.length - 14 && letter !== "-" ? [place] : []));

test("a task comes out of its link as it went in", () => {
  assert.deepEqual(codes.readTask(codes.writeTask(TASK)), TASK);
  const text = codes.writeTask(TASK);
  assert.match(text, /^[\w.~-]+$/);
  assert.equal(new URLSearchParams(`round=10&task=${text}`).get("task"), text);
});

test("a link that was cut or changed is no task", () => {
  const text = codes.writeTask(TASK);
  for (let end = 0; end < text.length; end += 1) assert.throws(() => codes.readTask(text.slice(0, end)), RangeError);
  const changed = [text.replace("find", "real"), text.replace("drill", "trill"), `${text}.x`, "", "....", "A".repeat(2000)];
  for (const other of changed) assert.throws(() => codes.readTask(other), RangeError, other);
});

test("the number of a task is four letters that cannot be taken for others", () => {
  assert.equal(codes.newTaskId(() => 0), "0000");
  assert.equal(codes.newTaskId(() => 1 - Number.EPSILON), "ZZZZ");
  assert.ok(codes.isTaskId(codes.newTaskId()));
  assert.ok(!codes.isTaskId("K7QI"));
});

test("a result comes out of its code as it went in", () => {
  for (const result of RESULTS) assert.deepEqual(codes.readResult(codes.writeResult(result)), result);
});

test("a result is read however it is typed", () => {
  const text = codes.writeResult(RESULTS[0]);
  const typed = [text.toLowerCase(), `  ${text} `, text.replaceAll("-", " "), text.replaceAll("-", ""), text.replace("Mia K.", "mia  k"), text.replace("-", "–")];
  for (const each of typed) assert.equal(codes.readResult(each)?.right, 9, each);
  const like = codes.writeResult({ ...RESULTS[0], task: "1010" });
  assert.equal(codes.readResult(like.replace("1010", "IoLO"))?.task, "1010");
});

test("every single wrong letter and every two that changed places are noticed", () => {
  for (const result of RESULTS) {
    const text = codes.writeResult(result);
    const places = letterPlaces(text);
    assert.equal(places.length, 12);
    for (const place of places) {
      for (const letter of LETTERS) {
        if (letter !== text[place]) assert.equal(codes.readResult(text.slice(0, place) + letter + text.slice(place + 1)), null);
      }
    }
    for (const [index, place] of places.slice(0, -1).entries()) {
      const other = places[index + 1];
      if (text[place] === text[other]) continue;
      const swapped = [...text].with(place, text[other]).with(other, text[place]).join("");
      assert.equal(codes.readResult(swapped), null, swapped);
    }
  }
});

test("a letter too many or too few is noticed, and a wrong one in the name", () => {
  const text = codes.writeResult(RESULTS[0]);
  for (const place of letterPlaces(text)) {
    assert.equal(codes.readResult(text.slice(0, place) + text.slice(place + 1)), null);
    for (const letter of LETTERS) assert.equal(codes.readResult(text.slice(0, place) + letter + text.slice(place)), null);
  }
  for (const name of ["Mio K.", "Ma K.", "Mai K.", "Miia K.", ""]) assert.equal(codes.readResult(text.replace("Mia K.", name)), null, name);
  for (const nothing of ["", "Mia", "K7QM-3F8X-9TP4", "🐟", "-".repeat(5000), "A".repeat(5000)]) assert.equal(codes.readResult(nothing), null);
});

test("numbers that do not fit are told as the largest that do", () => {
  const { right, tried, helped, minutes } = /** @type {ClassResult} */ (codes.readResult(codes.writeResult({ ...RESULTS[0], right: 1000, tried: -3, helped: NaN, minutes: 99999 })));
  assert.deepEqual([right, tried, helped, minutes], [63, 0, 0, 4095]);
});

test("a name holds only what names hold", () => {
  assert.equal(codes.tidyName("  <b>Jürgen</b>;\n K. "), "b Jürgen b K.");
  assert.equal(codes.tidyName("x".repeat(99)).length, codes.LONGEST_NAME);
  assert.equal(codes.sameName("Jü. K"), codes.sameName("jü k."));
});

const [MINE, YOURS] = ["Mia K.", "Ben"].map((name) => codes.writeResult({ ...RESULTS[0], name }));
const made = () => tasks.addTask([], TASK, 1);

test("results find their task, and a newer one replaces that of the same name", () => {
  const first = tasks.takeResults(made(), [MINE, "", YOURS, "Ben K7QM-3F8X-9TP4"], 2);
  assert.deepEqual([first.added, first.replaced, first.broken], [2, 0, ["Ben K7QM-3F8X-9TP4"]]);
  const better = codes.writeResult({ ...RESULTS[0], name: "mia k", right: 10 });
  const second = tasks.takeResults(first.tasks, [better], 3);
  assert.deepEqual([second.added, second.replaced], [0, 1]);
  assert.deepEqual(second.tasks[0].results.map(({ name, right }) => [name, right]), [["mia k", 10], ["Ben", 9]]);
  assert.deepEqual(tasks.removeResult(second.tasks, "K7QM", "Ben")[0].results.length, 1);
  assert.deepEqual(tasks.removeTask(second.tasks, "K7QM"), []);
});

test("a result whose task was made elsewhere is kept all the same", () => {
  const { tasks: kept } = tasks.takeResults([], [MINE], 2);
  assert.deepEqual(kept.map(({ id, kind, results }) => [id, kind, results.length]), [["K7QM", "unknown", 1]]);
});

test("a table is sorted by any column, both ways", () => {
  const lines = ["Ben", "Ada", "Zoë"].map((name, index) => codes.writeResult({ ...RESULTS[0], name, minutes: [7, 9, 7][index] }));
  const [{ results }] = tasks.takeResults(made(), lines, 2).tasks;
  const names = (/** @type {ResultColumn} */ column, descending = false) => tasks.sorted(results, column, descending).map(({ name }) => name);
  assert.deepEqual(names("name"), ["Ada", "Ben", "Zoë"]);
  assert.deepEqual(names("name", true), ["Zoë", "Ben", "Ada"]);
  assert.deepEqual(names("minutes"), ["Ben", "Zoë", "Ada"]);
  assert.deepEqual(names("minutes", true), ["Ada", "Ben", "Zoë"]);
});

test("a table for spreadsheets holds what is known, and nothing that a spreadsheet would compute", () => {
  const [task] = tasks.takeResults(made(), [MINE], Date.UTC(2026, 4, 3)).tasks;
  const heading = (/** @type {string} */ column) => `"${column}"`;
  assert.equal(
    tasks.writeTable(task.results, tasks.columnsOf(task), heading, ";"),
    '"""name""";"""right""";"""tried""";"""helped""";"""minutes""";"""when"""\r\n"Mia K.";"9";"10";"2";"14";"2026-05-03"\r\n',
  );
  assert.deepEqual(tasks.columnsOf({ kind: "booklet" }), ["name", "right", "tried", "when"]);
  assert.equal(codes.tidyName("=-+@cmd"), "cmd");
});

test("a file brings tasks and results to another device, the newer result counts", () => {
  const here = tasks.takeResults(made(), [MINE, YOURS], 2).tasks;
  const there = tasks.takeResults([], [codes.writeResult({ ...RESULTS[0], right: 4 })], 3).tasks;
  const [joined] = tasks.takeFile(there, tasks.writeFile(here))?.tasks ?? [];
  assert.deepEqual([joined.title, joined.kind], [TASK.title, "drill"]);
  assert.deepEqual(joined.results.map(({ name, right }) => [name, right]), [["Mia K.", 4], ["Ben", 9]]);
  assert.deepEqual(tasks.takeFile([], tasks.writeFile(here)), { tasks: here, refused: 0 });
  for (const text of ["", "[]", "{}", '{"kind": "sudoku-helper-collection"}']) assert.equal(tasks.takeFile(here, text), null);
});

test("what makes no sense in a file is counted and left out, and the rest can be written as a table", () => {
  const [task] = tasks.takeResults(made(), [MINE, YOURS], 2).tasks;
  const results = [...task.results, null, 5, {}, { name: "Ada", right: "x", when: 1e300 }, { name: "Eve", when: -1e300, minutes: "1e999" }];
  const others = [null, 5, { id: "?" }, { ...task, id: "BBBB", made: 1e300, results: null }];
  const found = tasks.takeFile([], JSON.stringify({ kind: "sudoku-helper-class", tasks: [{ ...task, results }, ...others] }));
  assert.equal(found?.refused, 6);
  assert.deepEqual(found?.tasks.map(({ id, made: at }) => [id, at]), [[task.id, task.made], ["BBBB", 0]]);
  const read = found?.tasks[0].results ?? [];
  assert.deepEqual(read.slice(0, -2), task.results);
  const table = tasks.writeTable(read, ["name", "right", "minutes", "when"], (column) => column, ",").split("\r\n");
  assert.deepEqual(table.slice(-3), ['"Ada","0","0",""', '"Eve","0","0",""', ""]);
});

test("help counts when it comes, not while it is read", () => {
  const helpFor = (/** @type {number} */ digit, name = "Single") =>
    /** @type {any} */ ({ kind: "step", stage: 1, step: { technique: { key: "single", name }, placements: [[0, digit]], cross_outs: [] } });
  const step = helpFor(1);
  const none = { help: null, page: null };
  assert.ok(isHelped({ help: step, page: null }, none));
  assert.ok(!isHelped({ help: { ...step, stage: 3 }, page: null }, { help: step, page: null }));
  assert.ok(isHelped({ help: helpFor(2), page: null }, { help: step, page: null }), "another step");
  assert.ok(!isHelped({ help: helpFor(1, "Einer"), page: null }, { help: step, page: null }), "the same in another language");
  const list = /** @type {StepsListed} */ ({ kind: "steps", steps: [], complete: true, stopped: false, question: {} });
  assert.ok(isHelped({ help: null, page: list }, none));
  assert.ok(!isHelped({ help: null, page: { ...list, steps: [] } }, { help: null, page: list }), "the same in another language");
  assert.ok(!isHelped(none, { help: step, page: null }));
});

test("a task that is done again has its new result, and minutes that were begun count", () => {
  const task = codes.writeTask(TASK);
  const finished = { task, right: 1, tried: 10, helped: 0, seconds: 61 };
  const once = afterTask({ name: "Mia", results: [], played: [] }, finished);
  const twice = afterTask(once, { ...finished, right: 9 });
  assert.deepEqual(twice.results.map(({ right }) => right), [9]);
  assert.deepEqual(resultOf(twice.results[0], "Mia"), { task: "K7QM", name: "Mia", right: 9, tried: 10, helped: 0, minutes: 2 });
});

test("a scanned code is a result or nothing", () => {
  assert.equal(resultIn(`https://example.org/de/class#result=${encodeURIComponent(MINE)}`), MINE);
  for (const other of ["", "https://example.org/", "https://example.org/#s=abc"]) assert.equal(resultIn(other), "");
});
