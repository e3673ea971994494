// @ts-check
/** What each cell of the board shows and is called, as plain data. Pure functions. */

import { helpShown, overlayOf } from "../evaluation/overlay.js";
import { candidates, conflicts, isLocked, marksOf, valueOf } from "../game/cells.js";
import { illegible, notedOnPaper, onPaper, openDoubts } from "../game/reading.js";
import { DIGITS, PEERS, bit, cellName, members } from "../geometry.js";
import { paint } from "../help/help.js";
import { forbiddenBy } from "../help/proof.js";
import { notesOf } from "../preferences/preferences.js";
import { roleTitle, t } from "../text.js";

/** A candidate that a digit under the assumption forbids; it takes no part in the sentence. */
const RULED_OUT = "ruled-out";

/**
 * What a room that was loaded later draws over a cell, if anything.
 * @typedef {(cell: number, state: BoardState, seen: {noted: number, roles: Record<number, string>, isFilled: boolean, isCalm: boolean}) => Decoration | null} Decorate
 */

/** @typedef {ReturnType<typeof derive>} View */
/** @typedef {ReturnType<typeof describe>} Description */

/**
 * What all cells share: computed once for each drawing.
 * @param {BoardState} state
 */
export function derive(state) {
  const { game, page, cursor } = state;
  const help = helpShown(state);
  const overlay = overlayOf(state);
  const entered = game.cells.map(valueOf);
  const painted = withOverlay(paint(help, (cell) => !entered[cell]), overlay);
  const calm = !help || help.kind === "asking" || Boolean(help.done);
  /** @type {Answer<"start">} */
  const doctor = page?.kind === "doctor" ? page.answer : {};
  return {
    entered,
    painted,
    calm,
    isDone: Boolean(help?.done),
    notes: game.phase === "playing" ? notesSeen(state, painted.noted).map((noted, cell) => noted & ~(overlay.hidden[cell] ?? 0)) : game.cells.map(marksOf),
    conflicting: new Set(conflicts(game.cells)),
    wrong: new Set(state.wrong.flatMap((mistake) => mistake.cells)),
    suspects: new Set((doctor.suspects ?? []).map(({ cell }) => cell)),
    differing: new Set(doctor.differing ?? []),
    doubts: openDoubts(game),
    illegible: new Set(illegible(game)),
    onPaper: new Set(onPaper(game)),
    notedOnPaper: new Set(notedOnPaper(game)),
    digit: state.activeDigit || (calm ? entered[cursor] : 0),
    seen: new Set(calm && game.phase === "playing" && !page ? PEERS[cursor] : []),
    spot: help?.spot,
    contradicting: new Set([...(state.contradiction?.cells ?? []), ...painted.broken]),
    forbidden: forbiddenBy(painted.ghosts),
  };
}

/**
 * What help draws, with the marks of evaluation where help has none of its own.
 * @param {Paint} painted
 * @param {{marks: Marks}} overlay
 */
const withOverlay = (painted, { marks }) => ({
  ...painted,
  marks: Object.entries(marks).reduce((all, [cell, roles]) => ({ ...all, [cell]: { ...roles, ...all[Number(cell)] } }), painted.marks),
});

/**
 * The candidates in sight: all of them, or what the player has noted and what help speaks of.
 * @param {BoardState} state
 * @param {number[]} spokenOf
 */
function notesSeen({ game, preferences }, spokenOf) {
  const noted = candidates(game.cells, notesOf(game, preferences));
  const all = candidates(game.cells);
  for (const cell of spokenOf) noted[cell] ||= all[cell];
  return noted;
}

/**
 * Everything about one cell: its digit, its candidates, the classes of each, and its name.
 * @param {number} cell
 * @param {BoardState} state
 * @param {View} view
 * @param {Decorate} decorate
 */
export function describe(cell, state, view, decorate = () => null) {
  const content = contentOf(cell, view);
  const { value, ghost, noted, roles, large } = content;
  const over = decorate(cell, state, { noted, roles, isFilled: Boolean(large), isCalm: view.calm });
  const flags = flagsOf(cell, state, view, value);
  const name = nameOf(cell, state, view, content, flags);
  return {
    value: String(large || ""),
    valueClasses: roles[large] ? `value role role-${roles[large]}${ghost ? " ghost" : ""}` : "value",
    marks: large || over?.hasOwnPlaces ? DIGITS.map(() => "") : DIGITS.map((digit) => markClasses(cell, digit, view, content)),
    classes: ["cell", ...Object.keys(flags).filter((flag) => flags[flag])].join(" "),
    label: [name, ...(over?.words ?? [])].join(", "),
    isCursor: Boolean(flags.cursor),
    isSelected: Boolean(flags.selected),
    isGiven: Boolean(flags.given),
    isInvalid: Boolean(flags.conflict || flags.wrong),
    over,
  };
}

/** @typedef {ReturnType<typeof contentOf>} Content */

/**
 * What stands in a cell: a digit, one under an assumption, one that is to be placed, or candidates.
 * @param {number} cell
 * @param {View} view
 */
function contentOf(cell, view) {
  const roles = view.painted.marks[cell] ?? {};
  const value = view.entered[cell];
  const ghost = value ? 0 : (view.painted.ghosts[cell] ?? 0);
  const noted = value || ghost ? 0 : (view.notes[cell] ?? 0);
  // In a cell without notes a digit to be placed is shown as large as it will stand there.
  const coming = noted || value ? 0 : Number(Object.keys(roles).find((digit) => roles[Number(digit)] === "placed") ?? 0);
  return { roles, value, ghost, noted, large: value || ghost || coming, forbidden: view.forbidden[cell] ?? 0 };
}

/**
 * All that may be said of a cell by a class of its own.
 * @param {number} cell
 * @param {BoardState} state
 * @param {View} view
 * @param {number} value
 * @returns {Record<string, unknown>}
 */
function flagsOf(cell, state, view, value) {
  const given = value && isLocked(state.game, cell);
  const doubt = view.doubts[cell];
  const area = view.painted.areas[cell];
  const lit = view.spot?.cells.includes(cell);
  return {
    given,
    own: value && !given,
    selected: state.selected.includes(cell),
    cursor: state.cursor === cell,
    seen: view.seen.has(cell),
    same: view.digit && value === view.digit,
    conflict: view.conflicting.has(cell),
    wrong: view.wrong.has(cell),
    suspect: view.suspects.has(cell),
    contradiction: view.contradicting.has(cell),
    differing: view.differing.has(cell),
    unsure: doubt,
    changed: doubt?.direct !== undefined,
    "by-hand": view.onPaper.has(cell),
    "noted-by-hand": view.notedOnPaper.has(cell),
    [`area-${area}`]: area,
    lit,
    dim: view.spot && !lit,
  };
}

/**
 * How a candidate is drawn; nothing if it is not to be seen.
 * @param {number} cell
 * @param {number} digit
 * @param {View} view
 * @param {Content} content
 */
function markClasses(cell, digit, { spot, digit: chosen }, { noted, roles, forbidden }) {
  const role = roles[digit];
  if (!role && !(noted & bit(digit))) return "";
  const names = ["mark"];
  if (role) names.push("role", `role-${role}`);
  else if (forbidden & bit(digit)) names.push(RULED_OUT);
  if (spot?.marks.some(([litCell, litDigit]) => litCell === cell && litDigit === digit)) names.push("lit-mark");
  if (digit === chosen) names.push("same-digit");
  return names.join(" ");
}

/**
 * The name of a cell for screen readers, the place first.
 * @param {number} cell
 * @param {BoardState} state
 * @param {View} view
 * @param {Content} content
 * @param {Record<string, unknown>} flags
 */
function nameOf(cell, { preferences, game }, view, { value, ghost, noted, forbidden, roles }, flags) {
  const doubt = view.doubts[cell];
  const area = view.painted.areas[cell];
  const possible = members(noted & ~forbidden);
  const words = [cellName(cell, preferences.coordinates), value || t("cell_empty")];
  if (flags.given && game.phase === "playing") words.push(t("cell_given"));
  if (ghost) words.push(t("cell_ghost", { digit: ghost }));
  if (possible.length) words.push(`${t("cell_candidates")} ${possible.join(" ")}`);
  if (flags["by-hand"] && game.phase === "entering") words.push(t("cell_by_hand"));
  if (view.illegible.has(cell)) words.push(t("cell_illegible"));
  if (doubt) words.push(t(doubt.second ? "cell_unsure" : "cell_unsure_empty", { digit: doubt.second }));
  if (doubt?.direct !== undefined) words.push(t(doubt.direct ? "cell_changed" : "cell_changed_empty", { digit: doubt.direct }));
  if (flags.conflict) words.push(t("cell_conflict"));
  if (flags.wrong) words.push(t("cell_wrong"));
  if (flags.contradiction) words.push(t("contradiction"));
  if (area) words.push(t(`role_${area}`));
  const told = view.isDone ? [] : Object.entries(roles);
  for (const [digit, role] of told) if (Number(digit) !== ghost) words.push(`${digit} ${roleTitle(role)}`);
  return words.join(", ");
}
