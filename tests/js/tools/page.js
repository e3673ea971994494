// @ts-check
/**
 * A page of the app without a browser: its own HTML, its own scripts, the real engine, and a clock that only moves
 * when a test says so. There is no layout and no paint; what needs them is tested in Chromium.
 *
 * Every action waits until all is settled that it set going: scripts, answers, the database, timers without a delay.
 * So no test waits for a time. What should stay open is held back by the test: `page.server.hold("help")`.
 */

import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

import * as databases from "fake-indexeddb";
import { Window } from "happy-dom";

import { answer, fetchPage } from "./engine.js";
import "./light.js";
import "./selecting.js";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const ORIGIN = "http://sudoku.test";
/** How many turns of the event loop nothing must happen; the database goes on by itself from turn to turn. */
const QUIET_TURNS = 6;
/** More than any action takes: a page that never comes to rest is a fault. */
const MOST_TURNS = 20_000;
/** A whole run can be made with scripts that come late. */
const SCRIPT_TURNS = Number(process.env.SCRIPT_TURNS ?? 0);
const SOCKET_LIBRARY = "/static/vendor/socket.io.esm.min.js";

/** Where a run notes what its pages offer and what its tests press; see tests/tools/presses.py. */
const PRESSES = process.env.SUDOKU_HELPER_PRESSES;

/** @type {Map<string, Promise<string>>} */
const sources = new Map();

/** @param {string} path */
function source(path) {
  const known = sources.get(path) ?? readFile(PROJECT + path.split("?")[0], "utf8");
  sources.set(path, known);
  return known;
}

/**
 * Where a script is that another one imports.
 * @param {string} specifier
 * @param {string} from
 */
function pathOf(specifier, from) {
  const { pathname, search } = new URL(specifier, ORIGIN + from);
  return pathname + search;
}

/** The pages that a test has open; whoever opens one for several tests does so before them. @type {Set<Page>} */
const opened = new Set();
let isTesting = false;
beforeEach(() => void (isTesting = true));
afterEach(async () => {
  isTesting = false;
  for (const page of opened) await page.close();
  opened.clear();
});

/** What the windows of one browser share: what is kept, and that each hears of it. */
export class Browser {
  /** @type {Map<string, string>} */
  kept = new Map();
  /** @type {Page[]} */
  pages = [];
  database = new databases.IDBFactory();
  /** Whether there is room to keep anything. */
  isFull = false;

  /**
   * Open a page and wait until it can be used.
   * @param {string} path
   * @param {Options} options
   */
  async open(path = "/", options = {}) {
    const page = new Page(this, options);
    this.pages.push(page);
    if (isTesting) opened.add(page);
    await page.goto(path);
    return page;
  }
}

/**
 * `scriptTurns`: how many turns of the event loop each script takes that is fetched later.
 * @typedef {{language?: string, width?: number, height?: number, session?: Map<string, string>, missing?: RegExp, scriptTurns?: number, edit?: (text: string, path: string) => string, furnish?: (window: any) => void}} Options
 */

/**
 * A page in a browser of its own, ready to be used.
 * @param {string} path
 * @param {Options} options
 */
export const openPage = (path = "/", options = {}) => new Browser().open(path, options);

/** The server as a page meets it: a test may hold answers back, change them, or be away. */
class Server {
  /** @type {{event: string, message: any}[]} */
  asked = [];
  isThere = true;
  /** @type {Map<string, ((value: unknown) => void)[]>} */
  #held = new Map();
  /** @type {Map<string, (message: any) => unknown>} */
  #instead = new Map();
  /** @type {Page} */
  #page;
  /** @type {Map<string, Function[]>} */
  #listeners = new Map();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /**
   * Answer no more questions of a kind until they are released.
   * @param {string} event
   */
  hold(event) {
    this.#held.set(event, []);
  }

  /**
   * Answer what was held back.
   * @param {string} event
   */
  async release(event) {
    const waiting = this.#held.get(event) ?? [];
    this.#held.delete(event);
    for (const go of waiting) go(null);
    await this.#page.settled();
  }

  /**
   * Answer questions of a kind in another way than the engine would.
   * @param {string} event
   * @param {(message: any) => unknown} by
   */
  answer(event, by) {
    this.#instead.set(event, by);
  }

  /** The connection breaks. */
  async leave() {
    this.isThere = false;
    this.#tell("disconnect");
    await this.#page.settled();
  }

  /** A server of another edition is there instead, which refuses the page. */
  async refuse() {
    this.isThere = false;
    this.#tell("disconnect");
    this.#tell("connect_error", { message: "edition" });
    await this.#page.settled();
  }

  /** And is back. */
  async comeBack() {
    this.isThere = true;
    this.#tell("connect");
    await this.#page.settled();
  }

  /**
   * @param {string} event
   * @param {any} [told]
   */
  #tell(event, told) {
    for (const listener of this.#listeners.get(event) ?? []) listener(told);
  }

  /**
   * Tell the page something that it did not ask for.
   * @param {string} event
   * @param {any} told
   */
  async tell(event, told) {
    this.#tell(event, told);
    await this.#page.settled();
  }

  /**
   * @param {string} event
   * @param {any} message
   */
  async #answer(event, message) {
    this.asked.push({ event, message });
    const held = this.#held.get(event);
    if (held) await new Promise((resolve) => held.push(resolve));
    if (!this.isThere) return new Promise(() => {});
    const copy = JSON.parse(JSON.stringify(message));
    const by = this.#instead.get(event);
    const answered = this.#page.during(by ? Promise.resolve(by(copy)) : answer(event, copy));
    // Of the page's own making, as if it had read it itself.
    return this.#page.window.JSON.parse(JSON.stringify(await answered));
  }

  /** What the page takes for the library of sockets. */
  library() {
    this.#listeners.clear();
    const socket = {
      on: (/** @type {string} */ event, /** @type {Function} */ listener) => void this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]),
      emit: () => {},
      connect: () => this.isThere && this.#tell("connect"),
      timeout: () => ({ emitWithAck: (/** @type {string} */ event, /** @type {any} */ message) => this.#answer(event, message) }),
    };
    Object.defineProperty(socket, "connected", { get: () => this.isThere });
    return {
      io: () => {
        this.#page.soon(() => this.isThere ? this.#tell("connect") : this.#tell("connect_error", { message: "no connection" }));
        return socket;
      },
    };
  }
}

/** How many transactions of databases are going on. */
let transactions = 0;
const { transaction } = databases.IDBDatabase.prototype;
databases.IDBDatabase.prototype.transaction = function counted(...told) {
  const begun = transaction.apply(this, told);
  transactions += 1;
  for (const end of ["complete", "abort"]) begun.addEventListener(end, () => void (transactions -= 1));
  return begun;
};

/** A clock that stands still until a test lets time pass. */
class Clock {
  now = Date.UTC(2026, 0, 15, 12);
  #lastNumber = 0;
  /** @type {Map<number, {at: number, every: number | null, call: Function}>} */
  #timers = new Map();

  /**
   * @param {Function} call
   * @param {number} delay
   * @param {boolean} repeats
   */
  set(call, delay = 0, repeats = false) {
    const number = (this.#lastNumber += 1);
    this.#timers.set(number, { at: this.now + Number(delay || 0), every: repeats ? Math.max(Number(delay || 0), 1) : null, call });
    return number;
  }

  /** @param {number} number */
  clear(number) {
    this.#timers.delete(number);
  }

  /** Forget all timers: the page that set them is gone. */
  stop() {
    this.#timers.clear();
  }

  /** The earliest timer until a moment, if any. */
  #next(until = this.now) {
    return [...this.#timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
  }

  get isDue() {
    return Boolean(this.#next());
  }

  /** Let the earliest timer ring, if it is to ring until then. */
  ring(until = this.now) {
    const next = this.#next(until);
    if (!next) return false;
    const [number, timer] = next;
    this.now = Math.max(this.now, timer.at);
    if (timer.every === null) this.#timers.delete(number);
    else timer.at += timer.every;
    timer.call();
    return true;
  }
}

/** The history of a window: its entries, and where it is among them. Going elsewhere takes a moment, as in browsers. */
class Past {
  /** @type {{state: unknown, address: string}[]} */
  #entries;
  #place = 0;
  /** @type {Page} */
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#entries = [{ state: null, address: page.window.location.href }];
    page.window.addEventListener("click", (/** @type {any} */ event) => this.#follow(event));
  }

  get state() {
    return this.#entries[this.#place].state;
  }

  get length() {
    return this.#entries.length;
  }

  /**
   * @param {unknown} state
   * @param {string} _title
   */
  pushState(state, _title, to = "") {
    this.#entries.splice(this.#place + 1);
    this.#entries.push({ state: null, address: "" });
    this.#place += 1;
    this.replaceState(state, "", to);
  }

  /**
   * @param {unknown} state
   * @param {string} _title
   */
  replaceState(state, _title, to = "") {
    const { href } = this.#page.window.location;
    this.#entries[this.#place] = { state, address: to ? new URL(to, href).href : href };
    this.#arrive();
  }

  /** @param {number} steps */
  go(steps) {
    this.#page.soon(() => {
      if (!this.#entries[this.#place + steps]) return void this.#page.left.push(steps < 0 ? "back" : "forward");
      this.#place += steps;
      this.#arrive("popstate");
    });
  }

  back() {
    this.go(-1);
  }

  forward() {
    this.go(1);
  }

  /**
   * A link to a part of the page makes an entry of its own.
   * @param {any} event
   */
  #follow(event) {
    const hash = event.target.closest('a[href^="#"]')?.getAttribute("href");
    if (!hash || event.defaultPrevented) return;
    event.preventDefault();
    this.pushState(null, "", hash);
    this.#arrive("popstate", "hashchange");
  }

  /** @param {string[]} told */
  #arrive(...told) {
    const { window } = this.#page;
    window.happyDOM.setURL(this.#entries[this.#place].address);
    for (const type of told) window.dispatchEvent(Object.assign(new window.Event(type), { state: this.state }));
  }
}

/** One window. */
export class Page {
  /** @type {any} */
  window;
  server = new Server(this);
  clock = new Clock();
  /** What went wrong in the page; a test that expects nothing of the kind need not look. @type {unknown[]} */
  errors = [];
  /** The addresses that the page went to. @type {string[]} */
  left = [];
  /** The scripts and words that the page fetched. @type {string[]} */
  fetched = [];
  /** The files that the page saved. @type {{name: string, text: () => Promise<string>}[]} */
  saved = [];
  /** Scripts and words whose address this matches cannot be fetched. @type {RegExp | null} */
  missing;
  /** What becomes of each script, for a page of another edition. @type {(text: string, path: string) => string} */
  edit;
  /** What else the window has before its scripts run. @type {(window: any) => void} */
  furnish;
  #pending = 0;
  /** Who waits until one more of these is done. @type {(() => void)[]} */
  #resting = [];
  /** Scripts that are fetched later and whose address this matches do not come yet. @type {RegExp | null} */
  #held = null;
  /** @type {(() => void)[]} */
  #waiting = [];
  /** @type {Promise<unknown>} */
  #linking = Promise.resolve();
  /** @type {Map<string, Promise<vm.Module>>} */
  #modules = new Map();

  /**
   * @param {Browser} browser
   * @param {Options} options
   */
  constructor(browser, { language = "en", width = 1280, height = 720, session = new Map(), missing, scriptTurns = SCRIPT_TURNS, edit = (text) => text, furnish = () => {} }) {
    this.browser = browser;
    this.language = language;
    this.size = { width, height };
    this.session = session;
    this.missing = missing ?? null;
    this.scriptTurns = scriptTurns;
    this.edit = edit;
    this.furnish = furnish;
  }

  /**
   * Wait for something that the page waits for.
   * @template T
   * @param {Promise<T>} work
   */
  async during(work) {
    this.#pending += 1;
    try {
      return await work;
    } finally {
      this.#pending -= 1;
      for (const go of this.#resting.splice(0)) go();
    }
  }

  /** @param {() => unknown} action */
  soon(action) {
    this.clock.set(action, 0);
  }

  /** Wait until the page rests: nothing is fetched, asked, or due. */
  async settled() {
    let quiet = 0;
    for (let turns = 0; quiet < QUIET_TURNS; turns += 1) {
      if (turns > MOST_TURNS) throw new Error("the page never rests");
      while (this.#pending) await new Promise((resolve) => this.#resting.push(() => resolve(null)));
      await turn();
      quiet = this.#pending || transactions || this.clock.ring() ? 0 : quiet + 1;
    }
    if (this.errors.length) throw this.errors.shift();
  }

  /**
   * Let time pass.
   * @param {number} milliseconds
   */
  async pass(milliseconds) {
    const end = this.clock.now + milliseconds;
    await this.settled();
    while (this.clock.ring(end)) await this.settled();
    this.clock.now = end;
    await this.settled();
  }

  /**
   * @param {string} path
   * @returns {Promise<void>}
   */
  async goto(path) {
    const [address, fragment = ""] = path.split("#");
    const sent = await this.during(fetchPage(address, this.language));
    const place = sent.headers.Location;
    if (place) return this.goto(place + (fragment && `#${fragment}`));
    await this.close();
    this.window = new Window({
      url: ORIGIN + path, ...this.size,
      // Nothing is painted, so a stylesheet is as good as there.
      settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true, disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
    });
    if (!vm.isContext(this.window)) vm.createContext(this.window);
    this.#furnish();
    this.furnish(this.window);
    await this.#notePresses();
    this.window.document.write(sent.text);
    await this.#runScripts();
    await this.settled();
  }

  /** Let go of the window, and of all that it holds. */
  async close() {
    this.window?.lookForPresses?.();
    this.#modules.clear();
    this.clock.stop();
    await this.window?.happyDOM.close();
  }

  reload() {
    const { pathname, search, hash } = this.window.location;
    return this.goto(pathname + search + hash);
  }

  /** Put into the window what the page finds in a browser and happy-dom lacks, or has with a will of its own. */
  #furnish() {
    const { window, clock } = this;
    const give = (/** @type {Record<string, unknown>} */ things) => {
      for (const [name, value] of Object.entries(things)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
    };
    give({
      setTimeout: (/** @type {Function} */ call, /** @type {number} */ delay, /** @type {unknown[]} */ ...told) => clock.set(() => call(...told), delay),
      setInterval: (/** @type {Function} */ call, /** @type {number} */ delay) => clock.set(call, delay, true),
      requestAnimationFrame: (/** @type {Function} */ call) => clock.set(() => call(clock.now), 0),
      clearTimeout: (/** @type {number} */ number) => clock.clear(number),
      clearInterval: (/** @type {number} */ number) => clock.clear(number),
      cancelAnimationFrame: (/** @type {number} */ number) => clock.clear(number),
      fetch: (/** @type {string} */ path) => this.during(this.#fetch(String(path))),
      history: new Past(this),
      ...Object.fromEntries(Object.entries(databases).filter(([name]) => name.startsWith("IDB"))),
      indexedDB: this.browser.database,
      performance: { now: () => clock.now },
      localStorage: storage(this.browser.kept, this.browser, (key, value) => this.#tellOthers(key, value)),
      sessionStorage: storage(this.session, this.browser),
      print: () => {},
      scrollTo: () => {},
    });
    // As browsers do, also with a number: happy-dom takes nought for nothing.
    const text = Object.getOwnPropertyDescriptor(window.Element.prototype, "textContent") ?? {};
    Object.defineProperty(window.HTMLElement.prototype, "textContent", {
      ...text,
      set(/** @type {unknown} */ told) {
        const said = told === null ? "" : String(told);
        // Often it is there already, and a new text is as good as the old one.
        if (this.childElementCount || text.get?.call(this) !== said) text.set?.call(this, said);
      },
    });
    // No style sheet is read, so only the attribute hides anything.
    window.Element.prototype.checkVisibility = function checkVisibility() {
      return this.isConnected && !this.closest("[hidden]");
    };
    window.Date = vm.runInContext("(now) => class extends Date { constructor(...told) { super(...(told.length ? told : [now()])); } static now() { return now(); } }", window)(() => clock.now);
    const { prototype } = window.HTMLDialogElement;
    const { showModal } = prototype;
    prototype.showModal = function showModalAndTell() {
      showModal.call(this);
      clock.set(() => this.dispatchEvent(new window.Event("toggle")));
    };
    // There are no styles, which alone could hide something else.
    window.Element.prototype.checkVisibility = function checkVisibility() {
      return this.isConnected && !this.closest("[hidden], dialog:not([open]), details:not([open]) > :not(summary)");
    };
    Object.defineProperty(window.navigator, "languages", { value: [this.language], configurable: true });
    window.addEventListener("error", (/** @type {any} */ event) => event.error && this.errors.push(event.error));
    this.#takeFiles();
    // There is nowhere to go to but within the page; a test asks where the page went.
    const leave = (/** @type {string} */ to) => void this.left.push(new URL(to, window.location.href).href.replace(ORIGIN, ""));
    const go = (/** @type {string} */ to) => {
      const { href, hash } = new URL(to, window.location.href);
      if (hash && href.split("#")[0] === window.location.href.split("#")[0]) window.location.hash = hash;
      else leave(to);
    };
    give({ open: go });
    Object.defineProperty(window.location, "assign", { value: go, configurable: true });
    Object.defineProperty(window.location, "replace", { value: go, configurable: true });
    Object.defineProperty(window.location, "reload", { value: () => leave(window.location.href), configurable: true });
  }

  async #notePresses() {
    if (PRESSES) this.window.tellPresses = (/** @type {string} */ lines) => appendFileSync(`${PRESSES}/node-${process.pid}.txt`, `${lines}\n`);
    vm.runInContext(await source("/tests/js/tools/presses.js"), this.window);
  }

  /** Take the files that the page saves. */
  #takeFiles() {
    const { window, saved } = this;
    /** @type {Map<string, Blob>} */
    const offered = new Map();
    window.URL.createObjectURL = (/** @type {Blob} */ file) => {
      offered.set(`blob:${offered.size}`, file);
      return `blob:${offered.size - 1}`;
    };
    window.URL.revokeObjectURL = () => {};
    const { click } = window.HTMLAnchorElement.prototype;
    window.HTMLAnchorElement.prototype.click = function take() {
      const file = this.download && offered.get(this.getAttribute("href"));
      if (file) saved.push({ name: this.download, text: () => file.text() });
      else click.call(this);
    };
  }

  /**
   * Tell the other windows of the browser what was kept, as browsers do.
   * @param {string} key
   * @param {string | null} newValue
   */
  #tellOthers(key, newValue) {
    for (const other of this.browser.pages.filter((page) => page !== this)) {
      other.soon(() => other.window.dispatchEvent(Object.assign(new other.window.Event("storage"), { key, newValue })));
    }
  }

  /** @param {string} place */
  async #fetch(place) {
    const path = new URL(place, this.window.location.href).pathname;
    if (this.missing?.test(path) || !this.server.isThere) throw new TypeError("Failed to fetch");
    const { status, text } = path.startsWith("/static/") ? { status: 200, text: await source(path) } : await fetchPage(path, this.language);
    return { ok: status < 400, status, text: async () => text, json: async () => this.window.JSON.parse(text) };
  }

  /** Run the scripts of the page: those in its way at once, then those that wait for it. */
  async #runScripts() {
    const scripts = [...this.window.document.querySelectorAll("script[src]")];
    const isModule = (/** @type {any} */ script) => script.type === "module";
    for (const script of scripts.filter((each) => !isModule(each))) {
      const path = script.getAttribute("src");
      vm.runInContext(await source(path), this.window, { filename: path });
    }
    this.window.document.dispatchEvent(new this.window.Event("DOMContentLoaded"));
    for (const script of scripts.filter(isModule)) await this.import(script.getAttribute("src")).catch((fault) => this.errors.push(fault));
  }

  /**
   * A script of the page, as the page itself has it.
   * @param {string} path
   * @returns {Promise<any>} what it exports
   */
  async import(path) {
    return (await this.during(this.#import(path))).namespace;
  }

  /** @param {string} path */
  async #import(path) {
    const module = await this.#load(path);
    await this.#link(module);
    await module.evaluate();
    return module;
  }

  /**
   * Give a script all that it imports, one script after another, since they share much of it. What could not have all
   * of that is fetched anew when it is wanted again.
   * @param {vm.Module} module
   */
  #link(module) {
    const link = async () => {
      if (module.status === "unlinked") await module.link((specifier, from) => this.#load(pathOf(specifier, from.identifier)));
    };
    const linked = this.#linking.then(link).catch(async (fault) => {
      for (const [path, loaded] of this.#modules) {
        const { status = "errored" } = (await loaded.catch(() => null)) ?? {};
        if (status === "linking" || status === "errored") this.#modules.delete(path);
      }
      throw fault;
    });
    this.#linking = linked.catch(() => {});
    return linked;
  }

  /** @param {string} path */
  #load(path) {
    if (this.missing?.test(path)) return Promise.reject(new TypeError(`Failed to fetch ${path}`));
    if (!this.#modules.has(path)) this.fetched.push(path);
    const known = this.#modules.get(path) ?? this.#compile(path);
    this.#modules.set(path, known);
    return known;
  }

  /** @param {string} path */
  async #compile(path) {
    const context = this.window;
    if (path.startsWith(SOCKET_LIBRARY)) {
      const library = Object.entries(this.server.library());
      return new vm.SyntheticModule(library.map(([name]) => name), function set() {
        for (const [name, value] of library) this.setExport(name, value);
      }, { context, identifier: path });
    }
    return new vm.SourceTextModule(this.edit(await source(path), path), {
      context,
      identifier: path,
      initializeImportMeta: (meta) => void (meta.url = ORIGIN + path),
      importModuleDynamically: /** @type {any} */ ((/** @type {string} */ specifier) => this.#later(pathOf(specifier, path))),
    });
  }

  /**
   * A script that the page fetches when it is wanted.
   * @param {string} path
   */
  async #later(path) {
    while (this.#held?.test(path)) await new Promise((resolve) => this.#waiting.push(() => resolve(null)));
    return this.during(this.#dynamic(path));
  }

  /** @param {string} path */
  async #dynamic(path) {
    for (let turns = 0; turns < this.scriptTurns; turns += 1) await turn();
    return this.#import(path);
  }

  /**
   * Let scripts that are fetched later wait until they are released.
   * @param {RegExp} address
   */
  holdScripts(address) {
    this.#held = address;
  }

  /** Let the scripts come that were held back. */
  async releaseScripts() {
    this.#held = null;
    for (const go of this.#waiting.splice(0)) go();
    await this.settled();
  }

  // What a person does and sees

  /** @param {string} selector */
  find(selector) {
    return this.window.document.querySelector(selector);
  }

  /** @param {string} selector */
  all(selector) {
    return [...this.window.document.querySelectorAll(selector)];
  }

  /** @param {string} selector */
  text(selector) {
    return this.find(selector)?.textContent.trim() ?? null;
  }

  /** @param {any} place a selector, or what was found by other means */
  one(place) {
    if (typeof place !== "string") return place;
    const found = this.find(place);
    if (!found) throw new Error(`nothing is ${place}`);
    return found;
  }

  /**
   * Click something, as a mouse does.
   * @param {any} selector
   */
  async click(selector) {
    const target = this.one(selector);
    const open = this.all("dialog[open]").at(-1);
    if (target.closest("[disabled], [hidden]") || (open && !open.contains(target))) throw new Error(`${selector} cannot be pressed`);
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
      const { MouseEvent, PointerEvent } = this.window;
      target.dispatchEvent(new (type.startsWith("pointer") ? PointerEvent : MouseEvent)(type, { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" }));
      if (type === "mousedown") target.closest("button, a[href], input, select, textarea, [tabindex]")?.focus();
    }
    target.click();
    await this.settled();
  }

  /** Go back, as the browser's own key does. */
  async goBack() {
    this.window.history.back();
    await this.settled();
  }

  /**
   * Press a key where the focus is: "h", "Shift+1", "Control+z", "Enter".
   * @param {string} stroke
   */
  async press(stroke) {
    this.pressAtOnce(stroke);
    await this.settled();
  }

  /** @param {string} stroke */
  pressAtOnce(stroke) {
    const parts = stroke.split(/\+(?=.)/);
    const name = parts.at(-1) ?? "";
    const held = Object.fromEntries(parts.slice(0, -1).map((name) => [`${{ Control: "ctrl", Meta: "meta", Shift: "shift", Alt: "alt" }[name]}Key`, true]));
    const key = held.shiftKey && /^[1-9]$/.test(name) ? "!@#$%^&*("[Number(name) - 1] : name;
    const code = /^\d$/.test(name) ? `Digit${name}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
    const target = this.window.document.activeElement ?? this.window.document.body;
    const isFree = target.dispatchEvent(new this.window.KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...held }));
    if (!isFree) return;
    if ((key === "Enter" || key === " ") && target.matches("button, a[href], summary")) target.click();
    if (key === "Escape") this.all("dialog[open]").at(-1)?.close();
  }

  /**
   * Type one key after another, each after the one before has had its effect.
   * @param {string} keys
   */
  async type(keys) {
    for (const key of keys) await this.press(key);
  }

  /**
   * Choose one of the options of a field.
   * @param {string} selector
   * @param {string} value
   */
  async select(selector, value) {
    await this.fill(selector, value);
    if (this.one(selector).value !== value) throw new Error(`${selector} offers no ${value}`);
  }

  /**
   * Fill a field.
   * @param {any} selector
   * @param {string} text
   */
  async fill(selector, text) {
    const field = this.one(selector);
    field.focus();
    field.value = text;
    for (const type of ["input", "change"]) field.dispatchEvent(new this.window.Event(type, { bubbles: true }));
    await this.settled();
  }

  /**
   * Tick a box, or choose one of several.
   * @param {string} selector
   */
  async check(selector) {
    if (!this.one(selector).checked) await this.click(selector);
  }

  /**
   * Choose a file, as in the box of the system.
   * @param {any} selector
   * @param {string} name
   * @param {string} content
   */
  async choose(selector, name, content, type = "") {
    const field = this.one(selector);
    const files = [new this.window.File([content], name, { type })];
    Object.defineProperty(field, "files", { value: files, configurable: true });
    field.dispatchEvent(new this.window.Event("change", { bubbles: true }));
    await this.settled();
  }

  /** The digits on the board as 81 characters. */
  get values() {
    return this.all("#board .value").map((value) => value.textContent || ".").join("");
  }

  /**
   * The candidates that a cell shows.
   * @param {number} cell
   */
  marks(cell) {
    return this.all(`#board [data-cell="${cell}"] .mark`).map((mark) => mark.dataset.digit).join("");
  }

  /** What screen readers were told last. */
  get told() {
    return this.text("#status");
  }

  /** What has the focus, as a person would point at it. */
  get focused() {
    const { activeElement, body } = this.window.document;
    return activeElement === body ? null : activeElement;
  }

  /**
   * Play a puzzle that comes with the address.
   * @param {string} notation
   */
  async play(notation) {
    const { openExample } = await this.import("/static/js/game/games.js");
    openExample(notation, "", "easy");
    await this.settled();
  }

  /** The state of the page. */
  async state() {
    return (await this.import("/static/js/app.js")).current();
  }
}

/**
 * What a window keeps things in.
 * @param {Map<string, string>} kept
 * @param {Browser} browser
 * @param {(key: string, value: string | null) => void} onChange
 */
function storage(kept, browser, onChange = () => {}) {
  /** @type {Record<string | symbol, Function>} */
  const methods = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (browser.isFull) throw new Error("QuotaExceededError");
      if (kept.get(key) === String(value)) return;
      kept.set(key, String(value));
      onChange(key, String(value));
    },
    removeItem: (/** @type {string} */ key) => kept.delete(key) && onChange(key, null),
    clear: () => kept.clear(),
  };
  return new Proxy(methods, {
    get: (target, name) => (name in target ? target[name] : name === "length" ? kept.size : kept.get(String(name))),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, name) => (kept.has(String(name)) ? { value: kept.get(String(name)), enumerable: true, configurable: true } : undefined),
  });
}
