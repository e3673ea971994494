// @ts-check
/**
 * Help in four stages as plain data: name and area, candidates, explanation, apply.
 *
 * The server's answer carries all stages; these functions only decide how much of it is shown.
 */

import { HOUSES, columnOf, rowOf } from "../geometry.js";

const HOUSE_SIZE = 9;

/**
 * The help while the server is asked; *skip* steps were shown before.
 * @returns {Help}
 */
export const asking = (skip = 0) => ({ kind: "asking", stage: 0, skip, sentence: -1 });

/**
 * The help that an answer of the server gives. A search that was broken off may go on, too.
 * @param {Answer<"help">} answer
 * @returns {Help}
 */
export function receive(answer, skip = 0) {
  if (answer.code === "too-long") return receive({ nothing: { placements: [], stopped: true } }, skip);
  const { step, mistake, nothing, solved, error = "" } = answer;
  const base = { stage: 1, skip, sentence: -1 };
  if (step) return { ...base, kind: "step", step };
  if (mistake) return { ...base, kind: "mistake", mistake };
  if (nothing) return { ...base, kind: "nothing", nothing };
  return solved ? { ...base, kind: "solved" } : { ...base, kind: "error", error };
}

/**
 * The help that explains a step, from the third stage or another one.
 * @param {Step} step
 * @returns {StepHelp}
 */
export const explaining = (step, stage = 3) => ({ kind: "step", stage, skip: 0, sentence: -1, step });

/**
 * How many presses the help has: four for steps and mistakes, one for what has no stages.
 * @param {Help} help
 */
export const stages = (help) => (help.kind === "step" || help.kind === "mistake" ? 4 : 1);

/**
 * One press further.
 * @param {Help} help
 */
export const advance = (help) => ({ ...help, stage: Math.min(help.stage + 1, stages(help)), spot: null });

/**
 * One press back.
 * @param {Help} help
 */
export const goBack = (help) => ({ ...help, stage: Math.max(help.stage - 1, 1), sentence: -1, spot: null });

/**
 * The sentences to read at this stage.
 * @param {Help} help
 */
export function sentences(help) {
  if (help.kind === "step") {
    if (help.stage < 3) return help.step.where ? [help.step.where] : [];
    return help.step.sentences;
  }
  if (help.kind === "mistake") return help.mistake.stages.slice(0, Math.min(help.stage, 3));
  return [];
}

/**
 * A sentence as plain text; plain text stays as it is.
 * @param {Sentence | string | undefined} sentence
 */
export const plain = (sentence) =>
  typeof sentence === "string" ? sentence : (sentence ?? []).map((part) => part.text).join("");

/**
 * What a step is announced with: its name and the first sentence.
 * @param {Step} step
 */
export const announced = ({ technique, sentences: [first] }) => `${technique.name}. ${plain(first)}`;

/**
 * Walk to the next sentence; after the last one all are shown again.
 * @param {Help} help
 * @returns {Help}
 */
export function nextSentence(help) {
  const count = sentences(help).length;
  const sentence = help.sentence + 1 < count ? help.sentence + 1 : -1;
  return { ...help, sentence, spot: sentence < 0 ? null : spotOf(sentences(help)[sentence]) };
}

/**
 * Each of some digits in each of some cells.
 * @param {number[]} cells
 * @param {number[]} digits
 * @returns {Candidate[]}
 */
export const candidatesOf = (cells, digits) => cells.flatMap((cell) => digits.map((digit) => /** @type {Candidate} */ ([cell, digit])));

/**
 * The cells and candidates that a sentence speaks of. A digit named with cells means these cells alone.
 * @param {Sentence} sentence
 * @returns {Spot | null}
 */
export function spotOf(sentence) {
  const parts = sentence
    .map(({ cells = [], digits = [] }) => ({ cells, digits }))
    .filter(({ cells }) => cells.length < HOUSE_SIZE);
  const apart = {
    cells: parts.flatMap(({ cells, digits }) => (digits.length ? [] : cells)),
    digits: parts.flatMap(({ cells, digits }) => (cells.length ? [] : digits)),
  };
  const cells = new Set(parts.flatMap((part) => part.cells));
  const marks = [...parts, apart].flatMap((part) => candidatesOf(part.cells, part.digits));
  return cells.size ? { cells: [...cells], marks } : null;
}

/**
 * The cells of a word; a digit alone means its places in the pattern.
 * @param {Part} part
 * @param {Step | null | undefined} step
 * @returns {Spot | null}
 */
export function spotOfPart({ cells, digits = [] }, step) {
  if (cells?.length) return { cells, marks: candidatesOf(cells, digits) };
  if (!step) return null;
  const { marks } = paint(explaining(step));
  const found = Object.keys(marks).map(Number).filter((cell) => digits.some((digit) => digit in marks[cell]));
  return found.length ? { cells: found, marks: candidatesOf(found, digits) } : null;
}

/** @type {Readonly<Paint>} */
const EMPTY_PAINT = Object.freeze({ areas: {}, marks: {}, links: [], beams: [] });

/**
 * What the help draws on the board: the area of each cell, the role of each candidate or digit as
 * marks[cell][digit], the links of a chain, and the beams of digits that block a cell.
 * @param {Help | null} help
 * @param {(cell: number) => boolean} isEmpty
 * @returns {Paint}
 */
export function paint(help, isEmpty = () => true) {
  if (help?.kind === "step" && help.stage < 4) return paintStep(help, isEmpty);
  if (help?.kind === "mistake" && help.stage < 4) return paintMistake(help);
  if (help?.kind === "nothing") return paintNudge(help.nothing);
  return EMPTY_PAINT;
}

/**
 * Whether a step is proved by cases, which are read one at a time.
 * @param {Step | null | undefined} step
 */
export const isProof = (step) => Boolean(step?.passages?.length);

/**
 * The case of a proof to which a sentence belongs, the innermost one; none for what frames them.
 * @param {Step} step
 * @param {number} sentence
 */
export function passageOf(step, sentence) {
  const around = (step.passages ?? []).filter(({ first, end }) => first <= sentence && sentence < end);
  return around.sort((one, other) => one.end - one.first - (other.end - other.first))[0] ?? null;
}

const LONGEST_UNFOLDED = 8;

/**
 * The sentences of a long proof that are folded away: at first all between the start and the
 * conclusion, then the inside of the cases that are not being read.
 * @param {Help} help
 * @returns {Set<number>}
 */
export function folded(help) {
  const told = sentences(help);
  const isLong = help.kind === "step" && isProof(help.step) && help.stage >= 3 && told.length > LONGEST_UNFOLDED;
  if (!isLong || help.unfolded) return new Set();
  const inside = help.sentence < 0 ? isBetween(told.length) : isInOtherCase(help);
  return new Set([...told.keys()].filter(inside));
}

/** @param {number} count */
const isBetween = (count) => (/** @type {number} */ index) => index > 0 && index < count - 1;

/** @param {StepHelp} help */
function isInOtherCase({ step, sentence }) {
  const reading = passageOf(step, sentence);
  return (/** @type {number} */ index) => {
    const passage = passageOf(step, index);
    return passage && passage.first !== index && passage.first !== reading?.first;
  };
}

/**
 * A function that gives candidates a role in *marks*, which has the form marks[cell][digit].
 * @param {Marks} marks
 */
export const marking = (marks) => (/** @type {Candidate[]} */ candidates, /** @type {string} */ role) => {
  for (const [cell, digit] of candidates) (marks[cell] ??= {})[digit] = role;
};

/**
 * @param {StepHelp} help
 * @param {(cell: number) => boolean} isEmpty
 * @returns {Paint}
 */
function paintStep({ step, stage, sentence }, isEmpty) {
  /** @type {Paint["areas"]} */
  const areas = {};
  // Where a proof ends says nothing about where to look; it belongs to the second stage.
  if (stage >= 2 || !isProof(step)) for (const cell of step.secondary) areas[cell] = "secondary";
  for (const cell of step.primary) areas[cell] = "primary";
  /** @type {Marks} */
  const marks = {};
  const mark = marking(marks);
  if (stage >= 2) {
    const passage = stage >= 3 ? passageOf(step, sentence) : null;
    const highlights = { ...step.highlights, ...passage?.highlights };
    for (const [role, candidates] of Object.entries(highlights)) mark(candidates, role);
    mark(step.cross_outs, "gone");
    mark(step.placements, "placed");
  }
  return {
    areas,
    marks,
    links: stage >= 3 ? linksShown(step, sentence) : [],
    beams: stage >= 2 ? beams(step, isEmpty) : [],
  };
}

/**
 * The links of the case that is being read or of the whole chain; quiet but for those of its sentence.
 * @param {Step} step
 * @param {number} sentence
 */
function linksShown(step, sentence) {
  const links = isProof(step) ? (passageOf(step, sentence)?.links ?? []) : step.links;
  const said = new Set(spotOf(step.sentences[sentence] ?? [])?.marks.map(String));
  const isSaid = (/** @type {Link} */ { start, end }) => [...start, ...end].every((candidate) => said.has(String(candidate)));
  const isCalm = isProof(step) || links.some(isSaid);
  return links.map((link) => ({ ...link, quiet: isCalm && !isSaid(link) }));
}

/**
 * Where a blocking digit strikes: pairs of its cell and an empty cell of the area in its line.
 * @param {Step} step
 * @param {(cell: number) => boolean} isEmpty
 */
function beams(step, isEmpty) {
  const placed = new Set(step.placements.map(([cell]) => cell));
  const struck = step.primary.filter((cell) => isEmpty(cell) && !placed.has(cell));
  return (step.highlights.blocker ?? []).flatMap(([blocker]) =>
    struck
      .filter((cell) => rowOf(cell) === rowOf(blocker) || columnOf(cell) === columnOf(blocker))
      .map((cell) => /** @type {[number, number]} */ ([blocker, cell])),
  );
}

/** @param {MistakeHelp} help */
function paintMistake({ mistake, stage }) {
  /** @type {Paint["areas"]} */
  const areas = {};
  /** @type {Marks} */
  const marks = {};
  const mark = marking(marks);
  if (stage >= 2) for (const house of mistake.houses) for (const cell of HOUSES[house]) areas[cell] = "secondary";
  if (stage >= 3) {
    for (const cell of mistake.cells) areas[cell] = "primary";
    mark([...mistake.remove, ...mistake.clear], "gone");
    mark(mistake.restore, "placed");
  }
  return { areas, marks, links: [], beams: [] };
}

/**
 * Where the digit that is offered without a reason would stand; the digit itself stays hidden.
 * @param {Nothing} nothing
 */
const paintNudge = ({ placements = [] }) => ({
  ...EMPTY_PAINT,
  areas: Object.fromEntries(placements.map(([cell]) => [cell, "primary"])),
});

/**
 * The roles that are drawn at this stage, for the legend, in the order of the pattern.
 * @param {Help} help
 */
export function rolesShown(help) {
  const { areas, marks } = paint(help);
  const found = new Set(Object.values(areas));
  for (const digits of Object.values(marks)) for (const role of Object.values(digits)) found.add(role);
  const last = ["placed", "gone"];
  return [...found].sort((one, other) => last.indexOf(one) - last.indexOf(other));
}

/**
 * The role whose colour a part of a sentence carries.
 * @param {Part} part
 * @param {Step | null | undefined} step
 */
export function roleOf(part, step) {
  if (!step) return "";
  const { role = "", cells = [], digits = [] } = part;
  if (role in step.highlights) return role;
  const among = (/** @type {Candidate[]} */ candidates) => {
    const found = candidates.filter(([, digit]) => !digits.length || digits.includes(digit)).map(([cell]) => cell);
    return cells.length > 0 && cells.every((cell) => found.includes(cell));
  };
  if (among(step.cross_outs)) return "gone";
  if (among(step.placements)) return "placed";
  return cells.length && isProof(step) && step.passages.some(({ highlights }) => role in highlights) ? role : "";
}
