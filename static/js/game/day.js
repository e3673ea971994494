// @ts-check
/** The puzzle of the day: which day it is, how hard its puzzle, and what the player has done of it. Pure functions. */

import { remaining } from "./cells.js";

/**
 * The date as the player's calendar has it, year first.
 * @param {Date} now
 */
export const dayOf = (now) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/**
 * How hard the puzzle of a day is, given the levels from Monday to Sunday.
 * @param {Date} now
 * @param {string[]} week
 */
export const levelOf = (now, week) => week[(now.getDay() + 6) % 7];

/**
 * The game that a player has begun with the puzzle of a day, if any.
 * @template {Pick<Game, "day">} G
 * @param {G[]} games
 * @param {string} day
 */
export const gameOf = (games, day) => games.find((game) => game.day === day) ?? null;

/**
 * Whether there is something left to do in a game.
 * @param {Position} game
 */
export const isOpen = ({ phase, cells }) => cells.some(Boolean) && (phase === "entering" || remaining(cells)[0] > 0);
