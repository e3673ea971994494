// @ts-check
/** What a task asks for, in a sentence, and where it is worked on. */

import { address, element, pageAddress } from "../page.js";
import { currentLanguage, t } from "../text.js";
import { readCounts, total } from "../making/wishes.js";
import { writeTask } from "./codes.js";

const DRILL_KINDS = ["cross-out", "find", "which", "real"];

/** @returns {ClassNames} */
const names = () => JSON.parse(element("class-names").textContent ?? "");

/**
 * The parts of a drill round.
 * @param {string} what
 */
export function drillOf(what) {
  const [technique, kind, number] = what.split("~");
  return { technique, kind, number };
}

/**
 * Whether a round is about many techniques, and so about kinds of its own.
 * @param {string} technique
 */
export const isOfMany = (technique) => technique === "mixed" || technique === "speed";

/**
 * The seed of a booklet, and how many puzzles of each level it holds.
 * @param {string} what
 */
export function bookletOf(what) {
  const [seed, ...rest] = what.split("~");
  const fields = rest.flatMap((level, place) => (place % 2 ? [] : [/** @type {[string, string]} */ ([level, rest[place + 1]])]));
  const levels = readCounts(fields);
  return { seed, levels, number: total(levels) };
}

/**
 * What a task is called: its title, or else what it asks for.
 * @param {Pick<KeptTask, "kind" | "what" | "title">} task
 */
export const titleOf = (task) => task.title || about(task);

/**
 * What a task asks for.
 * @param {Pick<KeptTask, "kind" | "what">} task
 */
export function about({ kind, what }) {
  switch (kind) {
    case "puzzle":
      return t("class_about_puzzle");
    case "drill": {
      const { technique, kind: way, number } = drillOf(what);
      if (isOfMany(technique)) return t(`class_about_${technique}`, { count: number });
      if (!DRILL_KINDS.includes(way)) return t("class_about_unknown");
      return t("class_about_drill", { technique: names().techniques[technique] ?? technique, kind: t(`class_drill_${way}`), count: number });
    }
    case "chapter":
      return t("class_about_chapter", { chapter: names().chapters[what] ?? what });
    case "booklet":
      return t("class_about_booklet", { number: bookletOf(what).number });
    default:
      return t("class_about_unknown");
  }
}

/**
 * The link that a class opens; what stands behind # never reaches a server.
 * @param {ClassTask} task
 */
export const taskLink = (task) => `${location.origin}${pageAddress(currentLanguage(), "class", "task")}#${writeTask(task)}`;

/**
 * The room in which a task is worked on, which gets to know the task; a booklet is worked on elsewhere.
 * @param {ClassTask} task
 */
export function roomOf(task) {
  const { kind, what } = task;
  const code = writeTask(task);
  const lang = currentLanguage();
  if (kind === "puzzle") return `${address()}/?lang=${lang}#s=${what}&task=${code}`;
  if (kind === "chapter") return `${pageAddress(lang, "course", what)}#task=${code}`;
  if (kind !== "drill") return null;
  const { technique, kind: way, number } = drillOf(what);
  return `${pageAddress(lang, "practise", technique)}#round=${number}${isOfMany(technique) ? "" : `&kind=${way}`}&task=${code}`;
}
