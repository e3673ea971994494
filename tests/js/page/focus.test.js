// @ts-check
/** What had the focus keeps it while a part of the page is drawn anew. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {import("../tools/page.js").Page} page */
function whereFocusIs(page) {
  const { focused } = page;
  assert.ok(focused, "the focus fell to the body");
  assert.ok(!focused.closest("[hidden]"), `${focused.id} has the focus and is hidden`);
  return focused.id || focused.dataset.act || focused.dataset.cell;
}

/**
 * Press the key with that selector by Enter, and tell where the focus is then.
 * @param {import("../tools/page.js").Page} page
 * @param {string} selector
 */
async function enter(page, selector) {
  page.one(selector).focus();
  await page.press("Enter");
  return whereFocusIs(page);
}

async function begun(notation = PUZZLE) {
  const page = await openPage("/?lang=en");
  await page.play(notation);
  return page;
}

test("every key of the panel leaves the focus on the page", async () => {
  const page = await begun();
  assert.equal(await enter(page, "#panel [data-act=check]"), "panel-title");
  assert.equal(await enter(page, "#panel-close"), "panel-title");
  assert.equal(await enter(page, "#panel [data-act=showSteps]"), "panel-title");
  assert.equal(await enter(page, "#panel .step-line:not(summary)"), "panel-title", "a step of the list");
  assert.equal(await enter(page, "#help-back"), "help-back");
  assert.equal(await enter(page, "#help-back"), "panel-title", "at the first stage there is nothing behind it");
  assert.equal(await enter(page, "#help-next"), "help-next");
  assert.equal(await enter(page, "#panel-close"), "panel-title");
  assert.equal(await enter(page, "#panel [data-act=showPath]"), "panel-title");
});

test("what is away for a moment has the focus again when it is back", async () => {
  const page = await begun();
  await page.type("hhh");
  page.server.hold("help");
  assert.equal(await enter(page, "#help-another"), "panel-title", "while it is searched there are no keys");
  await page.server.release("help");
  assert.equal(whereFocusIs(page), "help-another");
  await enter(page, "#panel-close");
  assert.equal(await enter(page, "#panel [data-act=check]"), "panel-title");
  await page.press("Escape");
  assert.equal(whereFocusIs(page), "check");
});

test("whoever has moved on is not called back", async () => {
  const page = await begun();
  await enter(page, "#panel [data-act=check]");
  page.one("#panel-close").focus();
  await page.press("Escape");
  assert.equal(whereFocusIs(page), "panel-title");
});

test("four presses of Enter on the key for more lead through a step, and on to the next one", async () => {
  const page = await begun();
  await page.press("h");
  page.one("#help-next").focus();
  for (let press = 0; press < 4; press += 1) {
    await page.press("Enter");
    assert.equal(whereFocusIs(page), "help-next");
  }
  assert.equal(page.text("#panel-eyebrow"), "very easy · Stage 1 of 4");
});

test("the keys of the board count as long as the title has the focus for want of something better", async () => {
  const page = await begun();
  await enter(page, "#panel [data-act=check]");
  const { cursor } = await page.state();
  await page.press("ArrowRight");
  assert.equal((await page.state()).cursor, cursor + 1);
});

test("a key of the keypad that can be pressed no longer gives the focus to the board", async () => {
  const page = await begun();
  await page.press("ArrowLeft");
  const { cursor } = await page.state();
  await page.press(page.marks(cursor)[0] ?? "1");
  assert.equal(await enter(page, "#keypad [data-act=undo]"), String(cursor));
});

test("after an answer is chosen in a drill the key to the next one has the focus", async () => {
  const page = await openPage("/en/practise/x-wing#kind=which");
  assert.equal(await enter(page, "#choices button"), "drill-next");
});

test("the keys of a chapter keep the focus to its end", async () => {
  const page = await openPage("/en/course/singles");
  assert.equal(await enter(page, "#walk-on"), "walk-on");
  assert.equal(await enter(page, "#walk-back"), "walk-on", "there is nothing before the first screen");
});

test("tags of the collection and tasks of a class keep the focus on what was pressed", async () => {
  const page = await openPage("/?lang=en");
  const { drawIn } = await page.import("/static/js/redraw.js");
  const list = page.window.document.createElement("div");
  page.window.document.body.append(list);
  const draw = (/** @type {string[]} */ names) => () => void (list.innerHTML = names.map((name) => `<button data-tag="${name}"></button><button>×</button>`).join(""));
  draw(["one", "two", "three"])();
  list.children[2].focus();
  drawIn(list, draw(["three", "two", "one"]));
  assert.equal(page.focused.dataset.tag, "two", "the same by its data");
  list.children[5].focus();
  drawIn(list, draw(["three", "two"]));
  assert.equal(page.focused, list.lastElementChild, "or what stands where it stood");
  drawIn(list, draw([]));
  assert.equal(page.focused, list, "or the place itself");
});
