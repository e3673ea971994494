// @ts-check
/** What may be wished for, as plain data. */

/**
 * Techniques by the name of their level, easiest level first, each in the order it came.
 * @param {Technique[]} techniques
 */
export function groupByLevel(techniques) {
  /** @type {Map<number, {level: string, members: Technique[]}>} */
  const groups = new Map();
  for (const technique of [...techniques].sort((one, other) => one.level - other.level)) {
    const { level, level_name: name } = technique;
    const group = groups.get(level) ?? { level: name, members: [] };
    groups.set(level, { ...group, members: [...group.members, technique] });
  }
  return [...groups.values()];
}

/**
 * How many of each level, from what stands in the fields; what is no number from 0 counts as none.
 * @param {[level: string, text: string][]} fields
 */
export const readCounts = (fields) =>
  Object.fromEntries(fields.map(([level, text]) => [level, Math.max(0, Math.trunc(Number(text)) || 0)]).filter(([, count]) => count));

/**
 * How many puzzles in all.
 * @param {Record<string, number>} counts
 */
export const total = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * How many puzzles a page of a booklet has room for; in large print two on a large page and one on a small.
 * @param {string} size
 * @param {boolean} isFolded
 * @param {boolean} isLarge
 */
export const mostOnPage = (size, isFolded, isLarge) => {
  if (!isLarge) return 6;
  return size === "A5" || isFolded ? 1 : 2;
};
