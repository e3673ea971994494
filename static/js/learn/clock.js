// @ts-check
/** Times as people read them. */

/**
 * Minutes and seconds as a clock shows them.
 * @param {number} seconds
 */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
