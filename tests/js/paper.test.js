// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { isGiven, notation, pack, valueOf } from "../../static/js/game/cells.js";
import * as reading from "../../static/js/game/reading.js";
import * as state from "../../static/js/game/state.js";
import { CELLS } from "../../static/js/geometry.js";
import { MOST_PHOTOS, superfluous } from "../../static/js/photo/album.js";
import { nextDoubt, printedDoubts } from "../../static/js/photo/doubts.js";
import { enteredFrom } from "../../static/js/photo/entry.js";
import { cornersOf, matrixOnto, pathOn, placeOn, resized, uprightCut } from "../../static/js/photo/mesh.js";
import { perspectiveOf } from "../../static/js/photo/plane.js";
import { straightened } from "../../static/js/photo/straighten.js";

const PUZZLE = "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..";
const ASKEW = /** @type {Quad} */ ([[120, 60], [700, 110], [740, 560], [40, 600]]);

/** The mesh of a grid with these corners. */
const meshOf = (/** @type {Quad} */ corners) => {
  const seen = perspectiveOf(corners);
  return Array.from({ length: 100 }, (_, place) => seen((place % 10) / 9, Math.floor(place / 10) / 9));
};

const values = (/** @type {Game} */ game, /** @type {number[]} */ ...cells) => cells.map((cell) => valueOf(game.cells[cell]));

const near = (/** @type {number[]} */ found, /** @type {number[]} */ wanted, allowed = 0.05) =>
  found.forEach((number, index) => assert.ok(Math.abs(number - wanted[index]) <= allowed, `${found} is not ${wanted}`));

/** What a reader tells of the puzzle, with changes by cell. */
const gridOf = (/** @type {Record<number, Partial<PhotoCell>>} */ changes, /** @type {Record<number, number>} */ direct = {}) => {
  const cells = /** @type {PhotoCell[]} */ (CELLS.map((cell) => ({ kind: PUZZLE[cell] === "." ? "empty" : "printed", digit: Number(PUZZLE[cell].replace(".", "0")), notes: [], second: 1, unsure: false, ...changes[cell] })));
  return { cells, direct: cells.map(({ digit }, cell) => direct[cell] ?? digit) };
};

const entry = () =>
  enteredFrom(
    "a",
    gridOf({ 4: { unsure: true, second: 1 }, 8: { unsure: true, second: 6 }, 2: { digit: 8, unsure: true, second: 3, kind: "written" }, 80: { unsure: true, second: 0, digit: 5 } }, { 4: 1 }),
  );

test("a reading is opened with what is in doubt, what uniqueness changed and what stands there by hand", () => {
  const game = entry();
  assert.deepEqual(reading.openDoubts(game), { 2: { second: 3 }, 4: { second: 1, direct: 1 }, 8: { second: 6 }, 80: { second: 0 } });
  assert.deepEqual(reading.byHand(game), [2]);
  assert.deepEqual(printedDoubts(game), [4, 8, 80]);
  assert.equal(state.undo(game), game);
});

test("a correction takes the mark away, undo brings it back", () => {
  const corrected = state.enterDigit(entry(), [4], 1);
  assert.deepEqual(printedDoubts(corrected), [8, 80]);
  assert.deepEqual(printedDoubts(state.undo(corrected)), [4, 8, 80]);
  const emptied = state.clearCells(entry(), [80]);
  assert.deepEqual(printedDoubts(emptied), [4, 8]);
});

test("a confirmation takes the mark away for good", () => {
  const game = reading.confirmed(entry(), 4);
  assert.deepEqual(printedDoubts(game), [8, 80]);
  assert.deepEqual(printedDoubts(JSON.parse(JSON.stringify(game))), [8, 80]);
  assert.deepEqual(game.cells, entry().cells);
});

test("whoever types what was read confirms it", () => {
  const game = state.enterDigit(entry(), [4], 7);
  assert.deepEqual(values(game, 4), [7]);
  assert.deepEqual(printedDoubts(game), [8, 80]);
  assert.deepEqual(values(state.enterDigit(game, [4], 7), 4), [0]);
});

test("one walks from doubt to doubt and round again", () => {
  const game = entry();
  assert.deepEqual([0, 4, 8, 80].map((cell) => nextDoubt(game, cell)), [4, 8, 80, 4]);
  assert.equal(nextDoubt([4, 8, 80].reduce(reading.confirmed, game), 0), null);
  assert.equal(nextDoubt(state.newGame("b"), 0), null);
});

test("what stands there by hand becomes the player's digit and is no given", () => {
  const game = state.start(entry());
  assert.equal(valueOf(game.cells[2]), 8);
  assert.equal(isGiven(game.cells[2]), false);
  assert.ok(isGiven(game.cells[0]));
  assert.ok(notation(game).startsWith("23+8.7"));
  assert.ok(notation(entry()).startsWith("23+8.7"));
  assert.ok(notation(reading.printed(entry())).startsWith("23..7"));
});

test("what the player writes over his hand is drawn, what stands on the paper is not", () => {
  assert.deepEqual(reading.onPaper(entry()), [2]);
  assert.deepEqual(reading.onPaper(state.enterDigit(entry(), [2], 9)), [2]);
  const played = state.start(entry());
  assert.deepEqual(reading.onPaper(played), [2]);
  assert.deepEqual(reading.onPaper(state.enterDigit(played, [2], 9)), []);
  assert.deepEqual(reading.onPaper(state.undo(state.enterDigit(played, [2], 9))), [2]);
});

test("one tap makes it a given, or removes it", () => {
  const given = reading.madeGiven(entry(), [2]);
  assert.deepEqual(reading.byHand(given), []);
  assert.equal(2 in reading.openDoubts(given), false);
  assert.ok(isGiven(state.start(given).cells[2]));
  assert.deepEqual(reading.byHand(state.clearCells(entry(), [2])), []);
});

test("the doctor hears of every doubt, and of digits that count as none", () => {
  assert.deepEqual(reading.guesses(entry()), [[4, 1], [8, 6], [80, 0], [2, 8]]);
  assert.deepEqual(reading.guesses(state.newGame("b")), []);
});

test("who goes back to the givens finds the doubts that were left", () => {
  const played = state.start(reading.confirmed(state.enterDigit(entry(), [4], 1), 8));
  const again = state.editGivens(played);
  assert.deepEqual(Object.keys(reading.openDoubts(again)).map(Number), [2, 80]);
  assert.deepEqual(reading.byHand(again), []);
  assert.equal("reading" in state.editGivens(state.start(state.enterAll(state.newGame("b"), PUZZLE))), false);
});

test("a repair leaves alone what stands there by hand", () => {
  const game = state.enterAll(entry(), PUZZLE);
  assert.equal(valueOf(game.cells[2]), 8);
  assert.equal(valueOf(game.cells[80]), 0);
});

test("a game that was never on a photo is as it was", () => {
  const typed = state.enterAll(state.newGame("b"), PUZZLE);
  assert.deepEqual(reading.openDoubts(typed), {});
  assert.deepEqual(reading.byHand(typed), []);
  assert.equal(reading.printed(typed), typed);
  assert.ok(state.start(typed).cells.every((content) => !content || isGiven(content)));
  assert.equal(pack({ value: 2, given: true }), state.start(typed).cells[0]);
});

test("the corners of a cell are crossings of the mesh", () => {
  const mesh = meshOf([[0, 0], [900, 0], [900, 900], [0, 900]]);
  near(cornersOf(mesh, 0).flat(), [0, 0, 100, 0, 100, 100, 0, 100]);
  near(cornersOf(mesh, 80).flat(), [800, 800, 900, 800, 900, 900, 800, 900]);
  near(cornersOf(mesh, 12).flat(), [300, 100, 400, 100, 400, 200, 300, 200]);
});

test("points of the board lie on the paper where perspective has them, and beyond its edge", () => {
  const mesh = meshOf(ASKEW);
  const seen = perspectiveOf(ASKEW);
  for (const [x, y] of [[0, 0], [900, 900], [450, 450], [120, 777]]) near(placeOn(mesh, x, y), seen(x / 900, y / 900), 0.5);
  near(placeOn(mesh, -10, 950), seen(-10 / 900, 950 / 900), 1.5);
});

test("a path is laid onto the paper point by point", () => {
  const mesh = meshOf([[10, 10], [100, 10], [100, 100], [10, 100]]);
  assert.equal(pathOn(mesh, "M 50 50 Q 100.0 200.0 301 -10 L 900 900"), "M 15.0 15.0 Q 20.0 30.0 40.1 9.0 L 100.0 100.0");
});

test("a cell is laid by a matrix onto its four corners", () => {
  const corners = cornersOf(meshOf(ASKEW), 40);
  const [a, d, , g, b, e, , h, , , , , c, f] = matrixOnto(corners, 60);
  const places = [[0, 0], [60, 0], [60, 60], [0, 60]].map(([x, y]) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  });
  near(places.flat(), corners.flat());
});

test("a photo is cut around its grid, upright, whichever way it was held", () => {
  const half = /** @type {Quad} */ ([[700, 600], [100, 600], [100, 0], [700, 0]]);
  const tilted = /** @type {Quad} */ ([[300, 0], [600, 300], [300, 600], [0, 300]]);
  for (const corners of [ASKEW, half, tilted]) {
    const { mesh, side } = uprightCut(meshOf(corners), 400);
    const [left, right] = [placeOn(mesh, 0, 450), placeOn(mesh, 900, 450)];
    assert.ok(Math.abs(left[1] - right[1]) < 1 && left[0] < right[0]);
    assert.equal(side, 400);
    // The grid fills the square from edge to edge, but for some paper.
    for (const numbers of [mesh.map(([x]) => x), mesh.map(([, y]) => y)]) {
      near([Math.min(...numbers), Math.max(...numbers)], [13, 387], 1);
    }
  }
});

test("the cut of a photo is where its mesh says, and no larger than the photo shows it", () => {
  const corners = /** @type {Quad} */ ([[100, 100], [100, 700], [-200, 700], [-200, 100]]);
  const { angle, x, y, scale, side, mesh } = uprightCut(meshOf(corners), 5000);
  // Lying on its side and half as high as wide.
  near([angle, side], [-Math.PI / 2, 642], 0.5);
  near([scale[1] / scale[0]], [2]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  corners.forEach(([left, top], number) => {
    const place = [(left * cos - top * sin - x) * scale[0], (left * sin + top * cos - y) * scale[1]];
    near(place, mesh[[0, 9, 99, 90][number]]);
  });
});

test("the square of a photo is shown in any size", () => {
  near(resized({ side: 200, mesh: [[100, 50]] }, 900)[0], [450, 225]);
});

test("a straightened picture shows every cell in its place", () => {
  const [width, height] = [800, 640];
  const seen = perspectiveOf(ASKEW);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  // Each cell of the drawn picture is grey by its number.
  for (let v = 0.0005; v < 1; v += 0.001) {
    for (let u = 0.0005; u < 1; u += 0.001) {
      const [x, y] = seen(u, v).map(Math.round);
      data.fill(2 * (Math.floor(v * 9) * 9 + Math.floor(u * 9)), (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const side = 90;
  const straight = straightened({ width, height, data }, meshOf(ASKEW), side);
  for (const cell of CELLS) {
    const middle = ((Math.floor(cell / 9) * 10 + 5) * side + (cell % 9) * 10 + 5) * 4;
    assert.equal(straight.data[middle], 2 * cell);
    assert.equal(straight.data[middle + 3], 255);
  }
});

test("a photo that ends at the grid is straightened up to its edge", () => {
  const picture = { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(200) };
  const straight = straightened(picture, meshOf([[-1, -1], [3, -1], [3, 3], [-1, 3]]), 9);
  assert.ok(straight.data.every((each) => each === 200));
});

test("a few photos are kept, none without its game", () => {
  const photos = Array.from({ length: MOST_PHOTOS + 2 }, (_, number) => ({ id: `g${number}`, kept: number }));
  assert.deepEqual(superfluous(photos, () => true), ["g0", "g1"]);
  assert.deepEqual(superfluous(photos.slice(0, 3), (id) => id !== "g1"), ["g1"]);
  assert.deepEqual(superfluous([], () => true), []);
});
