// @ts-check
/**
 * A proof as it is read, sentence by sentence: what holds then, what is drawn, its chapters, how long one looks.
 *
 * The server says in a frame what each sentence does; nothing is guessed from its words. Pure functions.
 */

import { PEERS, bit } from "../geometry.js";

const ASSUMED = { on: "assumed", off: "assumed_off" };
const FEW_LINKS = 4;
const SHORT_PROOF = 8;

/** Beside the numbers of chapters: all of them together, which stand behind a summary. */
export const WHOLE = -2;

/**
 * Whether a case is another one or lies around it.
 * @param {number[]} outer
 * @param {number[]} inner
 */
const isAround = (outer, inner) => outer.length <= inner.length && outer.every((number, depth) => number === inner[depth]);

/**
 * The frames that hold when a sentence has been read: those of its case and of the cases around it.
 * @param {Frame[]} frames
 * @param {number} sentence
 */
export const held = (frames, sentence) => frames.slice(0, sentence + 1).filter((frame) => isAround(frame.case, frames[sentence].case));

/**
 * What is drawn while a sentence before the conclusion is read. After a wrong answer in a trial the place
 * where the next consequence is to be seen is shown as well.
 * @param {Frame[]} frames
 * @param {number} sentence
 * @param {Trial | null} [trial]
 * @returns {Pick<Paint, "areas" | "marks" | "links" | "ghosts" | "broken" | "noted">}
 */
export function paintProof(frames, sentence, trial) {
  const frame = frames[sentence];
  const holding = held(frames, sentence);
  /** @type {Marks} */
  const marks = {};
  /** @type {Record<number, number>} */
  const ghosts = {};
  for (const { kind, facts } of holding) {
    for (const [index, { candidates, true: isTrue }] of facts.entries()) {
      const role = isTrue ? "on" : "off";
      const isAssumed = kind === "assumption" || (kind === "case" && !index);
      for (const [cell, digit] of candidates) (marks[cell] ??= {})[digit] = isAssumed ? ASSUMED[role] : role;
      if (isTrue && candidates.length === 1) ghosts[candidates[0][0]] = candidates[0][1];
    }
  }
  for (const [cell, digit] of frame.pattern) (marks[cell] ??= {})[digit] ??= "reason";
  const looked = trial?.told === "trial_wrong" ? frames[sentence + 1].area : frame.broken.length ? [] : frame.area;
  return {
    areas: Object.fromEntries(looked.map((cell) => [cell, "house"])),
    marks,
    ghosts,
    links: linksOf(frame, holding),
    broken: frame.broken,
    noted: [...looked, ...frame.area, ...frame.broken, ...Object.keys(marks).map(Number)],
  };
}

/**
 * The links of a sentence, and quietly those before them; of many only those that led to its causes.
 * @param {Frame} frame
 * @param {Frame[]} holding
 */
function linksOf(frame, holding) {
  const causes = new Set(frame.links.map(({ start }) => String(start)));
  const before = holding.filter((each) => each !== frame).flatMap(({ links }) => links);
  const kept = before.length > FEW_LINKS ? before.filter(({ end }) => causes.has(String(end))) : before;
  return [...kept.map((link) => ({ ...link, quiet: true })), ...frame.links.map((link) => ({ ...link, quiet: false }))];
}

/**
 * For each cell the digits that the ghosts forbid there.
 * @param {Record<number, number>} ghosts
 * @returns {Record<number, number>}
 */
export function forbiddenBy(ghosts) {
  /** @type {Record<number, number>} */
  const forbidden = {};
  for (const [cell, digit] of Object.entries(ghosts)) {
    for (const peer of PEERS[Number(cell)]) forbidden[peer] = (forbidden[peer] ?? 0) | bit(digit);
  }
  return forbidden;
}

/**
 * The chapters of a proof: sentences of one case in a row; what frames the cases stands by itself.
 * @param {Frame[]} frames
 * @returns {Chapter[]}
 */
export function chapters(frames) {
  /** @type {Chapter[]} */
  const found = [];
  frames.forEach(({ case: within }, index) => {
    const last = found.at(-1);
    if (last && within.length && String(within) === String(frames[index - 1].case)) last.end = index + 1;
    else found.push({ first: index, end: index + 1, plain: !within.length });
  });
  return found;
}

/**
 * The number of the chapter in which a sentence stands; -1 if there is none.
 * @param {Frame[]} frames
 * @param {number} sentence
 */
export const chapterOf = (frames, sentence) => chapters(frames).findIndex(({ first, end }) => first <= sentence && sentence < end);

/**
 * Whether a chapter is open: as the player wished, else the one that is read and all of a short proof. What
 * stands behind a summary opens when it is read.
 * @param {Pick<HelpBase, "sentence" | "opened">} help
 * @param {Frame[]} frames
 * @param {number} number
 */
export function isOpen({ sentence, opened }, frames, number) {
  if (number === WHOLE) return opened?.[WHOLE] ?? sentence >= 0;
  const { first, end, plain } = chapters(frames)[number];
  if (plain) return true;
  return opened?.[number] ?? (frames.length <= SHORT_PROOF || (first <= sentence && sentence < end));
}

/** @type {Record<string, number>} */
const TIMES = { slow: 1.7, usual: 1, quick: 0.55 };
const LOOKING = 1600;
const READING = 55;

/**
 * How long a sentence is shown when the proof plays, in milliseconds: time to look and time for its letters.
 * @param {string} text
 * @param {string} pace
 */
export const dwell = (text, pace) => Math.round((LOOKING + READING * text.length) * TIMES[pace]);
