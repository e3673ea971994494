// @ts-check
/** A class: tasks are set, done and collected, and the table of results is the teacher's own. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const GAPS = [0, 10, 20];
const NEARLY = [...SOLUTION].map((digit, cell) => (GAPS.includes(cell) ? "." : digit)).join("");
/** The address of a link within the page. */
const pathOf = (/** @type {string} */ link) => link.replace("http://sudoku.test", "");

/**
 * Make a task and read its link.
 * @param {Page} page
 * @param {string} kind
 */
async function make(page, kind, title = "") {
  await page.check(`[name=kind][value=${kind}]`);
  await page.fill("#class-title", title);
  await page.click("#class-make");
  return pathOf(page.one("#class-out-link").value);
}

/**
 * Type results.
 * @param {Page} page
 * @param {string[]} lines
 */
async function collect(page, ...lines) {
  await page.fill("#class-codes", lines.join("\n"));
  await page.click("#class-collect [type=submit]");
}

/**
 * What the first table says of each pupil, without the day.
 * @param {Page} page
 */
const table = (page) =>
  [...page.one(".class-table").querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("th, td")].slice(0, 4).map((each) => each.textContent));

/**
 * A key by what it says.
 * @param {Page} page
 * @param {string} name
 */
async function press(page, name) {
  const key = page.all("button").find((each) => (each.getAttribute("aria-label") ?? each.textContent).trim().startsWith(name));
  assert.ok(key, name);
  await page.click(key);
}

/**
 * Follow the link of a page, which is a way to another.
 * @param {Page} page
 */
const go = (page) => page.goto(page.one("#task-go").getAttribute("href"));

test("a task goes to a pupil, who is helped, comes back to it, and whose result goes into the table", async () => {
  const teacher = await openPage("/de/class");
  await teacher.check("[name=source][value=paste]");
  await teacher.fill("#class-paste", NEARLY);
  const link = await make(teacher, "puzzle", "Hausaufgabe für Montag");
  assert.ok(link.startsWith("/de/class/task#"), "what stands behind the sign reaches no server");
  await teacher.click("#class-out-dialog [data-close]");

  const pupil = await openPage(link);
  assert.equal(pupil.text("#task-title"), "Hausaufgabe für Montag");
  await go(pupil);
  await pupil.press("h");
  await pupil.press("h");
  await pupil.click("#panel-close");
  const write = async (/** @type {number} */ cell) => {
    await pupil.click(`#board [data-cell="${cell}"]`);
    await pupil.press(SOLUTION[cell]);
  };
  await write(GAPS[0]);
  await pupil.goto(link);
  await go(pupil);
  assert.equal(pupil.values[GAPS[0]], SOLUTION[GAPS[0]], "what was begun goes on");
  for (const cell of GAPS.slice(1)) await write(cell);
  assert.equal(pupil.one("#class-code").hidden, true, "a result needs a name");
  await pupil.fill("#class-name", "Ben");
  const code = pupil.text("#class-code-text") ?? "";
  await pupil.click("#class-copy");
  assert.match(pupil.text("#class-copied") ?? "", /Kopiert/);

  await collect(teacher, `${code.slice(0, -1)}${code.endsWith("0") ? 1 : 0}`);
  assert.match(teacher.text("#class-broken") ?? "", /Ben /);
  await collect(teacher, code);
  assert.equal(teacher.text("#class-taken"), "Neu: 1. Ersetzt: 0.");
  assert.deepEqual(table(teacher), [["Ben", "1", "1", "1"]]);
  for (const column of ["name", "tried", "helped", "minutes", "when"]) {
    const key = `[id^="sort-"][id$="-${column}"]`;
    await teacher.click(key);
    assert.notEqual(teacher.one(key).closest("th").getAttribute("aria-sort"), "none", column);
  }
  // His QR code holds the same.
  await teacher.goto(`/de/class#result=${encodeURIComponent(code)}`);
  assert.equal(teacher.text("#class-taken"), "Neu: 0. Ersetzt: 1.");
  assert.equal(teacher.window.location.hash, "");
});

test("a table is replaced, sorted, saved and deleted", async () => {
  const browser = new Browser();
  const teacher = await browser.open("/de/class");
  const link = await make(teacher, "booklet", "Freiarbeit");
  await teacher.click("#class-out-print");
  assert.equal(teacher.text("#sheet h2"), "Freiarbeit");
  const pupil = await openPage(link);
  for (const [name, solved] of [["Zoë", 4], ["Ada", 1], ["Zoë", 3]]) {
    await pupil.fill("#task-solved", String(solved));
    await pupil.click("#task-solved-form button");
    await pupil.fill("#class-name", String(name));
    const code = pupil.text("#class-code-text") ?? "";
    await pupil.click("#class-close");
    // Another window of the teacher hears of it, too.
    const other = await browser.open("/de/class");
    await collect(other, code);
    assert.notEqual(other.text("#class-taken"), "");
  }
  await teacher.settled();
  assert.equal(pupil.all("#task-results-list li").length, 1);
  await pupil.click("#task-results-list button");
  await pupil.click("#class-close");
  await pupil.click("#task-forget");
  assert.equal(pupil.all("#task-results-list li").length, 0);
  assert.deepEqual(table(teacher).map((row) => row.slice(0, 3)), [["Ada", "1", "4"], ["Zoë", "3", "4"]]);
  await press(teacher, "Richtig");
  await press(teacher, "Richtig");
  assert.deepEqual(table(teacher).map(([name]) => name), ["Zoë", "Ada"]);
  await press(teacher, "Als Tabelle sichern");
  assert.match(await teacher.saved[0].text(), /^\uFEFF?"Name";"Richtig";"von";"Datum"\r?\n"Zoë";"3";"4";/);
  await press(teacher, "Ergebnis von Ada löschen");
  assert.deepEqual(table(teacher).map(([name]) => name), ["Zoë"]);
  await press(teacher, "Aufgabe löschen");
  assert.equal(teacher.one("#class-no-tasks").hidden, false);
  await teacher.click("#toast-key");
  assert.deepEqual(table(teacher).map(([name]) => name), ["Zoë"]);
});

test("what is no task is said plainly, and a drill leads to its round", async () => {
  const page = await openPage("/de/class");
  await page.check("[name=source][value=paste]");
  await page.fill("#class-paste", ".".repeat(81));
  await page.click("#class-make");
  assert.match(page.text("#class-problem") ?? "", /genau einer Lösung/);
  await page.check("[name=kind][value=drill]");
  await page.fill("#class-number", "99");
  await page.click("#class-make");
  assert.match(page.text("#class-problem") ?? "", /von 1 bis 50/);
  await page.fill("#class-number", "5");
  await page.fill("#class-technique", "x-wing");
  const link = await make(page, "drill");
  await page.goto(link);
  assert.match(page.text("#task-about") ?? "", /Übe „X-Wing“: 5 Aufgaben/);
  assert.equal(page.one("#task-go").getAttribute("href").split("&task=")[0], "/de/practise/x-wing#round=5&kind=cross-out");
  await page.goto(link.slice(0, -3));
  assert.match(page.text("#task-problem") ?? "", /nur ein Teil/);
});

/**
 * Do what a guided board asks for.
 * @param {Page} page
 * @param {Guided} guided
 */
async function answer(page, { kind, step }) {
  if (kind === "find") for (const cell of new Set(step.highlights.reason.map(([each]) => each))) await page.click(`#board [data-cell="${cell}"]`);
  else {
    for (const [cell, digit] of [...step.placements, ...step.cross_outs]) {
      await page.click(`#board [data-cell="${cell}"]`);
      await page.click(`#digits [data-digit="${digit}"]`);
    }
  }
}

test("a chapter ends with a result, too", async () => {
  const page = await openPage("/de/class");
  const link = await make(page, "chapter");
  await page.goto(link);
  assert.equal(page.text("#task-about"), "Arbeite das Kapitel „Die Regeln“ durch.");
  await page.fill("#task-name", "Mia");
  await go(page);
  let boards = 0;
  while (!page.find("#class-result-dialog")?.open) {
    const { guided } = await page.state();
    if (guided && !guided.verdict) {
      await answer(page, guided);
      boards += 1;
    }
    await page.click("#walk-on");
  }
  const code = page.text("#class-code-text") ?? "";
  await page.goto("/de/class");
  await collect(page, code);
  assert.deepEqual(table(page), [["Mia", String(boards), String(boards), "0"]]);
});
