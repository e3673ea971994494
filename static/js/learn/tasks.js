// @ts-check
/** Which drills make up a round: of one technique, mixed over what was practised, or singles at speed. Pure functions. */

import { dueToday } from "../coach/due.js";

/** What is asked of techniques that are not due: something else each time. */
const VARIED = Object.freeze(/** @type {const} */ (["which", "cross-out", "real", "find"]));
const SEEDS = 2 ** 31;

/**
 * The tasks of a round in their order.
 * @param {PractiseRoom} room
 * @param {RoundWish} wish
 * @param {Progress} progress
 * @param {Date} now
 * @param {() => number} random from 0 to 1
 * @returns {RoundTask[]}
 */
export function tasksOf(room, { kind, length }, progress, now, random = Math.random) {
  const numbers = Array.from({ length }, (_, number) => number);
  if (room.name === "speed") return numbers.map(() => countedFor(pick(room.pool, random), "speed"));
  if (room.name === "mixed") return mixed(room, kind, progress, now, random, numbers);
  return numbers.map(() => ofTechnique(room, kind, random));
}

/**
 * The same tasks with a position for each that is the same for the whole class, from the easiest on.
 * @param {RoundTask[]} tasks
 * @param {() => number} random as `chanceOf` makes it from the task of the class
 */
export const sameForAll = (tasks, random) =>
  tasks.map((task, number) => ({ ...task, fixed: { seed: Math.floor(random() * SEEDS), ease: number / tasks.length } }));

/**
 * Numbers from 0 to 1 as if by chance, but always the same ones for the same text.
 * @param {string} text
 */
export function chanceOf(text) {
  let state = [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 1);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * What a drill is asked for with: the position of the class, or one that this learner has not seen lately and is ready for.
 * @param {RoundTask} task
 * @param {PractiseRecord} record
 */
export function wishFor({ technique, kind, fixed }, { recent, ease }) {
  return fixed ? { technique, kind, ...fixed } : { technique, kind, recent, ease: kind === "speed" ? 0 : ease };
}

/**
 * @param {string} technique
 * @param {TaskKind} kind
 * @returns {RoundTask}
 */
const countedFor = (technique, kind) => ({ technique, kind, counts: technique });

/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 */
const pick = (list, random) => list[Math.floor(random() * list.length)];

/**
 * A task of the one technique. To be named it is mixed with those that it could be taken for, or the answer would be known.
 * @param {PractiseRoom} room
 * @param {TaskKind | null} wished
 * @param {() => number} random
 * @returns {RoundTask}
 */
function ofTechnique({ technique, pool, kinds }, wished, random) {
  const kind = allowed(kinds, technique, wished);
  const others = pool.filter((other) => kinds[other]?.includes("which"));
  const isOther = kind === "which" && others.length > 0 && random() < 0.5;
  return { technique: isOther ? pick(others, random) : technique, kind, counts: technique };
}

/**
 * The kind that is wished if it makes sense for the technique.
 * @param {PractiseRoom["kinds"]} kinds
 * @param {string} technique
 * @param {TaskKind | null} wished
 * @returns {TaskKind}
 */
const allowed = (kinds, technique, wished) => (wished && kinds[technique]?.includes(wished) ? wished : "cross-out");

/**
 * What is due comes first and has to be found, since that alone shows that it is known; then what else was practised,
 * asked in changing ways. Who has practised nothing gets what is easiest.
 * @param {PractiseRoom} room
 * @param {TaskKind | null} wished
 * @param {Progress} progress
 * @param {Date} now
 * @param {() => number} random
 * @param {number[]} numbers
 */
function mixed({ pool, kinds }, wished, progress, now, random, numbers) {
  const due = dueToday(progress, now).filter((key) => key in kinds);
  const practised = Object.keys(progress.techniques).filter((key) => key in kinds && progress.techniques[key].tried && !due.includes(key));
  const known = shuffled([...due, ...practised].length ? practised : pool, random);
  const from = [...due, ...known];
  return numbers.map((number) => {
    const technique = from[number % from.length];
    const isAsked = number < due.length;
    return countedFor(technique, allowed(kinds, technique, wished ?? (isAsked ? "cross-out" : VARIED[number % VARIED.length])));
  });
}

/**
 * @template T
 * @param {T[]} list
 * @param {() => number} random
 */
const shuffled = (list, random) =>
  list.map((each) => ({ each, place: random() })).sort((one, other) => one.place - other.place).map(({ each }) => each);
