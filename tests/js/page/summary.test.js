// @ts-check
/** During and after a game: what was found alone, what help was given for, and time for those who want it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { answer } from "../tools/engine.js";
import { Browser } from "../tools/page.js";
import { ELIMINATING_SOLVED, at, choose, help, playing, prefer, withPreferences, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const X_WING = "54162783963945871227839156445713.6.8816.74.5392386514718254..76.65.8.4.1.94.16.85";
const NAKED_PAIR = ".94.76853758943621...85.479....95384.4.68.5979857341628693172455..428936432569718";
/** What the naked pair crosses out. */
const CROSSED_OUT = [[18, 1], [20, 1], [18, 2]];

/**
 * Cross candidates out with the pencil, one after the other.
 * @param {Page} page
 * @param {number[][]} candidates
 */
async function crossOut(page, candidates) {
  for (const [cell, digit] of candidates) {
    await page.click(at(cell));
    await page.press(`Shift+${digit}`);
  }
}

/**
 * The page goes out of sight, or comes back.
 * @param {Page} page
 * @param {boolean} isHidden
 */
async function hide(page, isHidden) {
  const { document, Event } = page.window;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
  await page.settled();
}

/** @param {Page} page */
const reviews = (page) => page.server.asked.filter(({ event }) => event === "review").length;

test("what the player found and what help was given for", async () => {
  const page = await playing(X_WING, {}, "de");
  await page.type("kn");
  await write(page, 66, 2);
  await page.press("n");
  await help(page, 1);
  const [helped] = page.text("#panel-title > span").split(" (");
  await page.press("Escape");
  /** @type {any} */
  const { path } = await answer("path", { board: X_WING });
  /** @type {number[][]} */
  const digits = path.flatMap((/** @type {Step} */ step) => step.placements);
  const { play } = await page.import("/static/js/game/actions.js");
  const { currentGame } = await page.import("/static/js/app.js");
  const { enterDigit } = await page.import("/static/js/game/state.js");
  for (const [cell, digit] of digits.slice(0, -1)) play(enterDigit(currentGame(), [cell], digit));
  await write(page, digits.at(-1)?.[0] ?? 0, digits.at(-1)?.[1] ?? 0);

  assert.equal(page.text("#panel-title"), "Gewonnen!");
  const summary = ".looking-back";
  assert.deepEqual(page.all(`${summary} h4`).map((heading) => heading.textContent), ["Selbst gefunden", "Hilfe gab es bei"]);
  assert.match(page.text(summary), /Die schwerste Technik, der du begegnet bist: /);
  assert.equal(page.text(`${summary} li span`), "X-Wing");
  assert.ok(page.all(`${summary} ul`)[1].textContent.includes(helped));
  assert.match(page.told, /Selbst gefunden: X-Wing\./);
  assert.doesNotMatch(page.text(summary), /Zeit/);
  await page.press("Escape");
  assert.deepEqual([page.find(summary), page.text("#panel-title")], [null, "Gewonnen!"]);
  await page.click("[data-act=openSummary]");
  assert.ok(page.find(`${summary} a[href="/de/practise/x-wing"]`));
});

test("a technique is named as soon as a player has found it, once", async () => {
  const page = await playing(NAKED_PAIR, {}, "de");
  await page.press("k");
  await crossOut(page, CROSSED_OUT.slice(0, -1));
  await page.pass(5000);
  const early = page.text("#toast-text");
  await crossOut(page, CROSSED_OUT.slice(-1));
  await page.pass(1000);
  assert.ok(!page.one("#toast").hidden);
  assert.equal(page.text("#toast-text"), "Selbst gefunden: Nacktes Paar");
  assert.notEqual(early, page.text("#toast-text"), "not before it is whole");
  assert.equal(page.told, "Selbst gefunden: Nacktes Paar");
  await page.click("#toast-key");
  assert.deepEqual(page.left, ["/de/learn/naked-pair"]);
});

test("nobody is asked about what help has shown, what one look tells, or who does not want it", async () => {
  const plain = await playing(`..${ELIMINATING_SOLVED.slice(2)}`);
  await write(plain, 0, ELIMINATING_SOLVED[0]);
  await plain.pass(5000);
  assert.equal(reviews(plain), 0, "a digit that one look tells");
  const page = await playing(NAKED_PAIR);
  await page.press("k");
  await help(page, 1);
  await page.press("Escape");
  await page.pass(5000);
  assert.equal(reviews(page), 0, "what help has shown");
  await crossOut(page, CROSSED_OUT.slice(0, 1));
  await page.pass(5000);
  assert.equal(reviews(page), 1, "one's own thought afterwards");
  await prefer(page, { praise: false });
  await crossOut(page, CROSSED_OUT.slice(1, 2));
  await page.pass(5000);
  assert.equal(reviews(page), 1);
});

test("time counts for those who want it, and while the page is in sight", async () => {
  const page = await withPreferences({ statistics: true }).open("/?lang=en");
  await page.play(`..${ELIMINATING_SOLVED.slice(2)}`);
  await write(page, 0, ELIMINATING_SOLVED[0]);
  await page.pass(60_000);
  await hide(page, true);
  await page.pass(600_000);
  await hide(page, false);
  await page.pass(30_000);
  await write(page, 1, ELIMINATING_SOLVED[1]);
  const told = page.text(".looking-back");
  assert.match(told, /You solved it without any help\./);
  assert.match(told, /Solved so far: 1, without help: 1\./);
  assert.match(told, /Time: 1:30\./);
});

test("the clock stands still while the page is hidden or help or a dialog is open", async () => {
  const page = await playing(`..${ELIMINATING_SOLVED.slice(2)}`);
  assert.equal(page.find("[role=timer]"), null);
  await prefer(page, { clock: true });
  await page.reload();
  const clock = () => page.one("[role=timer]");
  const passed = async () => {
    const seconds = () => clock().textContent.split(":").reduce((/** @type {number} */ sum, /** @type {string} */ part) => sum * 60 + Number(part), 0);
    const before = seconds();
    await page.pass(60_000);
    return [seconds() - before, clock().classList.contains("paused")];
  };
  assert.ok(!clock().hidden);
  assert.deepEqual(await passed(), [60, false]);
  await hide(page, true);
  assert.deepEqual(await passed(), [0, true]);
  await hide(page, false);
  assert.deepEqual(await passed(), [60, false]);
  await help(page, 1);
  assert.deepEqual(await passed(), [0, true]);
  await page.press("Escape");
  await page.click(".top [data-act=openMenu]");
  await page.settled();
  assert.deepEqual(await passed(), [0, true]);
  await page.press("Escape");
  assert.deepEqual(await passed(), [60, false]);
});

test("what was solved is told in the menu and forgotten on demand", async () => {
  const solved = [
    { id: "a", seconds: 754, helps: 0, level: "hard" },
    { id: "b", seconds: 201, helps: 2, level: "easy" },
    { id: "c", seconds: 263, helps: 0, level: "easy" },
  ];
  const browser = new Browser();
  browser.kept.set("sudoku-helper:statistics", JSON.stringify({ times: {}, solved }));
  browser.kept.set("sudoku-helper:preferences", JSON.stringify({ statistics: true }));
  const page = await browser.open("/?lang=de");
  await choose(page, "openStatistics");
  const body = "#statistics-body";
  const rows = (/** @type {string} */ part) => page.all(`${body} ${part} tr`).map((row) => row.textContent.trim());
  assert.match(page.text(body), /Gelöst: 3, davon ohne Hilfe: 2\. Hilfen insgesamt: 2\./);
  assert.deepEqual([rows("tbody"), rows("tfoot")], [["leicht213:213:52", "schwer1112:3412:34"], ["Alle323:216:46"]]);
  const forget = async () => {
    page.all(`${body} button`).find((key) => key.textContent.trim() === "Alles vergessen").click();
    await page.settled();
  };
  await forget();
  await page.click("#toast-key");
  await choose(page, "openStatistics");
  assert.equal(rows("tbody").length, 2);
  await forget();
  await choose(page, "openStatistics");
  assert.equal(page.text(body), "Noch nichts: Das nächste Sudoku, das du löst, zählt.");
});
