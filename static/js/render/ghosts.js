// @ts-check
/** The arrows of a proof that begin or end at digits which stand there under an assumption. Pure functions. */

import { columnOf, rowOf } from "../geometry.js";
import { CELL_SIZE, bestCurve, markCentre } from "./chains.js";

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
 * The middle of a cell.
 * @param {number} cell
 */
const centre = (cell) => ({ x: (columnOf(cell) + 0.5) * CELL_SIZE, y: (rowOf(cell) + 0.5) * CELL_SIZE });

/**
 * One path for each link, from ring to ring; a link within one cell has nothing to show beside its large digit.
 * @param {Paint["links"]} links
 * @param {Candidate[]} candidates the marks that should stay readable
 * @param {Paint["ghosts"]} ghosts
 */
export function ghostArrows(links, candidates, ghosts) {
  const obstacles = candidates.map((each) => (isGhost([each], ghosts) ? centre(each[0]) : markCentre(each)));
  const place = (/** @type {Candidate[]} */ node) =>
    isGhost(node, ghosts) ? { at: centre(node[0][0]), radius: GHOST_RADIUS } : { at: markCentre(node[0]), radius: MARK_RADIUS };
  return links
    .filter(({ start: [[from]], end: [[to]] }) => from !== to)
    .map(({ start, end, strong, quiet = false }) => {
      const [from, to] = [place(start), place(end)];
      const { control } = bestCurve(from.at, to.at, obstacles);
      const path = `M ${towards(from, control)} Q ${written(control)} ${towards(to, control)}`;
      return { strong, quiet, near: false, path };
    });
}

/**
 * The point of a ring that looks to another point.
 * @param {{at: Point, radius: number}} ring
 * @param {Point} other
 */
function towards({ at, radius }, other) {
  const part = radius / (Math.hypot(other.x - at.x, other.y - at.y) || 1);
  return written({ x: at.x + (other.x - at.x) * part, y: at.y + (other.y - at.y) * part });
}

/** @param {Point} point */
const written = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
