// @ts-check
/** Which edition this page belongs to, and where the browser keeps it. */

import { address, root } from "../page.js";

/** The cache of this page's edition, as the service worker names it. */
export const cacheName = () => `sudoku-helper${address()}/${root().dataset.edition}`;

/** Whether the service worker has kept this page's edition, and not replaced it by another. */
export const isEditionKept = async () => Boolean(await caches.match(`${address()}/edition.json`, { cacheName: cacheName() }));

/**
 * What this page's edition consists of; null if that cannot be had, or no longer.
 * @returns {Promise<Edition | null>}
 */
export async function readEdition() {
  await import(`${address()}/edition.js`).catch(() => null);
  return self.EDITION?.name === root().dataset.edition ? self.EDITION : null;
}
