// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { candidates, isGiven, marksOf, notation, pack, valueOf } from "../../static/js/game/cells.js";
import * as reading from "../../static/js/game/reading.js";
import * as state from "../../static/js/game/state.js";
import { CELLS, members } from "../../static/js/geometry.js";
import { MOST_PHOTOS, superfluous } from "../../static/js/photo/album.js";
import { choicesOf, readAs } from "../../static/js/photo/choices.js";
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

const doubtful = (/** @type {Game} */ game) => Object.keys(reading.openDoubts(game)).map(Number);

/** What may be said of a cell, as "7 printed". */
const offered = (/** @type {Game} */ game, /** @type {number} */ cell) =>
  choicesOf(game, cell).map(({ kind, digit, marks }) => `${digit || members(marks).join("")} ${kind}`.trim());

/** The entry after the key for a choice was pressed at a cell. */
function pressed(/** @type {Game} */ game, /** @type {number} */ cell, /** @type {string} */ key) {
  const choice = choicesOf(game, cell).find(({ keys }) => keys.includes(key));
  assert.ok(choice, `nothing to choose by ${key}`);
  return readAs(game, cell, choice);
}

test("a reading is opened with what is in doubt, what uniqueness changed and what stands there by hand", () => {
  const game = entry();
  assert.deepEqual(reading.openDoubts(game), { 2: { second: 3 }, 4: { second: 1, direct: 1 }, 8: { second: 6 }, 80: { second: 0 } });
  assert.deepEqual(reading.byHand(game), [2]);
  assert.equal(state.undo(game), game);
});

test("a correction takes the mark away, undo brings it back", () => {
  const corrected = state.enterDigit(entry(), [4], 1);
  assert.deepEqual(doubtful(corrected), [2, 8, 80]);
  assert.deepEqual(doubtful(state.undo(corrected)), [2, 4, 8, 80]);
  const emptied = state.clearCells(entry(), [80]);
  assert.deepEqual(doubtful(emptied), [2, 4, 8]);
});

test("a confirmation takes the mark away, and undo brings it back as well", () => {
  const game = pressed(entry(), 4, "R");
  assert.deepEqual(doubtful(game), [2, 8, 80]);
  assert.deepEqual(doubtful(JSON.parse(JSON.stringify(game))), [2, 8, 80]);
  assert.deepEqual(game.cells.map(valueOf), entry().cells.map(valueOf));
  assert.deepEqual(state.undo(game).cells, entry().cells);
});

test("whoever types what was read confirms it", () => {
  const game = state.enterDigit(entry(), [4], 7);
  assert.deepEqual(values(game, 4), [7]);
  assert.deepEqual(doubtful(game), [2, 8, 80]);
  assert.deepEqual(values(state.enterDigit(game, [4], 7), 4), [0]);
});

test("one walks from doubt to doubt and round again, by hand or not", () => {
  const game = entry();
  assert.deepEqual([0, 2, 4, 8, 80].map((cell) => reading.nextDoubt(game, cell)), [2, 4, 8, 80, 2]);
  assert.equal(reading.nextDoubt([2, 4, 8, 80].reduce((left, cell) => pressed(left, cell, "R"), game), 0), null);
  assert.equal(reading.nextDoubt(state.newGame("b"), 0), null);
});

test("what may be said of a cell begins with what was read and the second guess, each with its kind", () => {
  const game = entry();
  assert.deepEqual(offered(game, 2), ["8 written", "3 written", "8 printed", "8 notes", "empty"]);
  assert.deepEqual(offered(game, 4), ["7 printed", "1 printed", "7 written", "7 notes", "empty"]);
  assert.deepEqual(offered(game, 80), ["5 printed", "5 written", "5 notes", "empty"]);
  assert.deepEqual(offered(game, 0), ["2 printed", "2 written", "2 notes", "empty"], "what is not in doubt can be said otherwise, too");
  assert.deepEqual(offered(game, 3), ["empty"]);
  // Where somebody has written into a photo, what was overlooked is by hand as well.
  assert.deepEqual(offered(game, 8), ["empty", "6 written", "6 printed", "6 notes"]);
  assert.deepEqual(offered(pressed(game, 2, "G"), 8), ["empty", "6 printed", "6 written", "6 notes"]);
  assert.deepEqual(choicesOf(game, 4).map(({ keys }) => keys), ["RG", "A", "H", "N", ""]);
  assert.deepEqual(choicesOf(game, 80).map(({ keys }) => keys), ["RG", "H", "N", "A"]);
  assert.deepEqual(choicesOf(game, 8).map(({ keys }) => keys), ["R", "AH", "G", "N"]);
});

test("one tap sets digit and kind, and undo brings back digit, kind and doubt", () => {
  const game = entry();
  for (const [cell, key, value, hands] of /** @type {[number, string, number, number[]][]} */ ([[2, "A", 3, [2]], [2, "G", 8, []], [4, "H", 7, [2, 4]], [4, "A", 1, [2]], [8, "A", 6, [2, 8]], [80, "A", 0, [2]]])) {
    const said = pressed(game, cell, key);
    assert.deepEqual([values(said, cell), reading.byHand(said), cell in reading.openDoubts(said)], [[value], hands, false], `${cell} ${key}`);
    const undone = state.undo(said);
    assert.deepEqual([undone.cells, reading.openDoubts(undone)], [game.cells, reading.openDoubts(game)]);
    assert.deepEqual(state.redo(undone).cells, said.cells);
  }
  const noted = pressed(game, 2, "N");
  assert.deepEqual([values(noted, 2), members(marksOf(noted.cells[2]))], [[0], [8]]);
});

test("a digit that is typed is of the kind of the one before", () => {
  const game = entry();
  assert.deepEqual(reading.byHand(state.enterDigit(game, [2], 4)), [2]);
  assert.deepEqual(reading.byHand(state.enterDigit(game, [4], 4)), [2]);
  assert.deepEqual(reading.byHand(state.enterDigit(game, [3], 4)), [2, 3], "in an empty cell it is the player's, since he has written into the photo");
  assert.deepEqual(reading.byHand(state.enterDigit(pressed(game, 2, "G"), [3], 4)), []);
});

test("notes become the player's own, those that cannot be read are counted", () => {
  const game = enteredFrom("a", gridOf({ 3: { kind: "notes", notes: [2, 5] }, 5: { kind: "notes" }, 6: { kind: "notes" }, 2: { digit: 8, kind: "written", notes: [1] } }));
  assert.deepEqual([game.reading?.illegible, reading.illegible(game)], [[5, 6], [5, 6]]);
  assert.deepEqual(reading.illegible(state.enterDigit(game, [5], 7)), [6]);
  assert.deepEqual(offered(game, 3), ["25 notes", "empty"]);
  assert.deepEqual(offered(state.enterDigit(game, [3], 4), 3), ["4 written", "4 printed", "245 notes", "empty"]);
  assert.equal(notation(reading.printed(game)), PUZZLE, "a question about the entry knows nothing of them");
  const played = state.start(game);
  const own = { own: true, tidy: true };
  assert.deepEqual(played.automatic, false, "they are what is seen");
  assert.deepEqual(members(candidates(played.cells, own)[3]), [5], "as far as the digits on the board allow them");
  assert.deepEqual(members(marksOf(played.cells[2])), [1], "and come back below a digit that is cleared");
  assert.equal(notation(played, own), notation(state.start(enteredFrom("a", gridOf({ 2: { digit: 8, kind: "written" } }))), own), "here and there they exclude nothing");
  const all = candidates(played.cells);
  assert.deepEqual(candidates({ ...played, automatic: true }.cells), all);
  assert.ok(members(all[3]).length > 1, "all candidates can be shown as ever");
  assert.equal("automatic" in state.start(entry()), false);
  assert.deepEqual(reading.notedOnPaper(played), [2, 3]);
  assert.deepEqual(reading.notedOnPaper(state.toggleCandidate(played, [3], 5, own)), [2], "what the player changes is drawn over the paper");
});

test("what stands there by hand becomes the player's digit and is no given", () => {
  const game = state.start(entry());
  assert.equal(valueOf(game.cells[2]), 8);
  assert.equal(isGiven(game.cells[2]), false);
  assert.ok(isGiven(game.cells[0]));
  assert.deepEqual(game.reading?.byHand, [2]);
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

test("the doctor hears of every doubt, and of digits that count as none", () => {
  assert.deepEqual(reading.guesses(entry()), [[4, 1], [8, 6], [80, 0], [2, 8]]);
  assert.deepEqual(reading.guesses(state.newGame("b")), []);
});

test("who goes back to the givens finds the doubts that were left", () => {
  const played = state.start(pressed(state.enterDigit(entry(), [4], 1), 8, "R"));
  const again = state.editGivens(played);
  assert.deepEqual(doubtful(again), [80]);
  assert.deepEqual(reading.byHand(again), []);
  assert.equal("reading" in state.editGivens(state.start(state.enterAll(state.newGame("b"), PUZZLE))), false);
});

test("a repair leaves alone what stands there by hand, unless it needs it as a given", () => {
  const game = state.enterAll(entry(), PUZZLE);
  assert.equal(valueOf(game.cells[2]), 8);
  assert.deepEqual([values(game, 80), doubtful(game)], [[0], [2, 4, 8]]);
  const given = state.enterAll(entry(), `238${PUZZLE.slice(3)}`);
  assert.deepEqual(reading.byHand(given), []);
  assert.deepEqual(reading.byHand(state.undo(given)), [2]);
});

test("an entry that an older version has kept tells the same", () => {
  const older = {
    ...state.newGame("a"),
    cells: [...PUZZLE].map((digit, cell) => pack({ value: cell === 2 ? 8 : Number(digit.replace(".", "0")) })),
    past: [[[4, pack({ value: 1 }), pack({ value: 7 })]]],
    reading: { doubts: { 2: { second: 3 }, 4: { second: 1 }, 8: { second: 6 } }, byHand: [2] },
  };
  const known = /** @type {Game} */ (state.completeGame(older));
  assert.deepEqual([reading.byHand(known), doubtful(known)], [[2], [2, 8]]);
  assert.deepEqual(state.completeGame(known), known);
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
