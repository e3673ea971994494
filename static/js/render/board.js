// @ts-check
/** Draws the board: digits, candidates, selection, and what help marks on it. */

import { candidates, conflicts, isLocked, valueOf } from "../game/cells.js";
import { onPaper, openDoubts } from "../game/reading.js";
import { CELLS, DIGITS, PEERS, bit, cellName, members } from "../geometry.js";
import { paint } from "../help/help.js";
import { forbiddenBy } from "../help/proof.js";
import { element } from "../page.js";
import { notesOf } from "../preferences/preferences.js";
import { roleTitle, t } from "../text.js";
import { helpShown, overlayOf } from "../trainer/overlay.js";

/** A candidate that a digit under the assumption forbids; it takes no part in the sentence. */
const RULED_OUT = "ruled-out";
/** @type {{element: HTMLElement, value: HTMLElement, marks: HTMLElement[]}[]} */
const cells = [];
const drawn = CELLS.map(() => "");

/** @type {(cell: number, state: BoardState, seen: {noted: number, roles: Record<number, string>, isFilled: boolean, isCalm: boolean}) => Decoration | null} */
let decorate = () => null;

/**
 * Let a room that was loaded later draw over the cells from the next drawing on.
 * @param {typeof decorate} by
 */
export function decorateCells(by) {
  decorate = by;
}

/** @type {(state: BoardState) => BoardState} */
let watched = (state) => state;

/**
 * Let a room that was loaded later show another position than that of the game.
 * @param {typeof watched} by
 */
export function showInstead(by) {
  watched = by;
}

/**
 * Lay out the 81 cells; each holds its digit and nine places for candidates. The style sheet
 * writes the candidates: for assistive software they are in the cell's name.
 */
function buildBoard() {
  const $board = $("#board");
  for (let row = 0; row < 9; row += 1) {
    const $row = $("<div>", { role: "row", class: "board-row" }).appendTo($board);
    for (let column = 0; column < 9; column += 1) {
      const cell = row * 9 + column;
      const $cell = $("<div>", { role: "gridcell", class: "cell", "data-cell": cell, tabindex: -1 });
      const $value = $("<span>", { class: "value", "aria-hidden": true });
      const $marks = $("<span>", { class: "marks", "aria-hidden": true });
      for (const digit of DIGITS) $marks.append($("<i>", { "data-digit": digit }));
      $row.append($cell.append($value, $marks));
      cells.push({ element: $cell[0], value: $value[0], marks: $marks.children().get() });
    }
  }
}

/**
 * Bring the board up to date with the state.
 * @param {BoardState} given
 */
export function renderBoard(given) {
  if (!cells.length) buildBoard();
  const state = watched(given);
  const view = derive(state);
  element("board").classList.toggle("done", view.isDone);
  element("board").classList.toggle("filtered", Boolean(state.activeDigit) && !state.digitFirst && view.calm);
  for (const cell of CELLS) renderCell(cell, describe(cell, state, view));
  renderEdges(state.preferences.coordinates);
  renderLines(view.painted, view.entered);
}

/**
 * What all cells share: computed once for each drawing.
 * @param {BoardState} state
 */
function derive(state) {
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
    notes: game.phase === "playing" ? notesSeen(state, painted.noted).map((noted, cell) => noted & ~(overlay.hidden[cell] ?? 0)) : [],
    conflicting: new Set(conflicts(game.cells)),
    wrong: new Set(state.wrong.flatMap((mistake) => mistake.cells)),
    suspects: new Set((doctor.suspects ?? []).map(({ cell }) => cell)),
    differing: new Set(doctor.differing ?? []),
    doubts: openDoubts(game),
    onPaper: new Set(onPaper(game)),
    digit: state.activeDigit || (calm ? entered[cursor] : 0),
    seen: new Set(calm && game.phase === "playing" && !page ? PEERS[cursor] : []),
    spot: help?.spot,
    contradicting: new Set([...(state.contradiction?.cells ?? []), ...painted.broken]),
    forbidden: forbiddenBy(painted.ghosts),
  };
}

/**
 * What help draws, with the marks of the trainer where help has none of its own.
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

/** @typedef {ReturnType<typeof derive>} View */

/**
 * Everything about one cell: classes, digit, candidates with roles, and its name.
 * @param {number} cell
 * @param {BoardState} state
 * @param {View} view
 */
function describe(cell, state, view) {
  const roles = view.painted.marks[cell] ?? {};
  const value = view.entered[cell];
  const ghost = value ? 0 : (view.painted.ghosts[cell] ?? 0);
  const noted = value || ghost ? 0 : (view.notes[cell] ?? 0);
  // In a cell without notes a digit to be placed is shown as large as it will stand there.
  const coming = noted || value ? 0 : Number(Object.keys(roles).find((digit) => roles[Number(digit)] === "placed") ?? 0);
  const forbidden = view.forbidden[cell] ?? 0;
  const marks = members(noted | Object.keys(roles).reduce((set, digit) => set | bit(Number(digit)), 0));
  const area = view.painted.areas[cell];
  const lit = view.spot?.cells.includes(cell);
  const given = value && isLocked(state.game, cell);
  const doubt = view.doubts[cell];
  /** @type {Record<string, unknown>} */
  const flags = {
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
    [`area-${area}`]: area,
    lit,
    dim: view.spot && !lit,
  };
  const large = value || ghost || coming;
  const over = decorate(cell, state, { noted, roles, isFilled: Boolean(large), isCalm: view.calm });
  const name = nameOf(cell, state, { value, ghost, noted: noted & ~forbidden, roles: view.isDone ? {} : roles, area, doubt, flags });
  return {
    value: large,
    ghost: Boolean(ghost),
    marks: large || over?.hasOwnPlaces
      ? []
      : marks.map((digit) => {
          const role = roles[digit] ?? (forbidden & bit(digit) ? RULED_OUT : "");
          return /** @type {[number, string, boolean]} */ ([digit, role, markIsLit(view, cell, digit)]);
        }),
    role: roles[large] ?? "",
    classes: ["cell", ...Object.keys(flags).filter((name) => flags[name])].join(" "),
    label: [name, ...(over?.words ?? [])].join(", "),
    digit: view.digit,
    over,
  };
}

/**
 * @param {View} view
 * @param {number} cell
 * @param {number} digit
 */
const markIsLit = ({ spot }, cell, digit) =>
  Boolean(spot?.marks.some(([litCell, litDigit]) => litCell === cell && litDigit === digit));

/**
 * The name of a cell for screen readers, the place first.
 * @param {number} cell
 * @param {BoardState} state
 * @param {{value: number, ghost: number, noted: number, roles: Record<number, string>, area?: string, doubt?: Doubt, flags: Record<string, unknown>}} about
 */
function nameOf(cell, { preferences, game }, { value, ghost, noted, roles, area, doubt, flags }) {
  const words = [cellName(cell, preferences.coordinates), value || t("cell_empty")];
  if (flags.given && game.phase === "playing") words.push(t("cell_given"));
  if (ghost) words.push(t("cell_ghost", { digit: ghost }));
  if (noted) words.push(`${t("cell_candidates")} ${members(noted).join(" ")}`);
  if (flags["by-hand"] && game.phase === "entering") words.push(t("cell_by_hand"));
  if (doubt) words.push(t(doubt.second ? "cell_unsure" : "cell_unsure_empty", { digit: doubt.second }));
  if (doubt?.direct !== undefined) words.push(t(doubt.direct ? "cell_changed" : "cell_changed_empty", { digit: doubt.direct }));
  if (flags.conflict) words.push(t("cell_conflict"));
  if (flags.wrong) words.push(t("cell_wrong"));
  if (flags.contradiction) words.push(t("contradiction"));
  if (area) words.push(t(`role_${area}`));
  for (const [digit, role] of Object.entries(roles)) if (Number(digit) !== ghost) words.push(`${digit} ${roleTitle(role)}`);
  return words.join(", ");
}

/**
 * Touch the page only where something changed.
 * @param {number} cell
 * @param {ReturnType<typeof describe>} description
 */
function renderCell(cell, { value, ghost, marks, role, classes, label, digit, over }) {
  const key = `${value}|${ghost}|${marks}|${role}|${classes}|${label}|${marks.length ? digit : ""}|${over?.key}`;
  if (drawn[cell] === key) return;
  drawn[cell] = key;
  const { element: box, value: valueElement, marks: markElements } = cells[cell];
  const isCursor = classes.includes(" cursor");
  box.className = classes;
  box.tabIndex = isCursor ? 0 : -1;
  box.setAttribute("aria-label", label);
  box.setAttribute("aria-selected", String(classes.includes(" selected")));
  box.setAttribute("aria-readonly", String(classes.includes(" given")));
  box.setAttribute("aria-invalid", String(classes.includes(" conflict") || classes.includes(" wrong")));
  valueElement.textContent = String(value || "");
  valueElement.className = role ? `value role role-${role}${ghost ? " ghost" : ""}` : "value";
  const shown = new Map(marks.map(([each, markRole, lit]) => [each, { markRole, lit }]));
  markElements.forEach((mark, index) => {
    const found = shown.get(index + 1);
    const names = ["mark"];
    if (found?.markRole === RULED_OUT) names.push(RULED_OUT);
    else if (found?.markRole) names.push("role", `role-${found.markRole}`);
    if (found?.lit) names.push("lit-mark");
    if (found && digit === index + 1) names.push("same-digit");
    mark.className = found ? names.join(" ") : "";
  });
  over?.draw(box);
}

/** @param {string} coordinates */
function renderEdges(coordinates) {
  const numbers = DIGITS.map(String);
  const edges = { columns: coordinates === "r1c1" ? numbers : [..."ABCDEFGHI"], rows: numbers };
  for (const [id, names] of Object.entries(edges)) {
    const edge = element(id);
    const text = names.join("");
    if (edge.dataset.names === text) continue;
    edge.dataset.names = text;
    edge.replaceChildren(...names.map((name) => $("<span>").text(name)[0]));
  }
}

let linesDrawn = "";
/** @type {(path: string) => string} */
let laid = (path) => path;

/**
 * Say how the lines of help lie that are drawn on a flat board.
 * @param {(path: string) => string} lay
 */
export function layLines(lay) {
  laid = lay;
  linesDrawn = "";
}

/**
 * Draw arrows of a chain and the lines of blocking digits, if they are not the ones drawn already. What draws them comes
 * with the first of them; they may be others by then.
 * @param {Paint} painted
 * @param {number[]} entered
 */
function renderLines({ links, beams, marks, ghosts }, entered) {
  const key = JSON.stringify([links, beams, ghosts]);
  if (linesDrawn === key) return;
  linesDrawn = key;
  if (!links.length && !beams.length) element("chains").replaceChildren();
  else import("./lines.js").then(({ drawLines }) => linesDrawn === key && drawLines({ links, beams, marks, ghosts }, entered, laid), () => null);
}

/**
 * Give the keyboard focus to the cursor's cell.
 * @param {number} cursor
 */
export const focusCursor = (cursor) => cells[cursor]?.element.focus({ preventScroll: true });
