// @ts-check
/** Proofs by cases in the page: told one case at a time, played, tried out together, and searched for as long as is wanted. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { PROOF, at, cellsWith, help, roles, shown, withOnly, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const KEY = "cell-forcing-chain";
const [E2, E7, E8, E9, F7] = [13, 58, 67, 76, 59];
/** The same technique with four cases, which are too many to be open at once. */
const FOUR_CASES =
  ".234.......6.8....7...+235....4....7....8...9.9....7..53....1.5....2....3.6....9.1 " +
  "r1c5<>9 r1c7<>18 r1c8<>6 r1c9<>8 r2c4<>59 r2c7<>47 r2c8<>4 r4c1<>58 r4c4<>16 r4c5<>3 r4c7<>2 " +
  "r5c2<>13 r5c5<>46 r5c6<>56 r5c7<>24 r6c5<>3 r6c8<>48 r7c7<>6 r7c9<>4 r8c6<>6 r8c8<>4 r9c3<>8 " +
  "r9c5<>4 r9c6<>5";
const KRAKEN =
  "........1+5....2.3...1+3.4..5.2..654..+475+23.+6.86...+4+7..+2.5.79...673...8.2.8..4+2.... " +
  "r1c1<>9 r1c3<>469 r1c4<>89 r1c8<>79 r2c3<>4 r2c4<>8 r2c7<>9 r2c9<>7 r3c7<>8 r3c8<>79 r4c3<>9 r4c8<>1 r4c9<>9 " +
  "r6c7<>19 r7c8<>1 r8c7<>5 r9c7<>17 r9c8<>19 r9c9<>9";
/** A puzzle on which trial needs more than twenty sentences. */
const LONG = "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2";

/** A player who has a position before him and uses one technique alone. */
async function prover(puzzle = PROOF, technique = KEY) {
  const page = await (await withOnly(technique)).open("/?lang=en");
  await page.play(puzzle);
  return page;
}

/** @param {Page} page */
const reading = (page) => page.all("#panel-body .reading").map((line) => Number(line.dataset.number)).join();

/**
 * Walk until that sentence is being read, counted from 1.
 * @param {Page} page
 * @param {number} sentence
 */
async function readOn(page, sentence) {
  while (reading(page) !== String(sentence)) await page.press(".");
}

/**
 * The sentences that are not folded away.
 * @param {Page} page
 */
const numbersShown = (page) => shown(page, ".sentences li").map((line) => Number(line.dataset.number)).filter(Boolean);

/**
 * The digits that stand on the board under an assumption.
 * @param {Page} page
 */
const ghosts = (page) => Object.fromEntries(page.all("#board .value.ghost").map((value) => [value.closest(".cell").dataset.cell, value.textContent]));

/**
 * What the browser keeps of the game.
 * @param {Page} page
 */
function saved(page) {
  const games = [...page.browser.kept].filter(([name]) => name.includes("game"));
  return games.map(([, text]) => ({ ...JSON.parse(text), changed: 0, helps: 0 }));
}

/**
 * @param {Page} page
 * @param {string} selector
 * @param {string} name
 */
const attribute = (page, selector, name) => page.one(selector).getAttribute(name);

test("the start comes first, then the conclusion; without notes help shows the candidates it speaks of", async () => {
  const page = await prover();
  if (attribute(page, "[data-act=toggleAutomatic]", "aria-pressed") === "true") await page.press("k");
  assert.equal(page.all("#board .mark").length, 0);
  await help(page, 1);
  assert.equal(page.text("#panel-title"), "Cell Forcing Chain");
  assert.deepEqual([cellsWith(page, "area-primary"), cellsWith(page, "area-secondary"), roles(page)], [[E7], [], {}]);
  assert.equal(page.all("#panel-body .chip").filter((chip) => /role-/.test(chip.className)).length, 0, "its colour would tell");
  assert.equal(page.all("#board .mark").length, 0);
  await help(page, 2);
  assert.deepEqual(cellsWith(page, "area-secondary"), [E8]);
  assert.deepEqual(roles(page), { assumed: [`${E7} 2`, `${E7} 5`, `${E7} 8`], gone: [`${E8} 5`] });
  assert.equal(page.all("#chains path").length, 0);
  assert.equal(page.marks(E7), "258");
  assert.ok(page.marks(E8).includes("5") && page.marks(E8).length > 1, "all that is left for the cell");
  assert.equal(page.marks(0), "");
  await help(page, 3);
  assert.equal(page.marks(E7), "258");
  await page.press("h");
  assert.match(page.text("#panel-body"), /Done/);
  await page.click("#help-end");
  assert.ok(!page.marks(E8).includes("5"), "the fourth press draws the conclusion");
});

test("the chapters of a long proof are its outline", async () => {
  const page = await prover(FOUR_CASES);
  await help(page, 1, 2, 3);
  const chapters = () => page.all("#panel-body .chapter-key");
  const isOpen = (/** @type {number} */ number) => chapters()[number].getAttribute("aria-expanded");
  const toggle = async (/** @type {number} */ number) => {
    chapters()[number].click();
    await page.settled();
  };
  assert.deepEqual(chapters().map((chapter) => chapter.textContent), [4, 6, 7, 8].map((digit, place) => `Case ${place + 1}: ${digit} in G8 → no 1 in H3`));
  assert.deepEqual(numbersShown(page), [1, 10]);
  assert.match(page.all("#panel-body li").at(-1).textContent, /In any case/);
  await readOn(page, 3);
  assert.deepEqual([numbersShown(page), isOpen(0)], [[1, 2, 3, 10], "true"]);
  await toggle(1);
  assert.deepEqual(numbersShown(page), [1, 2, 3, 4, 5, 10]);
  await toggle(0);
  assert.deepEqual([numbersShown(page), isOpen(0)], [[1, 4, 5, 10], "false"]);
  await page.press(",");
  assert.equal(isOpen(0), "true");
});

test("the board grows with the sentence that is read", async () => {
  const page = await prover();
  await help(page, 1, 2, 3);
  assert.equal(page.all("#chains path").length, 0);
  await readOn(page, 2);
  assert.match(page.text("#panel-body .reading"), /Case 1: suppose E7 is 2/);
  assert.deepEqual(ghosts(page), { [E7]: "2" });
  assert.match(attribute(page, at(E7), "aria-label"), /E7, empty, assumed 2/);
  assert.ok(!("gone" in roles(page)), "nothing is struck out while a case is read");
  await readOn(page, 3);
  assert.deepEqual(ghosts(page), { [E7]: "2", [E9]: "1", [E2]: "5" }, "all that the sentence gives");
  assert.deepEqual(roles(page).off, [`${E8} 5`]);
  assert.deepEqual([page.all("#chains .loud").length, page.all("#chains .quiet").length], [3, 0]);
  await readOn(page, 7);
  assert.deepEqual(ghosts(page), { [E7]: "8", [F7]: "5" });
  assert.deepEqual(roles(page).off, [`${E8} 5`]);
  assert.deepEqual(cellsWith(page, "lit"), [E7, F7, E8]);
  assert.match(page.told, /which rules out 5 in E8 \(block 8\)/);
  await readOn(page, 8);
  assert.deepEqual([ghosts(page), roles(page)], [{}, { gone: [`${E8} 5`] }]);
  assert.equal(page.all("#chains .loud, #chains .quiet").length, 0);
  await page.press(",");
  assert.deepEqual(ghosts(page), { [E7]: "8", [F7]: "5" });
});

test("a kraken fish is played case by case", async () => {
  // Its fins are A4 and F5; the 9 in D6 falls by the fish, by sight and by a chain.
  const [a4, d4, d6, f5] = [27, 30, 48, 41];
  const page = await prover(KRAKEN, "kraken-fish-1");
  await help(page, 1, 2, 3);
  assert.deepEqual(page.all("#panel-body .chapter-key").map((chapter) => chapter.textContent), [
    "Case 1: no 9 in A4, F5 → no 9 in D6",
    "Case 2: 9 in F5 → no 9 in D6",
    "Case 3: 9 in A4 → no 9 in D6",
  ]);
  await readOn(page, 2);
  assert.deepEqual(ghosts(page), {});
  assert.deepEqual([roles(page).assumed_off, roles(page).off], [[`${a4} 9`, `${f5} 9`], [`${d6} 9`]]);
  await readOn(page, 3);
  assert.deepEqual([ghosts(page), page.all("#chains .loud").length], [{ [f5]: "9" }, 1]);
  await readOn(page, 5);
  assert.deepEqual(ghosts(page), { [a4]: "9", [d4]: "1", [f5]: "9" });
  await readOn(page, 6);
  assert.deepEqual(roles(page), { gone: [`${d6} 9`] });
});

test("a proof plays by itself until it is paused, and ends with its last sentence", async () => {
  const page = await prover();
  await help(page, 1, 2, 3);
  const toggle = () => attribute(page, "#player-toggle", "aria-label");
  await page.press("p");
  assert.deepEqual([toggle(), reading(page)], ["Pause", "1"]);
  await page.pass(20_000);
  const here = reading(page);
  assert.notEqual(here, "1");
  await page.click("#player-toggle");
  assert.equal(toggle(), "Play");
  await page.pass(60_000);
  assert.equal(reading(page), here);
  await page.click("#player-pace");
  assert.equal(attribute(page, "#player-pace", "aria-label"), "Pace: Fast, 2×");
  await page.click("#player-toggle");
  await page.pass(120_000);
  assert.deepEqual([reading(page), toggle()], ["8", "Play"]);
});

test("a long proof stands behind its summary", async () => {
  const page = await prover(LONG, "trial");
  await help(page, 1);
  assert.ok(!page.text("#panel-body").includes("?"), "so long a proof is not seen at a glance");
  await help(page, 2, 3);
  const summary = page.all("#panel-body .summary li");
  assert.ok(summary.length >= 3 && summary.length <= 10);
  assert.match(summary.at(-1).textContent, /can be crossed out in/);
  const key = "[aria-controls=whole-proof]";
  const isOpen = () => [attribute(page, key, "aria-expanded"), numbersShown(page).length > 0];
  assert.match(page.text(key), /The whole proof \(\d+ sentences\)/);
  assert.deepEqual(isOpen(), ["false", false]);
  page.one(key).focus();
  await page.press("Enter");
  assert.deepEqual(isOpen(), ["true", true]);
  await page.click(key);
  assert.deepEqual(isOpen(), ["false", false]);
  await page.press(".");
  assert.deepEqual([isOpen(), reading(page)], [["true", true], "1"]);
});

test("a proof is tried out together, and only its conclusion stays", async () => {
  const page = await prover();
  const before = saved(page);
  const told = () => page.text("#trial-told");
  await help(page, 1, 2, 3);
  await page.press("t");
  assert.match(told(), /Go on/);
  await page.click("#trial-on");
  assert.deepEqual(ghosts(page), { [E7]: "2" });
  assert.match(told(), /What follows\?/);
  await write(page, 0, 5);
  await write(page, E9, 2);
  assert.match(told(), /nothing is lost/);
  assert.deepEqual(ghosts(page), { [E7]: "2" });
  await write(page, E9, 1);
  assert.match(told(), /Right!/);
  assert.deepEqual(ghosts(page), { [E7]: "2", [E9]: "1", [E2]: "5" });
  await page.press("Control+z");
  await page.press("Delete");
  assert.deepEqual(saved(page), before, "nothing is written into the game");
  await page.click("#trial-on");
  assert.match(told(), /Which candidate is ruled out\?/);
  await write(page, E8, 5);
  assert.equal(reading(page), "5");
  await page.click("#trial-on");
  await page.click("#trial-on");
  assert.deepEqual(ghosts(page), { [E7]: "8", [F7]: "5" });
  await page.click("#trial-on");
  assert.match(page.text("#panel-body"), /Done/);
  assert.deepEqual(ghosts(page), {});
  await page.click("#help-end");
  assert.ok(!page.marks(E8).includes("5"));
  await page.press("Control+z");
  assert.ok(page.marks(E8).includes("5"));
});

test("a trial can be left at any moment", async () => {
  const page = await prover();
  const before = [saved(page), page.values];
  for (const leave of ["Escape", "Shift+H"]) {
    while (!page.text("#panel-eyebrow").includes("3 of 4")) await page.press("h");
    await page.click("#try-together");
    await page.click("#trial-on");
    await page.press(leave);
    assert.ok(page.one("#trial").closest("[hidden]"));
    await page.press("Escape");
    assert.deepEqual(ghosts(page), {});
    assert.deepEqual([saved(page), page.values], before);
  }
});

test("sentences are read in the order of the keys, however late the room comes; without it that is said", async () => {
  const page = await prover();
  await help(page, 1, 2, 3);
  page.missing = /help\/telling/;
  await page.press(".");
  assert.deepEqual([page.text("#toast-text"), reading(page)], ["The server did not answer. Please try again.", ""]);
  page.missing = null;
  page.holdScripts(/help\/telling/);
  for (const key of [".", ".", ".", ","]) await page.press(key);
  assert.equal(reading(page), "");
  await page.releaseScripts();
  assert.equal(reading(page), "2");
});

test("a digit that is typed after T is an answer, however late the room comes; without it that is said", async () => {
  const page = await prover();
  const before = saved(page);
  await help(page, 1, 2, 3);
  page.missing = /help\/trying/;
  await page.press("t");
  assert.deepEqual([page.text("#toast-text"), (await page.state()).help.trial ?? null], ["The server did not answer. Please try again.", null]);
  page.missing = null;
  page.holdScripts(/help\/trying/);
  await page.press("t");
  assert.equal(page.one("#try-together").getAttribute("aria-busy"), "true");
  await page.press("h");
  await write(page, E9, 1);
  await page.releaseScripts();
  assert.match(page.text("#trial-told"), /Right!/);
  assert.deepEqual(saved(page), before, "nothing is written into the game");
});

test("a search without time left says so and goes on when asked", async () => {
  const page = await prover();
  page.server.hold("help");
  await page.press("h");
  page.server.answer("help", () => ({ nothing: { stopped: true, placements: [] } }));
  await page.server.release("help");
  assert.equal(page.text("#panel-title"), "Nothing found yet");
  assert.match(page.text("#panel-body"), /needs more time here than usual/);
  page.server.answer("help", () => ({ nothing: { stopped: true, placements: [] } }));
  await page.click("#panel-body [data-act=searchOn]");
  assert.deepEqual(page.server.asked.filter(({ event }) => event === "help").map(({ message }) => message.patient), [false, true]);
});

test("a search tells how deep it is and can be left", async () => {
  const page = await prover();
  page.server.hold("help");
  await page.press("h");
  assert.equal(page.text("#panel-body"), "Thinking");
  await page.server.tell("thinking", { stage: "nested net", work: 120 });
  assert.match(page.text("#panel-body"), /nets within nets\. 120 lines of thought/);
  await page.press("Escape");
  assert.match(page.text("#panel-title"), /cells to go/);
  await write(page, E8, 2);
  assert.equal(page.text(`${at(E8)} .value`), "2");
});
