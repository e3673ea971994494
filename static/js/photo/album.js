// @ts-check
/**
 * The photos of games, in a database of the browser; they are never sent anywhere. A few are kept, each cut to its
 * grid, and none longer than its game. Where the browser keeps nothing the game goes on without its photo.
 */

import { loadGame } from "../store.js";

const NAME = "sudoku-helper-photos";
const STORE = "photos";

/** How many photos are kept, of some 200 kB each. */
export const MOST_PHOTOS = 12;

// Named apart, since nobody needs its types at a place that exists only after set-up.
const LIBRARY = "../../vendor/idb.js";

/**
 * Do something with the photos; null if the browser does not allow it.
 * @template T
 * @param {(db: import("idb").IDBPDatabase) => Promise<T>} action
 */
async function attempt(action) {
  try {
    /** @type {typeof import("idb")} */
    const { openDB } = await import(LIBRARY);
    const db = await openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore(STORE, { keyPath: "id" }) });
    try {
      return await action(db);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/**
 * The photos that need not be kept: those without a game, and the oldest of too many.
 * @param {Pick<KeptPhoto, "id" | "kept">[]} photos
 * @param {(id: string) => boolean} hasGame
 */
export function superfluous(photos, hasGame) {
  const wanted = photos.filter(({ id }) => hasGame(id)).sort((one, other) => other.kept - one.kept).slice(0, MOST_PHOTOS);
  return photos.filter((photo) => !wanted.includes(photo)).map(({ id }) => id);
}

/**
 * Keep a photo, and no more than a few others.
 * @param {KeptPhoto} photo
 */
export const keepPhoto = (photo) =>
  attempt(async (db) => {
    await db.put(STORE, photo);
    const gone = superfluous(await db.getAll(STORE), (id) => id === photo.id || Boolean(loadGame(id)));
    await Promise.all(gone.map((id) => db.delete(STORE, id)));
  });

/**
 * The photo of a game, if there is one.
 * @param {string} id
 * @returns {Promise<KeptPhoto | null>}
 */
export const photoOf = async (id) => (await attempt((db) => db.get(STORE, id))) ?? null;

/**
 * Forget the photo of a game.
 * @param {string} id
 */
export const removePhoto = (id) => attempt((db) => db.delete(STORE, id));
