// @ts-check
/** My techniques: found, ordered by key, switched off, set all at once, and taken back. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { VERY_EASY, allTechniques, help, kept, playing, prefer, write } from "../tools/player.js";

/** @typedef {import("../tools/page.js").Page} Page */

const NEWSPAPER_LEVEL = 3;
const SINGLES = ["full-house", "hidden-single-block", "hidden-single-line"];
const techniques = await allTechniques();
const KEYS = techniques.map((technique) => technique.key);
const COUNT = KEYS.length;

/** @param {string} key */
const row = (key) => `#techniques [data-key="${key}"]`;
/** @param {Page} page */
const order = (page) => page.all("#techniques > li").map((line) => line.dataset.key);
/** @param {Page} page */
const found = (page) => page.all("#techniques > li").filter((line) => !line.hidden).map((line) => line.dataset.key);
const listed = (language = "en") => openPage(`/${language}/techniques`);

test("each line tells name and level, and leads to its page", async () => {
  const page = await listed();
  assert.deepEqual(order(page), KEYS);
  assert.match(page.text(row("x-wing")), /medium/);
  assert.equal(page.one(`${row("x-wing")} a`).getAttribute("href"), "/en/learn/x-wing");
});

test("a search finds names in every language, also within a level", async () => {
  const page = await listed();
  for (const asked of ["xwing", "Schwertfisch", "skyscr"]) {
    await page.fill("#q", asked);
    const { length } = found(page);
    assert.ok(length > 0 && length < COUNT, asked);
    assert.equal(page.text("#techniques-found"), `Found: ${length}`);
  }
  await page.fill("#q", "no technique is called so");
  assert.deepEqual([found(page), page.text("#techniques-found")], [[], "No technique found."]);
  await page.fill("#q", "");
  assert.deepEqual([found(page), page.text("#techniques-found")], [KEYS, ""]);
  await page.select("#levels", "3");
  assert.deepEqual(found(page), techniques.filter(({ level }) => level === 3).map(({ key }) => key));
  await page.fill("#q", "naked pair");
  assert.deepEqual(found(page), ["locked-pair", "naked-pair"]);
});

test("arrow keys move what has the focus and say where it is", async () => {
  const page = await listed();
  const place = KEYS.indexOf("x-wing");
  page.one(`${row("x-wing")} .handle`).focus();
  await page.press("ArrowUp");
  assert.equal(order(page).indexOf("x-wing"), place - 1);
  assert.equal(page.told, `X-Wing: place ${place} of ${COUNT}`);
  assert.ok(page.focused.matches(`${row("x-wing")} .handle`));
  await page.press("ArrowDown");
  assert.deepEqual([order(page), kept(page).order], [KEYS, []], "the usual order is none of his own");
  await page.press("Home");
  assert.equal(order(page)[0], "x-wing");
  await page.press("End");
  assert.equal(order(page).at(-1), "x-wing");
  assert.ok(page.focused.matches(`${row("x-wing")} .handle`));
  await page.reload();
  assert.equal(order(page).at(-1), "x-wing");
});

test("within what was found a move leads past the next one found", async () => {
  const page = await listed();
  await page.select("#levels", "3");
  const before = found(page);
  const place = before.indexOf("x-wing");
  page.one(`${row("x-wing")} .handle`).focus();
  await page.press("ArrowUp");
  const earlier = before[place - 1];
  assert.deepEqual(found(page).slice(place - 1, place + 1), ["x-wing", earlier]);
  assert.equal(order(page).indexOf("x-wing"), order(page).indexOf(earlier) - 1);
});

test("keys with names move it for those who can neither drag nor type", async () => {
  const page = await listed("de");
  const named = (/** @type {string} */ name) => `${row("naked-single")} [aria-label="${name}"]`;
  const handle = named("Nackter Single verschieben");
  const place = KEYS.indexOf("naked-single");
  await page.click(handle);
  assert.equal(page.one(handle).getAttribute("aria-expanded"), "true");
  await page.click(named("Früher: Nackter Single"));
  assert.equal(order(page).indexOf("naked-single"), place - 1);
  assert.equal(page.told, `Nackter Single: Platz ${place} von ${COUNT}`);
  await page.click(named("Ganz vorn: Nackter Single"));
  assert.equal(order(page)[0], "naked-single");
  await page.click(`${row("full-house")} .handle`);
  assert.equal(page.all(".moves").length, 1, "another one opens, this one closes");
  assert.equal(page.one(handle).getAttribute("aria-expanded"), "false");
});

test("what is switched off and known lasts and is counted", async () => {
  const page = await listed();
  await page.select(`${row("x-wing")} select`, "off");
  await page.select(`${row("skyscraper")} select`, "know");
  await page.select(`${row("swordfish")} select`, "learning");
  assert.equal(page.text("#techniques-on"), `On: ${COUNT - 1} of ${COUNT}.`);
  await page.reload();
  assert.equal(page.one(`${row("x-wing")} select`).value, "off");
  const { off, known, learning } = kept(page);
  assert.deepEqual({ off, known, learning }, { off: ["x-wing"], known: ["skyscraper"], learning: ["swordfish"] });
});

test("as in the newspaper, and one tap takes it back", async () => {
  const page = await listed();
  const tooHard = techniques.filter(({ level }) => level > NEWSPAPER_LEVEL).map(({ key }) => key);
  await page.select(`${row("x-wing")} select`, "off");
  await page.select(`${row("swordfish")} select`, "know");
  const before = kept(page);
  await page.click("[data-preset=newspaper]");
  assert.deepEqual(kept(page).off, tooHard);
  assert.equal(page.text("#toast-text"), `As in the newspaper. Techniques that are on: ${COUNT - tooHard.length} of ${COUNT}.`);
  assert.equal(page.one("[data-preset=newspaper]").getAttribute("aria-current"), "true");
  assert.equal(page.one(`${row("swordfish")} select`).value, "off");
  await page.click("#toast-key");
  assert.deepEqual(kept(page), before);
  assert.equal(page.one(`${row("swordfish")} select`).value, "know");
  assert.equal(page.one("[data-preset=newspaper]").getAttribute("aria-current"), "false");
});

test("without uniqueness, everything, and the usual order", async () => {
  const page = await listed();
  const unique = techniques.filter((technique) => technique.needs_uniqueness).map(({ key }) => key);
  await page.click("[data-preset=uniqueness]");
  assert.equal(kept(page).uniqueness, false);
  assert.equal(page.text("#techniques-on"), `On: ${COUNT - unique.length} of ${COUNT}.`);
  assert.match(page.text(row(unique[0])), /left out without uniqueness/);
  assert.ok(page.one(`${row(unique[0])} select`).disabled);
  assert.match(page.text("#uniqueness-off"), new RegExp(`without uniqueness: ${unique.length}\\.`));
  await page.click("#uniqueness-on");
  assert.equal(kept(page).uniqueness, true);
  assert.ok(page.one("#uniqueness-off").closest("[hidden]"));

  await page.click("[data-preset=uniqueness]");
  await page.select(`${row("x-wing")} select`, "off");
  await page.click("[data-preset=everything]");
  assert.deepEqual([kept(page).uniqueness, kept(page).off], [true, []]);

  page.one(`${row("x-wing")} .handle`).focus();
  await page.press("Home");
  await page.select(`${row("swordfish")} select`, "off");
  await page.click("[data-preset=order]");
  assert.deepEqual([order(page), kept(page).off], [KEYS, ["swordfish"]]);
});

test("a game in another window follows at once, and so does the list", async () => {
  const page = await playing(VERY_EASY);
  const other = await page.browser.open("/en/techniques");
  for (const key of SINGLES) await other.select(`${row(key)} select`, "off");
  await page.settled();
  await help(page, 1);
  assert.doesNotMatch(page.text("#panel-title"), /Hidden Single/);
  await page.press("Escape");
  await prefer(page, { uniqueness: false });
  await other.settled();
  assert.ok(!other.one("#uniqueness-off").closest("[hidden]"));
});

test("the way back leads to the game that obeys", async () => {
  const page = await playing(VERY_EASY);
  await write(page, 0, 9);
  const { values } = page;
  await page.click(".top-keys [data-act=openPreferences]");
  await page.click("[data-act=openTechniques]");
  await page.goto(page.left[0]);
  for (const key of SINGLES) await page.select(`${row(key)} select`, "off");
  const back = page.all("a").find((link) => link.textContent.trim() === "Back to the game");
  await page.goto(back.getAttribute("href"));
  assert.equal(page.one("html").dataset.phase, "playing");
  assert.equal(page.values, values);
  await page.press("Control+z");
  await help(page, 1);
  assert.doesNotMatch(page.text("#panel-title"), /Hidden Single/);
});

test("without a game the way back leads to the start page", async () => {
  const page = await listed();
  assert.ok(page.all("a").some((link) => link.textContent.trim() === "Start page"));
});
