// @ts-check
/** Drawing only what changed: what is drawn is given as one plain object, its subject, and nothing else. */

/**
 * Whether two values say the same: equal, or plain objects whose fields are equal down to a depth.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function isSame(one, other, depth = 2) {
  if (Object.is(one, other)) return true;
  if (!depth || !isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name], depth - 1));
}

/** @param {unknown} value */
const isPlain = (value) => Boolean(value) && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A function that draws a subject unless it is the one drawn already. As *draw* gets the subject alone, it
 * cannot show anything whose change would be overlooked.
 * @template {object} Subject
 * @param {(subject: Subject) => void} draw
 */
export function drawingChanges(draw) {
  /** @type {Subject | null} */
  let drawn = null;
  return (/** @type {Subject} */ subject) => {
    if (isSame(subject, drawn)) return;
    drawn = subject;
    draw(subject);
  };
}
