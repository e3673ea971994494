// @ts-check
/** A round of drills that belongs to a chapter, and the mixed test of it: the fragment of the address says which. Pure functions. */

/** So much of a test has to be right, without help. */
const PASSED = 0.8;

/**
 * The chapter that a round belongs to, or nothing; for its test also the techniques, as far as they are known.
 * @param {string} fragment
 * @param {string[]} known
 */
export function readTest(fragment, known) {
  const asked = new URLSearchParams(fragment.replace("#", ""));
  const chapter = asked.get("chapter") ?? "";
  const techniques = (asked.get("techniques") ?? "").split(",").filter((key) => known.includes(key));
  return { chapter: /^[a-z-]+$/.test(chapter) ? chapter : "", techniques };
}

/**
 * How many answers of a round have to be right.
 * @param {number} tried
 */
export const needed = (tried) => Math.ceil(PASSED * tried);

/**
 * Whether a test was passed.
 * @param {{right: number, tried: number}} summary
 */
export const isPassed = ({ right, tried }) => tried > 0 && right >= needed(tried);
