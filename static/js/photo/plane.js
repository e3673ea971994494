// @ts-check
/** Points, lines and the perspective in which a photo shows a square. Pure functions. */

/**
 * How the square with the corners (0,0), (1,0), (1,1), (0,1) is seen: its map into the picture.
 * @param {Quad} corners The picture's corners, in the order of the square's.
 * @returns {Perspective}
 */
export const perspectiveOf = (corners) => mapOf(perspectiveNumbers(corners));

/**
 * @param {readonly number[]} numbers
 * @returns {Perspective}
 */
const mapOf = ([a, b, c, d, e, f, g, h]) => (u, v) => {
  const depth = g * u + h * v + 1;
  return [(a * u + b * v + c) / depth, (d * u + e * v + f) / depth];
};

/**
 * What tells such a map: a to f move and turn the square, g and h are its depth to the right and down.
 * @param {Quad} corners
 */
export function perspectiveNumbers(corners) {
  return solved(corners.flatMap((corner, number) => equationsFor(SQUARE[number], corner)));
}

const SQUARE = Object.freeze(/** @type {Dot[]} */ ([[0, 0], [1, 0], [1, 1], [0, 1]]));

/**
 * What the numbers of a perspective must fulfil if it shows a point of the square at a place.
 * @param {Dot} point
 * @param {Dot} place
 */
const equationsFor = ([u, v], [x, y]) => [
  [u, v, 1, 0, 0, 0, -u * x, -v * x, x],
  [0, 0, 0, u, v, 1, -u * y, -v * y, y],
];

/**
 * The corners of a square of which many points are seen.
 * @param {{point: Dot, place: Dot}[]} pairs Points of the square, and where they are seen.
 * @returns {Quad}
 */
export function squareThrough(pairs) {
  const sums = Array.from({ length: 8 }, () => Array(9).fill(0));
  for (const equation of pairs.flatMap(({ point, place }) => equationsFor(point, place))) {
    sums.forEach((sum, row) => equation.forEach((part, column) => (sum[column] += equation[row] * part)));
  }
  const seen = mapOf(solved(sums));
  return /** @type {Quad} */ (SQUARE.map(([u, v]) => seen(u, v)));
}

/**
 * The solution of linear equations, each with its right side last; what they leave open is 0.
 * @param {number[][]} equations They are used up.
 * @returns {number[]}
 */
export function solved(equations) {
  const count = equations.length;
  for (let column = 0; column < count; column += 1) {
    let best = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(equations[row][column]) > Math.abs(equations[best][column])) best = row;
    }
    [equations[column], equations[best]] = [equations[best], equations[column]];
    const pivot = equations[column];
    if (Math.abs(pivot[column]) < 1e-12) continue;
    for (const row of equations) {
      if (row === pivot) continue;
      const factor = row[column] / pivot[column];
      if (factor) for (let at = column; at <= count; at += 1) row[at] -= factor * pivot[at];
    }
  }
  return equations.map((row, number) => (Math.abs(row[number]) < 1e-12 ? 0 : row[count] / row[number]));
}

/**
 * The convex hull, counted as a clock runs on a screen.
 * @param {Dot[]} points
 * @returns {Dot[]}
 */
export function hullOf(points) {
  const sorted = [...points].sort(([x, y], [left, top]) => x - left || y - top);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** @param {Dot[]} points */
function halfHull(points) {
  /** @type {Dot[]} */
  const hull = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull[hull.length - 2], hull[hull.length - 1], point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull;
}

/**
 * Twice the area of a triangle; positive if one turns right, on a screen, on the way around it.
 * @param {Dot} a
 * @param {Dot} b
 * @param {Dot} c
 */
export const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/**
 * Whether a point lies between corners that run as a clock does.
 * @param {Quad} corners
 * @param {Dot} point
 */
export const isInside = (corners, point) => sidesOf(corners).every(([start, end]) => turn(start, end, point) > 0);

/**
 * The four points of a hull that enclose most of it, in its order.
 * @param {Dot[]} hull
 * @returns {Quad | null}
 */
export function largestQuad(hull) {
  let most = 0;
  /** @type {Quad | null} */
  let best = null;
  for (let first = 0; first < hull.length; first += 1) {
    for (let third = first + 2; third < hull.length; third += 1) {
      const second = farthest(hull, first, third, first + 1, third);
      const fourth = farthest(hull, third, first, third + 1, hull.length + first);
      const area = second.area + fourth.area;
      if (area > most && second.point && fourth.point) {
        most = area;
        best = [hull[first], second.point, hull[third], fourth.point];
      }
    }
  }
  return best;
}

/**
 * @param {Dot[]} hull
 * @param {number} from
 * @param {number} to
 * @param {number} start
 * @param {number} end
 */
function farthest(hull, from, to, start, end) {
  let most = 0;
  /** @type {Dot | null} */
  let found = null;
  for (let at = start; at < end; at += 1) {
    const point = hull[at % hull.length];
    const area = Math.abs(turn(hull[from], hull[to], point));
    if (area > most) {
      most = area;
      found = point;
    }
  }
  return { area: most, point: found };
}

/**
 * @param {Dot} one
 * @param {Dot} other
 */
export const distance = ([x, y], [left, top]) => Math.hypot(x - left, y - top);

/**
 * The middle of four corners.
 * @param {Quad} corners
 * @returns {Dot}
 */
export const middle = (corners) => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

/**
 * The sides of a quad, each from one corner to the next.
 * @param {Quad} corners
 * @returns {[Dot, Dot][]}
 */
export const sidesOf = (corners) => corners.map((corner, number) => [corner, corners[(number + 1) % 4]]);

/**
 * The line through points, as a point and a direction; points far from it lose their say.
 * @param {Dot[]} points
 * @returns {Line}
 */
export function lineThrough(points) {
  let weights = points.map(() => 1);
  /** @type {Line} */
  let line = { at: [0, 0], along: [1, 0] };
  for (let round = 0; round < 4; round += 1) {
    line = weightedLine(points, weights);
    const misses = points.map((point) => offLine(line, point));
    const usual = Math.max(median(misses), 0.5);
    weights = misses.map((miss) => 1 / (1 + (miss / (2 * usual)) ** 4));
  }
  return line;
}

/**
 * @param {Dot[]} points
 * @param {number[]} weights
 * @returns {Line}
 */
function weightedLine(points, weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const x = points.reduce((sum, point, number) => sum + point[0] * weights[number], 0) / total;
  const y = points.reduce((sum, point, number) => sum + point[1] * weights[number], 0) / total;
  let [xx, xy, yy] = [0, 0, 0];
  points.forEach(([px, py], number) => {
    xx += weights[number] * (px - x) ** 2;
    xy += weights[number] * (px - x) * (py - y);
    yy += weights[number] * (py - y) ** 2;
  });
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at: [x, y], along: [Math.cos(angle), Math.sin(angle)] };
}

/**
 * @param {Line} line
 * @param {Dot} point
 */
const offLine = ({ at, along }, [x, y]) => Math.abs((x - at[0]) * along[1] - (y - at[1]) * along[0]);

/**
 * Where two lines cross; null if they run side by side.
 * @param {Line} one
 * @param {Line} other
 * @returns {Dot | null}
 */
export function crossing(one, other) {
  const across = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  if (Math.abs(across) < 1e-6) return null;
  const dx = other.at[0] - one.at[0];
  const dy = other.at[1] - one.at[1];
  const way = (dx * other.along[1] - dy * other.along[0]) / across;
  return [one.at[0] + way * one.along[0], one.at[1] + way * one.along[1]];
}

/**
 * The place in a larger picture; points are squares, and their middle is what is told.
 * @param {Dot} place
 * @param {number} scale
 * @returns {Dot}
 */
export const enlarged = ([x, y], scale) => [(x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5];

/** @param {Iterable<number>} numbers */
export function median(numbers) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted.length ? sorted[sorted.length >> 1] : 0;
}
