// @ts-check
/** The engine on the player's own device: the very worker of the page, with its interpreter, beside the engine of the server. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const WORKER = new URL("../../static/js/offline/worker.js", import.meta.url);
const LARGE = { cwd: PROJECT, maxBuffer: 1 << 28 };
const run = promisify(execFile);
/** Some questions and one of each kind, with what the server answers; tests/browser/test_offline.py asks all in a sweep. */
const QUESTIONS = `
import json
from sudoku_helper.events import EVENTS, ask
from tests.tools.questions import questions
asked = [*questions()[::40], *dict(questions()).items()]
answers = [[event, message, json.dumps(ask(event, message), separators=(",", ":"), ensure_ascii=False)] for event, message in asked]
print(json.dumps({"asked": answers, "events": sorted(EVENTS)}))
`;
const ARCHIVE = "import sys; from sudoku_helper.web.engine import engine_archive; sys.stdout.buffer.write(engine_archive())";

/** @param {string} script */
const python = (script) => run(".venv/bin/python", ["-c", script], LARGE).then(({ stdout }) => stdout);

/** What the worker says. @type {any[]} */
const heard = [];
/** @type {((news: any) => void)[]} */
const listeners = [];

const hear = (/** @type {(news: any) => boolean} */ isWanted) =>
  new Promise((resolve) => {
    const found = heard.find(isWanted);
    if (found) resolve(found);
    else listeners.push((news) => isWanted(news) && resolve(news));
  });

let lastNumber = 0;
/**
 * @param {string} event
 * @param {unknown} message
 */
async function ask(event, message) {
  const number = (lastNumber += 1);
  /** @type {any} */ (globalThis).self.onmessage({ data: { number, event, message } });
  return (await hear((news) => news.number === number && "answer" in news)).answer;
}

/** The worker's own script; outside a browser the interpreter wants to know its place by a path. */
async function asFile() {
  const text = (await readFile(WORKER, "utf8")).replaceAll("import.meta.url", JSON.stringify(WORKER.href)).replace("PYODIDE.href });", "PYODIDE.pathname });");
  const file = join(await mkdtemp(join(tmpdir(), "worker-")), "worker.mjs");
  await writeFile(file, text);
  after(() => rm(dirname(file), { recursive: true }));
  return file;
}

before(async () => {
  const { stdout: archive } = await run(".venv/bin/python", ["-c", ARCHIVE], { ...LARGE, encoding: "buffer" });
  const real = globalThis.fetch;
  Object.assign(globalThis, {
    self: {
      postMessage: (/** @type {any} */ news) => {
        heard.push(news);
        for (const listener of listeners) listener(news);
      },
    },
    fetch: async (/** @type {URL} */ address) => (String(address).endsWith("engine.zip") ? new Response(new Uint8Array(archive)) : real(address)),
  });
  await import(await asFile());
  const { ready, error } = await hear((news) => "ready" in news);
  assert.ok(ready, error);
});

test("every kind of question gets the answer on the device that the server gives", async () => {
  const { asked, events } = JSON.parse(await python(QUESTIONS));
  for (const [event, message, answer] of asked) assert.equal(JSON.stringify(await ask(event, message)), answer, event);
  // What is made by chance differs each time, and a booklet takes its time: they are answered.
  const chance = { new: {}, "small-new": { givens: 6 }, drill: { technique: "x-wing" } };
  for (const [event, message] of Object.entries(chance)) assert.ok(!("error" in (await ask(event, message))), event);
  const sensible = asked.filter((/** @type {string[]} */ [, , answer]) => !answer.startsWith('{"error"')).map((/** @type {string[]} */ [event]) => event);
  assert.deepEqual([...new Set([...sensible, ...Object.keys(chance), "booklet"])].sort(), events);
});
