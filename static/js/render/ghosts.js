// @ts-check
/** The arrows of a proof that begin or end at digits which stand there under an assumption. Pure functions. */

import { REACH, bestCurve, cellCentre, drawn, markCentre, obstaclesOf, towards } from "./chains.js";

const GHOST_RADIUS = 40;
const MARK_RADIUS = 15;

/**
 * Whether a node of a link is a large digit.
 * @param {Candidate[]} node
 * @param {Paint["ghosts"]} ghosts
 */
const isGhost = ([[cell, digit]], ghosts) => ghosts[cell] === digit;

/**
 * Whether a link begins or ends at a large digit.
 * @param {Link} link
 * @param {Paint["ghosts"]} ghosts
 */
export const touchesGhost = ({ start, end }, ghosts) => isGhost(start, ghosts) || isGhost(end, ghosts);

/**
 * One path for each link, from ring to ring; a link within one cell has nothing to show beside its large digit.
 * @param {Paint["links"]} links
 * @param {Candidate[]} candidates the marks that should stay readable
 * @param {Paint["ghosts"]} ghosts
 * @param {number[]} filled the cells with a digit
 */
export function ghostArrows(links, candidates, ghosts, filled) {
  const marks = candidates.map((each) => (isGhost([each], ghosts) ? cellCentre(each[0]) : markCentre(each)));
  const obstacles = obstaclesOf(marks, filled);
  const place = (/** @type {Candidate[]} */ node) =>
    isGhost(node, ghosts) ? { at: cellCentre(node[0][0]), radius: GHOST_RADIUS } : { at: markCentre(node[0]), radius: MARK_RADIUS };
  return links
    .filter(({ start: [[from]], end: [[to]] }) => from !== to)
    .map(({ start, end, strong, quiet = false }) => {
      const [from, to] = [place(start), place(end)];
      const { control } = bestCurve(from.at, to.at, obstacles);
      const path = drawn({ from: towards(from.at, control, from.radius), control, to: towards(to.at, control, to.radius + REACH) });
      return { strong, quiet, kind: "far", path };
    });
}
