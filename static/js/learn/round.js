// @ts-check
/** A round of drills: how it is asked for, what becomes of it, what is told at its end. Pure functions. */

/** @type {readonly TaskKind[]} */
const KINDS = Object.freeze(["cross-out", "find", "which", "real", "speed"]);
export const ROUND = 10;
const LONGEST_ROUND = 50;

/**
 * What the fragment of an address asks for: a kind of task, how many drills, and the task of a class that it belongs to.
 * @param {string} fragment
 * @returns {RoundWish}
 */
export function readFragment(fragment) {
  const asked = new URLSearchParams(fragment.replace("#", ""));
  const length = Math.floor(Number(asked.get("round")));
  const kind = KINDS.find((each) => each === asked.get("kind")) ?? null;
  return { kind, length: length >= 1 ? Math.min(length, LONGEST_ROUND) : ROUND, task: asked.get("task") ?? "" };
}

/**
 * A round at its beginning.
 * @param {RoundTask[]} tasks
 * @returns {Round}
 */
export const newRound = (tasks) => ({ tasks, drills: [] });

/**
 * The round after one more drill.
 * @param {Round} round
 * @param {RoundDrill} drill
 */
export const withDrill = (round, drill) => ({ ...round, drills: [...round.drills, drill] });

/** @param {Round} round */
export const isOver = ({ drills, tasks }) => drills.length >= tasks.length;

/**
 * What is told at the end: how many were right alone, with help and not at all, the misconceptions, the most frequent
 * first, and the seconds that were thought.
 * @param {Round} round
 */
export function summaryOf({ drills }) {
  const count = (/** @type {RoundDrill["outcome"]} */ wanted) => drills.filter(({ outcome }) => outcome === wanted).length;
  /** @type {Map<string, number>} */
  const met = new Map();
  for (const key of drills.flatMap(({ misconceptions }) => [...new Set(misconceptions)])) met.set(key, (met.get(key) ?? 0) + 1);
  return {
    tried: drills.length,
    right: count("right"),
    helped: count("helped"),
    missed: count("missed"),
    misconceptions: [...met].sort(([, one], [, other]) => other - one).map(([key]) => key),
    seconds: Math.round(drills.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}
