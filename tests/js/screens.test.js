// @ts-check
/** Screens of apps: where their grids are, who has entered which digit, and what is noted. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isScreen } from "../../static/js/photo/colours.js";
import { givensAmong } from "../../static/js/photo/givens.js";
import { asSeen, figuresIn, heightOf, isNarrow, sidesTouched, widthOf } from "../../static/js/photo/glyphs.js";
import { networkOf } from "../../static/js/photo/network.js";
import { legibleNotes, notedCell, notesIn } from "../../static/js/photo/notes.js";
import { perspectiveOf } from "../../static/js/photo/plane.js";
import { readScreen } from "../../static/js/photo/screen.js";
import { levelGrids, straightened } from "../../static/js/photo/straight.js";
import { countSolutions, solutionOf } from "../../static/js/photo/unique.js";

const network = networkOf(JSON.parse(readFileSync(new URL("../../static/photo/digits.json", import.meta.url), "utf8")));

const PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const GIVENS = Array.from(PUZZLE, (digit) => Number(digit) || 0);
const SOLUTION = /** @type {number[]} */ (solutionOf(GIVENS));
const OPEN = GIVENS.flatMap((digit, cell) => (digit ? [] : [cell]));
const GIVEN = GIVENS.flatMap((digit, cell) => (digit ? [cell] : []));

/** The strokes of the digits, in a box ten wide and sixteen high. */
const STROKES = /** @type {Dot[][]} */ ([
  [],
  [[2, 4], [6, 0], [6, 16]],
  [[1, 4], [2, 1], [5, 0], [8, 1], [9, 4], [8, 7], [1, 16], [9, 16]],
  [[1, 2], [3, 0], [7, 0], [9, 3], [8, 6], [5, 7.5], [8, 9], [9, 12], [7, 15.5], [4, 16], [1, 14]],
  [[7, 16], [7, 0], [0.5, 11], [10, 11]],
  [[8.5, 0], [2, 0], [1.5, 7], [5, 6], [8, 7.5], [9, 11], [8, 14.5], [5, 16], [1, 14.5]],
  [[8, 1], [5, 0], [2, 3], [1, 9], [2, 14.5], [5, 16], [8, 14.5], [9, 11], [8, 8], [5, 6.8], [2, 8.5], [1, 11]],
  [[1, 0], [9, 0], [4, 16]],
  [[5, 7.5], [2, 6], [1.5, 3.5], [2.5, 1], [5, 0], [7.5, 1], [8.5, 3.5], [8, 6], [5, 7.5], [2, 9], [1, 12], [2, 15], [5, 16], [8, 15], [9, 12], [8, 9], [5, 7.5]],
]);
STROKES.push(STROKES[6].map(([x, y]) => [10 - x, 16 - y]));

/**
 * Draws a digit into points.
 * @param {(x: number, y: number) => void} draw
 * @param {number} digit
 * @param {{left: number, top: number, height: number}} box
 */
function drawDigit(draw, digit, { left, top, height }) {
  const thick = Math.max(2, Math.round(height / 8));
  const unit = (height - thick) / 16;
  const strokes = STROKES[digit];
  for (let number = 1; number < strokes.length; number += 1) {
    const [[x, y], [toX, toY]] = [strokes[number - 1], strokes[number]];
    for (let part = 0; part <= 1; part += 0.02) {
      const [column, row] = [Math.round(left + unit * (x + (toX - x) * part)), Math.round(top + unit * (y + (toY - y) * part))];
      for (let at = 0; at < thick * thick; at += 1) draw(column + (at % thick), row + Math.floor(at / thick));
    }
  }
}

/** @typedef {import("../../static/js/photo/colours.js").Colour} Colour */
const WHITE = /** @type {Colour} */ ([255, 255, 255]);
const BLACK = /** @type {Colour} */ ([20, 20, 20]);
const BLUE = /** @type {Colour} */ ([30, 90, 220]);
const NIGHT = /** @type {Colour} */ ([24, 26, 34]);
const PALE = /** @type {Colour} */ ([230, 230, 235]);
const SKY = /** @type {Colour} */ ([110, 170, 250]);
const [CELL, LEFT, TOP] = [48, 40, 90];

/**
 * A screen with a grid: its page, its lines, and in each cell a ground, a digit and notes.
 * @param {{page: Colour, line: Colour, hasFrame?: boolean, cell: (cell: number) => {ground?: Colour, digit?: number, ink?: Colour, notes?: number[]}}} look
 * @returns {Picture}
 */
function screen({ page, line, hasFrame = true, cell }) {
  const [width, height] = [2 * LEFT + 9 * CELL, 3 * TOP + 9 * CELL];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const fill = (/** @type {Colour} */ colour, /** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ wide, /** @type {number} */ high) => {
    for (let y = top; y < top + high; y += 1) for (let x = left; x < left + wide; x += 1) data.set(colour, 4 * (y * width + x));
  };
  fill(page, 0, 0, width, height);
  for (let number = 0; number < 81; number += 1) {
    const { ground = page, digit = 0, ink = line, notes = [] } = cell(number);
    const [left, top] = [LEFT + (number % 9) * CELL, TOP + Math.floor(number / 9) * CELL];
    fill(ground, left, top, CELL, CELL);
    const draw = (/** @type {number} */ x, /** @type {number} */ y) => fill(ink, x, y, 1, 1);
    if (digit) drawDigit(draw, digit, { left: left + 16, top: top + 10, height: 28 });
    for (const note of notes) drawDigit(draw, note, { left: left + 6 + 15 * ((note - 1) % 3), top: top + 4 + 15 * Math.floor((note - 1) / 3), height: 11 });
  }
  for (let number = hasFrame ? 0 : 1; number < (hasFrame ? 10 : 9); number += 1) {
    const thick = number % 3 ? 1 : 3;
    fill(line, LEFT + number * CELL - (thick >> 1), TOP, thick, 9 * CELL);
    fill(line, LEFT, TOP + number * CELL - (thick >> 1), 9 * CELL, thick);
  }
  return { width, height, data };
}

const light = (/** @type {Parameters<typeof screen>[0]["cell"]} */ cell) => screen({ page: WHITE, line: BLACK, cell });
const givenAt = (/** @type {number} */ cell) => ({ digit: GIVENS[cell] });

test("the grid of a screen is found where its lines are, framed or not, light or dark", () => {
  for (const hasFrame of [true, false]) {
    for (const [page, line] of [[WHITE, BLACK], [NIGHT, PALE]]) {
      const [[topLeft, , bottomRight]] = levelGrids(screen({ page, line, hasFrame, cell: givenAt }));
      const seen = [...topLeft, ...bottomRight];
      [LEFT, TOP, LEFT + 9 * CELL, TOP + 9 * CELL].forEach((place, number) => assert.ok(Math.abs(seen[number] - place) < 4, `${seen} ${hasFrame}`));
    }
  }
});

test("there is no grid on a screen without one, nor where nothing is even", () => {
  assert.deepEqual(levelGrids(screen({ page: WHITE, line: WHITE, cell: () => ({}) })), []);
  const noisy = light(givenAt);
  noisy.data.forEach((value, at) => (noisy.data[at] = value + 9 * ((at * 7919) % 11) - 50));
  assert.deepEqual(levelGrids(noisy), []);
});

test("a grid that was roughly found is moved onto its lines", () => {
  const [left, top, side] = [LEFT + 8, TOP - 5, 9 * CELL - 7];
  const seen = straightened(light(givenAt), [[left, top], [left + side, top], [left + side, top + side], [left, top + side]]);
  for (const [u, v] of [[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.25]]) {
    const [x, y] = seen?.(u, v) ?? [0, 0];
    assert.ok(Math.hypot(x - LEFT - u * 9 * CELL, y - TOP - v * 9 * CELL) < 3);
  }
});

test("where there are no straight lines there is no lattice", () => {
  assert.equal(straightened(screen({ page: WHITE, line: WHITE, cell: () => ({}) }), [[10, 10], [200, 10], [200, 200], [10, 200]]), null);
});

const whole = perspectiveOf([[LEFT, TOP], [LEFT + 9 * CELL, TOP], [LEFT + 9 * CELL, TOP + 9 * CELL], [LEFT, TOP + 9 * CELL]]);

test("a screen is told from paper by its few even colours", () => {
  const picture = light(givenAt);
  assert.ok(isScreen(picture, whole));
  const shaded = { ...picture, data: picture.data.map((value, at) => value * (0.1 + (0.45 * ((at >> 2) % picture.width)) / picture.width + (0.45 * (at >> 2)) / picture.width / picture.height)) };
  assert.ok(!isScreen(shaded, whole));
});

const read = (/** @type {Picture} */ picture) => {
  const cells = readScreen(picture, whole, network)?.cells ?? [];
  return {
    digits: cells.map(({ digit }) => digit),
    kinds: cells.map(({ kind }) => kind),
    notes: cells.map(({ notes }) => notes.join("")),
    unsure: cells.flatMap(({ unsure }, cell) => (unsure ? [cell] : [])),
  };
};

/** The first of the open cells are filled by the player, the last are noted in. */
const MINE = OPEN.slice(0, 15);
const NOTED = OPEN.slice(-4);
const kindOf = (/** @type {number} */ cell) => (GIVENS[cell] ? "printed" : MINE.includes(cell) ? "written" : NOTED.includes(cell) ? "notes" : "empty");

for (const [name, page, line, ink] of /** @type {[string, Colour, Colour, Colour][]} */ ([["light", WHITE, BLACK, BLUE], ["dark", NIGHT, PALE, SKY]])) {
  test(`on a ${name} screen digits in the brighter colour are the player's, and candidates are notes`, () => {
    const found = read(
      screen({
        page,
        line,
        cell: (cell) => ({
          digit: GIVENS[cell] || (MINE.includes(cell) ? SOLUTION[cell] : 0),
          ink: GIVENS[cell] ? line : ink,
          notes: NOTED.includes(cell) ? [2, 5, 9] : [],
        }),
      }),
    );
    assert.deepEqual(found.kinds, SOLUTION.map((_, cell) => kindOf(cell)));
    assert.deepEqual(found.digits, SOLUTION.map((digit, cell) => (GIVENS[cell] || MINE.includes(cell) ? digit : 0)));
    assert.deepEqual(found.notes, SOLUTION.map((_, cell) => (NOTED.includes(cell) ? "259" : "")));
    assert.deepEqual(found.unsure, []);
  });
}

test("a digit that is as bright as its ground, and only of another colour, is read", () => {
  const [green, red] = [/** @type {Colour} */ ([60, 150, 60]), /** @type {Colour} */ ([205, 75, 62])];
  const { digits } = read(light((cell) => (cell === GIVEN[3] ? { digit: GIVENS[cell], ground: green, ink: red } : givenAt(cell))));
  assert.deepEqual(digits, GIVENS);
});

test("a light digit in a dark cell on a light screen is read, and so is one in a frame", () => {
  const { digits } = read(light((cell) => (cell === GIVEN[5] ? { digit: GIVENS[cell], ground: BLUE, ink: WHITE } : givenAt(cell))));
  assert.deepEqual(digits, GIVENS);
});

test("what is upside down is not read as a screen", () => {
  const { width, height, data } = light(givenAt);
  const turned = new Uint8ClampedArray(new Uint32Array(data.buffer).toReversed().buffer);
  const corners = /** @type {Quad} */ ([[width - LEFT - 9 * CELL, height - TOP - 9 * CELL], [width - LEFT, height - TOP - 9 * CELL], [width - LEFT, height - TOP], [width - LEFT - 9 * CELL, height - TOP]]);
  assert.equal(readScreen({ width, height, data: turned }, perspectiveOf(corners), network), null);
});

/** @typedef {Parameters<typeof givensAmong>[0][number]} ScreenDigit */

/**
 * @param {number} cell
 * @param {Partial<ScreenDigit>} how
 * @returns {ScreenDigit}
 */
const entered = (cell, how = {}) => ({ cell, digit: SOLUTION[cell], ink: BLACK, ground: WHITE, stroke: 0.1, ...how });
const given = (/** @type {Partial<ScreenDigit>} */ how = {}) => GIVEN.map((cell) => entered(cell, how));
const mine = (/** @type {Partial<ScreenDigit>} */ how = {}) => MINE.map((cell) => entered(cell, how));
const blanks = OPEN.slice(15).map(() => WHITE);
const told = (/** @type {ScreenDigit[]} */ digits) => {
  const found = givensAmong(digits, blanks);
  return found && { given: [...found.given].sort((one, other) => one - other), unsure: [...found.unsure] };
};
const SURE = { given: GIVEN, unsure: [] };

test("givens are dull, and of two dull inks the stronger", () => {
  assert.deepEqual(told([...given(), ...mine({ ink: BLUE })]), SURE);
  assert.deepEqual(told([...given(), ...mine({ ink: [120, 120, 120] })]), SURE);
});

test("givens may be the brighter ones, if only they are a puzzle", () => {
  assert.deepEqual(told([...given({ ink: BLUE }), ...mine()]), SURE);
});

test("givens may have a ground of their own, also where cells are selected", () => {
  const grey = /** @type {Colour} */ ([225, 225, 225]);
  assert.deepEqual(told([...given({ ground: grey }), ...mine()]), SURE);
  const tinted = given({ ground: grey }).map((digit, number) => (number % 5 ? digit : entered(digit.cell, { ground: [205, 215, 225] })));
  const mineTinted = mine().map((digit, number) => (number % 5 ? digit : entered(digit.cell, { ground: [235, 245, 255] })));
  assert.deepEqual(told([...tinted, ...mineTinted]), SURE);
});

test("givens may be bold", () => {
  assert.deepEqual(told([...given({ stroke: 0.14 }), ...mine()]), SURE);
});

test("where nothing tells, nothing is told", () => {
  assert.equal(told([...given(), ...mine()]), null);
  assert.equal(told(given()), null);
});

test("red ones are the player's mistakes, and do not make all others givens", () => {
  const wrong = OPEN.slice(15, 17).map((cell) => entered(cell, { digit: (SOLUTION[cell] % 9) + 1, ink: [220, 50, 60] }));
  assert.deepEqual(told([...given(), ...mine({ ink: BLUE }), ...wrong]), SURE);
  assert.deepEqual(told([...given({ stroke: 0.14 }), ...mine(), ...wrong]), SURE);
});

test("all of one digit in an ink of their own are selected, and by whom they are is asked", () => {
  const isNine = (/** @type {ScreenDigit} */ { digit }) => digit === 9;
  const digits = [...given(), ...mine({ ink: BLUE })].map((digit) => (isNine(digit) ? { ...digit, ink: /** @type {Colour} */ ([240, 150, 20]) } : digit));
  const found = told(digits);
  assert.deepEqual(found?.unsure, digits.filter(isNine).map(({ cell }) => cell));
  assert.ok(GIVEN.filter((cell) => SOLUTION[cell] !== 9).every((cell) => found?.given.includes(cell)));
});

test("where a given is hidden the inks tell, and the others are asked for", () => {
  const needed = GIVEN.findIndex((cell) => countSolutions(GIVENS.with(cell, 0)) > 1);
  const few = given().toSpliced(needed, 1);
  const others = mine({ ink: BLUE }).slice(0, 3);
  assert.deepEqual(told([...few, ...others]), { given: GIVEN.toSpliced(needed, 1), unsure: others.map(({ cell }) => cell) });
});

const SIDE = 64;

/**
 * A cell with small digits in it.
 * @param {{digit: number, left: number, top: number, height?: number}[]} digits
 */
function noted(digits) {
  const ink = new Float32Array(SIDE * SIDE);
  for (const { digit, left, top, height = 14 } of digits) drawDigit((x, y) => (ink[y * SIDE + x] = 200), digit, { left, top, height });
  return notedCell({ ink, ...figuresIn(ink, SIDE, 60) }, SIDE);
}
const atPlace = (/** @type {number} */ digit) => ({ digit, left: 7 + 20 * ((digit - 1) % 3), top: 4 + 20 * Math.floor((digit - 1) / 3) });

test("a figure is what hangs together, and stands where it stands", () => {
  const { figures } = noted([{ digit: 8, left: 10, top: 20, height: 24 }, { digit: 2, left: 50, top: 5 }]);
  assert.equal(figures.length, 2);
  const [, eight] = [...figures].sort((one, other) => heightOf(one) - heightOf(other));
  assert.deepEqual([eight.top, heightOf(eight)], [20, 24]);
  assert.ok(eight.left >= 10 && widthOf(eight) < 20);
  assert.ok(isNarrow(eight));
  assert.equal(sidesTouched(eight, SIDE), 0);
  assert.equal(sidesTouched({ ...eight, left: 0, bottom: SIDE - 1 }, SIDE), 2);
});

test("a figure is seen in the middle, as large as a digit, without its neighbours", () => {
  const cell = noted([{ digit: 8, left: 4, top: 6 }, { digit: 8, left: 14, top: 6 }]);
  const seen = asSeen(cell.ink, cell.labels, cell.figures[0], SIDE, network.input);
  const dark = [...seen.keys()].filter((at) => seen[at] < 120).map((at) => Math.floor(at / network.input));
  assert.ok(Math.min(...dark) < 6 && Math.max(...dark) > 21);
  assert.ok(seen.every((value, at) => at % network.input < 24 || value > 200));
});

test("candidates at their places are told by these, if those that are legible stand there", () => {
  const cells = [[2, 5], [3, 5, 8], [2, 3, 6]].map((digits) => noted(digits.map(atPlace)));
  assert.deepEqual(notesIn(cells, network), [[2, 5], [3, 5, 8], [2, 3, 6]]);
});

test("candidates in a row are read, also if they touch each other", () => {
  const row = (/** @type {number[]} */ digits, /** @type {number} */ step) => noted(digits.map((digit, place) => ({ digit, left: 8 + step * place, top: 24 })));
  assert.deepEqual(notesIn([row([2, 5, 6], 12), row([3, 6], 12)], network), [[2, 5, 6], [3, 6]]);
  assert.deepEqual(legibleNotes(row([2, 3], 9), network), [2, 3]);
});

test("a digit is too large for a note, and a speck too small", () => {
  assert.deepEqual(noted([{ digit: 8, left: 20, top: 10, height: 40 }, { digit: 1, left: 4, top: 4, height: 3 }]).figures, []);
});
