// @ts-check
/**
 * The service worker without a browser: its own script, with caches, windows and a server of the test. Every release of
 * the server is an edition with files of its own, so a test can let new ones come, whole or damaged, in milliseconds.
 */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import vm from "node:vm";

const SCRIPT = await readFile(new URL("../../../static/js/service-worker.js", import.meta.url), "utf8");
export const ROOT = "https://sudoku.test/below/";

/** @param {string | Uint8Array} content */
const hashOf = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

const full = () => new DOMException("full", "QuotaExceededError");

/** One cache: what lies at each address. */
class FakeCache {
  /** @type {Map<string, Response>} */
  kept = new Map();

  /** @param {Device} device */
  constructor(device) {
    this.device = device;
  }

  /** @param {string | URL} path */
  #address(path) {
    return new URL(path, ROOT).href;
  }

  /** @param {string | URL} path */
  async match(path) {
    return this.kept.get(this.#address(path))?.clone();
  }

  /**
   * @param {string | URL} path
   * @param {Response} response
   */
  async put(path, response) {
    if (this.device.isFull) throw full();
    // Read to its end, as browsers do: what breaks off is not kept.
    this.kept.set(this.#address(path), new Response(await response.arrayBuffer(), { headers: response.headers }));
  }

  /** @param {string | URL} path */
  async delete(path) {
    return this.kept.delete(this.#address(path));
  }

  async keys() {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
}

/** What a browser has: its caches, its windows, and a way to the server. */
export class Device {
  isFull = false;
  isBlocked = false;
  /** @type {Map<string, FakeCache>} */
  kept = new Map();
  /** @type {{id: string}[]} */
  windows = [];

  /** @param {Server} server */
  constructor(server) {
    this.server = server;
  }

  caches = {
    open: async (/** @type {string} */ name) => {
      if (this.isBlocked) throw new DOMException("blocked", "SecurityError");
      const cache = this.kept.get(name) ?? new FakeCache(this);
      this.kept.set(name, cache);
      return cache;
    },
    keys: async () => [...this.kept.keys()],
    delete: async (/** @type {string} */ name) => this.kept.delete(name),
  };

  /** The cache of an edition. @param {string} name */
  cacheOf(name) {
    const cache = this.kept.get(`sudoku-helper/below/${name}`);
    if (!cache) throw new Error(`no cache of ${name}`);
    return cache;
  }

  /** The service worker of an edition, as a browser starts it. */
  async start(edition = this.server.edition) {
    const worker = new ServiceWorker(this, edition);
    worker.run();
    return worker;
  }

  /** The service worker of the server's edition, in charge. */
  async visit() {
    const worker = await this.start();
    await worker.install();
    await worker.activate();
    return worker;
  }
}

/** A server of one edition after the other. */
export class Server {
  isThere = true;
  /** Whether it gives everything in one answer. */
  hasBundle = true;
  /** The paths that were asked for. @type {string[]} */
  asked = [];
  /** What is answered to a path in place of what should be. @type {Map<string, (init: RequestInit) => Response | Promise<Response>>} */
  instead = new Map();
  /** @type {Map<string, {type: string, content: string | Uint8Array<ArrayBuffer>}>} */
  files = new Map();
  #release = 0;

  constructor(fileCount = 50) {
    for (let number = 0; number < fileCount; number += 1) this.put(`static/js/script-${number}.js`, `export const number = ${number};\n`);
    this.put("static/icons/icon.png", new Uint8Array([137, 80, 78, 71, 0, 255, 254]), "image/png");
    this.put("static/photo/digits.json", "[1, 2, 3]", "application/json");
    this.put("static/vendor/pyodide/a.wasm", new Uint8Array(1000).fill(7), "application/wasm");
    this.put("static/js/offline/worker.js", "start();");
    this.release();
  }

  /**
   * @param {string} path
   * @param {string | Uint8Array<ArrayBuffer>} content
   */
  put(path, content, type = "text/javascript") {
    this.files.set(path, { type, content });
  }

  /** Bring a new version: some script is another. */
  release(path = "static/js/script-7.js") {
    this.#release += 1;
    this.put(path, `export const release = ${this.#release};\n`);
    this.name = `edition-${this.#release}`;
  }

  /** @param {RegExp} which */
  #kept(which) {
    return [...this.files].filter(([path]) => which.test(path)).map(([path, { content }]) => ({ path, size: content.length, packed: content.length, hash: /** @type {string | null} */ (hashOf(content)) }));
  }

  get edition() {
    return {
      name: this.name,
      languages: ["en", "de"],
      rooms: ["learn", "practise", "techniques"],
      app: this.#kept(/script-|icons/),
      photo: this.#kept(/photo/),
      engine: [...this.#kept(/pyodide|worker/), { path: "pages.json", size: 1000, packed: 100, hash: null }],
      ending: "",
    };
  }

  /** @param {string} path */
  page(path) {
    return `<html data-edition="${this.name}" data-root="/-root-"><a href="http://origin.invalid/-root-/${path}">${path}</a>`;
  }

  /** @param {string} path */
  #placed(path) {
    return this.page(path).replaceAll("http://origin.invalid", "https://sudoku.test").replaceAll("/-root-", "/below");
  }

  #bundle() {
    const written = ({ type = "", content = /** @type {string | Uint8Array} */ ("") }) =>
      typeof content === "string" ? { type, text: content } : { type, base64: Buffer.from(content).toString("base64") };
    const pages = ["en", "de"].flatMap((lang) => [`${lang}/offline`, `${lang}/techniques`]).map((path) => [path, { type: "text/html; charset=utf-8", text: this.page(path) }]);
    const files = this.edition.app.map(({ path }) => [path, written(/** @type {any} */ (this.files.get(path)))]);
    return { edition: this.name, files: Object.fromEntries([...pages, ...files]) };
  }

  /**
   * @param {string | URL | {url: string}} asked
   * @param {RequestInit} init
   */
  async fetch(asked, init = {}) {
    const url = new URL(asked instanceof URL || typeof asked === "string" ? asked : asked.url);
    const path = url.href.slice(ROOT.length).split("?")[0];
    this.asked.push(path);
    if (!this.isThere) throw new TypeError("Failed to fetch");
    const answer = await (this.instead.get(path)?.(init) ?? this.#answer(path));
    if (init.integrity && init.integrity !== hashOf(new Uint8Array(await answer.clone().arrayBuffer()))) throw new TypeError("Failed to fetch");
    return answer;
  }

  /** @param {string} path */
  #answer(path) {
    const file = this.files.get(path);
    if (file) return new Response(file.content, { headers: { "Content-Type": file.type } });
    if (path === "app.json") return this.hasBundle ? Response.json(this.#bundle()) : new Response("", { status: 404 });
    if (path === "pages.json") return Response.json({ edition: this.name, parts: ["<p>", this.page("de/learn/x-wing")], pages: { "de/learn/x-wing": [0, 1] } });
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": `only ${this.name}`, Vary: "Accept-Language", ETag: "x" };
    return new Response(this.#placed(path), { headers });
  }
}

/** One run of the script. */
class ServiceWorker {
  hasSkipped = false;
  hasClaimed = false;
  /** @type {Map<string, (event: any) => void>} */
  #listeners = new Map();
  /** Timers ring when a test says so. @type {(() => void)[]} */
  timers = [];

  /**
   * @param {Device} device
   * @param {Server["edition"]} edition
   */
  constructor(device, edition) {
    this.device = device;
    this.edition = edition;
  }

  run() {
    const { device, edition } = this;
    const scope = {
      Response, Request, Headers, URL, File, crypto: globalThis.crypto, atob, btoa, TextEncoder, TextDecoder,
      navigator: { languages: ["de-AT", "en"] },
      location: { href: `${ROOT}service-worker.js` },
      caches: device.caches,
      fetch: (/** @type {any} */ asked, /** @type {any} */ init) => device.server.fetch(asked, init),
      setTimeout: (/** @type {() => void} */ ring) => void this.timers.push(ring),
      addEventListener: (/** @type {string} */ name, /** @type {any} */ listener) => void this.#listeners.set(name, listener),
      importScripts: () => void (scope.EDITION = edition),
      skipWaiting: async () => void (this.hasSkipped = true),
      clients: { claim: async () => void (this.hasClaimed = true), matchAll: async () => device.windows },
      EDITION: /** @type {unknown} */ (undefined),
      self: /** @type {unknown} */ (undefined),
    };
    scope.self = scope;
    vm.runInContext(SCRIPT, vm.createContext(scope));
  }

  /**
   * @param {string} name
   * @param {object} more
   */
  async #happen(name, more = {}) {
    /** @type {Promise<unknown>[]} */
    const awaited = [];
    /** @type {Promise<Response> | null} */
    let answer = null;
    this.#listeners.get(name)?.({ waitUntil: (/** @type {any} */ work) => void awaited.push(work), respondWith: (/** @type {any} */ by) => void (answer = by), ...more });
    await Promise.all(awaited);
    return /** @type {Promise<Response> | null} */ (answer);
  }

  install() {
    return this.#happen("install");
  }

  activate() {
    return this.#happen("activate");
  }

  /**
   * @param {unknown} data
   * @param {{postMessage: (told: string) => void}} source
   */
  message(data, source) {
    return this.#happen("message", { data, source });
  }

  /**
   * What the worker answers; null where it leaves that to the browser.
   * @param {string} path
   * @param {{mode?: string, method?: string, destination?: string, client?: string, resulting?: string, form?: FormData}} request
   */
  async fetch(path, { mode = "no-cors", method = "GET", destination = "script", client = "", resulting = "", form } = {}) {
    const request = { url: new URL(path, ROOT).href, mode, method, destination, formData: async () => form };
    return this.#happen("fetch", { request, clientId: client, resultingClientId: resulting });
  }

  /**
   * The text of a page that somebody goes to.
   * @param {string} path
   */
  async page(path, resulting = "window") {
    return (await this.fetch(path, { mode: "navigate", destination: "document", resulting }))?.text();
  }
}
