// @ts-check
/** The real engine for page tests: one Python child for all tests of a file, which ends with them. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));

/** @typedef {{status: number, headers: Record<string, string>, text: string}} Sent */

/** @type {import("node:child_process").ChildProcess | null} */
let child = null;
let lastNumber = 0;
/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();
/** Pages never change while tests run. @type {Map<string, Promise<Sent>>} */
const pages = new Map();

function start() {
  // A broken pipe would only tell that the child is gone, which its end tells as well.
  const started = spawn(".venv/bin/python", ["-m", "tests.js.tools.engine"], {
    cwd: PROJECT, stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, EVENTLET_NO_GREENDNS: "yes" },
  });
  createInterface({ input: /** @type {import("node:stream").Readable} */ (started.stdout) }).on("line", (line) => {
    const { number, answer } = JSON.parse(line);
    waiting.get(number)?.(answer);
    waiting.delete(number);
    if (!waiting.size) rest(started);
  });
  started.on("exit", (code) => {
    if (waiting.size) throw new Error(`the engine ended with ${code} before it had answered`);
  });
  return started;
}

/**
 * Nobody waits for the child, so it keeps nobody waiting: when the tests end, it does.
 * @param {import("node:child_process").ChildProcess} idle
 */
function rest(idle) {
  idle.unref();
  for (const pipe of [idle.stdin, idle.stdout]) /** @type {import("node:net").Socket} */ (/** @type {unknown} */ (pipe)).unref();
}

/** @param {Record<string, unknown>} asked */
function send(asked) {
  child ??= start();
  const running = child;
  const number = (lastNumber += 1);
  running.ref();
  /** @type {import("node:net").Socket} */ (/** @type {unknown} */ (running.stdout)).ref();
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    running.stdin?.write(`${JSON.stringify({ number, ...asked })}\n`);
  });
}

/**
 * What the app answers to a question.
 * @param {string} event
 * @param {unknown} message
 */
export const answer = (event, message) => send({ event, message });

/**
 * What the app sends for an address, to a browser of a language.
 * @param {string} path
 * @param {string} language
 * @returns {Promise<Sent>}
 */
export function fetchPage(path, language = "en") {
  const key = `${language} ${path}`;
  const known = pages.get(key) ?? send({ path, headers: { "Accept-Language": language } });
  pages.set(key, known);
  return known;
}
