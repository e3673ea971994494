// @ts-check
/**
 * Tells the givens on a screen from the digits that somebody has entered: by the colour of their ink, by the ground that only
 * givens have, or by the weight of their strokes. Pure functions.
 */

import { median } from "./plane.js";
import { solutionOf } from "./unique.js";

/** How far the colours of inks that are one lie apart, of 441, and those of grounds. */
const ONE_INK = 42;
const ONE_GROUND = 12;

/** How much of the difference of two grounds may be left where both are changed. */
const PARTS_OF_STEP = Object.freeze([1, 0.9, 0.8, 0.7, 0.6]);

/** How much heavier bold strokes are, and how much strokes of one weight differ at most, as a part of that. */
const BOLDER = 1.12;
const SPREAD = 0.6;
const BETWEEN = 0.2;
const ROUNDS = 8;

/** How wide the strokes of the digits from 1 to 9 seem to be beside each other, in any font. */
const USUAL_STROKE = Object.freeze([1.01, 0.98, 0.915, 1.05, 0.96, 1.03, 0.985, 1.045, 1.02]);

/** How many mistakes there are at most in an ink of their own, and how much more of red than of green or blue it has. */
const MOST_MISTAKES = 5;
const REDDER = 70;

/** How many digits are a puzzle at least, and which part of the entered ones are right, however many mistakes there are. */
const FEWEST_GIVENS = 17;
const MOST_GIVENS = 55;
const MOSTLY_RIGHT = 0.6;
const FEW = 6;

/** How much duller, from 0 to 1, one of two inks is that tells givens by that; otherwise the stronger one does. */
const DULLER = 0.12;

/** @typedef {import("./colours.js").Colour} Colour */
/** @typedef {{cell: number, digit: number, ink: Colour, ground: Colour, stroke: number}} ScreenDigit */
/** @typedef {{given: ReadonlySet<number>, unsure: ReadonlySet<number>}} Told */

/**
 * Which cells hold givens, and for which of all digits that is not sure; null where nothing tells.
 * @param {ScreenDigit[]} digits
 * @param {Colour[]} blanks The grounds of the cells without a digit.
 * @returns {Told | null}
 */
export function givensAmong(digits, blanks) {
  const inks = groupsOf(digits, ({ ink }) => ink, ONE_INK).sort(duller);
  const accused = inks.filter((group) => isAccused(group, digits)).flat();
  const selected = inks.filter((group) => isSelected(group, digits)).flat();
  const others = inks.filter(([{ cell }]) => ![...accused, ...selected].some((digit) => digit.cell === cell));
  // Where the only other ink is that of mistakes, the rest may be by two hands all the same.
  const rest = digits.filter((digit) => !accused.includes(digit));
  const told = others.length > 1 ? firstTold(others, selected, rest) : null;
  return told ?? toldByGround(rest, blanks) ?? toldByWeight(rest) ?? firstTold(others, selected, digits) ?? dullest(others, digits);
}

/**
 * What the inks alone tell, where no digits of one ink are a puzzle: one of them may be hidden, or was misread. Then all others are asked for.
 * @param {ScreenDigit[][]} inks
 * @param {ScreenDigit[]} digits
 * @returns {Told | null}
 */
function dullest(inks, digits) {
  if (inks.length < 2 || inks[0].length < FEWEST_GIVENS) return null;
  const given = new Set(inks[0].map(({ cell }) => cell));
  return { given, unsure: new Set(digits.map(({ cell }) => cell).filter((cell) => !given.has(cell))) };
}

/**
 * Whether an ink is that of mistakes: red, and of few.
 * @param {ScreenDigit[]} group
 * @param {ScreenDigit[]} digits
 */
function isAccused(group, digits) {
  const [red, green, blue] = [0, 1, 2].map((colour) => median(group.map(({ ink }) => ink[colour])));
  return group.length <= MOST_MISTAKES && group.length < digits.length / 4 && red - Math.max(green, blue) > REDDER;
}

/**
 * What follows from the first of some groups that can be the givens.
 * @param {ScreenDigit[][]} groups
 * @param {ScreenDigit[]} selected
 * @param {ScreenDigit[]} digits
 */
function firstTold(groups, selected, digits) {
  for (const group of groups) {
    const told = toldBy(group, selected, digits);
    if (told) return told;
  }
  return null;
}

/**
 * Whether an ink may be that of what is selected, whoever it is by: that of one digit, wherever it stands, or of a single cell
 * with a ground of its own.
 * @param {ScreenDigit[]} group
 * @param {ScreenDigit[]} digits
 */
function isSelected(group, digits) {
  const [{ cell, digit, ground }] = group;
  if (group.length > 1) return group.every((other) => other.digit === digit) && digits.filter((other) => other.digit === digit).length <= group.length + 1;
  return digits.every((other) => other.cell === cell || apart(other.ground, ground) > ONE_GROUND);
}

/**
 * What follows if some digits are the givens, and perhaps some of those that are selected.
 * @param {ScreenDigit[]} group
 * @param {ScreenDigit[]} selected
 * @param {ScreenDigit[]} digits
 * @returns {Told | null}
 */
function toldBy(group, selected, digits) {
  const unsure = new Set(selected.map(({ cell }) => cell));
  const alone = solutionWith(group, digits);
  const solution = alone ?? solutionWithSome(group, selected, digits);
  if (!solution) return null;
  // What clashes with the solution is the player's; otherwise most digits tell.
  const mostAreGiven = 2 * group.length > digits.length - selected.length;
  const likelyGiven = selected.filter(({ cell, digit }) => solution[cell] === digit && (mostAreGiven || !alone));
  return { given: new Set([...group, ...likelyGiven].map(({ cell }) => cell)), unsure };
}

/**
 * The solution of the puzzle that some digits are together with those that are selected, of which one or two may be mistakes.
 * @param {ScreenDigit[]} group
 * @param {ScreenDigit[]} selected
 * @param {ScreenDigit[]} digits
 */
function solutionWithSome(group, selected, digits) {
  for (const one of [undefined, ...selected]) {
    for (const other of one ? selected : [undefined]) {
      const solution = solutionWith([...group, ...selected.filter((digit) => digit !== one && digit !== other)], digits);
      if (solution) return solution;
    }
  }
  return null;
}

/**
 * The solution of the puzzle that some digits are, if most of the others agree with it.
 * @param {ScreenDigit[]} givens
 * @param {ScreenDigit[]} digits
 */
function solutionWith(givens, digits) {
  if (givens.length < FEWEST_GIVENS || givens.length > MOST_GIVENS || givens.length === digits.length) return null;
  const values = Array(81).fill(0);
  for (const { cell, digit } of givens) values[cell] = digit;
  const solution = solutionOf(values);
  if (!solution) return null;
  const others = digits.filter(({ cell }) => !values[cell]);
  const right = others.filter(({ cell, digit }) => solution[cell] === digit).length;
  return right >= MOSTLY_RIGHT * others.length || others.length < FEW ? solution : null;
}

/**
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
const apart = (one, other) => Math.hypot(...one.map((value, at) => value - other[at]));

/**
 * Digits that have about one colour.
 * @param {ScreenDigit[]} digits
 * @param {(digit: ScreenDigit) => Colour} colourOf
 * @param {number} reach
 */
function groupsOf(digits, colourOf, reach) {
  /** @type {Colour[]} */
  const middles = [];
  for (const digit of digits) {
    if (!middles.some((middle) => apart(middle, colourOf(digit)) < reach)) middles.push(colourOf(digit));
  }
  /** @type {ScreenDigit[][]} */
  let groups = [];
  for (let round = 0; round < 3; round += 1) {
    groups = middles.map(() => []);
    for (const digit of digits) {
      const far = middles.map((middle) => apart(middle, colourOf(digit)));
      groups[far.indexOf(Math.min(...far))].push(digit);
    }
    groups.forEach((group, number) => {
      if (group.length) middles[number] = /** @type {Colour} */ ([0, 1, 2].map((colour) => median(group.map((digit) => colourOf(digit)[colour]))));
    });
  }
  return merged(groups.filter(({ length }) => length), colourOf, reach);
}

/**
 * Groups of which no two have about one colour: thin strokes are paler here and there, so that one ink may have been taken for two.
 * @param {ScreenDigit[][]} groups
 * @param {(digit: ScreenDigit) => Colour} colourOf
 * @param {number} reach
 * @returns {ScreenDigit[][]}
 */
function merged(groups, colourOf, reach) {
  const middles = groups.map((group) => [0, 1, 2].map((colour) => median(group.map((digit) => colourOf(digit)[colour]))));
  for (const [number, one] of groups.entries()) {
    const other = groups.findIndex((_, at) => at > number && apart(middles[number], middles[at]) < reach);
    if (other > 0) return merged([[...one, ...groups[other]], ...groups.filter((_, at) => at !== number && at !== other)], colourOf, reach);
  }
  return groups;
}

/**
 * The duller ink first; of two that are about as dull, the stronger.
 * @param {ScreenDigit[]} one
 * @param {ScreenDigit[]} other
 */
function duller(one, other) {
  const difference = median(one.map(vividness)) - median(other.map(vividness));
  return Math.abs(difference) > DULLER ? difference : median(other.map(strength)) - median(one.map(strength));
}

/** @param {ScreenDigit} digit */
const vividness = ({ ink }) => (Math.max(...ink) - Math.min(...ink)) / 255;

/** @param {ScreenDigit} digit */
const strength = ({ ink, ground }) => apart(ink, ground);

/**
 * What follows if givens have a ground of their own. Where cells are selected, both grounds are changed alike: of two changed ones that differ as the
 * usual ones do, one is that of givens.
 * @param {ScreenDigit[]} digits
 * @param {Colour[]} blanks
 */
function toldByGround(digits, blanks) {
  const isShared = (/** @type {ScreenDigit} */ { ground }) => blanks.some((blank) => apart(blank, ground) <= ONE_GROUND / 2);
  const odd = groupsOf(digits.filter((digit) => !isShared(digit)), ({ ground }) => ground, ONE_GROUND / 2).sort((one, other) => other.length - one.length);
  if (!odd.length) return null;
  const grounds = [...blanks, ...digits.map(({ ground }) => ground)];
  const usual = commonest(blanks.length ? blanks : grounds.filter((ground) => apart(ground, odd[0][0].ground) > ONE_GROUND / 2));
  if (!usual) return null;
  const step = odd[0][0].ground.map((value, colour) => value - usual[colour]);
  const isBeyond = (/** @type {Colour} */ ground, /** @type {number} */ sign) =>
    grounds.some((other) => PARTS_OF_STEP.some((part) => apart(ground, other.map((value, colour) => value + sign * part * step[colour])) <= ONE_GROUND / 3));
  const givens = [odd[0]];
  const selected = [];
  for (const group of odd.slice(1)) {
    if (isBeyond(group[0].ground, 1)) givens.push(group);
    else if (!isBeyond(group[0].ground, -1)) selected.push(group);
  }
  return toldBy(givens.flat(), selected.flat(), digits);
}

/**
 * @param {Colour[]} colours
 * @returns {Colour | undefined}
 */
function commonest(colours) {
  const alike = (/** @type {Colour} */ one) => colours.filter((other) => apart(one, other) <= ONE_GROUND / 2).length;
  return colours.reduce((/** @type {Colour | undefined} */ best, colour) => (!best || alike(colour) > alike(best) ? colour : best), undefined);
}

/**
 * What follows if there are two weights, of which the bold one is that of givens; what lies between them may be either.
 * @param {ScreenDigit[]} digits
 */
function toldByWeight(digits) {
  const weight = (/** @type {ScreenDigit} */ { digit, stroke }) => stroke / USUAL_STROKE[digit - 1];
  const weights = digits.map(weight);
  let [light, heavy] = [Math.min(...weights), Math.max(...weights)];
  const isHeavy = (/** @type {ScreenDigit} */ digit) => weight(digit) >= (light + heavy) / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [bold, others] = [weights.filter((each) => each >= (light + heavy) / 2), weights.filter((each) => each < (light + heavy) / 2)];
    if (!bold.length || !others.length) return null;
    [heavy, light] = [median(bold), median(others)];
  }
  const step = heavy - light;
  const isClear = (/** @type {ScreenDigit} */ digit) => Math.abs(weight(digit) - (light + heavy) / 2) > BETWEEN * step;
  const spread = median(digits.map((digit) => Math.abs(weight(digit) - (isHeavy(digit) ? heavy : light))));
  if (heavy < BOLDER * light || spread > (SPREAD * step) / 2) return null;
  const unclear = digits.filter((digit) => !isClear(digit));
  const told = toldBy(digits.filter(isHeavy), [], digits);
  if (told) return { ...told, unsure: new Set(unclear.map(({ cell }) => cell)) };
  return toldBy(digits.filter((digit) => isHeavy(digit) && isClear(digit)), unclear, digits);
}
