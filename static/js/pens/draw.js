// @ts-check
/** Draws what lies over a cell: its colours, the colours of its candidates, notes in its corners and in its middle. */

import { candidates } from "../game/cells.js";
import { onLayer } from "../game/layers.js";
import { bit, members } from "../geometry.js";
import { hasPens, notesOf } from "../preferences/preferences.js";
import { t } from "../text.js";
import { cornersOf, targetOf, tinted } from "./layers.js";

/**
 * What is drawn over a cell and told of it. Help wins: a candidate that has a role shows that, and where help speaks of a
 * cell all its candidates stand in their usual places.
 * @param {number} cell
 * @param {BoardState} state
 * @param {{noted: number, roles: Record<number, string>, isFilled: boolean, isCalm: boolean}} seen
 * @returns {Decoration}
 */
export function decorate(cell, state, { noted, roles, isFilled, isCalm }) {
  const { game, preferences } = state;
  const notes = notesOf(game, preferences);
  const colours = members(onLayer(game, "colours")[cell]);
  const tints = isFilled ? [] : tinted(onLayer(game, "tints")[cell]).filter(([digit]) => noted & bit(digit) && !roles[digit]);
  const isOwn = noted === candidates(game.cells, notes)[cell] && Object.keys(roles).length === 0;
  const hasOwnPlaces = hasPens(game, preferences) && !isFilled && isOwn;
  const corners = hasOwnPlaces ? members(cornersOf(game, cell, notes)) : [];
  const centre = hasOwnPlaces ? members(noted) : [];
  const part = state.colouring && state.part?.[0] === cell ? targetOf(state, notes).digit : 0;
  return {
    key: `${colours}|${tints}|${corners}|${centre}|${part}|${isCalm}|${state.activeDigit}`,
    words: wordsOf(colours, tints, corners),
    hasOwnPlaces,
    draw: (box) => {
      drawColours(box, colours, isCalm);
      drawNotes(box, corners, centre, state.activeDigit);
      markCandidates(box, Object.fromEntries(tints), part);
    },
  };
}

/**
 * What is told of a cell besides its digit and candidates.
 * @param {number[]} colours
 * @param {number[][]} tints
 * @param {number[]} corners
 */
const wordsOf = (colours, tints, corners) => [
  ...(corners.length ? [`${t("cell_corners")} ${corners.join(" ")}`] : []),
  ...colours.map((colour) => t(`colour_${colour}`)),
  ...tints.map(([digit, colour]) => `${digit} ${t(`colour_${colour}`)}`),
];

/**
 * The part of a cell's picture with a class, made when there is first something to draw in it.
 * @param {HTMLElement} box
 * @param {string} name
 * @param {boolean} isNeeded
 */
function partOf(box, name, isNeeded) {
  const found = /** @type {HTMLElement | null} */ (box.querySelector(`.${name}`));
  if (found || !isNeeded) return found;
  const made = $("<span>", { class: name, "aria-hidden": true })[0];
  box.prepend(made);
  return made;
}

/**
 * @param {HTMLElement} box
 * @param {number[]} colours
 * @param {boolean} isCalm
 */
function drawColours(box, colours, isCalm) {
  const strips = partOf(box, "colours", colours.length > 0);
  strips?.classList.toggle("faint", !isCalm);
  strips?.replaceChildren(...colours.map((colour) => $("<i>", { "data-colour": colour })[0]));
}

/**
 * @param {HTMLElement} box
 * @param {number[]} corners
 * @param {number[]} centre
 * @param {number} highlighted
 */
function drawNotes(box, corners, centre, highlighted) {
  const notes = partOf(box, "pen-notes", corners.length + centre.length > 0);
  const mark = (/** @type {number} */ digit) =>
    $("<i>", { class: digit === highlighted ? "mark same-digit" : "mark", "data-digit": digit }).text(digit);
  const $corners = corners.map((digit, index) => mark(digit).addClass(`corner corner-${index + 1}`));
  const $centre = $("<span>", { class: "centre" }).append(centre.map(mark));
  notes?.replaceChildren(...[...$corners, ...(centre.length ? [$centre] : [])].map(($part) => $part[0]));
}

/**
 * @param {HTMLElement} box
 * @param {Record<number, number>} colours
 * @param {number} chosen
 */
function markCandidates(box, colours, chosen) {
  for (const mark of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll(".marks i, .centre i"))) {
    const digit = Number(mark.dataset.digit);
    if (colours[digit]) mark.dataset.colour = String(colours[digit]);
    else delete mark.dataset.colour;
    mark.classList.toggle("chosen", digit === chosen);
  }
}
