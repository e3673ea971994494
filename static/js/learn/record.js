// @ts-check
/** What was practised, kept in this browser alone. The functions on records are pure. */

const PLACE = "sudoku-helper:practice";
const MOST_RECENT = 60;

/** How many right answers in a row without help mean that a technique is known. */
export const MASTERED = 3;

/** @type {Readonly<PractiseRecord>} */
const EMPTY = Object.freeze({ right: 0, tried: 0, streak: 0, recent: [] });

/**
 * The record of one technique.
 * @param {PractiseRecords} records
 * @param {string} key
 * @returns {PractiseRecord}
 */
export const recordOf = (records, key) => ({ ...EMPTY, ...records[key] });

/**
 * The records after a drill was shown; the latest are not shown again soon.
 * @param {PractiseRecords} records
 * @param {string} key
 * @param {number} number
 * @param {number} count
 */
export function shown(records, key, number, count) {
  const record = recordOf(records, key);
  const longest = Math.min(MOST_RECENT, Math.max(0, count - 1));
  const recent = [...record.recent.filter((other) => other !== number), number].slice(-longest || Infinity);
  return { ...records, [key]: { ...record, recent: longest ? recent : [] } };
}

/**
 * The records after an answer; only one that needed no help counts for the row.
 * @param {PractiseRecords} records
 * @param {string} key
 * @param {{right: boolean, helped: boolean}} answer
 */
export function answered(records, key, { right, helped }) {
  const record = recordOf(records, key);
  const alone = right && !helped;
  return {
    ...records,
    [key]: {
      ...record,
      tried: record.tried + 1,
      right: record.right + (alone ? 1 : 0),
      streak: alone ? record.streak + 1 : 0,
    },
  };
}

/**
 * All records that the browser has kept.
 * @returns {PractiseRecords}
 */
export function loadRecords() {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    return stored && typeof stored === "object" && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Keep the records; practising works without it too.
 * @param {PractiseRecords} records
 */
export function saveRecords(records) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(records));
  } catch {
    // Full or blocked: nothing is lost but the record.
  }
}
