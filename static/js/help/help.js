// @ts-check
/**
 * Help in four stages as plain data: name and area, candidates, explanation, apply.
 *
 * The server's answer carries all stages; these functions only decide how much of it is shown.
 */

import { HOUSES, columnOf, rowOf } from "../geometry.js";
import { WHOLE, chapterOf, paintProof } from "./proof.js";

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
 * Whether two helps tell of the same step or mistake, in whatever words.
 * @param {Help | null} help
 * @param {Help | null} other
 */
export const saysSame = (help, other) => Boolean(help && other && told(help) && told(help) === told(other));

/**
 * What a help tells of, without its words; nothing if that is neither a step nor a mistake.
 * @param {Help} help
 */
function told(help) {
  if (help.kind !== "step" && help.kind !== "mistake") return "";
  return [help.kind, help.step?.technique.key, effect(help)].join();
}

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
export const goBack = (help) => ({ ...help, stage: Math.max(help.stage - 1, 1), sentence: -1, spot: null, playing: false });

/**
 * A help that is put aside to be taken up later, if there is more of it to see.
 * @param {Help} help
 * @returns {Help | null}
 */
export const resting = (help) => (stages(help) === 4 && !help.done ? { ...help, spot: null, playing: false, trial: null } : null);

/**
 * What a help does when it is carried out, as [cell, digit].
 * @param {StepHelp | MistakeHelp} help
 */
export const effect = (help) =>
  help.kind === "step" ? [...help.step.placements, ...help.step.cross_outs] : [...help.mistake.remove, ...help.mistake.restore, ...help.mistake.clear];

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

/** A step that is told in so few sentences can be seen at a glance. */
const FEW_SENTENCES = 5;

/**
 * What is said besides the place where to look: before it, after it or instead of it, as names of texts.
 * @param {StepHelp} help
 * @param {boolean} isKnown
 */
export function hints({ stage, step }, isKnown) {
  if (stage === 2) return { instead: isProof(step) ? "stage_hint_2_proof" : "stage_hint_2" };
  if (isKnown) return { before: "known_told" };
  return step.sentences.length > FEW_SENTENCES ? {} : { after: "stage_hint_1" };
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
  return read(help, help.sentence + 1 < sentences(help).length ? help.sentence + 1 : -1);
}

/**
 * Walk back to the sentence before; before the first one all are shown again.
 * @param {Help} help
 */
export const previousSentence = (help) => read(help, help.sentence < 0 ? sentences(help).length - 1 : help.sentence - 1);

/**
 * Whether the last sentence is being read.
 * @param {Help} help
 */
export const isLast = (help) => help.sentence + 1 === sentences(help).length;

/**
 * Read one sentence; the chapter it stands in opens, and the proof if it stands behind a summary.
 * @param {Help} help
 * @param {number} sentence
 * @returns {Help}
 */
export function read(help, sentence) {
  const told = sentences(help)[sentence];
  const { [chapterOf(help.step?.frames ?? [], sentence)]: _chapter, [WHOLE]: _whole, ...opened } = help.opened ?? {};
  const spot = told ? spotOf(told) : null;
  // In a proof the candidates of a sentence have their roles; light around them would only crowd small cells.
  return { ...help, sentence: told ? sentence : -1, opened, spot: spot && isProof(help.step) ? { ...spot, marks: [] } : spot };
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
const EMPTY_PAINT = Object.freeze({ areas: {}, marks: {}, links: [], beams: [], ghosts: {}, broken: [], noted: [] });

/**
 * What the help draws on the board: the area of each cell, the role of each candidate or digit as
 * marks[cell][digit], the links of a chain, and the beams of digits that block a cell.
 * @param {Help | null} help
 * @param {(cell: number) => boolean} isEmpty
 * @returns {Paint}
 */
export function paint(help, isEmpty = () => true) {
  if (help?.kind === "step" && help.done) return paintDone(help.step);
  if (help?.kind === "step" && help.stage < 4) return paintStep(help, isEmpty);
  if (help?.kind === "mistake" && help.stage < 4) return paintMistake(help);
  if (help?.kind === "nothing") return paintNudge(help.nothing);
  return EMPTY_PAINT;
}

/**
 * Whether a step is proved by cases, which are read one at a time.
 * @param {Step | null | undefined} step
 */
export const isProof = (step) => Boolean(step?.frames?.length);

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
function paintStep({ step, stage, sentence, trial }, isEmpty) {
  const isRead = stage >= 3 && isProof(step) && sentence >= 0;
  if (isRead && step.frames[sentence].kind !== "conclusion") return { ...EMPTY_PAINT, ...paintProof(step.frames, sentence, trial) };
  /** @type {Paint["areas"]} */
  const areas = {};
  // Where a proof ends says nothing about where to look; it belongs to the second stage.
  if (stage >= 2 || !isProof(step)) for (const cell of step.secondary) areas[cell] = "secondary";
  for (const cell of step.primary) areas[cell] = "primary";
  /** @type {Marks} */
  const marks = {};
  const mark = marking(marks);
  if (stage >= 2) {
    if (!isRead) for (const [role, candidates] of Object.entries(step.highlights)) mark(candidates, role);
    mark(step.cross_outs, "gone");
    mark(step.placements, "placed");
  }
  return {
    ...EMPTY_PAINT,
    areas,
    marks,
    links: stage >= 3 && !isProof(step) ? linksShown(step, sentence) : [],
    beams: stage >= 2 ? beams(step, isEmpty) : [],
    noted: stage >= 2 && (step.cross_outs.length > 0 || isProof(step)) ? [...Object.keys(areas), ...Object.keys(marks)].map(Number) : [],
  };
}

/**
 * The links of a chain, quiet but for those of the sentence that is being read.
 * @param {Step} step
 * @param {number} sentence
 */
function linksShown({ links, sentences: told }, sentence) {
  const said = new Set(spotOf(told[sentence] ?? [])?.marks.map(String));
  const isSaid = (/** @type {Link} */ { start, end }) => [...start, ...end].every((candidate) => said.has(String(candidate)));
  const isCalm = links.some(isSaid);
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

/**
 * What has just been done; the style sheet lets it fade.
 * @param {Step} step
 * @returns {Paint}
 */
function paintDone({ placements, cross_outs: crossOuts }) {
  /** @type {Marks} */
  const marks = {};
  const mark = marking(marks);
  mark(crossOuts, "gone");
  mark(placements, "placed");
  return { ...EMPTY_PAINT, marks };
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
  return { ...EMPTY_PAINT, areas, marks };
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
  // The house that a sentence looks at is named in it.
  const found = new Set(Object.values(areas).filter((area) => area !== "house"));
  for (const digits of Object.values(marks)) for (const role of Object.values(digits)) found.add(role);
  const last = ["placed", "gone"];
  return [...found].sort((one, other) => last.indexOf(one) - last.indexOf(other));
}

const PROOF_ROLES = ["assumed", "assumed_off", "on", "off"];

/**
 * The role whose colour a part of a sentence carries; within a case that of its place in the thought.
 * @param {Part} part
 * @param {Step | null | undefined} step
 * @param {string} [kind] of the sentence in a proof
 */
export function roleOf(part, step, kind) {
  if (!step) return "";
  const { role = "", cells = [], digits = [] } = part;
  if (kind && kind !== "conclusion") return cells.length && PROOF_ROLES.includes(role) ? role : "";
  if (role in step.highlights) return role;
  const among = (/** @type {Candidate[]} */ candidates) => {
    const found = candidates.filter(([, digit]) => !digits.length || digits.includes(digit)).map(([cell]) => cell);
    return cells.length > 0 && cells.every((cell) => found.includes(cell));
  };
  if (among(step.cross_outs)) return "gone";
  return among(step.placements) ? "placed" : "";
}

/**
 * What a check found, as the texts that tell it with their numbers: wrong digits, candidates wrongly removed, notes that
 * are impossible; or that all is right.
 * @param {Pick<Mistake, "remove" | "restore" | "clear">[]} mistakes
 * @returns {[key: string, count: number][]}
 */
export function verdicts(mistakes) {
  const number = (/** @type {"remove" | "restore" | "clear"} */ what) => mistakes.flatMap((mistake) => mistake[what]).length;
  const [digits, candidates, notes] = [number("remove"), number("restore"), number("clear")];
  /** @type {[string, number][]} */
  const told = [
    ["found_digits", digits],
    ["found_candidates", candidates],
    ["found_notes", notes],
  ];
  return mistakes.length ? told.filter(([, count]) => count) : [["no_mistakes", 0]];
}
