// @ts-check
/** What the collection holds, as plain data: records, their order, and files of them. Pure functions. */

import { complete as completeProgress } from "../coach/kept.js";
import { isGiven, readNotation, valueOf } from "../game/cells.js";

export const LEVELS = Object.freeze(["unknown", "very-easy", "easy", "medium", "hard", "very-hard", "expert", "evil", "several", "none"]);
/** @type {readonly Column[]} */
export const COLUMNS = Object.freeze(["number", "name", "givens", "solved", "open", "level", "backward", "date"]);
const FILE_KIND = "sudoku-helper-collection";
export const LONGEST_NAME = 120;
const LINES_AT_ONCE = 400;
const LARGEST_PIECE = 50000;

/**
 * The counts of a position.
 * @param {string} board
 */
export function countsOf(board) {
  const cells = readNotation(board);
  const givens = cells.filter((content) => isGiven(content)).length;
  const filled = cells.filter((content) => valueOf(content)).length;
  return { givens, solved: filled - givens, open: 81 - filled };
}

/**
 * A record of a position; what is not known yet is filled in later.
 * @param {string} id
 * @param {string} name
 * @param {string} board
 * @param {number} date
 * @param {Partial<CollectionRecord>} more
 * @returns {CollectionRecord}
 */
export const newRecord = (id, name, board, date, more = {}) => ({
  level: "unknown",
  backward: null,
  ...more,
  id,
  name: name.slice(0, LONGEST_NAME),
  board,
  ...countsOf(board),
  date,
});

/**
 * A stored record with defaults for what another version left out; null if there is no board in it.
 * @param {any} stored
 * @returns {CollectionRecord | null}
 */
export function complete(stored) {
  try {
    return {
      ...stored,
      name: String(stored.name ?? ""),
      level: LEVELS.includes(stored.level) ? stored.level : "unknown",
      backward: Number.isInteger(stored.backward) ? stored.backward : null,
      date: Number.isFinite(stored.date) ? stored.date : 0,
      ...countsOf(stored.board),
    };
  } catch {
    return null;
  }
}

/**
 * When a record came into the collection.
 * @param {CollectionRecord} record
 */
const addedAt = ({ added, date }) => added ?? date;

/**
 * The records in the order of a column; unknown values come last in both directions.
 * @param {CollectionRecord[]} records
 * @param {Column} column
 * @param {boolean} descending
 * @param {string} [lang]
 */
export function sorted(records, column, descending, lang) {
  const collator = new Intl.Collator(lang, { numeric: true, sensitivity: "base" });
  const keyOf = (/** @type {CollectionRecord} */ record) => {
    if (column === "number") return addedAt(record);
    return column === "level" ? LEVELS.indexOf(record.level) || null : record[column];
  };
  const compare = (/** @type {string | number} */ one, /** @type {string | number} */ other) =>
    typeof one === "string" ? collator.compare(one, String(other)) : one - Number(other);
  return [...records].sort((left, right) => {
    const [one, other] = [keyOf(left), keyOf(right)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (descending ? -1 : 1) * compare(one, other) || addedAt(left) - addedAt(right);
  });
}

/**
 * The records whose name or level has every word of the search in it.
 * @param {CollectionRecord[]} records
 * @param {string} search
 * @param {(level: Level) => string} levelName
 */
export function found(records, search, levelName) {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return records;
  return records.filter((record) => {
    const text = `${record.name} ${levelName(record.level)}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * Records as a file that holds all there is to know, with what was learned if that is given too.
 * @param {CollectionRecord[]} records
 * @param {Progress} [progress]
 */
export const writeFile = (records, progress) =>
  `${JSON.stringify({
    kind: FILE_KIND,
    version: 1,
    puzzles: records.map(({ name, board, level, backward, date }) => ({ name, board, level, backward, date })),
    progress,
  }, null, 1)}\n`;

/**
 * Records as lines of 81 characters, for other programs.
 * @param {CollectionRecord[]} records
 */
export const writeLines = (records) =>
  records.map(({ board }) => `${readNotation(board).map((content) => (isGiven(content) ? valueOf(content) : ".")).join("")}\n`).join("");

/**
 * The puzzles of a file of our own, and what was learned if the file tells it; null if the text is something else.
 * @param {string} text
 * @returns {{puzzles: CollectionRecord[], progress?: Progress} | null}
 */
export function readFile(text) {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    const data = JSON.parse(text);
    if (data.kind !== FILE_KIND || !Array.isArray(data.puzzles)) return null;
    const puzzles = /** @type {CollectionRecord[]} */ (data.puzzles.map(complete).filter(Boolean));
    return data.progress ? { puzzles, progress: completeProgress(data.progress) } : { puzzles };
  } catch {
    return null;
  }
}

/**
 * A text in pieces that fit into one message each: lines can be read apart, anything else cannot.
 * @param {string} text
 */
export function pieces(text) {
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => line.trim() && !line.startsWith("#")) ?? "";
  const isLines = /^\s*[1-9.0*_xX?+-]{81}/.test(first);
  if (!isLines) return text.length <= LARGEST_PIECE ? [text] : [];
  const found = [];
  /** @type {string[]} */
  let piece = [];
  let length = 0;
  for (const line of lines) {
    if (piece.length === LINES_AT_ONCE || length + line.length > LARGEST_PIECE) {
      found.push(piece.join("\n"));
      [piece, length] = [[], 0];
    }
    piece.push(line);
    length += line.length + 1;
  }
  return [...found, piece.join("\n")].filter((each) => each.trim());
}
