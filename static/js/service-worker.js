// @ts-check
/**
 * Keeps the app usable without a connection: the network comes first, so that a new version is
 * seen at once; what it gave last is used when it does not answer in time.
 */

// What the checker takes for any worker is a service worker.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = "sudoku-helper-1";
const PATIENCE = 3000;
const ROOT = new URL("./", worker.location.href);
const SHARED = new URL("shared", ROOT);

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then(fillCache).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const isOld = (/** @type {string} */ name) => name.startsWith("sudoku-helper-") && name !== CACHE;
  const tidy = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.href === SHARED.href) {
    event.respondWith(request.method === "POST" ? keepShared(request) : takeShared());
    return;
  }
  const ours = url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname);
  if (request.method !== "GET" || !ours || url.pathname.includes("/socket.io/")) return;
  event.respondWith(networkFirst(request));
});

/**
 * Keep the start page and everything it names, so that the next visit may be offline.
 * @param {Cache} cache
 */
async function fillCache(cache) {
  const page = await fetch(ROOT, { cache: "no-cache" });
  await cache.put(ROOT, page.clone());
  const html = await page.text();
  const named = [...html.matchAll(/(?:src|href)="([^"#]*\/(?:static|data)\/[^"]+)"/g)].map(([, address]) => address);
  const extra = ["static/vendor/idb.js", "static/vendor/socket.io.esm.min.js"].map((path) => new URL(path, ROOT).href);
  // One missing file must not spoil the rest.
  await Promise.allSettled([...new Set([...named, ...extra])].map((address) => cache.add(address)));
}

/**
 * Keep what another app hands over, a photo or a text, until the page asks for it; it never gets to the server.
 * @param {Request} request
 */
async function keepShared(request) {
  const form = await request.formData();
  const photo = form.get("photo");
  const text = ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean).join("\n");
  const cache = await caches.open(CACHE);
  await cache.put(SHARED, new Response(photo instanceof File ? photo : text));
  return Response.redirect(`${ROOT.href}#shared`, 303);
}

async function takeShared() {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SHARED);
  await cache.delete(SHARED);
  return kept ?? new Response(null, { status: 404 });
}

/** @param {Request} request */
async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  const fromNetwork = fetch(request).then((response) => {
    if (response.ok) cache.put(request, response.clone());
    return response;
  });
  if (!kept) return fromNetwork.catch(() => fallback(cache, request));
  /** @type {Promise<Response>} */
  const patience = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fromNetwork.catch(() => kept), patience]);
}

/**
 * @param {Cache} cache
 * @param {Request} request
 */
async function fallback(cache, request) {
  const start = request.mode === "navigate" ? await cache.match(ROOT, { ignoreSearch: true }) : null;
  return start ?? Response.error();
}
