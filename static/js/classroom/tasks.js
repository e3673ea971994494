// @ts-check
/** The tasks of a class with their results, as the teacher's device keeps them. The functions on them are pure. */

import { onForeignWrite, read, write } from "../storage.js";
import { KINDS, isTaskId, readResult, sameName, tidyName } from "./codes.js";

const PLACE = "sudoku-helper:class";
const FILE_KIND = "sudoku-helper-class";
/** No later time has a year of four digits; those far beyond are no time at all. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * What is known of the results of a task; nobody sees how a booklet was worked on.
 * @param {Pick<KeptTask, "kind">} task
 * @returns {ResultColumn[]}
 */
export const columnsOf = ({ kind }) => (kind === "booklet" ? ["name", "right", "tried", "when"] : ["name", "right", "tried", "helped", "minutes", "when"]);

/**
 * The tasks of this device, the latest first.
 * @returns {KeptTask[]}
 */
export function loadTasks() {
  const stored = read(PLACE);
  return Array.isArray(stored) ? readTasks(stored) : [];
}

/**
 * Keep the tasks; false if the browser has no room for them.
 * @param {KeptTask[]} tasks
 */
export const saveTasks = (tasks) => write(PLACE, tasks);

/**
 * Call back when another tab changes the tasks.
 * @param {() => void} callback
 */
export const onForeignTasks = (callback) => onForeignWrite((key) => key === PLACE && callback());

/**
 * The tasks with a new one in front.
 * @param {KeptTask[]} tasks
 * @param {ClassTask} task
 * @param {number} now
 * @returns {KeptTask[]}
 */
export const addTask = (tasks, task, now) => [{ ...task, made: now, results: [] }, ...tasks];

/**
 * The results of some lines, each put to its task; lines that hold none are told.
 * @param {KeptTask[]} tasks
 * @param {string[]} lines
 * @param {number} now
 */
export function takeResults(tasks, lines, now) {
  const told = { tasks, added: 0, replaced: 0, broken: /** @type {string[]} */ ([]) };
  for (const line of lines.map((text) => text.trim()).filter(Boolean)) {
    const result = readResult(line);
    if (!result) {
      told.broken.push(line);
      continue;
    }
    const { task, ...rest } = result;
    const known = told.tasks.find(({ id }) => id === task) ?? stranger(task, now);
    const isKnown = known.results.some(({ name }) => sameName(name) === sameName(result.name));
    told.tasks = put(told.tasks, { ...known, results: merged(known.results, [{ ...rest, when: now }]) });
    if (isKnown) told.replaced += 1;
    else told.added += 1;
  }
  return told;
}

/**
 * A task of which nothing is known but its number.
 * @param {string} id
 * @param {number} now
 * @returns {KeptTask}
 */
const stranger = (id, now) => ({ id, kind: "unknown", what: "", title: "", made: now, results: [] });

/**
 * @param {KeptTask[]} tasks
 * @param {KeptTask} task
 */
const put = (tasks, task) =>
  tasks.some(({ id }) => id === task.id) ? tasks.map((each) => (each.id === task.id ? task : each)) : [task, ...tasks];

/**
 * One result for each name, the newest.
 * @param {KeptResult[]} before
 * @param {KeptResult[]} more
 */
function merged(before, more) {
  const byName = new Map(before.map((result) => [sameName(result.name), result]));
  for (const result of more) {
    const known = byName.get(sameName(result.name));
    if (!known || known.when <= result.when) byName.set(sameName(result.name), result);
  }
  return [...byName.values()];
}

/**
 * The tasks without one.
 * @param {KeptTask[]} tasks
 * @param {string} id
 */
export const removeTask = (tasks, id) => tasks.filter((task) => task.id !== id);

/**
 * The tasks without the result of a name.
 * @param {KeptTask[]} tasks
 * @param {string} id
 * @param {string} name
 */
export const removeResult = (tasks, id, name) =>
  tasks.map((task) => (task.id === id ? { ...task, results: task.results.filter((result) => result.name !== name) } : task));

/**
 * Results in the order of a column.
 * @param {KeptResult[]} results
 * @param {ResultColumn} column
 * @param {boolean} descending
 */
export function sorted(results, column, descending) {
  const order = (/** @type {KeptResult} */ one, /** @type {KeptResult} */ other) =>
    column === "name" ? one.name.localeCompare(other.name) : one[column] - other[column];
  return results.toSorted((one, other) => (descending ? -1 : 1) * order(one, other) || one.name.localeCompare(other.name));
}

/**
 * A day as spreadsheets read it; nothing where it is not known.
 * @param {number} time
 */
const writeDay = (time) => (time ? new Date(time).toISOString().slice(0, 10) : "");

/**
 * Results as a table for spreadsheets; those of most of Europe expect semicolons.
 * @param {KeptResult[]} results
 * @param {ResultColumn[]} columns
 * @param {(column: ResultColumn) => string} heading
 * @param {string} separator
 */
export function writeTable(results, columns, heading, separator) {
  const lines = results.map((result) =>
    columns.map((column) => (column === "when" ? writeDay(result.when) : String(result[column]))),
  );
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  return [columns.map(heading), ...lines].map((line) => line.map(quoted).join(separator)).join("\r\n") + "\r\n";
}

/**
 * All tasks as a file for another device.
 * @param {KeptTask[]} tasks
 */
export const writeFile = (tasks) => JSON.stringify({ kind: FILE_KIND, tasks }, null, 1);

/**
 * The tasks with those of a file, and how many of its entries made no sense; null if it is none.
 * @param {KeptTask[]} tasks
 * @param {string} text
 */
export function takeFile(tasks, text) {
  try {
    const { kind, tasks: stored } = JSON.parse(text);
    if (kind !== FILE_KIND) return null;
    const found = readTasks(stored);
    const joined = found.reduceRight((all, task) => {
      const known = all.find(({ id }) => id === task.id);
      const latest = known && known.kind !== "unknown" ? known : task;
      return put(all, { ...latest, results: merged(known?.results ?? [], task.results) });
    }, tasks);
    return { tasks: joined, refused: entriesIn(stored) - entriesIn(found) };
  } catch {
    return null;
  }
}

/**
 * How many tasks and results there are, whatever they are worth.
 * @param {any[]} stored
 */
const entriesIn = (stored) => stored.reduce((sum, task) => sum + 1 + (task?.results?.length || 0), 0);

/**
 * What is stored, as far as it makes sense: whatever else stands there, no good entry is lost by it.
 * @param {any} stored
 * @returns {KeptTask[]}
 */
const readTasks = (stored) =>
  stored
    .filter((/** @type {any} */ task) => isTaskId(String(task?.id)))
    .map((/** @type {any} */ { id, kind, what, title, made, results }) => ({
      id: String(id),
      kind: KINDS.includes(kind) ? kind : "unknown",
      what: String(what ?? ""),
      title: String(title ?? ""),
      made: readTime(made),
      results: (Array.isArray(results) ? results : []).map(readKept).filter(({ name }) => sameName(name)),
    }));

/**
 * @param {any} stored
 * @returns {KeptResult}
 */
function readKept(stored) {
  const { name, when, ...numbers } = stored ?? {};
  const [right, tried, helped, minutes] = [numbers.right, numbers.tried, numbers.helped, numbers.minutes].map(readNumber);
  return { name: tidyName(String(name ?? "")), right, tried, helped, minutes, when: readTime(when) };
}

/** @param {any} value */
const readNumber = (value) => (Number.isFinite(Number(value)) ? Number(value) : 0);

/**
 * A time that is one, otherwise none.
 * @param {any} value
 */
const readTime = (value) => (Number(value) > 0 && Number(value) <= LATEST ? Number(value) : 0);
