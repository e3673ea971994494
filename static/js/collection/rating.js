// @ts-check
/**
 * Entries that nobody has rated yet are asked for one after the other, until the answer is there: a busy server or
 * a broken connection may delay it, and nothing else. What is refused is not asked again by the same edition.
 */

/** What is answered in this way is answered so however often one asks. */
const REFUSALS = ["bad-request", "internal"];

/**
 * A queue of entries; *ask* gives an answer with a level or without one, *keep* takes up what is not to be asked again,
 * and *pause* lets some time pass before anything else is.
 * @param {{ask: (record: CollectionRecord) => Promise<Answer<"rate">>, keep: (record: CollectionRecord, answer: Answer<"rate">) => Promise<unknown>, pause: () => Promise<unknown>, edition?: () => string | undefined}} ways
 */
export function ratingQueue({ ask, keep, pause, edition = () => undefined }) {
  /** @type {Map<string, CollectionRecord>} */
  const waiting = new Map();
  /** @type {Promise<void> | null} */
  let working = null;

  async function work() {
    while (waiting.size) {
      const [[id, record]] = waiting;
      const answer = await ask(record);
      // What could not be answered now comes behind the others.
      const isStillWanted = waiting.delete(id);
      if (answer.level || REFUSALS.includes(answer.code ?? "")) await keep(record, answer);
      else if (isStillWanted) {
        waiting.set(id, record);
        await pause();
      }
    }
    working = null;
  }

  return {
    /**
     * Rate these entries, those that are added last after all others; the promise is fulfilled when nothing waits any more.
     * @param {CollectionRecord[]} records
     */
    add(records) {
      for (const record of records) if (!isRated(record, edition())) waiting.set(record.id, record);
      working ??= work();
      return working;
    },
    /** Ask for nothing more. */
    clear: () => waiting.clear(),
  };
}

/**
 * Whether all is known of an entry that can be found out by this edition.
 * @param {CollectionRecord} record
 * @param {string} [edition]
 */
const isRated = ({ level, backward, searched, refused }, edition) =>
  (refused !== undefined && refused === edition) ||
  (level !== "unknown" && (backward !== null || searched === true || ["several", "none"].includes(level)));
