// @ts-check
/** What the collection holds, as plain data: records, their order, and files of them. Pure functions. */

import { complete as completeProgress } from "../coach/kept.js";
import { givensOf, isGiven, readNotation, valueOf } from "../game/cells.js";
import { completeGame, newGame, readGame } from "../game/state.js";

export const LEVELS = Object.freeze(["unknown", "very-easy", "easy", "medium", "hard", "very-hard", "expert", "evil", "several", "none"]);
/** @type {readonly Column[]} */
export const COLUMNS = Object.freeze(["number", "name", "givens", "solved", "open", "level", "backward", "date"]);
const FILE_KIND = "sudoku-helper-collection";
export const LONGEST_NAME = 120;
const LONGEST_TAG = 40;
const MOST_TAGS = 12;
/** What belongs to the playing of a game rather than to the game: where it was, how it came about, what can be undone. */
const PASSING = ["id", "title", "saved", "past", "future", "changed", "task", "reading"];
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
  tags: [],
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
    const { game, ...told } = stored;
    const kept = completeGame(game);
    return {
      ...told,
      name: String(stored.name ?? ""),
      level: LEVELS.includes(stored.level) ? stored.level : "unknown",
      backward: Number.isInteger(stored.backward) ? stored.backward : null,
      date: Number.isFinite(stored.date) ? stored.date : 0,
      tags: readTags(Array.isArray(stored.tags) ? stored.tags.join(",") : ""),
      ...(kept && isGameOf(stored.board, kept) && { game: keptGame(kept) }),
      ...countsOf(stored.board),
    };
  } catch {
    return null;
  }
}

/**
 * Whether a game has the digits of a position.
 * @param {string} board
 * @param {Game} game
 */
const isGameOf = (board, { cells }) => String(cells.map(valueOf)) === String(readNotation(board).map(valueOf));

/**
 * What is kept of a game: all that makes it what it is, also what other versions put into it.
 * @param {KeptGame} game
 * @returns {KeptGame}
 */
export const keptGame = (game) =>
  /** @type {KeptGame} */ (Object.fromEntries(Object.entries(game).filter(([name]) => !PASSING.includes(name))));

/**
 * The game of an entry with all that was kept of it; where nothing was, its position is played.
 * @param {string} id
 * @param {NewPuzzle} entry
 * @returns {Game}
 */
export const gameOf = (id, { board, name, game }) =>
  game ? { ...newGame(id), ...game, id, title: name } : readGame(id, board, name);

/**
 * The tags in a text, each once, in the order in which they stand there.
 * @param {string} text
 */
export function readTags(text) {
  const words = text.split(/[,;]/).map((word) => word.trim().replace(/^#/, "").replace(/\s+/g, " ").slice(0, LONGEST_TAG));
  const known = new Set();
  return words.filter((word) => word && !known.has(word.toLocaleLowerCase()) && known.add(word.toLocaleLowerCase())).slice(0, MOST_TAGS);
}

/**
 * Every tag of some records, the most frequent first.
 * @param {CollectionRecord[]} records
 */
export function allTags(records) {
  /** @type {Map<string, {tag: string, count: number}>} */
  const counted = new Map();
  for (const tag of records.flatMap(({ tags }) => tags)) {
    const known = counted.get(tag.toLocaleLowerCase()) ?? { tag, count: 0 };
    counted.set(tag.toLocaleLowerCase(), { ...known, count: known.count + 1 });
  }
  return [...counted.values()].sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag)).map(({ tag }) => tag);
}

/**
 * The records with a tag; all of them if none is asked for.
 * @param {CollectionRecord[]} records
 * @param {string} tag
 */
export const tagged = (records, tag) =>
  tag ? records.filter(({ tags }) => tags.some((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase())) : records;

/**
 * Whether a record is of a puzzle that the player has solved.
 * @param {CollectionRecord} record
 */
export const isFinished = ({ finished, open }) => Boolean(finished) || open === 0;

/**
 * How many records there are, how many of them are solved or begun, and the same for each level that occurs.
 * @param {CollectionRecord[]} records
 */
export function statistics(records) {
  const count = (/** @type {CollectionRecord[]} */ some) => ({
    count: some.length,
    finished: some.filter(isFinished).length,
    begun: some.filter((record) => !isFinished(record) && record.solved > 0).length,
  });
  const levels = [...LEVELS.slice(1), LEVELS[0]].map((level) => ({ level, ...count(records.filter((record) => record.level === level)) }));
  return { ...count(records), levels: levels.filter((each) => each.count > 0) };
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
 * The records that have every word of the search in their name, tags or level.
 * @param {CollectionRecord[]} records
 * @param {string} search
 * @param {(level: Level) => string} levelName
 */
export function found(records, search, levelName) {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return records;
  return records.filter((record) => {
    const text = [record.name, ...record.tags, levelName(record.level)].join(" ").toLocaleLowerCase();
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
    puzzles: records.map(({ id: _id, givens: _givens, solved: _solved, open: _open, added: _added, ...told }) => told),
    progress,
  }, null, 1)}\n`;

/**
 * The puzzles of records as lines of 81 characters, for other programs.
 * @param {CollectionRecord[]} records
 */
export const writeLines = (records) => records.map(({ board }) => `${givensOf(readNotation(board))}\n`).join("");

const BORDER = "+-------+-------+-------+";

/**
 * The puzzles of records as grids, for people: each below its name.
 * @param {CollectionRecord[]} records
 */
export const writeGrids = (records) => records.map(({ name, board }) => `# ${name}\n${gridOf(givensOf(readNotation(board)))}`).join("\n");

/** @param {string} givens */
function gridOf(givens) {
  const rows = Array.from({ length: 9 }, (_, row) => givens.slice(9 * row, 9 * row + 9));
  const lines = rows.map((row) => `| ${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((part) => [...part].join(" ")).join(" | ")} |`);
  return [BORDER, ...lines.slice(0, 3), BORDER, ...lines.slice(3, 6), BORDER, ...lines.slice(6), BORDER, ""].join("\n");
}

/**
 * The puzzles of a file of our own, what was learned if the file tells it, and how many of its entries are no puzzles;
 * null if the text is something else.
 * @param {string} text
 * @returns {{puzzles: CollectionRecord[], progress?: Progress, refused: number} | null}
 */
export function readFile(text) {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    const data = JSON.parse(text);
    if (data.kind !== FILE_KIND || !Array.isArray(data.puzzles)) return null;
    const puzzles = /** @type {CollectionRecord[]} */ (data.puzzles.map(complete).filter(Boolean));
    return { puzzles, ...(data.progress && { progress: completeProgress(data.progress) }), refused: data.puzzles.length - puzzles.length };
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
  const isLine = (/** @type {string} */ line) => /^\s*[1-9.0*_xX?+-]{81}/.test(line);
  // The first line may be the one that is wrong; a table and whatever else has a head is no list of lines.
  const isLines = isLine(first) || (!/[,;:\t<[{]/.test(first) && lines.some(isLine));
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
  return [...found, piece.join("\n")];
}
