// @ts-check
/** The figures of ink in a cell, each as the network sees a digit, whatever their size and place. Pure functions. */

/** How high a digit stands in what the network sees, as part of that. */
const HEIGHT = 0.66;

/** Wider figures, as part of their height, are no digits. */
const WIDEST = 1.15;

/**
 * Points with ink that hang together.
 * @typedef {{number: number, left: number, right: number, top: number, bottom: number, size: number, most: number}} Figure
 */

/**
 * The figures in a cell, and which point belongs to which.
 * @param {Float32Array} ink How much ink each point has.
 * @param {number} side
 * @param {number} least From where on it is ink.
 */
export function figuresIn(ink, side, least) {
  const labels = new Uint16Array(ink.length);
  /** @type {Figure[]} */
  const figures = [];
  for (let seed = 0; seed < ink.length; seed += 1) {
    if (labels[seed] || ink[seed] < least) continue;
    figures.push(grown(ink, side, least, labels, seed, figures.length + 1));
  }
  return { figures, labels };
}

/**
 * @param {Float32Array} ink
 * @param {number} side
 * @param {number} least
 * @param {Uint16Array} labels
 * @param {number} seed
 * @param {number} number
 * @returns {Figure}
 */
function grown(ink, side, least, labels, seed, number) {
  const points = [seed];
  labels[seed] = number;
  let [left, right, top, bottom, most] = [side, 0, side, 0, 0];
  for (let next = 0; next < points.length; next += 1) {
    const [x, y] = [points[next] % side, Math.floor(points[next] / side)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    most = Math.max(most, ink[points[next]]);
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, side - 1); row += 1) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, side - 1); column += 1) {
        const at = row * side + column;
        if (labels[at] || ink[at] < least) continue;
        labels[at] = number;
        points.push(at);
      }
    }
  }
  return { number, left, right, top, bottom, size: points.length, most };
}

/** @param {Figure} figure */
export const heightOf = ({ top, bottom }) => bottom - top + 1;

/** @param {Figure} figure */
export const widthOf = ({ left, right }) => right - left + 1;

/**
 * At how many sides of the cell a figure goes on outside, as lines do.
 * @param {Figure} figure
 * @param {number} side
 */
export const sidesTouched = ({ left, right, top, bottom }, side) =>
  [left === 0, top === 0, right === side - 1, bottom === side - 1].filter(Boolean).length;

/**
 * Whether a figure is about as narrow as digits are.
 * @param {Figure} figure
 */
export const isNarrow = (figure) => widthOf(figure) <= WIDEST * heightOf(figure);

/** Which part of its box a digit fills at least. */
const SOLID = 0.13;

/**
 * Whether a figure fills so much of its box as a digit does, and a frame does not.
 * @param {Figure} figure
 */
export const isSolid = (figure) => figure.size > SOLID * widthOf(figure) * heightOf(figure);

/**
 * A figure as the network sees a digit of usual size in the middle of its cell: dark ink on bright paper.
 * @param {Float32Array} ink
 * @param {Uint16Array} labels
 * @param {Figure} figure
 * @param {number} side
 * @param {number} input How many points wide and high the network sees a cell.
 */
export function asSeen(ink, labels, figure, side, input) {
  const step = heightOf(figure) / (HEIGHT * input);
  const [x, y] = [(figure.left + figure.right) / 2, (figure.top + figure.bottom) / 2];
  const own = (/** @type {number} */ column, /** @type {number} */ row) => {
    if (row < 0 || row >= side || column < Math.max(figure.left - 1, 0) || column > Math.min(figure.right + 1, side - 1)) return 0;
    const at = row * side + column;
    return labels[at] && labels[at] !== figure.number ? 0 : Math.min(ink[at] / figure.most, 1);
  };
  return Float32Array.from({ length: input * input }, (_, at) => {
    let sum = 0;
    for (const part of QUARTERS) {
      const across = x + ((at % input) + part[0] - input / 2) * step;
      const down = y + (Math.floor(at / input) + part[1] - input / 2) * step;
      sum += between(own, across, down);
    }
    return PAPER * (1 - sum / QUARTERS.length);
  });
}

const PAPER = 240;
const QUARTERS = Object.freeze([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]);

/**
 * The value between four points.
 * @param {(column: number, row: number) => number} value
 * @param {number} x
 * @param {number} y
 */
function between(value, x, y) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const upper = value(column, row) * (1 - right) + value(column + 1, row) * right;
  return upper * (1 - down) + (value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right) * down;
}
