// @ts-check
/** The geometry of the arrows of a chain, in units of a hundredth of a cell. Pure functions. */

import { columnOf, rowOf } from "../geometry.js";

export const CELL_SIZE = 100;
const MARK_MARGIN = 7;
const MARK_PITCH = (CELL_SIZE - 2 * MARK_MARGIN) / 3;
const MARK_RADIUS = 15;
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.38, -0.38];

/**
 * The middle of a candidate's place on the board.
 * @param {Candidate} candidate
 */
export function markCentre([cell, digit]) {
  return {
    x: columnOf(cell) * CELL_SIZE + MARK_MARGIN + (((digit - 1) % 3) + 0.5) * MARK_PITCH,
    y: rowOf(cell) * CELL_SIZE + MARK_MARGIN + (Math.floor((digit - 1) / 3) + 0.5) * MARK_PITCH,
  };
}

/** @param {Point[]} points */
const middle = (points) => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});
/**
 * @param {Point} one
 * @param {Point} other
 */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The candidates of two nodes that are nearest to each other: a link of groups is drawn there.
 * @param {Candidate[]} start
 * @param {Candidate[]} end
 */
export function nearestPair(start, end) {
  const pairs = start.flatMap((from) => end.map((to) => /** @type {[Point, Point]} */ ([markCentre(from), markCentre(to)])));
  return pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
}

/**
 * The point of a quadratic curve at a time from 0 to 1.
 * @param {Curve} curve
 * @param {number} time
 */
function pointAt({ from, control, to }, time) {
  const rest = 1 - time;
  return {
    x: rest * rest * from.x + 2 * rest * time * control.x + time * time * to.x,
    y: rest * rest * from.y + 2 * rest * time * control.y + time * time * to.y,
  };
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} bend
 */
function curve(from, to, bend) {
  const centre = middle([from, to]);
  return {
    from,
    to,
    control: { x: centre.x - (to.y - from.y) * bend, y: centre.y + (to.x - from.x) * bend },
  };
}

/**
 * How much of a curve runs through the marks it should leave readable.
 * @param {Curve} line
 * @param {Point[]} obstacles
 */
function crowding(line, obstacles) {
  const points = Array.from({ length: 15 }, (_, index) => pointAt(line, (index + 1) / 16));
  const near = points.filter((point) => obstacles.some((other) => distance(point, other) < MARK_RADIUS));
  return near.length;
}

/**
 * The curve from one place to another that leaves the most obstacles readable.
 * @param {Point} from
 * @param {Point} to
 * @param {Point[]} obstacles
 */
export function bestCurve(from, to, obstacles) {
  const others = obstacles.filter((each) => distance(each, from) > 1 && distance(each, to) > 1);
  const lines = BENDS.map((bend) => curve(from, to, bend));
  return lines.reduce((best, line) => (crowding(line, others) < crowding(best, others) ? line : best));
}

/**
 * The curve as the path of an SVG, beginning and ending at the rings of its candidates.
 * @param {Curve} curve
 */
export function pathOf({ from, control, to }) {
  const towards = (/** @type {Point} */ point, /** @type {Point} */ other) => {
    const length = distance(point, other) || 1;
    return {
      x: point.x + ((other.x - point.x) * MARK_RADIUS) / length,
      y: point.y + ((other.y - point.y) * MARK_RADIUS) / length,
    };
  };
  const [start, end] = [towards(from, control), towards(to, control)];
  const text = (/** @type {Point} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M ${text(start)} Q ${text(control)} ${text(end)}`;
}

/**
 * One path for each link; *candidates* are the marks that should stay readable.
 * @param {Paint["links"]} links
 * @param {Candidate[]} candidates
 */
export function arrows(links, candidates) {
  const obstacles = candidates.map(markCentre);
  return links.map(({ start, end, strong, quiet = false }) => ({
    strong,
    quiet,
    path: pathOf(bestCurve(...nearestPair(start, end), obstacles)),
  }));
}
