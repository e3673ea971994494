// @ts-check
/**
 * What a player lays over the cells besides digits and candidates: colours of cells, colours of candidates, and notes
 * in the corners. It is his own: no step is searched with it. A layer has a number for each cell; what it means is
 * known in the room of the pens. Pure functions.
 */

import { CELLS } from "../geometry.js";

/** @type {readonly LayerName[]} */
export const LAYERS = Object.freeze(["colours", "tints", "corners"]);

/** A layer on which nothing lies. */
export const BLANK = Object.freeze(CELLS.map(() => 0));

/**
 * @param {Pick<Game, "layers">} game
 * @param {LayerName} layer
 */
export const onLayer = ({ layers }, layer) => layers?.[layer] ?? BLANK;

/**
 * The changes of the cells themselves, without what was laid over them.
 * @param {Change[]} changes
 */
export const changedCells = (changes) => changes.filter(([, , , layer]) => !layer);
