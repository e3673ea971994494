// @ts-check
/**
 * Cuts what is written to its ink: digits by hand are of any size and anywhere in their cells, so that they are read best when
 * only they are seen, always as large. Pure functions.
 */

import { asSeen, figuresIn } from "./glyphs.js";
import { quantile } from "./network.js";

/** How many points of a cell are looked at, across and down, and how wide the rim is on which the lines lie. */
export const CLOSE = 56;
const RIM = 4;

/** A figure that reaches further in than this, from the rim, is not a piece of a line. */
const INSIDE = 5;

/** How dark ink is at least, as part of the darkest, and against paper. */
const PALE = 0.35;
const FAINT = 0.05;

/** Which part of itself a stroke has inside that belongs to the digit beside the largest one, and how large it is against that. */
const MOSTLY = 0.6;
const LARGE = 0.06;

/** The fewest points of ink that are a digit. */
const FEWEST = 8;

/** @typedef {import("./notes.js").NotedCell} InkedCell */

/**
 * The ink of a cell within its rim, and the figures that it draws.
 * @param {Float32Array} points The whole cell, row by row.
 * @param {number} rim How many of its outermost points are not looked at.
 * @returns {InkedCell}
 */
export function inkIn(points, rim = RIM) {
  const smooth = smoothed(points, rim);
  const inner = smooth.filter((value) => !Number.isNaN(value));
  const paper = Math.max(quantile(inner, 0.75), 1);
  const ink = smooth.map((value) => (Number.isNaN(value) ? 0 : Math.max(1 - value / paper, 0)));
  const least = Math.max(PALE * (1 - quantile(inner, 0.015) / paper), FAINT);
  return { ink, side: CLOSE, ...figuresIn(ink, CLOSE, least) };
}

/**
 * Each point as the mean of its neighbours; nothing is on the rim.
 * @param {Float32Array} points
 * @param {number} rim
 */
function smoothed(points, rim) {
  const smooth = new Float32Array(points.length).fill(NaN);
  for (let y = rim; y < CLOSE - rim; y += 1) {
    for (let x = rim; x < CLOSE - rim; x += 1) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row += 1) {
        for (let at = row * CLOSE + x - 1; at <= row * CLOSE + x + 1; at += 1) sum += points[at];
      }
      smooth[y * CLOSE + x] = sum / 9;
    }
  }
  return smooth;
}

/**
 * The digit that is most likely written in a cell, as the network sees one: the largest figure inside and what else stands
 * beside it; null if there is none.
 * @param {InkedCell} cell
 * @param {number} input How many points wide and high the network sees it.
 */
export function mainDigit({ ink, labels, figures, side }, input) {
  const inside = insideOf(labels, figures.length);
  const weight = (/** @type {typeof figures[0]} */ { number, size }) => inside[number] + size / 100;
  const [main] = figures.toSorted((one, other) => weight(other) - weight(one));
  if (!main || inside[main.number] < FEWEST) return null;
  const parts = figures.filter(({ number, size }) => number === main.number || (inside[number] > MOSTLY * size && size >= LARGE * main.size));
  const own = new Set(parts.map(({ number }) => number));
  const whole = {
    ...main,
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  };
  return asSeen(ink, labels.map((number) => (own.has(number) ? main.number : number)), whole, side, input);
}

/**
 * How many points each figure has away from the lines.
 * @param {Uint16Array} labels
 * @param {number} count
 */
function insideOf(labels, count) {
  const inside = Array(count + 1).fill(0);
  labels.forEach((number, at) => {
    const [x, y] = [at % CLOSE, Math.floor(at / CLOSE)];
    if (number && Math.min(x, y, CLOSE - 1 - x, CLOSE - 1 - y) >= RIM + INSIDE) inside[number] += 1;
  });
  return inside;
}
