// @ts-check
/**
 * Everything that a page offers is pressed, whatever it is: nothing may go wrong. What there is to press is read from the
 * page, so something new is pressed by itself; tests/browser/test_pressing.py tells where the main keys lead.
 */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";
import { PROOF, VERY_EASY, playing, withOnly } from "../tools/player.js";
import { hidden } from "../tools/styles.js";

/** @typedef {import("../tools/page.js").Page} Page */

/** What a finger finds now: nothing that is hidden, locked, or behind a dialog. @param {Page} page */
async function withinReach(page) {
  const dialog = page.all("dialog[open]").at(-1);
  const away = await hidden(page);
  const isAway = (/** @type {any} */ element) => {
    for (let around = element; around; around = around.parentElement) if (away.has(around)) return true;
    return false;
  };
  return /** @type {[string, any][]} */ (page.window.pressables()).filter(
    ([, element]) => element.checkVisibility() && !element.closest("[disabled]") && (!dialog || dialog.contains(element)) && !isAway(element),
  );
}

/**
 * Press a key, follow a link, fill a field with something.
 * @param {Page} page
 * @param {any} element
 */
async function press(page, element) {
  if (element.matches("select")) await page.fill(element, [...element.options].at(-1)?.value ?? "");
  else if (element.matches("input[type=file]")) await page.choose(element, "puzzle.txt", VERY_EASY);
  else if (element.matches("textarea, input:not([type=checkbox], [type=radio])")) await page.fill(element, "5");
  else await page.click(element);
}

/** Fields first, since keys put away what they are in; then keys, and links last, since they lead to other pages. */
const ORDER = ["input, select, textarea", "summary", "button:not([data-act=closeDialog])", "button"];
const turnOf = (/** @type {any} */ element) => (ORDER.findIndex((kind) => element.matches(kind)) + ORDER.length + 1) % (ORDER.length + 1);

/** All that was pressed, and what of it opens something. */
class Walk {
  /** @type {Set<string>} */
  pressed = new Set();
  /** @type {Set<string>} */
  doors = new Set();

  /** What is new within reach, in the order in which it is pressed. @param {Page} page */
  async news(page) {
    const found = (await withinReach(page)).filter(([name]) => !this.pressed.has(name));
    return found.sort(([, one], [, other]) => turnOf(one) - turnOf(other));
  }

  /**
   * @param {Page} page
   * @param {[string, any]} key
   */
  async press(page, [name, element]) {
    const dialogs = page.all("dialog[open]").length;
    this.pressed.add(name);
    await press(page, element).catch((fault) => assert.fail(`${name}: ${fault.stack}`));
    if (page.all("dialog[open]").length > dialogs) this.doors.add(name);
  }

  /** Open again what was open before, if there is something new in it. @param {Page} page */
  async reopen(page) {
    for (const door of this.doors) {
      const key = (await withinReach(page)).find(([name]) => name === door);
      if (!key) continue;
      await this.press(page, key);
      if ((await this.news(page)).length) return true;
      await page.press("Escape");
    }
    return false;
  }

  /** Press what is new until nothing is, or the page is left. @param {Page} page */
  async on(page) {
    while (!page.left.length) {
      const [next] = await this.news(page);
      if (next) await this.press(page, next);
      else if (page.find("dialog[open]")) await page.press("Escape");
      else if (!(await this.reopen(page))) return;
    }
  }
}

/** What was pressed in one place is known in all others. */
const walk = new Walk();

/**
 * Walk through all that can be pressed from a place on, and begin there again where a way has ended.
 * @param {() => Promise<Page>} open
 */
async function pressAll(open) {
  for (let before = -1; walk.pressed.size > before;) {
    before = walk.pressed.size;
    const page = await open();
    await walk.on(page);
    await page.close();
  }
}

async function collection() {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openCollection]");
  return page;
}

/** @param {string} kind */
async function task(kind) {
  const page = await openPage("/en/class", {
    furnish: (window) => void Object.defineProperty(window.navigator, "share", { value: async () => {} }),
  });
  await page.check(`[name=kind][value=${kind}]`);
  return page;
}

const PLACES = {
  "the start page": () => openPage("/?lang=en"),
  "an entry": async () => {
    const page = await openPage("/?lang=en");
    await page.click("#home [data-act=enterPuzzle]");
    return page;
  },
  "a game": () => playing(VERY_EASY, { pens: true, clock: true }),
  "a proof": async () => {
    const page = await (await withOnly("cell-forcing-chain")).open("/?lang=en");
    await page.play(PROOF);
    for (const _ of [1, 2, 3]) await page.press("h");
    return page;
  },
  "the collection": () => collection(),
  "the collection in its other look": async () => {
    const page = await collection();
    await page.click("#collection-look");
    return page;
  },
  "a chapter": async () => {
    const page = await openPage("/en/course/rules");
    // The style sheet shows it with a board alone, which draws it anew.
    page.one("#keypad").hidden = true;
    return page;
  },
  "a task for a class": () => task("drill"),
  "a chapter for a class": () => task("chapter"),
  "a puzzle of the collection for a class": async () => {
    const page = await task("puzzle");
    await page.check("[name=source][value=collection]");
    return page;
  },
  ...Object.fromEntries(
    ["class", "class/task", "learn", "learn/naked-pair", "learn/transformations", "practise", "practise/naked-pair", "small", "techniques", "course", "course/first-game", "offline"]
      .map((path) => [path, () => openPage(`/en/${path}`)]),
  ),
};

for (const [name, open] of Object.entries(PLACES)) {
  test(`everything that ${name} offers can be pressed`, async () => {
    await pressAll(open);
    assert.equal((await walk.news(await open())).length, 0);
  });
}
