// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { Device, ROOT, Server } from "./tools/worker.js";

const START = "";
const OFFLINE = ["en/offline", "en/techniques", "de/offline", "de/techniques"];

/** @param {Response | null | undefined} answer */
const textOf = async (answer) => answer?.text();

/** A browser in its first visit. */
async function firstVisit(server = new Server()) {
  const device = new Device(server);
  const worker = await device.visit();
  return { server, device, worker };
}

test("a first visit keeps everything with two requests: the start page in its language, and all else in one piece", async () => {
  const { server, device, worker } = await firstVisit();
  assert.deepEqual(server.asked, [START, "app.json"]);
  assert.equal(worker.hasClaimed, true);
  server.isThere = false;
  for (const { path } of server.edition.app) {
    const answer = await worker.fetch(path);
    const { type, content } = server.files.get(path) ?? {};
    assert.equal(answer?.headers.get("Content-Type"), type);
    assert.deepEqual(Buffer.from(await /** @type {Response} */ (answer).arrayBuffer()), Buffer.from(content ?? ""), path);
  }
  for (const path of [START, ...OFFLINE]) {
    const answer = await worker.fetch(path, { mode: "navigate" });
    assert.equal(answer?.headers.get("Content-Security-Policy"), `only ${server.name}`);
    assert.equal(await textOf(answer), `<html data-edition="${server.name}" data-root="/below"><a href="${ROOT}${path}">${path}</a>`);
  }
  const kept = await device.cacheOf(server.name ?? "").match("en/offline");
  assert.deepEqual(["ETag", "Vary", "Content-Length"].map((name) => kept?.headers.get(name) ?? null), [null, null, null]);
  assert.match(await worker.page("en/learn/x-wing") ?? "", /en\/offline/, "what is not kept says so");
});

test("where there is no such piece, or a part of it is another, each file is asked for by itself", async () => {
  const without = new Server();
  without.hasBundle = false;
  const broken = new Server();
  broken.instead.set("app.json", () => new Response('{"files": {"en/offline": '));
  for (const server of [without, broken]) {
    const { worker } = await firstVisit(server);
    assert.equal(new Set(server.asked).size, 2 + server.edition.app.length + OFFLINE.length);
    server.isThere = false;
    assert.equal(await textOf(await worker.fetch("static/js/script-3.js")), "export const number = 3;\n");
  }
  const server = new Server();
  const { name } = server;
  const bundle = { edition: name, files: { "static/js/script-3.js": { type: "text/javascript", text: "poison" }, "en/offline": { type: "text/html", text: "poison" } } };
  server.instead.set("app.json", () => Response.json(bundle));
  const { worker } = await firstVisit(server);
  server.isThere = false;
  assert.equal(await textOf(await worker.fetch("static/js/script-3.js")), "export const number = 3;\n");
  assert.match(await worker.page("en/offline") ?? "", /data-edition/);
});

test("a new version fetches what has changed, and takes along what was kept, the engine too", async () => {
  const { server, device, worker } = await firstVisit();
  const old = server.name ?? "";
  for (const { path } of server.edition.engine) await device.cacheOf(old).put(path, await server.fetch(new URL(path, ROOT)));
  await worker.fetch("static/photo/digits.json");
  server.release();
  server.asked = [];
  const next = await device.start();
  await next.install();
  // A worker's script brings its security policy with it, and so must come from the server.
  const wanted = [START, ...OFFLINE, "static/js/script-7.js", "static/js/offline/worker.js", "pages.json"];
  assert.deepEqual(server.asked.toSorted(), wanted.toSorted());
  assert.equal(await worker.page(START), `<html data-edition="${old}" data-root="/below"><a href="${ROOT}"></a>`, "the old one goes on");
  await next.activate();
  assert.deepEqual([...device.kept.keys()], [`sudoku-helper/below/${server.name}`]);
  server.isThere = false;
  for (const path of ["static/vendor/pyodide/a.wasm", "static/photo/digits.json", "static/js/script-7.js"]) assert.ok(await next.fetch(path), path);
  assert.equal(await next.page("de/learn/x-wing"), `<p><html data-edition="${server.name}" data-root="/below"><a href="${ROOT}de/learn/x-wing">de/learn/x-wing</a>`);
});

/** @type {Record<string, (server: Server) => unknown>} */
const DAMAGES = {
  "a file is missing": ({ instead }) => instead.set("static/js/script-7.js", () => new Response("", { status: 404 })),
  "a file is another": ({ instead }) => instead.set("static/js/script-7.js", () => new Response("another")),
  "a page is of another edition": ({ instead }) => instead.set("en/offline", () => new Response("<html data-edition='x'>")),
  "the server breaks down": ({ instead }) => instead.set(START, () => new Response("", { status: 500 })),
};
for (const [what, damage] of Object.entries(DAMAGES)) {
  test(`a version that is not complete is not taken, and the next attempt goes on: ${what}`, async () => {
    const { server, device, worker } = await firstVisit();
    const old = server.name;
    server.release();
    damage(server);
    const next = await device.start();
    await assert.rejects(next.install());
    assert.match(await worker.page(START) ?? "", new RegExp(`${old}`));
    server.instead.clear();
    server.asked = [];
    await (await device.start()).install();
    assert.ok(server.asked.length <= OFFLINE.length + 2, "what was fetched is not fetched again");
  });
}

test("what was changed in a cache is not taken along", async () => {
  const { server, device } = await firstVisit();
  const poison = async () => {
    for (const cache of device.kept.values()) for (const path of [START, "static/js/script-3.js", "en/offline"]) await cache.put(path, new Response("poison"));
  };
  await poison();
  server.release();
  server.instead.set("static/js/script-7.js", () => new Response("", { status: 404 }));
  await assert.rejects((await device.start()).install());
  // What this attempt has fetched is in a cache already, and can be changed as well.
  await poison();
  server.instead.clear();
  const next = await device.visit();
  for (const path of [START, "en/offline"]) assert.match(await next.page(path) ?? "", /data-edition/);
  assert.equal(await textOf(await next.fetch("static/js/script-3.js")), "export const number = 3;\n");
});

test("a browser without room gets every answer all the same", async () => {
  const { server, device, worker } = await firstVisit();
  device.isFull = true;
  assert.match(await worker.page("en/learn/x-wing") ?? "", /x-wing/);
  assert.equal(await textOf(await worker.fetch("static/photo/digits.json")), "[1, 2, 3]");
  server.release();
  assert.match(await worker.page("en/learn/x-wing", "stranger") ?? "", /x-wing/, "a page of a newer server");
  await worker.fetch("static/js/script-7.js", { client: "stranger", resulting: "its worker" });
  const form = new FormData();
  form.set("text", "a puzzle");
  const shared = await worker.fetch("shared", { method: "POST", mode: "navigate", destination: "document", form });
  assert.equal(shared?.headers.get("Location"), `${ROOT}#shared`);
  assert.equal((await worker.fetch("shared", { destination: "" }))?.status, 404);
  await assert.rejects((await device.start()).install(), { name: "QuotaExceededError" });
  assert.match(await worker.page(START) ?? "", /edition-1/, "the old edition stays");
});

test("a browser that has closed its caches is served as if there were no worker", async () => {
  const { server, device } = await firstVisit();
  device.isBlocked = true;
  const worker = await device.start();
  assert.match(await worker.page(START) ?? "", /data-edition/);
  assert.match(await worker.page("en/learn/x-wing") ?? "", /x-wing/);
  assert.equal(await textOf(await worker.fetch("static/js/script-3.js")), "export const number = 3;\n");
  server.isThere = false;
  assert.equal((await worker.fetch("en/learn/x-wing", { mode: "navigate" }))?.type, "error");
});

test("a page that was visited is there without the server, also by its address without a language", async () => {
  const { server, worker } = await firstVisit();
  await worker.page("de/learn/x-wing");
  await worker.page("de/learn?q=fish");
  server.isThere = false;
  assert.match(await worker.page("de/learn/x-wing") ?? "", /de\/learn\/x-wing/);
  assert.match(await worker.page("learn/x-wing") ?? "", /de\/learn\/x-wing/, "in the language of the browser");
  assert.match(await worker.page("de/learn") ?? "", /de\/offline/, "the answer to a search is not kept for the whole");
  assert.equal(await worker.page("nobody/knows"), undefined, "what is not of the app is none of its business");
});

test("a server that hangs, fails or breaks off is replaced by what is kept", async () => {
  const { server, worker } = await firstVisit();
  const page = await worker.page("en/learn/x-wing");
  const torn = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
  server.instead.set("en/learn/x-wing", () => new Response("", { status: 502 }));
  assert.equal(await worker.page("en/learn/x-wing"), page);
  server.instead.set("en/learn/x-wing", () => new Response(torn()));
  assert.equal(await worker.page("en/learn/x-wing"), page);
  server.instead.set("en/learn/x-wing", () => new Promise(() => {}));
  worker.timers = [];
  const hanging = worker.page("en/learn/x-wing");
  while (!worker.timers.length) await new Promise(setImmediate);
  worker.timers.splice(0).forEach((ring) => ring());
  assert.equal(await hanging, page);
  server.instead.set("en/learn/y-wing", () => new Response("", { status: 404 }));
  assert.equal((await worker.fetch("en/learn/y-wing", { mode: "navigate" }))?.status, 404);
  server.instead.set("en/learn/y-wing", () => new Response(torn()));
  assert.match(await worker.page("en/learn/y-wing") ?? "", /en\/offline/);
});

test("a page of a newer server gets its files from there, and so does the worker that it starts", async () => {
  const { server, device, worker } = await firstVisit();
  server.release();
  assert.match(await worker.page("en/learn/x-wing", "new") ?? "", /edition-2/);
  const release = async (/** @type {string} */ client, by = worker) => textOf(await by.fetch("static/js/script-7.js", { client, resulting: client === "new" ? "its worker" : "" }));
  assert.deepEqual([await release("old"), await release("new"), await release("its worker")], [1, 2, 2].map((number) => `export const release = ${number};\n`));
  // The browser ends a worker that has nothing to do, and starts the same script again.
  const again = await device.start(worker.edition);
  assert.equal(await release("new", again), "export const release = 2;\n");
  assert.equal(await release("old", again), "export const release = 1;\n");
  server.isThere = false;
  assert.match(await worker.page("en/learn/x-wing") ?? "", /en\/offline/, "a page of another edition is not kept");
});

test("a page learns its own edition from the worker that keeps it", async () => {
  const { server, worker } = await firstVisit();
  server.release();
  assert.match(await textOf(await worker.fetch("edition.js")) ?? "", /"name":"edition-1"/);
});

test("a new version begins when it is told to, by itself only where no other window is disturbed", async () => {
  const { device } = await firstVisit();
  /** @type {string[]} */
  const told = [];
  const source = { postMessage: (/** @type {string} */ text) => void told.push(text) };
  const ask = async (/** @type {string} */ message, /** @type {string[]} */ ...windows) => {
    const worker = await device.start();
    device.windows = windows.map((id) => ({ id }));
    const asked = worker.message(message, source);
    while (!worker.timers.length && !worker.hasSkipped) await new Promise(setImmediate);
    return { worker, asked };
  };
  const alone = await ask("take if alone", "one");
  await alone.asked;
  assert.deepEqual([alone.worker.hasSkipped, alone.worker.timers.length], [true, 0]);
  const two = await ask("take if alone", "one", "other");
  two.worker.timers.splice(0).forEach((ring) => ring());
  await two.asked;
  assert.deepEqual([two.worker.hasSkipped, told], [false, ["not alone"]]);
  // The other window was the page that this one has replaced.
  const leaving = await ask("take if alone", "one", "other");
  device.windows = [{ id: "one" }];
  leaving.worker.timers.splice(0).forEach((ring) => ring());
  await leaving.asked;
  assert.equal(leaving.worker.hasSkipped, true);
  const wanted = await ask("take", "one", "other");
  await wanted.asked;
  assert.deepEqual([wanted.worker.hasSkipped, told], [true, ["not alone"]]);
});

test("what another app hands over waits for the page alone, as bytes, once", async () => {
  const { device, worker } = await firstVisit();
  const form = new FormData();
  form.set("photo", new File(["<script>"], "a.html", { type: "text/html" }));
  const hand = () => worker.fetch("shared", { method: "POST", mode: "navigate", destination: "document", form });
  assert.equal((await hand())?.status, 303);
  assert.equal(await worker.fetch("shared", { mode: "navigate", destination: "document" }), null, "never a page");
  assert.equal(await worker.fetch("shared", { destination: "script" }), null, "never part of one");
  // A new edition leaves it there.
  await device.visit();
  const shared = await worker.fetch("shared", { destination: "" });
  assert.deepEqual(["Content-Type", "Shared-Type"].map((name) => shared?.headers.get(name)), ["application/octet-stream", "text/html"]);
  assert.match(shared?.headers.get("Content-Security-Policy") ?? "", /sandbox/);
  assert.equal(await textOf(shared), "<script>");
  assert.equal((await worker.fetch("shared", { destination: "" }))?.status, 404);
});
