// @ts-check
/** Takes the perspective out of a photo: its grid as a square. A pure function. */

import { placeOn } from "./mesh.js";

/**
 * The grid of a picture, or a square part of it, as a square of some points' width, every cell of it as large as the others.
 * @param {Picture} picture
 * @param {readonly Dot[]} mesh
 * @param {number} side
 * @param {{x: number, y: number, size: number}} part Of the flat board, in the points that its lines are drawn for.
 * @returns {{width: number, height: number, data: Uint8ClampedArray<ArrayBuffer>}}
 */
export function straightened(picture, mesh, side, part = { x: 0, y: 0, size: 900 }) {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [x, y] = placeOn(mesh, part.x + ((column + 0.5) * part.size) / side, part.y + ((row + 0.5) * part.size) / side);
      sample(picture, x, y, data, (row * side + column) * 4);
    }
  }
  return { width: side, height: side, data };
}

/**
 * Write the colour of a place between the points of a picture; outside it is that of its edge.
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 * @param {Uint8ClampedArray} target
 * @param {number} at
 */
function sample({ width, height, data }, x, y, target, at) {
  const left = Math.min(Math.max(x, 0), width - 1);
  const top = Math.min(Math.max(y, 0), height - 1);
  const [column, row] = [Math.min(Math.floor(left), width - 2), Math.min(Math.floor(top), height - 2)];
  const [u, v] = [left - column, top - row];
  const first = (row * width + column) * 4;
  const below = first + width * 4;
  for (let colour = 0; colour < 4; colour += 1) {
    const upper = data[first + colour] * (1 - u) + data[first + 4 + colour] * u;
    const lower = data[below + colour] * (1 - u) + data[below + 4 + colour] * u;
    target[at + colour] = upper * (1 - v) + lower * v;
  }
}
