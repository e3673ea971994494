// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Device, ROOT, Server } from "./tools/worker.js";

const keeping = await import("../../static/js/offline/keeping.js");

/** @type {Server} */
let server;
/** @type {Device} */
let device;

/** @param {Record<string, unknown>} things */
function give(things) {
  for (const [name, value] of Object.entries(things)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

beforeEach(async () => {
  server = new Server();
  device = new Device(server);
  await device.visit();
  const { edition } = server;
  give({
    window: globalThis,
    self: globalThis,
    EDITION: edition,
    caches: device.caches,
    navigator: { serviceWorker: { getRegistration: async () => ({}) } },
    document: { baseURI: ROOT, documentElement: { dataset: { edition: edition.name, root: "/below" } } },
    fetch: (/** @type {string} */ path, /** @type {RequestInit} */ init) => server.fetch(new URL(path, ROOT), init),
  });
});

test("everything can be kept and removed, and tells how far it has come", async () => {
  assert.deepEqual([await keeping.canKeep(), await keeping.isKept()], [true, false]);
  const size = await keeping.size();
  assert.equal(size, server.edition.engine.reduce((sum, { packed }) => sum + packed, 0));
  /** @type {[number, number][]} */
  const steps = [];
  assert.equal(await keeping.keep((loaded, total) => void steps.push([loaded, total])), "kept");
  assert.deepEqual(new Set(steps.map(([, total]) => total)), new Set([size]));
  assert.deepEqual(steps.map(([loaded]) => loaded), steps.map(([loaded]) => loaded).toSorted((one, other) => one - other));
  assert.deepEqual(steps.at(-1), [size, size]);
  assert.deepEqual([await keeping.isKept(), await keeping.size()], [true, 0]);
  await keeping.remove();
  assert.deepEqual([await keeping.isKept(), await keeping.size()], [false, size]);
});

test("keeping goes on where the connection broke", async () => {
  const [first, second] = server.edition.engine.map(({ path }) => path);
  server.instead.set(second, () => { throw new TypeError("Failed to fetch"); });
  assert.deepEqual([await keeping.keep(), await keeping.isKept()], ["broken", false]);
  server.instead.clear();
  server.asked = [];
  assert.deepEqual([await keeping.keep(), await keeping.isKept()], ["kept", true]);
  assert.equal(server.asked[0], second);
  assert.ok(!server.asked.includes(first));
});

test("a browser without room says so, and so does one that does not allow it", async () => {
  const cache = device.cacheOf(server.name ?? "");
  for (const [reason, outcome] of [["QuotaExceededError", "full"], ["SecurityError", "refused"], ["NotAllowedError", "refused"], ["DataError", "broken"]]) {
    cache.put = async () => { throw new DOMException("", reason); };
    assert.deepEqual([await keeping.keep(), await keeping.isKept()], [outcome, false]);
  }
});

test("what is not of this edition is not kept", async () => {
  for (const { path, hash } of server.edition.engine) {
    server.instead.set(path, () => new Response(hash === null ? '{"edition": "another"}' : "another"));
    assert.deepEqual([await keeping.keep(), await keeping.isKept()], ["broken", false], path);
    server.instead.clear();
  }
  // A page whose server is of another edition by now has nothing to keep.
  give({ EDITION: { ...server.edition, name: "another" } });
  assert.equal(await keeping.canKeep(), false);
});
