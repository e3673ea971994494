// @ts-check
/** The preferences: a few groups in plain words, which last and are obeyed at once; and what experts may switch on. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { VERY_EASY, at, help, playing, prefer, withPreferences } from "../tools/player.js";

const OPEN = ".top-keys [data-act=openPreferences]";
const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const SKYSCRAPER = "456.9327.3185729467294.63.58316497525627318949742586..645.271.9297..546.183964527";

test("every setting stands in a group, and the index names them all", async () => {
  const page = await openPage("/?lang=en");
  await page.click(OPEN);
  const groups = ["Look", "Notes", "Help", "Practice", "Device"];
  assert.deepEqual(page.all("#preferences h3").map((heading) => heading.textContent.trim()), groups);
  assert.deepEqual(page.all(".settings-index button").map((each) => each.textContent.trim()), groups);
  assert.deepEqual(page.all("#preferences .setting").filter((setting) => !setting.closest(".settings-group")), []);
  await page.click(".settings-index [data-group=settings_practice]");
  assert.equal(page.focused.textContent.trim(), "Practice");
});

test("no word of the trade names a choice, but whoever comes from a lesson finds its names", async () => {
  const page = await openPage("/?lang=de");
  await page.click(OPEN);
  const names = page.all("input[name=evaluation] + span > span").map((name) => name.textContent.trim());
  assert.deepEqual(names, ["Aus", "Sparsam", "Gründlich", "Gründlich und aufgeräumt"]);
  assert.match(page.text(".marks-told"), /strikt −/);
});

test("what earlier versions stored still counts", async () => {
  const page = await withPreferences({ evaluation: "strict-minus", tidy: false, coordinates: "r1c1" }).open("/?lang=en");
  await page.click(OPEN);
  const checked = page.all("#preferences :is([name=evaluation], [name=coordinates], [name=tidy])").filter((input) => input.checked);
  assert.deepEqual(checked.map((input) => input.value), ["r1c1", "strict-minus"]);
});

test("preferences last and change the language at once", async () => {
  const page = await openPage("/");
  await page.click(OPEN);
  await page.click("input[name=language][value=de]");
  assert.equal(page.text("#preferences-title"), "Einstellungen");
  await page.click("input[name=theme][value=dark]");
  await page.click("input[name=coordinates][value=r1c1]");
  await page.reload();
  const { lang, dataset } = page.one("html");
  assert.deepEqual([lang, dataset.theme], ["de", "dark"]);
  await page.play(VERY_EASY);
  assert.equal(page.one(at(0)).getAttribute("aria-label"), "r1c1, leer");
});

test("blocks are named by number, place or Roman number", async () => {
  const page = await playing(PUZZLE, {}, "de");
  for (const [blocks, name] of [["place", "den Block oben links"], ["roman", "Block I"], ["number", "Block 1"]]) {
    await prefer(page, { blocks });
    await help(page, 1);
    assert.ok(page.text("#panel-body").includes(`Schau dir ${name} an.`), name);
    await page.press("Escape");
  }
});

test("one key says how many techniques are on and leads to them", async () => {
  const page = await openPage("/?lang=en");
  const { techniques } = JSON.parse(await (await page.window.fetch("/data/en/techniques.json")).text());
  const unique = techniques.filter((/** @type {Technique} */ each) => each.needs_uniqueness).length;
  await page.click(OPEN);
  assert.equal(page.text("#techniques-on"), `On: ${techniques.length} of ${techniques.length}.`);
  await page.click("input[name=uniqueness]");
  assert.equal(page.text("#techniques-on"), `On: ${techniques.length - unique} of ${techniques.length}.`);
  await page.click("[data-act=openTechniques]");
  assert.deepEqual(page.left, ["/en/techniques"]);
});

test("an expert copies the chain with one tap, or finds it marked", async () => {
  const page = await playing(SKYSCRAPER);
  await help(page, 1, 2, 3);
  assert.equal(page.find("#notation"), null);
  await prefer(page, { chainNotation: true });
  const line = "(8)r1c9=(8)r1c4-(8)r7c4=(8)r7c8 => r3c8<>8 r8c9<>8";
  assert.equal(page.text("#notation"), line);
  /** @type {string[]} */
  const copied = [];
  let isAllowed = true;
  const clipboard = { writeText: async (/** @type {string} */ text) => (isAllowed ? copied.push(text) : Promise.reject(new Error("refused"))) };
  Object.defineProperty(page.window.navigator, "clipboard", { value: clipboard, configurable: true });
  await page.click("[data-act=copyNotation]");
  assert.deepEqual([page.told, copied], ["Copied.", [line]]);
  isAllowed = false;
  await page.click("[data-act=copyNotation]");
  assert.match(page.told, /the line is marked/);
  assert.equal(String(page.window.getSelection()), line);
});
