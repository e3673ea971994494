// @ts-check
/** Getting ready for a time without a network: offered, followed, stopped, refused and removed. What keeps the files is a fake. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser } from "../tools/page.js";

const KEEPING = "/static/js/offline/keeping.js";
const FAKE = `
const fake = window.keeping;
export const canKeep = async () => fake.can;
export const size = async () => 9_400_000;
export const isKept = async () => fake.kept;
export const keep = (onProgress, signal) => new Promise((resolve) => {
  fake.asked += 1;
  onProgress(3_100_000, 9_400_000);
  fake.finish = () => { fake.kept = fake.result === "kept"; resolve(fake.result); };
  signal?.addEventListener("abort", () => { fake.stopped = true; resolve("broken"); });
});
export const remove = async () => { fake.kept = false; };
`;
const GROUP = "#offline-setting";
const OFFER = "#offline-offer";

/** @typedef {{can: boolean, kept: boolean, result: string, asked: number, stopped: boolean, finish: () => void}} Fake */

/**
 * A page whose keeping of files the test leads.
 * @param {{keeping?: Partial<Fake>, installed?: boolean, connection?: object, browser?: Browser}} wishes
 */
async function open({ keeping = {}, installed = false, connection, browser = new Browser() } = {}) {
  /** @type {Fake} */
  const fake = { can: true, kept: false, result: "kept", asked: 0, stopped: false, finish: () => {}, ...keeping };
  /** The scripts that the page asked for. @type {string[]} */
  const scripts = [];
  const page = await browser.open("/", {
    edit: (text, path) => {
      scripts.push(path);
      return path === KEEPING ? FAKE : text;
    },
    furnish: (window) => {
      window.keeping = fake;
      window.Worker = class { postMessage() {} };
      // Without layout nobody else knows what can be seen.
      window.Element.prototype.checkVisibility = /** @this {Element} */ function isSeen() {
        return !this.closest("[hidden], dialog:not([open])");
      };
      const real = window.matchMedia.bind(window);
      window.matchMedia = (/** @type {string} */ query) => (query === "(display-mode: standalone)" ? { matches: installed } : real(query));
      if (connection) Object.defineProperty(window.navigator, "connection", { value: connection });
    },
  });
  /** @param {string} place @param {string} name */
  const key = (place, name) => {
    const found = page.all(`${place} button`).find(({ textContent }) => textContent.trim() === name);
    assert.ok(found, `no key ${name}`);
    return found;
  };
  /** @param {string} place @param {string} name */
  const press = async (place, name) => {
    key(place, name).focus();
    key(place, name).click();
    await page.settled();
  };
  const finish = async () => {
    fake.finish();
    await page.settled();
  };
  return { page, fake, scripts, key, press, finish, browser };
}

/** @param {Parameters<typeof open>[0]} wishes */
async function openPreferences(wishes = {}) {
  const opened = await open(wishes);
  await opened.page.click(".top-keys [data-act=openPreferences]");
  return opened;
}

test("it is fetched with progress and removed again, and the focus stays where it was", async () => {
  const { page, fake, key, press, finish } = await openPreferences();
  assert.match(page.text(GROUP) ?? "", /about 9 MB/);
  assert.equal(fake.asked, 0);
  await press(GROUP, "Get ready");
  const progress = page.one(`${GROUP} progress`);
  assert.deepEqual(["aria-label", "aria-valuetext", "max", "value"].map((name) => progress.getAttribute(name)), ["Getting ready", "3 MB of 9 MB", "9400000", "3100000"]);
  assert.equal(page.focused, key(GROUP, "Cancel"));
  await finish();
  const ready = "Ready: help works on this device without a network.";
  assert.deepEqual([page.text(`${GROUP} .offline-kept`), page.told], [ready, ready]);
  assert.equal(page.focused, key(GROUP, "Remove"));
  await press(GROUP, "Remove");
  assert.equal(page.focused, key(GROUP, "Get ready"));
  assert.match(page.told ?? "", /^Removed\./);
  assert.equal(fake.kept, false);
});

test("it can be stopped, which is no problem", async () => {
  const { page, fake, key, press } = await openPreferences();
  await press(GROUP, "Get ready");
  await press(GROUP, "Cancel");
  assert.equal(page.focused, key(GROUP, "Get ready"));
  assert.deepEqual([fake.stopped, page.find(`${GROUP} .problem`)], [true, null]);
});

test("it goes on behind a closed box and in another language", async () => {
  const { page, fake, press, finish } = await openPreferences();
  await press(GROUP, "Get ready");
  page.one("input[name=language][value=de]").click();
  await page.settled();
  assert.match(page.text(GROUP) ?? "", /3 MB von 9 MB/);
  await page.click("#preferences-dialog [data-act=closeDialog]");
  await finish();
  assert.match(page.text("#toast-text") ?? "", /Bereit: Hilfe gibt es auf diesem Gerät/);
  await page.click(".top-keys [data-act=openPreferences]");
  assert.ok(page.find(`${GROUP} .offline-kept`));
  assert.equal(fake.asked, 1);
});

test("what does not work gets a sentence and can be tried again", async () => {
  const { page, fake, press, finish } = await openPreferences();
  for (const [result, told] of [["full", "no room left"], ["refused", "does not let this page keep"], ["broken", "Not every"]]) {
    fake.result = result;
    await press(GROUP, "Get ready");
    await finish();
    for (const place of [`${GROUP} .problem`, "#status"]) assert.match(page.text(place) ?? "", new RegExp(told));
  }
  fake.result = "kept";
  await press(GROUP, "Get ready");
  assert.equal(page.find(`${GROUP} .problem`), null);
  await finish();
  assert.ok(page.find(`${GROUP} .offline-kept`));
});

test("a browser that cannot keep it says so, and so does one whose server does not answer", async () => {
  const { page } = await openPreferences({ keeping: { can: false } });
  assert.match(page.text(GROUP) ?? "", /This browser cannot keep it/);
  assert.equal(page.all(`${GROUP} button`).length, 0);
  const lacking = await new Browser().open("/?lang=en", { missing: /offline\/keeping/ });
  await lacking.click(".top-keys [data-act=openPreferences]");
  assert.match(lacking.text(GROUP) ?? "", /did not answer/);
});

test("the installed app offers it until it is declined for good", async () => {
  const { page, fake, browser } = await open({ installed: true });
  assert.match(page.text(OFFER) ?? "", /Ready for the train\?/);
  assert.match(page.text(OFFER) ?? "", /about 9 MB/);
  assert.equal(fake.asked, 0);
  await page.click("#offline-decline");
  assert.equal(page.one(OFFER).hidden, true);
  assert.equal((await open({ installed: true, browser })).page.one(OFFER).hidden, true);
});

test("the offer is taken with a tap and does not come back", async () => {
  const { page, press, finish, browser } = await open({ installed: true });
  await press(OFFER, "Get ready");
  assert.ok(page.find(`${OFFER} progress`));
  await press(OFFER, "Cancel");
  assert.equal(page.find(`${OFFER} progress`), null);
  await press(OFFER, "Get ready");
  await finish();
  assert.ok(page.find(`${OFFER} .offline-kept`));
  assert.equal(page.focused?.id, "offline-decline");
  assert.equal((await open({ installed: true, browser, keeping: { kept: true } })).page.one(OFFER).hidden, true);
});

test("nobody is asked where every byte may cost, but whoever looks for it finds it", async () => {
  for (const connection of [{ saveData: true }, { type: "cellular" }]) {
    const { page } = await openPreferences({ installed: true, connection });
    assert.equal(page.one(OFFER).hidden, true);
    assert.match(page.text(GROUP) ?? "", /about 9 MB/);
  }
});

test("a tab of the browser offers nothing unasked and loads nothing of it", async () => {
  const { page, scripts } = await open();
  assert.deepEqual(scripts.filter((path) => /offline\/(offer|render|keeping)/.test(path)), []);
  assert.equal(page.one(OFFER).hidden, true);
});
