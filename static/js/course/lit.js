// @ts-check
/** How much of the pattern of a guided board is shown. Pure functions. */

import { explaining } from "../help/help.js";

/** The stage in which everything is explained. */
const EXPLAINED = 3;

/**
 * What is lit: so much of the pattern as was asked for, and the conclusion only when it was found or shown.
 * @param {Guided} guided
 */
export function lit(guided) {
  const { step, stage } = guided;
  if (isDone(guided)) return explaining(step, EXPLAINED);
  return stage ? explaining(withoutConclusion(step), stage) : null;
}

/**
 * A step as a question: the digit that it writes is not to be seen, nor what it crosses out.
 * @param {Step} step
 * @returns {Step}
 */
function withoutConclusion(step) {
  const written = new Set(step.placements.map(String));
  const roles = Object.entries(step.highlights).map(([role, candidates]) => [role, candidates.filter((each) => !written.has(String(each)))]);
  return { ...step, placements: [], cross_outs: [], highlights: Object.fromEntries(roles) };
}

/**
 * Whether nothing is left to find.
 * @param {Guided} guided
 */
export const isDone = ({ verdict }) => verdict === "right" || verdict === "shown";
