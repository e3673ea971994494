// @ts-check
/** The network that tells digits, as training/ has made it. Pure functions. */

/**
 * A network that is ready to be asked.
 * @param {WrittenNetwork} written
 * @returns {Network}
 */
export function networkOf({ input, seen, layers }) {
  return { input, seen, layers: layers.map(readLayer) };
}

/** @param {WrittenNetwork["layers"][number]} layer */
function readLayer({ shape, scale, bias, weights }) {
  const steps = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const outputs = bias.length;
  return { shape, bias, weights: Float32Array.from(steps, (step, number) => step * scale[number % outputs]) };
}

/**
 * How likely it is that a cell holds each digit; 0 stands for an empty one.
 * @param {Network} network
 * @param {Float32Array} cell
 * @returns {number[]}
 */
export function classify({ input, layers }, cell) {
  const [first, second, third, fourth] = layers;
  const lines = pooled(convolved(normalised(cell), input, first), input - first.shape[0] + 1, first.shape[3]);
  const middle = (input - first.shape[0] + 1) >> 1;
  const parts = pooled(convolved(lines, middle, second), middle - second.shape[0] + 1, second.shape[3]);
  return likelihoods(connected(connected(parts, third).map((value) => Math.max(value, 0)), fourth));
}

/**
 * Ink against paper, whatever the light: the same as training/cells.py does with a cell.
 * @param {Float32Array} cell
 */
function normalised(cell) {
  const paper = Math.max(quantile(cell, 0.75), 1);
  const ink = cell.map((value) => 1 - value / paper);
  const spread = Math.max(deviation(ink), 0.04);
  return ink.map((value) => Math.min(Math.max(value / spread, -2), 6));
}

/**
 * The value below which a part of all values lies.
 * @param {Float32Array} values
 * @param {number} part
 */
export function quantile(values, part) {
  const sorted = values.slice().sort();
  const place = part * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
}

/** @param {Float32Array} values */
export function deviation(values) {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return Math.sqrt(Math.max(squares / values.length - mean * mean, 0));
}

/**
 * What each patch shows, never below zero.
 * @param {Float32Array} values
 * @param {number} side
 * @param {Layer} layer
 */
function convolved(values, side, { shape: [patch, , inputs, outputs], weights, bias }) {
  const wide = side - patch + 1;
  const result = new Float32Array(wide * wide * outputs);
  const sums = new Float32Array(outputs);
  for (let y = 0; y < wide; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      sums.set(bias);
      for (let row = 0; row < patch; row += 1) {
        let from = ((y + row) * side + x) * inputs;
        let weight = row * patch * inputs * outputs;
        for (let at = 0; at < patch * inputs; at += 1, from += 1, weight += outputs) {
          const value = values[from];
          if (value) for (let output = 0; output < outputs; output += 1) sums[output] += value * weights[weight + output];
        }
      }
      const place = (y * wide + x) * outputs;
      for (let output = 0; output < outputs; output += 1) result[place + output] = Math.max(sums[output], 0);
    }
  }
  return result;
}

/**
 * The largest of each four neighbours.
 * @param {Float32Array} values
 * @param {number} side
 * @param {number} depth
 */
function pooled(values, side, depth) {
  const half = side >> 1;
  const result = new Float32Array(half * half * depth);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const from = (2 * y * side + 2 * x) * depth;
      for (let at = 0; at < depth; at += 1) {
        const below = from + side * depth + at;
        result[(y * half + x) * depth + at] = Math.max(values[from + at], values[from + depth + at], values[below], values[below + depth]);
      }
    }
  }
  return result;
}

/**
 * @param {Float32Array} values
 * @param {Layer} layer
 */
function connected(values, { weights, bias }) {
  const result = Float32Array.from(bias);
  values.forEach((value, number) => {
    const from = number * result.length;
    if (value) for (let output = 0; output < result.length; output += 1) result[output] += value * weights[from + output];
  });
  return result;
}

/** @param {Float32Array} scores */
function likelihoods(scores) {
  const most = Math.max(...scores);
  const parts = Array.from(scores, (score) => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
