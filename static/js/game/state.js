// @ts-check
/**
 * The game as plain data and the pure functions that change it.
 *
 * A change is remembered as [cell, before, after], which is all that undo and redo need; what lies on a
 * layer above the cells names it as well.
 */

import {
  AUTOMATIC,
  candidates,
  conflicts,
  givensOf,
  hasCompleteMarks,
  isByHand,
  isGiven,
  isUnsure,
  marksOf,
  pack,
  possible,
  readNotation,
  removedOf,
  unpack,
  valueOf,
} from "./cells.js";
import { CELLS, bit } from "../geometry.js";
import { BLANK, LAYERS, changedCells, onLayer } from "./layers.js";
import { olderEntry, settled } from "./reading.js";

const HISTORY_LENGTH = 500;

/**
 * An empty board that waits for a puzzle.
 * @param {string} id
 * @returns {Game}
 */
export const newGame = (id) => ({
  id,
  phase: "entering",
  cells: CELLS.map(() => 0),
  past: [],
  future: [],
  title: "",
});

/**
 * A game that is played from a position in the notation; cells without "+" are givens.
 * @param {string} id
 * @param {string} notation
 * @returns {Game}
 */
export const readGame = (id, notation, title = "") => ({ ...withCells(newGame(id), readNotation(notation)), phase: "playing", title });

/**
 * A game with other cells. Where candidates are crossed out and nobody has noted any, all of them are shown:
 * otherwise nothing of that would be seen.
 * @param {Game} game
 * @param {number[]} cells
 * @returns {Game}
 */
export const withCells = (game, cells) => ({ ...game, cells, ...(cells.some(removedOf) && !cells.some(marksOf) && { automatic: true }) });

/**
 * What is said of a game holds as long as this is the same. Neither what lies over the cells nor how candidates are shown
 * is part of it, nor the way that led here.
 * @param {Game | null} game
 */
export const positionOf = (game) => game && [game.id, game.phase, game.cells, game.reading];

/**
 * Whether two games stand at the same position.
 * @param {Game | null} game
 * @param {Game | null} other
 */
export const isSamePosition = (game, other) => JSON.stringify(positionOf(game)) === JSON.stringify(positionOf(other));

/**
 * Whether something has a whole number for each cell.
 * @param {any} some
 */
const isNumbers = (some) => Array.isArray(some) && some.length === 81 && some.every(Number.isSafeInteger);

/** What a digit may be is all that the cells of a game from elsewhere must keep to. @param {any} cells */
const isCells = (cells) => isNumbers(cells) && cells.every((/** @type {number} */ content) => valueOf(content) <= 9);

/** @param {any} change */
const isChange = (change) =>
  Array.isArray(change) && CELLS.includes(change[0]) && change.slice(1, 3).every(Number.isSafeInteger) && (change.length === 3 || LAYERS.includes(change[3]));

/** @param {any} moves */
const isHistory = (moves) => Array.isArray(moves) && moves.every((changes) => Array.isArray(changes) && changes.every(isChange));

/** @param {any} reading */
const isReading = (reading) =>
  [reading?.byHand, reading?.noted ?? [], reading?.illegible ?? []].every(Array.isArray) && Object.values(reading.doubts ?? [null]).every((doubt) => doubt instanceof Object);

/**
 * What is known of the help in a game that came from elsewhere.
 * @param {unknown} helps
 * @returns {HelpGiven[]}
 */
export const soundHelps = (helps) => (Array.isArray(helps) ? helps.filter((help) => Array.isArray(help?.effect)) : []);

/**
 * What else a game may tell, and how; what is told otherwise is left out.
 * @type {Record<string, string>}
 */
const TOLD = { automatic: "boolean", changed: "number", day: "string", note: "string", saved: "string", task: "string" };

/**
 * A game that came from elsewhere (the storage of the browser, another window, the collection, a file) as one that can
 * be played: with all that every game has, and without a history or anything else that no version has written and that
 * would end the page wherever it is read. What later versions put into games stays. Null if it has no cells.
 * @param {any} stored
 * @param {string} [id] of the place where it was found
 * @returns {Game | null}
 */
export function completeGame(stored, id = String(stored?.id ?? "")) {
  if (!isCells(stored?.cells)) return null;
  const { phase, cells, past, future, helps, layers, reading, title, shown, ...told } = stored;
  const isKnown = isHistory(past) && isHistory(future ?? []);
  const known = {
    // Older versions say whether the candidates were shown.
    ...(shown && !cells.some(marksOf) && { automatic: true }),
    ...Object.fromEntries(Object.entries(told).filter(([name, value]) => !(name in TOLD) || typeof value === TOLD[name])),
    id,
    phase: phase === "entering" ? phase : "playing",
    cells,
    past: isKnown ? past : [],
    future: (isKnown && future) || [],
    ...(Array.isArray(helps) && { helps: soundHelps(helps) }),
    title: typeof title === "string" ? title : "",
    ...(layers && { layers: Object.fromEntries(Object.entries(layers).filter(([, layer]) => isNumbers(layer))) }),
    ...(isReading(reading) && { reading }),
  };
  return olderEntry(known);
}

/**
 * The level of the puzzle that is played, if it is known.
 * @param {Pick<State, "game" | "levels">} state
 * @returns {Level | undefined}
 */
export const levelOf = ({ game, levels }) => (game?.phase === "playing" ? levels[givensOf(game.cells)] : undefined);

/**
 * Whether every house holds every digit.
 * @param {Game} game
 */
export const isSolved = (game) =>
  game.phase === "playing" && game.cells.every(valueOf) && conflicts(game.cells).length === 0;

/**
 * The game after a change of some cells, given as [cell, content] or, on a layer, [cell, content, layer]; the same game
 * if nothing changes.
 * @param {Game} game
 * @param {[cell: number, content: number, layer?: LayerName][]} contents
 * @returns {Game}
 */
export function edit(game, contents) {
  const changes = contents
    .map(([cell, content, layer]) => /** @type {Change} */ (layer ? [cell, onLayer(game, layer)[cell], content, layer] : [cell, game.cells[cell], content]))
    .filter(([, before, after]) => before !== after);
  if (changes.length === 0) return game;
  return {
    ...replay(game, changes, 2),
    past: [...game.past, changes].slice(-HISTORY_LENGTH),
    future: [],
  };
}

/**
 * The game with the before (1) or after (2) of each change.
 * @param {Game} game
 * @param {Change[]} changes
 * @param {1 | 2} which
 */
function replay(game, changes, which) {
  // Whatever depends on digits and candidates knows by the same cells that nothing changed for it.
  const cells = changes.some(([, , , layer]) => !layer) ? [...game.cells] : game.cells;
  const layers = { ...game.layers };
  for (const change of changes) {
    const [cell, , , layer] = change;
    if (layer) layers[layer] = Object.assign([...(layers[layer] ?? BLANK)], { [cell]: change[which] });
    else cells[cell] = change[which];
  }
  return { ...game, cells, ...(Object.keys(layers).length && { layers }) };
}

/**
 * The game after the last of the changes in *from*, which then stand in *to*.
 * @param {Game} game
 * @param {"past" | "future"} from
 * @param {"past" | "future"} to
 * @param {1 | 2} which
 * @returns {Game}
 */
function travel(game, from, to, which) {
  const changes = game[from].at(-1);
  if (!changes) return game;
  return {
    ...replay(game, changes, which),
    [from]: game[from].slice(0, -1),
    [to]: [...game[to], changes],
  };
}

/**
 * The cells of the last move: where digits were placed, or else where notes were changed.
 * @param {Game} game
 */
export function lastMove({ past }) {
  const changes = past.map(changedCells).filter((moved) => moved.length).at(-1) ?? [];
  const placed = changes.filter(([, before, after]) => valueOf(after) && !valueOf(before));
  return (placed.length ? placed : changes).map(([cell]) => cell);
}

/**
 * The help of a game with more of it: for a step as far as a stage, or a digit without a reason.
 * @param {HelpGiven[]} helps
 * @param {Partial<Pick<Step, "technique" | "placements" | "cross_outs">>} given
 * @returns {HelpGiven[]}
 */
export function withHelp(helps, { technique, placements = [], cross_outs: crossOuts = [] }, stage = 4) {
  const { key = "", name = "", english = "" } = technique ?? {};
  const help = { key, name, english, effect: [...placements, ...crossOuts], stage };
  const isSame = (/** @type {HelpGiven} */ other) => other.key === key && String(other.effect) === String(help.effect);
  const before = helps.find(isSame)?.stage ?? 0;
  return before >= stage ? helps : [...helps.filter((other) => !isSame(other)), help];
}

/**
 * Take back the last change.
 * @param {Game} game
 */
export const undo = (game) => travel(game, "past", "future", 1);

/**
 * Make the change again that was taken back last.
 * @param {Game} game
 */
export const redo = (game) => travel(game, "future", "past", 2);

/**
 * The cells that the player may change.
 * @param {Game} game
 * @param {readonly number[]} cells
 */
const open = (game, cells) => cells.filter((cell) => !isGiven(game.cells[cell]) || game.phase === "entering");

/**
 * Write a digit into cells; where all of them hold it already it goes away again, unless that was in doubt. In the
 * entry of a photo it is by hand where the one before it was, and in an empty cell where any is.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} digit
 */
export function enterDigit(game, cells, digit) {
  const targets = open(game, cells);
  const repeated = targets.every((cell) => valueOf(game.cells[cell]) === digit);
  const value = repeated && !targets.some((cell) => isUnsure(game.cells[cell])) ? 0 : digit;
  const isWritten = game.cells.some(isByHand);
  return edit(
    game,
    targets.map((cell) => {
      const content = unpack(game.cells[cell]);
      return [cell, pack({ ...content, value, given: false, hand: content.value ? content.hand : isWritten, unsure: false })];
    }),
  );
}

/**
 * Set a candidate in cells or, where all of them have it already, remove it.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} digit
 */
export function toggleCandidate(game, cells, digit, notes = AUTOMATIC) {
  const { own } = notes;
  const shown = candidates(game.cells, notes);
  const complete = own && hasCompleteMarks(game.cells);
  const targets = cells.filter(
    (cell) => !valueOf(game.cells[cell]) && (own || possible(game.cells)[cell] & bit(digit)),
  );
  const remove = targets.every((cell) => shown[cell] & bit(digit));
  return edit(
    game,
    targets.map((cell) => {
      const { marks, removed } = unpack(game.cells[cell]);
      if (!remove) return [cell, pack({ marks: own ? marks | bit(digit) : marks, removed: removed & ~bit(digit) })];
      const excluded = !own || complete ? bit(digit) : 0;
      return [cell, pack({ marks: marks & ~bit(digit), removed: removed | excluded })];
    }),
  );
}

/**
 * Empty cells: the digit first, then what was noted there.
 * @param {Game} game
 * @param {number[]} cells
 */
export function clearCells(game, cells) {
  const filled = open(game, cells).filter((cell) => valueOf(game.cells[cell]));
  if (filled.length) {
    return edit(
      game,
      filled.map((cell) => [cell, pack({ ...unpack(game.cells[cell]), value: 0, given: false, unsure: false })]),
    );
  }
  const noted = open(game, cells);
  return edit(game, [...noted.map(emptied()), ...noted.map(emptied("corners"))]);
}

/**
 * The change that leaves nothing in a cell, or on a layer above it.
 * @param {LayerName} [layer]
 * @returns {(cell: number) => [cell: number, content: number, layer?: LayerName]}
 */
export const emptied = (layer) => (cell) => [cell, 0, layer];

/**
 * Empty everything that the player may change; givens may be coloured.
 * @param {Game} game
 */
export const clearAll = (game) =>
  edit(game, [...open(game, CELLS).map(emptied()), ...LAYERS.flatMap((layer) => CELLS.map(emptied(layer)))]);

/**
 * Note every possible candidate in every empty cell, for players who note them themselves.
 * @param {Game} game
 */
export function fillMarks(game) {
  const empty = CELLS.filter((cell) => !valueOf(game.cells[cell]));
  return edit(
    game,
    empty.map((cell) => [cell, pack({ marks: possible(game.cells)[cell] & ~removedOf(game.cells[cell]), removed: removedOf(game.cells[cell]) })]),
  );
}

/**
 * Lock what was entered as givens, but for what a photo shows by hand, and begin to play. Notes of the photo are the
 * player's own, which he would not see among all candidates.
 * @param {Game} game
 * @returns {Game}
 */
export function start(game) {
  return {
    ...settled(game),
    phase: "playing",
    cells: game.cells.map((content) => {
      const { value, marks, hand } = unpack(content);
      return value && !hand ? pack({ value, given: true }) : pack({ value, marks });
    }),
    past: [],
    future: [],
    ...(game.cells.some(marksOf) && { automatic: false }),
  };
}

/**
 * Go back to entering with the givens alone, and with the doubts about them that were left.
 * @param {Game} game
 */
export const editGivens = (game) => ({
  ...newGame(game.id),
  title: game.title,
  ...(game.reading && { reading: { ...game.reading, byHand: [], illegible: [] } }),
  cells: game.cells.map((content, cell) => (isGiven(content) ? pack({ value: valueOf(content), unsure: cell in (game.reading?.doubts ?? {}) }) : 0)),
});

/**
 * The entry with every digit of a notation, as one change. What a photo shows by hand stays in cells that it leaves empty;
 * where it has a digit, that is printed.
 * @param {Game} game
 * @param {string} notation
 */
export function enterAll(game, notation) {
  return edit(
    game,
    readNotation(notation).map((entered, cell) => {
      const [value, before] = [valueOf(entered), unpack(game.cells[cell])];
      const isKept = value ? value === before.value && !before.hand : before.hand || !before.value;
      return [cell, isKept ? game.cells[cell] : pack({ value, marks: before.marks })];
    }),
  );
}

/**
 * Place digits and cross out candidates, each given as [cell, digit], as one change. Whoever notes by himself gets
 * notes where something is crossed out: otherwise nothing of it would be seen.
 * @param {Game} game
 * @param {Partial<Pick<Step, "placements" | "cross_outs">>} step
 */
export function applyStep(game, { placements = [], cross_outs: crossOuts = [] }, notes = AUTOMATIC) {
  /** @type {Map<number, Content>} */
  const contents = new Map();
  const current = (/** @type {number} */ cell) => contents.get(cell) ?? unpack(game.cells[cell]);
  for (const [cell, digit] of crossOuts) {
    const { marks, removed, ...rest } = current(cell);
    const noted = notes.own && !marks ? possible(game.cells)[cell] & ~removed : marks;
    contents.set(cell, { ...rest, marks: noted & ~bit(digit), removed: removed | bit(digit) });
  }
  for (const [cell, digit] of placements) contents.set(cell, { ...current(cell), value: digit });
  return edit(game, [...contents].map(([cell, content]) => [cell, pack(content)]));
}

/**
 * Take back mistakes: remove wrong digits, restore needed candidates, clear stale marks.
 * @param {Game} game
 * @param {Partial<Pick<Mistake, "remove" | "restore" | "clear">>} mistake
 */
export function takeBack(game, { remove = [], restore = [], clear = [] }) {
  /** @type {Map<number, Content>} */
  const contents = new Map();
  const current = (/** @type {number} */ cell) => contents.get(cell) ?? unpack(game.cells[cell]);
  for (const [cell] of remove) contents.set(cell, { ...current(cell), value: 0 });
  for (const [cell, digit] of restore) {
    const { marks, removed, ...rest } = current(cell);
    contents.set(cell, { ...rest, marks: marks && marks | bit(digit), removed: removed & ~bit(digit) });
  }
  for (const [cell, digit] of clear) {
    const content = current(cell);
    contents.set(cell, { ...content, marks: content.marks & ~bit(digit) });
  }
  return edit(game, [...contents].map(([cell, content]) => [cell, pack(content)]));
}
