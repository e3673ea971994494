// @ts-check
/** What a drill shows on the board as help does: a pattern without its conclusion, or a hint. Pure functions. */

import { HOUSES } from "../geometry.js";
import { explaining } from "../help/help.js";

/**
 * A step that says and concludes nothing, to be given what shall be seen of it.
 * @param {Technique} technique
 * @returns {Step}
 */
const silent = (technique) => ({
  technique,
  effects: "",
  placements: [],
  cross_outs: [],
  primary: [],
  secondary: [],
  highlights: {},
  links: [],
  frames: [],
  eureka: "",
  where: [],
  sentences: [],
  summary: [],
});

/**
 * The pattern that a drill is about, if it shows one.
 * @param {Answers["drill"]} drill
 */
export const patternShown = ({ technique, pattern, primary = [], secondary = [], links = [] }) =>
  pattern ? explaining({ ...silent(technique), highlights: pattern, primary, secondary, links }) : null;

/**
 * What a hint marks: at first houses, then the pattern within them.
 * @param {Technique} technique
 * @param {TaskHint} hint
 */
export function hintShown(technique, { houses = [], candidates = {} }) {
  const area = [...new Set(houses.flatMap((house) => HOUSES[house]))];
  const cells = [...new Set(Object.values(candidates).flat().map(([cell]) => cell))];
  const areas = cells.length ? { primary: cells, secondary: area } : { primary: area };
  return explaining({ ...silent(technique), ...areas, highlights: candidates }, 2);
}
