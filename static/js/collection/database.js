// @ts-check
/** The collection in the browser's database. Every problem comes as a StorageProblem with a text key. */

import { complete } from "./records.js";

const NAME = "sudoku-helper";
const VERSION = 1;
const STORE = "puzzles";
/** @typedef {import("idb").IDBPDatabase} Database */

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../../vendor/idb.js";
/** @type {Promise<Database> | null} */
let opening = null;

export class StorageProblem extends Error {}

/** Whether this browser has a collection; opening one that is not there would begin it. */
export const hasCollection = async () => Boolean((await indexedDB.databases?.())?.some(({ name }) => name === NAME));

/**
 * Make what a version of the database lacks; each step goes from one version to the next.
 * @param {Database} db
 * @param {number} oldVersion
 */
function upgrade(db, oldVersion) {
  if (oldVersion < 1) db.createObjectStore(STORE, { keyPath: "id" });
}

/**
 * The database; *starters* gives the records it begins with when it is made for the first time.
 * @param {() => CollectionRecord[]} starters
 */
function open(starters) {
  opening ??= openNow(starters).catch((problem) => {
    opening = null;
    throw problem;
  });
  return opening;
}

/** @param {() => CollectionRecord[]} starters */
async function openNow(starters) {
  /** @type {typeof import("idb")} */
  const { openDB } = await import(LIBRARY);
  let isNew = false;
  const db = await openDB(NAME, VERSION, {
    upgrade: (made, oldVersion) => {
      isNew = oldVersion < 1;
      upgrade(made, oldVersion);
    },
    // Another tab has a newer version of the page: let it go on.
    blocking: () => {
      db.close();
      opening = null;
    },
  });
  if (isNew) await putAll(db, starters());
  return db;
}

/**
 * @param {Database} db
 * @param {CollectionRecord[]} records
 */
async function putAll(db, records) {
  const transaction = db.transaction(STORE, "readwrite");
  try {
    await Promise.all(records.map(async (record) => transaction.store.put(record)));
  } catch (problem) {
    // All of them or none: a full disk must not leave half an import behind.
    transaction.done.catch(() => null);
    attemptAbort(transaction);
    throw problem;
  }
  await transaction.done;
}

/** @param {{abort: () => void}} transaction */
function attemptAbort(transaction) {
  try {
    transaction.abort();
  } catch {
    // The browser has done so already.
  }
}

/**
 * Do something with the database and name what goes wrong.
 * @template T
 * @param {() => CollectionRecord[]} starters
 * @param {(db: Database) => Promise<T>} action
 */
async function attempt(starters, action) {
  try {
    return await action(await open(starters));
  } catch (thrown) {
    const problem = /** @type {{name?: string, inner?: {name?: string}}} */ (thrown);
    const names = [problem?.name, problem?.inner?.name];
    if (names.includes("QuotaExceededError") || names.includes("AbortError")) throw new StorageProblem("storage_full");
    throw new StorageProblem(names.includes("VersionError") ? "storage_newer" : "storage_blocked");
  }
}

/**
 * The verbs of the collection, with the records it begins with.
 * @param {() => CollectionRecord[]} starters
 */
export const collectionOf = (starters) => ({
  all: () => attempt(starters, async (db) => (await db.getAll(STORE)).map(complete).filter((record) => record !== null)),
  get: (/** @type {string} */ id) => attempt(starters, async (db) => complete((await db.get(STORE, id)) ?? null)),
  save: (/** @type {CollectionRecord[]} */ ...records) => attempt(starters, (db) => putAll(db, records)),
  /** Read and write in one transaction: what another hand changes meanwhile is neither lost nor brought back. */
  change: (/** @type {string} */ id, /** @type {(latest: CollectionRecord) => Partial<CollectionRecord>} */ changes) =>
    attempt(starters, async (db) => {
      const transaction = db.transaction(STORE, "readwrite");
      const latest = complete((await transaction.store.get(id)) ?? null);
      await Promise.all([latest && transaction.store.put({ ...latest, ...changes(latest) }), transaction.done]);
    }),
  remove: (/** @type {string[]} */ ...ids) =>
    attempt(starters, async (db) => {
      const transaction = db.transaction(STORE, "readwrite");
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    }),
});

/**
 * Note that an entry is solved; where it is gone, or nothing can be kept, nobody misses it.
 * @param {string} id
 */
export const noteSolved = (id) => collectionOf(() => []).change(id, () => ({ finished: Date.now() })).catch(() => null);
