// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { follow, knownGrid, steadied } from "../../static/js/photo/follow.js";
import { perspectiveOf } from "../../static/js/photo/plane.js";

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const [WIDTH, HEIGHT] = [400, 300];
/** @type {Quad} */
const HELD = [[90, 40], [300, 52], [296, 262], [84, 250]];

/** A sheet of paper with a grid at some corners; every digit is a hook, the longer the larger it is. @param {Quad} corners */
function sheet(corners, puzzle = PUZZLE, [width, height] = [WIDTH, HEIGHT]) {
  const data = new Uint8ClampedArray(4 * width * height).fill(225);
  const seen = perspectiveOf(corners);
  const dot = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [x, y] = seen(u, v).map(Math.round);
    if (x >= 0 && y >= 0 && x < width - 1 && y < height) data.fill(30, 4 * (y * width + x), 4 * (y * width + x) + 7);
  };
  for (let along = 0; along <= 1; along += 0.001) {
    for (let line = 0; line <= 9; line += 1) {
      dot(line / 9, along);
      dot(along, line / 9);
    }
  }
  [...puzzle].forEach((digit, cell) => {
    if (!Number(digit)) return;
    const [left, top] = [(cell % 9) + 0.3, Math.floor(cell / 9) + 0.2];
    for (let part = 0; part <= 1; part += 0.02) {
      dot(left / 9, (top + 0.6 * part) / 9);
      dot((left + part * 0.05 * Number(digit)) / 9, (top + 0.6) / 9);
    }
  });
  return { width, height, data };
}

/** @type {(corners: Quad) => Dot[]} */
const meshOf = (corners) => Array.from({ length: 100 }, (_, place) => perspectiveOf(corners)((place % 10) / 9, Math.floor(place / 10) / 9));
/** @type {(corners: Quad, x: number, y?: number) => Quad} */
const moved = (corners, x, y = 0) => /** @type {Quad} */ (corners.map(([left, top]) => [left + x, top + y]));
/** @type {(corners: Quad, times: number) => Quad} */
const turned = (corners, times) => /** @type {Quad} */ ([...corners.slice(times), ...corners.slice(0, times)]);

/** @type {(found: Quad | null, wanted: Quad) => void} */
function assertAt(found, wanted) {
  assert.ok(found);
  found.forEach(([x, y], number) => assert.ok(Math.hypot(x - wanted[number][0], y - wanted[number][1]) < 1.5, `${found} instead of ${wanted}`));
}

const known = knownGrid(sheet(HELD), meshOf(HELD));

test("a grid is followed as the hand moves, turns and tilts", () => {
  /** @type {Quad | null} */
  let before = HELD;
  for (let step = 1; step <= 12; step += 1) {
    const [angle, tilt] = [step * 0.03, step * 1.5];
    const now = /** @type {Quad} */ (HELD.map(([x, y], number) => {
      const [dx, dy] = [x - 195 + (number === 1 ? tilt : 0), y - 150];
      return [195 + dx * Math.cos(angle) - dy * Math.sin(angle) + 3 * step, 150 + dx * Math.sin(angle) + dy * Math.cos(angle)];
    }));
    before = follow(sheet(now), known.look, before);
    assertAt(before, now);
  }
});

test("a grid that jumped is found again, upright whichever way it is held", () => {
  for (const times of [0, 1, 2, 3]) {
    const now = turned(moved(HELD, 40, 10), times);
    assertAt(follow(sheet(now), known.look, null), now);
    assertAt(follow(sheet(now), known.look, HELD), now);
  }
});

test("it is never taken for its neighbour, shifted by a cell", () => {
  const now = moved(HELD, 23);
  assertAt(follow(sheet(now), known.look, HELD), now);
});

test("neither blank paper nor another puzzle is taken for it, but one in which more is written is", () => {
  const blank = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(200) };
  assert.equal(follow(blank, known.look, HELD), null);
  assert.equal(follow(sheet(HELD, OTHER), known.look, HELD), null);
  assertAt(follow(sheet(HELD, PUZZLE.replace(".1.....4.", "713286945")), known.look, HELD), HELD);
});

test("it is known from a large picture and found in a small one, in the points of each", () => {
  const large = /** @type {Quad} */ (HELD.map(([x, y]) => [3 * x, 3 * y]));
  const read = knownGrid(sheet(large, PUZZLE, [3 * WIDTH, 3 * HEIGHT]), meshOf(large));
  read.corners.forEach(([x, y], number) => assert.ok(Math.hypot(x - large[number][0], y - large[number][1]) < 5));
  assertAt(follow(sheet(HELD), read.look, null), HELD);
});

test("the crossings are told on a flat square, so that bends of the paper stay", () => {
  const bent = meshOf(HELD).map(([x, y], place) => /** @type {Dot} */ ([x, place === 44 ? y + 4 : y]));
  const { mesh } = knownGrid(sheet(HELD), bent);
  mesh.forEach(([u, v], place) => {
    const off = place === 44 ? 4 / 210 : 0;
    assert.ok(Math.abs(u - (place % 10) / 9) < 0.01 && Math.abs(v - off - Math.floor(place / 10) / 9) < 0.01);
  });
});

test("what hardly moves does not tremble, and what moves is not behind", () => {
  assert.equal(steadied(null, HELD), HELD);
  assert.ok(Math.abs(steadied(HELD, moved(HELD, 1))[0][0] - HELD[0][0] - 0.4) < 0.1);
  assert.deepEqual(steadied(HELD, moved(HELD, 20)), moved(HELD, 20));
});
