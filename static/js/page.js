// @ts-check
/** Finding what the page has, and what the browser around it has. New parts are made by dom.js. */

export const root = () => document.documentElement;

/**
 * The element with an id, which the page is known to have.
 * @param {string} id
 */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Every element that a selector finds.
 * @param {string} selector
 * @param {ParentNode} within
 */
export const elements = (selector, within = document) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

/**
 * The dialog of a name.
 * @param {string} name
 */
export const dialog = (name) => /** @type {HTMLDialogElement} */ (element(`${name}-dialog`));

/**
 * The field with an id.
 * @param {string} id
 */
export const field = (id) => /** @type {HTMLInputElement} */ (element(id));

/**
 * Call back with each file that is chosen; the same one may be chosen again.
 * @param {string} id
 * @param {(file: File) => unknown} action
 */
export const onFile = (id, action) =>
  field(id).addEventListener("change", async () => {
    const file = field(id).files?.[0];
    if (file) await action(file);
    field(id).value = "";
  });

/** Where the app is served, without a slash at the end; a page of plain files only knows the way there from itself. */
export const address = () => new URL(`${root().dataset.root ?? ""}/`, document.baseURI).pathname.slice(0, -1);

/**
 * The address of a page to read; those of plain files have an ending.
 * @param {string[]} path
 */
export const pageAddress = (...path) => `${address()}/${path.join("/")}${root().dataset.ending ?? ""}`;

/** Where the browser keeps the edition that this page belongs to, as the service worker names it. */
export const cacheName = () => `sudoku-helper${address()}/${root().dataset.edition}`;

/** Whether the address of the page carries a puzzle. */
export const carriesPuzzle = () => /^#(s|watch)=/.test(location.hash);

/**
 * Work that is done once, however often it is asked for: nobody should listen twice.
 * @param {() => void} work
 */
export function once(work) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/**
 * Something that is fetched once, however often it is asked for, and anew where that failed. Who asked first goes on
 * first, which two imports of the same file do not promise.
 * @template T
 * @param {() => Promise<T>} fetch
 */
export function fetchOnce(fetch) {
  /** @type {Promise<T> | null} */
  let fetched = null;
  return () => {
    fetched ??= fetch().catch((reason) => {
      fetched = null;
      throw reason;
    });
    return fetched;
  };
}

/**
 * A script that is fetched when it is first wanted, and anew where that failed. Some browsers remember that an address
 * could not be loaded, so it is asked for by another one then.
 * @param {string} path from the folder of this script
 * @returns {() => Promise<any>} what it exports
 */
export function laterScript(path) {
  let failures = 0;
  return fetchOnce(() => import(path).catch((reason) => {
    failures += 1;
    if (failures === 1) throw reason;
    return import(`${path}?${failures}`);
  }));
}

/**
 * Fetch a stylesheet that only some visitors need.
 * @param {string} name
 */
export const loadStyles = (name) =>
  new Promise((resolve, reject) => {
    const sheet = $("<link>", { rel: "stylesheet", href: `${address()}/static/css/${name}.css` });
    sheet.on("load", resolve).on("error", reject).appendTo("head");
  });

/** Whether there is a camera to look through; browsers take their time to answer. */
export async function hasCamera() {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => null)) ?? [];
  return devices.some(({ kind }) => kind === "videoinput");
}
