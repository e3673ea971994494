// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** The service workers of a page, as far as it knows them. */
class Workers {
  /** What the page told a new version. @type {string[]} */
  told = [];
  /** @type {any} */
  container;
  /** @type {any} */
  registration;
  /** Whether the page's own edition is the one that is kept. */
  isKept = true;

  /** @param {any} window */
  furnish(window) {
    const EventTarget = window.EventTarget;
    this.window = window;
    this.registration = Object.assign(new EventTarget(), { active: {}, installing: null, waiting: null, update: async () => {} });
    this.container = Object.assign(new EventTarget(), { controller: { state: "activated" }, register: async () => this.registration });
    Object.defineProperty(window.navigator, "serviceWorker", { value: this.container, configurable: true });
    window.caches = { match: async () => (this.isKept ? {} : undefined) };
  }

  /** A new version is here, complete. */
  come() {
    const coming = Object.assign(new this.window.EventTarget(), { state: "installing", postMessage: (/** @type {string} */ text) => void this.told.push(text) });
    this.registration.installing = coming;
    this.registration.dispatchEvent(new this.window.Event("updatefound"));
    Object.assign(this.registration, { installing: null, waiting: coming });
    coming.state = "installed";
    coming.dispatchEvent(new this.window.Event("statechange"));
  }

  /** It begins, whoever has told it to. */
  takeOver() {
    this.isKept = false;
    this.container.dispatchEvent(new this.window.Event("controllerchange"));
  }
}

/**
 * A page that is kept; *touched* says whether somebody has done something in it.
 * @param {string} path
 * @param {boolean} touched
 */
async function keptPage(path, touched) {
  const workers = new Workers();
  const page = await openPage(path, {
    furnish: (window) => {
      workers.furnish(window);
      Object.defineProperty(window.navigator, "userActivation", { value: { hasBeenActive: touched }, configurable: true });
    },
  });
  page.window.dispatchEvent(new page.window.Event("load"));
  await page.settled();
  const isOffered = () => !page.one("#update").hidden;
  return { page, workers, isOffered };
}

test("a window in the middle of a round, a lesson or a task is offered the version that another window has taken", async () => {
  for (const path of ["/en/practise/x-wing", "/en/course/first-game", "/en/course/rules", "/en/small", "/en/class"]) {
    const { page, workers, isOffered } = await keptPage(path, true);
    workers.takeOver();
    await page.settled();
    assert.deepEqual([page.left, isOffered()], [[], true], path);
    await page.click("#update-key");
    assert.deepEqual(page.left, [path]);
  }
});

test("a window in which nobody has begun follows by itself", async () => {
  const { page, workers, isOffered } = await keptPage("/en/practise/x-wing", false);
  workers.takeOver();
  await page.settled();
  assert.deepEqual([page.left, isOffered()], [["/en/practise/x-wing"], false]);
});

test("a game follows by itself, since it is kept, but not where a text was typed or nothing can be kept", async () => {
  const { page, workers } = await keptPage("/?lang=en", true);
  await page.play(PUZZLE);
  workers.takeOver();
  await page.settled();
  assert.deepEqual(page.left, ["/?lang=en"]);

  const typing = await keptPage("/?lang=en", true);
  await typing.page.click("#home [data-act=openImport]");
  await typing.page.fill("#import-text", "something");
  typing.workers.takeOver();
  await typing.page.settled();
  assert.deepEqual([typing.page.left, typing.isOffered()], [[], true]);

  const poor = await keptPage("/?lang=en", true);
  poor.page.browser.isFull = true;
  await poor.page.play(PUZZLE);
  poor.workers.takeOver();
  await poor.page.settled();
  assert.deepEqual([poor.page.left, poor.isOffered()], [[], true]);
});

test("a new version is offered to whoever has begun, begins when he agrees, and is loaded wherever he is", async () => {
  const { page, workers, isOffered } = await keptPage("/en/practise/x-wing", true);
  workers.come();
  await page.settled();
  assert.deepEqual([isOffered(), workers.told], [true, []]);
  await page.click("#update-close");
  assert.equal(isOffered(), false);
  workers.come();
  await page.settled();
  await page.click("#update-key");
  assert.deepEqual([workers.told, page.left], [["take"], []]);
  workers.takeOver();
  await page.settled();
  assert.deepEqual(page.left, ["/en/practise/x-wing"]);
});

test("a window in which nobody has begun takes a new version unless others would be disturbed", async () => {
  const { page, workers, isOffered } = await keptPage("/?lang=en", false);
  workers.come();
  await page.settled();
  assert.deepEqual([isOffered(), workers.told], [false, ["take if alone"]]);
  workers.container.dispatchEvent(Object.assign(new page.window.Event("message"), { data: "not alone" }));
  await page.settled();
  assert.equal(isOffered(), true);
});

test("a page that is kept by the worker that took over stays", async () => {
  const { page, workers, isOffered } = await keptPage("/?lang=en", false);
  workers.container.dispatchEvent(new page.window.Event("controllerchange"));
  await page.settled();
  assert.deepEqual([page.left, isOffered()], [[], false]);
});

/**
 * A page without service workers.
 * @param {boolean} touched
 */
const plainPage = (touched, session = new Map()) =>
  openPage("/?lang=en", { session, furnish: ({ navigator }) => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: touched }, configurable: true }) });

test("without a service worker a page that the server refuses is loaded anew, once, and offered to whoever has begun", async () => {
  const page = await plainPage(false);
  await page.server.refuse();
  assert.deepEqual([page.left, page.one("#update").hidden], [["/?lang=en"], true]);
  // As if a balancer led to servers of two editions by turns.
  const again = await plainPage(false, page.session);
  await again.server.refuse();
  assert.deepEqual([again.left, again.one("#update").hidden], [[], false]);
  const begun = await plainPage(true);
  await begun.play(PUZZLE);
  await begun.server.refuse();
  assert.deepEqual([begun.left, begun.one("#update").hidden], [[], false]);
  // A short gap is not worth a word.
  await begun.pass(5000);
  await begun.press("h");
  assert.equal(begun.text("#panel-title"), "Waiting for the connection");
  await begun.click("#update-key");
  assert.deepEqual(begun.left, ["/?lang=en"]);
});
