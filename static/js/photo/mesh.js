// @ts-check
/**
 * The mesh of a photo, the ten by ten crossings of its lines, row by row: where things of the flat board lie
 * on the paper. Pure functions.
 */

import { columnOf, rowOf } from "../geometry.js";
import { perspectiveNumbers } from "./plane.js";

/** The cells of the flat board are as large as its lines are drawn for. */
const CELL_SIZE = 100;

/** How much paper around the grid is shown, as part of its side. */
const MARGIN = 0.035;

/** @param {number} number */
const withinBoard = (number) => Math.min(Math.max(Math.floor(number), 0), 8);

/**
 * The corners of a cell, as a clock runs from the upper left.
 * @param {readonly Dot[]} mesh
 * @param {number} cell
 * @returns {Quad}
 */
export function cornersOf(mesh, cell) {
  const first = rowOf(cell) * 10 + columnOf(cell);
  return [mesh[first], mesh[first + 1], mesh[first + 11], mesh[first + 10]];
}

/**
 * Where a point of the flat board lies on the paper; what is outside the grid goes on as the cells at its edge do.
 * @param {readonly Dot[]} mesh
 * @param {number} x
 * @param {number} y
 * @returns {Dot}
 */
export function placeOn(mesh, x, y) {
  const [column, row] = [withinBoard(x / CELL_SIZE), withinBoard(y / CELL_SIZE)];
  const [u, v] = [x / CELL_SIZE - column, y / CELL_SIZE - row];
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = cornersOf(mesh, row * 9 + column);
  const weights = [(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v];
  const mixed = (/** @type {number[]} */ ...parts) => parts.reduce((sum, part, number) => sum + part * weights[number], 0);
  return [mixed(ax, bx, cx, dx), mixed(ay, by, cy, dy)];
}

/**
 * A path of the flat board as it lies on the paper. It names every point by itself: M, L and Q.
 * @param {readonly Dot[]} mesh
 * @param {string} path
 */
export const pathOn = (mesh, path) =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => placeOn(mesh, Number(x), Number(y)).map((each) => each.toFixed(1)).join(" "));

/**
 * The mesh after every point was moved.
 * @param {readonly Dot[]} mesh
 * @param {(dot: Dot) => Dot} move
 */
export const moved = (mesh, move) => mesh.map(move);

/**
 * Where numbers begin and how far they reach, with some room around them.
 * @param {number[]} numbers
 */
function withMargin(numbers) {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = MARGIN * (to - from);
  return [from - margin, to - from + 2 * margin];
}

/**
 * How a photo is turned, cut and scaled so that its grid stands upright and fills a square with some paper around it;
 * a photo from low down, which shows it flat, is stretched for that. Told are the angle by which it is turned, where
 * the cut then begins, how much it is scaled across and down, the side of the square, and the mesh after all that.
 * @param {readonly Dot[]} mesh
 * @param {number} largest The largest side of the square.
 */
export function uprightCut(mesh, largest) {
  const [left, right] = [placeOn(mesh, 0, 450), placeOn(mesh, 900, 450)];
  const angle = -Math.atan2(right[1] - left[1], right[0] - left[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = moved(mesh, ([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
  const [x, wide] = withMargin(turned.map((dot) => dot[0]));
  const [y, high] = withMargin(turned.map((dot) => dot[1]));
  const side = Math.max(1, Math.round(Math.min(largest, Math.max(wide, high))));
  const scale = [side / wide, side / high];
  return { angle, x, y, scale, side, mesh: moved(turned, (dot) => [(dot[0] - x) * scale[0], (dot[1] - y) * scale[1]]) };
}

/**
 * The mesh of a square photo that is shown in another size.
 * @param {Pick<KeptPhoto, "side" | "mesh">} photo
 * @param {number} shown
 */
export const resized = ({ side, mesh }, shown) => moved(mesh, ([x, y]) => [(x * shown) / side, (y * shown) / side]);

/**
 * The matrix, as style sheets have it, that lays a square of some size onto a place on the paper.
 * @param {Quad} corners
 * @param {number} size
 */
export function matrixOnto(corners, size) {
  const [a, b, c, d, e, f, g, h] = perspectiveNumbers(corners);
  return [a / size, d / size, 0, g / size, b / size, e / size, 0, h / size, 0, 0, 1, 0, c, f, 0, 1];
}
