// @ts-check
/** Grey pictures: how bright each point is, and how dark it is against what lies around it. Pure functions. */

/**
 * How bright a colour is.
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
export const luma = (red, green, blue) => 0.299 * red + 0.587 * green + 0.114 * blue;

/**
 * The brightness of a picture, shrunk until no side is longer than asked.
 * @param {Picture} picture
 * @returns {Grey}
 */
export function greyOf({ width, height, data }, longest = Infinity) {
  const bright = new Float32Array(width * height);
  for (let at = 0, from = 0; at < bright.length; at += 1, from += 4) {
    bright[at] = luma(data[from], data[from + 1], data[from + 2]);
  }
  return shrink({ width, height, data: bright }, longest);
}

/**
 * A picture of which no side is longer than asked; each point is the mean of what it stands for.
 * @param {Grey} grey
 * @param {number} longest
 * @returns {Grey}
 */
export function shrink(grey, longest) {
  const scale = longest / Math.max(grey.width, grey.height);
  if (scale >= 1) return grey;
  const width = Math.max(1, Math.round(grey.width * scale));
  const height = Math.max(1, Math.round(grey.height * scale));
  return transposed(narrowed(transposed(narrowed(grey, width)), height));
}

/**
 * A picture twice as wide and high.
 * @param {Grey} grey
 * @returns {Grey}
 */
export function doubled(grey) {
  const [width, height] = [2 * grey.width, 2 * grey.height];
  const data = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) data[at] = valueAt(grey, x / 2 - 0.25, y / 2 - 0.25);
  }
  return { width, height, data };
}

/**
 * @param {Grey} grey
 * @param {number} width
 * @returns {Grey}
 */
function narrowed(grey, width) {
  const data = new Float32Array(width * grey.height);
  const step = grey.width / width;
  for (let x = 0; x < width; x += 1) {
    const start = x * step;
    const end = Math.min(start + step, grey.width);
    const first = Math.floor(start);
    const last = Math.ceil(end) - 1;
    for (let y = 0; y < grey.height; y += 1) {
      const row = y * grey.width;
      let sum = 0;
      for (let from = first; from <= last; from += 1) {
        const covered = Math.min(end, from + 1) - Math.max(start, from);
        sum += covered * grey.data[row + from];
      }
      data[y * width + x] = sum / (end - start);
    }
  }
  return { width, height: grey.height, data };
}

/**
 * @param {Grey} grey
 * @returns {Grey}
 */
function transposed({ width, height, data }) {
  const turned = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x];
  }
  return { width: height, height: width, data: turned };
}

/** What is not brighter than this is black; differences there are noise. */
const BLACK = 16;

/**
 * How much darker each point is than the mean of a window around it: 0 as bright as that or brighter, 1 black.
 * @param {Grey} grey
 * @param {number} reach How far the window goes to each side.
 * @returns {Grey}
 */
export function darkness({ width, height, data }, reach) {
  const sums = summed({ width, height, data });
  const dark = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * (width + 1);
    const bottom = Math.min(height, y + reach + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
      const mean = (sum * (width + 1)) / ((bottom - top) * (right - left));
      dark[y * width + x] = Math.max(0, mean - data[y * width + x]) / Math.max(mean, BLACK);
    }
  }
  return { width, height, data: dark };
}

/**
 * The sums of all that lies above and to the left of each corner of a point.
 * @param {Grey} grey
 */
function summed({ width, height, data }) {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}

/**
 * The value between four points; what lies outside is as the nearest point inside.
 * @param {Grey} grey
 * @param {number} x
 * @param {number} y
 */
export function valueAt({ width, height, data }, x, y) {
  const inside = Math.min(Math.max(x, 0), width - 1.001);
  const below = Math.min(Math.max(y, 0), height - 1.001);
  const column = Math.floor(inside);
  const row = Math.floor(below);
  const right = inside - column;
  const down = below - row;
  const at = row * width + column;
  return (
    (data[at] * (1 - right) + data[at + 1] * right) * (1 - down) +
    (data[at + width] * (1 - right) + data[at + width + 1] * right) * down
  );
}
