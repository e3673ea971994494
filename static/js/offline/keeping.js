// @ts-check
/** Getting ready for offline use: fetching the engine and all pages, and removing them again. */

import { address, cacheName, root } from "../page.js";

/** How an attempt to keep everything ended: all is there, the browser has no room or does not allow it, or the connection broke. */
/** @typedef {"kept" | "full" | "refused" | "broken"} Outcome */

/**
 * What the browser's own reasons to keep nothing come to.
 * @type {Record<string, Outcome>}
 */
const REASONS = { QuotaExceededError: "full", NotAllowedError: "refused", SecurityError: "refused" };

const open = () => caches.open(cacheName());
/** @param {KeptFile} file */
const place = ({ path }) => `${address()}/${path}`;
/** @param {KeptFile[]} files */
const bytesOf = (files) => files.reduce((sum, { packed }) => sum + packed, 0);

/**
 * What this page's edition consists of; null if that cannot be had, or no longer.
 * @returns {Promise<Edition | null>}
 */
async function readEdition() {
  await import(`${address()}/edition.js`).catch(() => null);
  return self.EDITION?.name === root().dataset.edition ? self.EDITION : null;
}

const wanted = async () => (await readEdition())?.engine ?? [];

/** The files that are not here yet. */
async function missing() {
  const [cache, files] = await Promise.all([open(), wanted()]);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !there.has(place(file)));
}

/** Whether this browser can keep the engine, and there is one to be kept. */
export async function canKeep() {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  const registered = await navigator.serviceWorker.getRegistration(`${address()}/`).catch(() => null);
  return Boolean(registered) && (await wanted()).length > 0;
}

/** How many bytes would have to be fetched. */
export const size = async () => bytesOf(await missing());

/** Whether everything is here. */
export const isKept = async () => (await canKeep()) && (await missing()).length === 0;

/**
 * Fetch whatever is missing; what is there stays, so one that broke off goes on.
 * @param {(loaded: number, total: number) => void} onProgress
 * @param {AbortSignal} [signal]
 * @returns {Promise<Outcome>}
 */
export async function keep(onProgress = () => {}, signal) {
  // Otherwise the browser may remove it when room gets scarce. It may refuse; then it is kept as long as it lasts.
  await navigator.storage?.persist?.().catch(() => false);
  try {
    const [cache, files, waiting] = await Promise.all([open(), wanted(), missing()]);
    const total = bytesOf(files);
    let done = total - bytesOf(waiting);
    for (const file of waiting) {
      const before = done;
      const response = await download(file, (bytes) => onProgress(before + file.packed * Math.min(bytes / file.size, 1), total), signal);
      await cache.put(place(file), response);
      done += file.packed;
      onProgress(done, total);
    }
    return "kept";
  } catch (error) {
    return (error instanceof DOMException && REASONS[error.name]) || "broken";
  }
}

/** Forget what was kept; the board goes on to work without a connection. */
export async function remove() {
  const cache = await open();
  await Promise.all((await wanted()).map((file) => cache.delete(place(file))));
}

/**
 * A complete file of this edition; *onBytes* hears how much of it has come.
 * @param {KeptFile} file
 * @param {(bytes: number) => void} onBytes
 * @param {AbortSignal} [signal]
 */
async function download(file, onBytes, signal) {
  const response = await fetch(place(file), { cache: "no-cache", signal });
  if (!response.ok || !response.body) throw new Error(`no ${file.path}`);
  let bytes = 0;
  const counting = new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      onBytes(bytes);
      controller.enqueue(part);
    },
  });
  const content = await new Response(response.body.pipeThrough(counting)).arrayBuffer();
  if (!(await isOfThisEdition(file, content))) throw new Error(`another ${file.path}`);
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(content, { headers });
}

/**
 * Checked here and not by `integrity`, which would let nobody see how much has come.
 * @param {KeptFile} file
 * @param {ArrayBuffer} content
 */
async function isOfThisEdition({ hash }, content) {
  if (hash === null) return JSON.parse(new TextDecoder().decode(content)).edition === self.EDITION?.name;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return hash === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
