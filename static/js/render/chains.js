// @ts-check
/** The geometry of the arrows of a chain, in units of a hundredth of a cell. Pure functions. */

import { columnOf, rowOf } from "../geometry.js";

export const CELL_SIZE = 100;
const MARK_MARGIN = 7;
const MARK_PITCH = (CELL_SIZE - 2 * MARK_MARGIN) / 3;
const MARK_RADIUS = 15;
const BENDS = [0.12, 0.06, 0.18, 0.24, 0.3, 0.38].flatMap((bend) => [bend, -bend]);
/** A digit that fills its cell is large enough to be read behind a line; a candidate is not. */
const LARGE_RADIUS = 24;
const MARK_WEIGHT = 4;

/** Two candidates that are nearer than this, or in one cell, leave no room for a line from ring to ring. */
const NEAR = 60;
/** Such a line is thin and bows round the digits, whose halves measure this. */
const NEAR_BENDS = Array.from({ length: 21 }, (_, index) => 1 - index / 20).flatMap((bend) => [bend, -bend]);
const HALF_DIGIT = { x: 7.5, y: 9.5 };
const CLEARANCE = 2;
const NEAR_LINE = 2.6;
/** The length and width of its head, in widths of its line. */
export const NEAR_HEAD = 2.8;
/** The rings of two candidates that are no further apart touch each other; a short bond says enough. */
const TOUCHING = 1.5 * MARK_PITCH;
/** The line of other arrows, and their head in widths of it. It ends inside of the head, whose point reaches further. */
const FAR_LINE = 4;
export const FAR_HEAD = 4.2;
const POINT = 0.8;
/** How far the point of such an arrow stands out from its line. */
export const REACH = POINT * FAR_HEAD * FAR_LINE;
const MOMENTS = Array.from({ length: 65 }, (_, index) => index / 64);

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
 * The middle of a cell.
 * @param {number} cell
 */
export const cellCentre = (cell) => ({ x: (columnOf(cell) + 0.5) * CELL_SIZE, y: (rowOf(cell) + 0.5) * CELL_SIZE });

/**
 * What lines should leave readable: the places of marks, and the cells that a digit fills.
 * @param {Point[]} marks
 * @param {number[]} filled
 * @returns {Hurdle[]}
 */
export const obstaclesOf = (marks, filled) => [
  ...marks.map((mark) => ({ ...mark, radius: MARK_RADIUS, weight: MARK_WEIGHT })),
  ...filled.map((cell) => ({ ...cellCentre(cell), radius: LARGE_RADIUS, weight: 1 })),
];

/**
 * How much of a curve runs through what it should leave readable, or beyond the board.
 * @param {Curve} line
 * @param {Hurdle[]} obstacles
 */
function crowding(line, obstacles) {
  const points = Array.from({ length: 31 }, (_, index) => pointAt(line, (index + 1) / 32));
  const isOutside = (/** @type {Point} */ { x, y }) => Math.min(x, y) < 0 || Math.max(x, y) > 9 * CELL_SIZE;
  const costs = points.map((point) => {
    const met = obstacles.filter((other) => distance(point, other) < other.radius).map(({ weight }) => weight);
    return Math.max(0, isOutside(point) ? MARK_WEIGHT : 0, ...met);
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/**
 * The curve from one place to another that leaves the most obstacles readable.
 * @param {Point} from
 * @param {Point} to
 * @param {Hurdle[]} obstacles
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
  return drawn({ from: towards(from, control, MARK_RADIUS), control, to: towards(to, control, MARK_RADIUS + REACH) });
}

/**
 * The point that is so far from one on the way to another.
 * @param {Point} point
 * @param {Point} other
 * @param {number} far
 */
export function towards(point, other, far) {
  const part = far / (distance(point, other) || 1);
  return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
}

/** @param {Curve} curve */
export const drawn = ({ from, control, to }) => `M ${written(from)} Q ${written(control)} ${written(to)}`;

/** @param {Point} point */
const cellAt = ({ x, y }) => Math.floor(y / CELL_SIZE) * 9 + Math.floor(x / CELL_SIZE);

/**
 * Whether two candidates are so near that their link needs the small kind of arrow.
 * @param {Point} from
 * @param {Point} to
 */
const isNear = (from, to) => cellAt(from) === cellAt(to) || distance(from, to) < NEAR;

/**
 * Whether a point lies on a digit, or nearer to it than allowed.
 * @param {Point} point
 * @param {Point} digit
 * @param {number} allowed
 */
const covers = (point, digit, allowed) =>
  Math.abs(point.x - digit.x) < HALF_DIGIT.x + allowed && Math.abs(point.y - digit.y) < HALF_DIGIT.y + allowed;

/**
 * The part of a curve between the digits that it joins.
 * @param {Curve} line
 * @returns {Curve}
 */
function between(line) {
  const free = MOMENTS.filter((time) => [line.from, line.to].every((end) => !covers(pointAt(line, time), end, CLEARANCE)));
  const [first, last] = [free[0] ?? 0.5, free.at(-1) ?? 0.5];
  const mix = (/** @type {"x" | "y"} */ axis) =>
    (1 - first) * (1 - last) * line.from[axis] + (first + last - 2 * first * last) * line.control[axis] + first * last * line.to[axis];
  return { from: pointAt(line, first), control: { x: mix("x"), y: mix("y") }, to: pointAt(line, last) };
}

/**
 * The two corners of an arrow's head that are not its point.
 * @param {Curve} line
 */
function headCorners({ control, to }) {
  const part = (NEAR_HEAD * NEAR_LINE) / (distance(control, to) || 1);
  const [x, y] = [(to.x - control.x) * part, (to.y - control.y) * part];
  return [1, -1].map((side) => ({ x: to.x - x - (side * y) / 2, y: to.y - y + (side * x) / 2 }));
}

/**
 * The short curve that bows round every digit of the cells it touches, and leaves no cell that it is within.
 * @param {Point} from
 * @param {Point} to
 */
function nearCurve(from, to) {
  const cells = [cellAt(from), cellAt(to)];
  const digits = cells.flatMap((cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => markCentre([cell, digit])));
  const spoilt = (/** @type {Point} */ point, allowed = 0) =>
    !cells.includes(cellAt(point)) || digits.some((digit) => covers(point, digit, allowed));
  const cost = (/** @type {Curve} */ line) => {
    const points = MOMENTS.map((time) => pointAt(line, time));
    const onDigits = [...points, ...headCorners(line)].filter((point) => spoilt(point));
    // To touch a digit with the edge of the line is bad, to run over it is worse.
    return points.filter((point) => spoilt(point, NEAR_LINE / 2)).length + onDigits.length * MOMENTS.length;
  };
  const lines = NEAR_BENDS.map((bend) => between(curve(from, to, bend)));
  return lines.reduce((best, line) => (cost(line) < cost(best) ? line : best));
}

/** @param {Point} point */
const written = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * One path for each link; *candidates* are the marks that should stay readable, *filled* the cells with a digit.
 * @param {Paint["links"]} links
 * @param {Candidate[]} candidates
 * @param {number[]} filled
 */
export function arrows(links, candidates, filled = []) {
  const obstacles = obstaclesOf(candidates.map(markCentre), filled);
  return links.map(({ start, end, strong, quiet = false }) => {
    const ends = nearestPair(start, end);
    const bond = distance(...ends) < TOUCHING;
    if (bond) return { strong, quiet, kind: "bond", path: drawn(between(curve(...ends, 0))) };
    if (isNear(...ends)) return { strong, quiet, kind: "near", path: drawn(nearCurve(...ends)) };
    return { strong, quiet, kind: "far", path: pathOf(bestCurve(...ends, obstacles)) };
  });
}
