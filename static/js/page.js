// @ts-check
/** Finding the parts of the page. */

export const root = () => document.documentElement;

/**
 * The element with an id, which the page is known to have.
 * @param {string} id
 */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

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

/** Where the app is served, without a slash at the end. */
export const address = () => root().dataset.root ?? "";
