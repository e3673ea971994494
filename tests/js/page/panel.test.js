// @ts-check
/** What the buttons of the panel are about reaches the verbs they name. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function begun() {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  return page;
}

test("a step of the list is shown with everything explained", async () => {
  const page = await begun();
  await page.click("#panel [data-act=showSteps]");
  const name = page.text("#panel .step-line b");
  await page.click("#panel .step-line:not(summary)");
  assert.equal(page.text("#panel-title"), name);
  assert.match(page.text("#panel-eyebrow"), /Stage 3 of 4/);
});

test("a word lights up what it speaks of as long as it has the focus", async () => {
  const page = await begun();
  await page.type("hhh");
  page.one("#panel .chip").focus();
  await page.settled();
  const lit = page.all("#board .lit").length;
  assert.ok(lit > 0 && lit < 81);
  assert.equal(page.all("#board .dim").length, 81 - lit);
  page.one("#help-next").focus();
  await page.settled();
  assert.deepEqual(page.all("#board .lit, #board .dim"), []);
});

test("the doctor's suggestion is taken by the key beside it", async () => {
  const page = await openPage("/?lang=en");
  await page.click("[data-act=enterPuzzle]");
  await page.type(PUZZLE.replace("8..79", "8..78").replaceAll(".", "0"));
  await page.click("[data-act=start]");
  assert.equal(page.one("#panel").dataset.kind, "doctor");
  const [key] = page.all("#panel [data-act=repair]");
  assert.ok(key);
  await page.click("#panel [data-act=repair]");
  assert.notEqual(page.values, PUZZLE.replace("8..79", "8..78"));
  assert.equal(page.told, "Changed.");
});

test("a chapter of a proof is opened and closed by its title", async () => {
  const page = await begun();
  const fact = { candidates: [[2, 1]], true: true };
  const frame = { kind: "assumption", case: [1], facts: [fact], pattern: [], links: [], area: [], broken: [] };
  const told = [{ text: "Suppose so." }];
  const technique = { key: "x", name: "X", english: "X", level: 5, level_name: "hard", needs_uniqueness: false };
  const step = {
    technique, effects: "", eureka: "", summary: [], placements: [[2, 4]], cross_outs: [], primary: [2], secondary: [], highlights: {}, links: [], where: told,
    frames: [frame, { ...frame, case: [2] }, { ...frame, kind: "conclusion", case: [] }], sentences: [told, told, told],
  };
  page.server.answer("help", () => ({ step }));
  await page.type("hhh");
  const open = () => page.all("#panel .chapter-key").map((key) => key.getAttribute("aria-expanded"));
  assert.equal(open().length, 2);
  const before = open();
  await page.click("#panel [data-chapter='1']");
  assert.deepEqual(open(), [before[0], before[1] === "true" ? "false" : "true"]);
  assert.equal(page.focused.dataset.chapter, "1");
  await page.click("#panel [data-chapter='1']");
  assert.deepEqual(open(), before);
});
