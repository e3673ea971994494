// @ts-check
/**
 * Keeps the app usable without a connection, one edition as a whole: a page and its files always
 * belong together. A new edition is fetched beside the old one, completely or not at all, and waits
 * until a page asks for it.
 */

importScripts("edition.js");

// What the checker takes for any worker is a service worker.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const ROOT = new URL("./", worker.location.href);
// As page.js has it. Other paths of the same host may have an app of their own.
const PREFIX = `sudoku-helper${ROOT.pathname}`;
const CACHE = PREFIX + EDITION.name;
/** What another app hands over waits here, whatever becomes of the editions. The letterbox of earlier versions, where it lay unsealed, goes with them. */
const LETTERBOX = `${PREFIX}letterbox`;
/** The one cache of versions that knew no editions. */
const FORMER = "sudoku-helper-1";
/** What an edition is made of; whoever finds it in a cache knows that the cache is complete. */
const LIST = "edition.json";
const BUNDLE = "pages.json";
/** Everything that is kept at once in one piece, as web/app_bundle.py makes it. */
const APP_BUNDLE = "app.json";
/** So many files are asked for one by one; a new version that changes little costs little. */
const FEW = 40;
const SHARED = new URL("shared", ROOT);
/** Any site can send a form to the app. What has come from outside is bytes, whatever it says of itself, and could do nothing even if some browser made a page of it. */
const SEAL = { "Content-Type": "application/octet-stream", "Content-Security-Policy": "default-src 'none'; sandbox", "X-Content-Type-Options": "nosniff" };
const PATIENCE = 3000;
const HTML = "text/html; charset=utf-8";

const OFFLINE = `offline${EDITION.ending}`;
const TECHNIQUES = `techniques${EDITION.ending}`;
const [START, ...PAGES] = ["", ...EDITION.languages.flatMap((lang) => [`${lang}/${OFFLINE}`, `${lang}/${TECHNIQUES}`])].map((path) => ({ path, size: 0, packed: 0, hash: null }));
const KEPT_AT_ONCE = new Map([...EDITION.app, ...EDITION.photo].map((file) => [file.path, file]));
const KEPT_IF_WANTED = new Set(EDITION.engine.map(({ path }) => path));
const READING = new RegExp(`^((?:${EDITION.languages.join("|")})/)?(?:${EDITION.rooms.join("|")}|offline)(?:/[^/]+)?${EDITION.ending.replace(".", "[.]")}$`);

const open = () => caches.open(CACHE);

/**
 * What is kept at a path. A browser that cannot look has nothing; then the server is asked, as without this worker.
 * @param {string} path
 */
const find = (path) => open().then((cache) => cache.match(path)).catch(() => undefined);

/**
 * Keep a copy of an answer, which is given whether there is room for it or not.
 * @param {string} path
 * @param {Response} response
 */
const keep = (path, response) => open().then((cache) => cache.put(path, response.clone())).catch(() => undefined);

/**
 * The windows that show a page of another edition: a server that is newer than this worker gave it to them.
 * Their files come from there, too, or old scripts would run in a new page. Kept, since the browser
 * ends this worker whenever it has nothing to do.
 * @type {Promise<Set<string>>}
 */
const strangers = open().then(pathsIn).catch(() => []).then((paths) => new Set(paths));
/** @param {string} client */
const strangerMark = (client) => `of-another-edition/${client}`;

worker.addEventListener("install", (event) => event.waitUntil(takeEdition()));

worker.addEventListener("activate", (event) => {
  const isOurs = (/** @type {string} */ name) => name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes("/");
  const isOld = (/** @type {string} */ name) => name === FORMER || (isOurs(name) && name !== CACHE && name !== LETTERBOX);
  const tidy = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(worker.skipWaiting());
  if (event.data === "take if alone") event.waitUntil(takeIfAlone(event.source));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.href === SHARED.href) {
    // Brought by whoever opens the app with it, and fetched by the page's own script: never a page, and never part of one.
    if (request.method === "POST" && request.mode === "navigate" && request.destination === "document") event.respondWith(keepShared(request));
    else if (request.method === "GET" && request.mode !== "navigate" && request.destination === "") event.respondWith(takeShared());
    return;
  }
  const address = url.origin + url.pathname;
  if (request.method !== "GET" || !address.startsWith(ROOT.href)) return;
  const path = address.slice(ROOT.href.length);
  // Whatever is not part of the edition is none of this worker's business.
  if (request.mode === "navigate") {
    if (path === "") event.respondWith(startPage(request));
    else if (READING.test(path)) event.respondWith(readingPage(event, path));
  } else if (path === "edition.js" || KEPT_AT_ONCE.has(path) || KEPT_IF_WANTED.has(path)) {
    event.respondWith(file(event, path));
  }
});

/** Fetch everything that the pages need, and what was kept besides; a single failure leaves the old edition in place. */
async function takeEdition() {
  const before = await editionBefore();
  const cache = await open();
  /** @type {KeptFile[]} */
  const missing = [...PAGES];
  const take = async (/** @type {KeptFile} */ file, isWanted = true) => {
    // What an earlier attempt fetched is as good as new.
    if (await whole(file, cache)) return;
    // A worker obeys the security policy that came with its script, which may have changed.
    const copy = file.path.includes("worker") ? undefined : await whole(file, before.cache);
    if (copy) await cache.put(file.path, copy);
    else if (isWanted) missing.push(file);
  };
  await Promise.all([
    ...[...EDITION.app, ...EDITION.photo.filter(before.had)].map((file) => take(file)),
    ...EDITION.engine.map((file) => take(file, before.hadEngine)),
  ]);
  const start = await download(START);
  const parts = missing.length > FEW ? await fetchParts(start) : new Map();
  await Promise.all(missing.map(async (file) => cache.put(file.path, (await checked(file, parts.get(file.path))) ?? (await download(file)))));
  await cache.put(START.path, start);
  await cache.put(LIST, Response.json(EDITION));
}

/**
 * All that is kept at once, in one answer, by path; nothing where the server does not give it. Whoever takes a part
 * looks at it himself, and asks for it alone if it is not what it should be.
 * @param {Response} start
 * @returns {Promise<Map<string, Response>>}
 */
async function fetchParts(start) {
  try {
    const answer = await fetch(new URL(APP_BUNDLE, ROOT), { cache: "no-store" });
    /** @type {{files: Record<string, {type: string, text?: string, base64?: string}>}} */
    const { files } = await answer.json();
    return new Map(Object.entries(files).map(([path, { type, text, base64 = "" }]) => {
      const content = text === undefined ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : atHome(text, type);
      return [path, alike(start, content, type)];
    }));
  } catch {
    return new Map();
  }
}

/**
 * A text in which pages have the addresses of this place, in place of those that web/bundle.py has put there.
 * @param {string} text
 */
const atHome = (text, type = HTML) =>
  type.startsWith("text/html") ? text.replaceAll("http://origin.invalid", ROOT.origin).replaceAll("/-root-", ROOT.pathname.slice(0, -1)) : text;

/**
 * An answer that is made here, as the server would give it: every page comes with the same security policy.
 * @param {Response} start
 * @param {BodyInit} content
 */
function alike(start, content, type = HTML) {
  const headers = new Headers(start.headers);
  for (const name of ["Content-Encoding", "Content-Length", "ETag", "Vary"]) headers.delete(name);
  headers.set("Content-Type", type);
  return new Response(content, { headers });
}

/**
 * What the browser has of the edition that is in use.
 * @returns {Promise<{cache: Cache | null, had: (file: KeptFile) => boolean, hadEngine: boolean}>}
 */
async function editionBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(new URL(LIST, ROOT));
    if (!list) continue;
    /** @type {Edition} */
    const { engine } = await list.json();
    const paths = new Set(await pathsIn(cache));
    const had = (/** @type {KeptFile} */ { path }) => paths.has(path);
    return { cache, had, hadEngine: engine.length > 0 && engine.every(had) };
  }
  return { cache: null, had: () => false, hadEngine: false };
}

/**
 * A file that some cache has, if it is the one of this edition: its content says so, and not who put it there. A page
 * cannot be told from one that somebody changed, so none is taken from a cache.
 * @param {KeptFile} file
 * @param {Cache | null} cache
 */
async function whole(file, cache) {
  return file.hash === null ? undefined : checked(file, await cache?.match(file.path));
}

/**
 * What is said to be a file of this edition, if it is.
 * @param {KeptFile} file
 * @param {Response | undefined} found
 */
async function checked({ hash }, found) {
  if (!found) return undefined;
  if (hash === null) return (await isOfThisEdition(found)) ? found : undefined;
  // As offline/keeping.js does it, whose module a worker like this one cannot load.
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await found.clone().arrayBuffer()));
  return hash === `sha256-${btoa(String.fromCharCode(...digest))}` ? found : undefined;
}

/** @param {Cache} cache */
async function pathsIn(cache) {
  return (await cache.keys()).map(({ url }) => url.slice(ROOT.href.length));
}

/**
 * A file from the server, if it is the one of this edition.
 * @param {KeptFile} file
 */
async function download({ path, hash }) {
  const get = (/** @type {RequestCache} */ mode) => fetch(new URL(path, ROOT), { cache: mode, integrity: hash ?? "" });
  // The browser or a proxy may have kept one of another edition, and think it new enough.
  const response = await get("no-cache").catch(() => get("reload"));
  if (!response.ok || (hash === null && !(await isOfThisEdition(response)))) throw new Error(`${path} is not of this edition`);
  return response;
}

/**
 * Whether a page, or the bundle of them, says that it belongs to this edition.
 * @param {Response} response
 */
async function isOfThisEdition(response) {
  return (await response.clone().text()).includes(EDITION.name);
}

/**
 * Begin with this edition unless other windows would be disturbed.
 * @param {Client | ServiceWorker | MessagePort | null} asking
 */
async function takeIfAlone(asking) {
  const isAlone = async () => (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).length <= 1;
  // The page that this one has replaced may be about to go.
  if ((await isAlone()) || (await pause(), await isAlone())) await worker.skipWaiting();
  else asking?.postMessage("not alone");
}

/** @param {Request} request */
async function startPage(request) {
  // Whatever else the address says is read by the page itself.
  return (await find("")) ?? fetch(request);
}

/**
 * @param {FetchEvent} event
 * @param {string} path
 */
async function file(event, path) {
  if ((await strangers).has(strangerMark(event.clientId))) {
    // So does the worker that such a page starts.
    if (event.resultingClientId) await noteStranger(event.resultingClientId);
    return fetch(event.request);
  }
  if (path === "edition.js") return new Response(`self.EDITION = ${JSON.stringify(EDITION)};`, { headers: { "Content-Type": "text/javascript" } });
  const kept = await find(path);
  const wanted = KEPT_AT_ONCE.get(path);
  // Whoever keeps the engine looks after its files himself, while they come in.
  if (kept || !wanted) return kept ?? fetch(event.request);
  const fetched = await download(wanted);
  await keep(path, fetched);
  return fetched;
}

/**
 * A page to learn or practise with: from the server, which may be busy or gone; then whatever is kept.
 * @param {FetchEvent} event
 * @param {string} path
 */
async function readingPage({ request, resultingClientId }, path) {
  const kept = await keptPage(path);
  const asked = fetch(request).catch(() => null);
  const answer = await (kept ? Promise.race([asked, pause()]) : asked);
  if (!answer || answer.status >= 500) return kept ?? answer ?? offlinePage(path);
  if (!answer.ok) return answer;
  // The connection may break in the middle of a page.
  const isOurs = await isOfThisEdition(answer).catch(() => null);
  if (isOurs === null) return kept ?? offlinePage(path);
  if (!isOurs) await noteStranger(resultingClientId);
  // One that answers a search lacks what was not asked for.
  else if (!new URL(request.url).search) await keep(path, answer);
  return answer;
}

/** @param {string} client */
async function noteStranger(client) {
  (await strangers).add(strangerMark(client));
  await keep(strangerMark(client), new Response());
}

/** @returns {Promise<null>} */
const pause = () => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));

/**
 * A page that was visited, or one of those that were kept all at once.
 * @param {string} path
 */
async function keptPage(path) {
  const lang = languageOf(path);
  const whole = path.startsWith(`${lang}/`) ? path : `${lang}/${path}`;
  const visited = await find(whole);
  if (visited) return visited;
  const [bundle, start] = [await find(BUNDLE), await find(START.path)];
  if (!bundle || !start) return undefined;
  /** @type {{parts: string[], pages: Record<string, number[]>}} */
  const { parts, pages } = await bundle.json().catch(() => ({ parts: [], pages: {} }));
  return whole in pages ? alike(start, atHome(pages[whole].map((number) => parts[number]).join(""))) : undefined;
}

/**
 * What is shown instead of a page that is not kept.
 * @param {string} path
 */
async function offlinePage(path) {
  return (await find(`${languageOf(path)}/${OFFLINE}`)) ?? Response.error();
}

/**
 * The language that an address names, otherwise the browser's.
 * @param {string} path
 */
function languageOf(path) {
  const wanted = [path.split("/")[0], ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.find((lang) => EDITION.languages.includes(lang)) ?? EDITION.languages[0];
}

/**
 * Keep what another app hands over, a photo or a text, until the page asks for it; it never gets to the server.
 * @param {Request} request
 */
async function keepShared(request) {
  const form = await request.formData();
  const photo = form.get("photo");
  const text = ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean).join("\n");
  const isPhoto = photo instanceof File;
  const headers = { ...SEAL, "Shared-Type": isPhoto ? photo.type : "text/plain" };
  // Without room for it the app opens all the same.
  await caches.open(LETTERBOX).then((cache) => cache.put(SHARED, new Response(isPhoto ? photo : text, { headers }))).catch(() => undefined);
  return Response.redirect(`${ROOT.href}#shared`, 303);
}

async function takeShared() {
  const cache = await caches.open(LETTERBOX);
  const kept = await cache.match(SHARED);
  await cache.delete(SHARED);
  return kept ?? new Response(null, { status: 404 });
}
