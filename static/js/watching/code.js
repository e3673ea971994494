// @ts-check
/** The algorithm as text: its lines, and which of them an event carries out. */

/**
 * @param {number} indent
 * @param {string} key
 * @param {string[]} kinds
 */
const line = (indent, key, ...kinds) => ({ indent, key, kinds });

/** Lines with the kinds of events that light them; a chosen cell has the kind of its reason. */
export const CODE = Object.freeze({
  row_by_row: [
    line(0, "code_solve"),
    line(1, "code_full"),
    line(2, "code_remember", "solved"),
    line(1, "code_next_cell", "chosen-next"),
    line(1, "code_every_digit"),
    line(2, "code_allowed"),
    line(3, "code_place", "placed"),
    line(3, "code_again"),
    line(3, "code_take_back", "taken-back"),
    line(1, "code_no_digit", "contradiction"),
    line(0, "code_end", "exhausted"),
  ],
  smart: [
    line(0, "code_solve"),
    line(1, "code_impossible", "contradiction"),
    line(1, "code_full"),
    line(2, "code_remember", "solved"),
    line(1, "code_necessary", "chosen-necessary"),
    line(1, "code_single", "chosen-single"),
    line(1, "code_cross_out", "chosen-hidden-single"),
    line(1, "code_fewest", "chosen-fewest"),
    line(1, "code_each_candidate"),
    line(2, "code_place", "placed"),
    line(2, "code_again"),
    line(2, "code_take_back", "taken-back"),
    line(0, "code_end", "exhausted"),
  ],
});

/**
 * The number of the line that an event carries out; the first one before anything happened.
 * @param {Strategy} strategy
 * @param {SearchEvent | null} event
 */
export function litLine(strategy, event) {
  if (!event) return -1;
  const kind = event.kind === "chosen" ? `chosen-${event.reason}` : event.kind;
  return CODE[strategy].findIndex(({ kinds }) => kinds.includes(kind));
}
