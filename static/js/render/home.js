// @ts-check
/** Draws the start page: the game to go on with, the puzzle of the day, what to learn next, earlier games and examples. */

import { isGiven, readNotation, remaining, valueOf } from "../game/cells.js";
import { dayOf, gameOf, isOpen, levelOf } from "../game/day.js";
import { element, hasCamera, pageAddress, root } from "../page.js";
import { currentLanguage, t } from "../text.js";
import { thumbnail } from "./drawing.js";

const MOST_SHOWN = 6;

/** Draw the pictures of the examples once. */
export function buildExamples() {
  $("[data-example]").each((_, card) => {
    const values = readNotation(card.dataset.example ?? "").map(valueOf);
    $(card).find(".thumbnail").empty().append(thumbnail(values));
  });
}

/** Let the keys for a photo say whether it is taken or opened. */
export async function offerCamera() {
  root().classList.toggle("has-camera", await hasCamera());
}

/**
 * Bring the player's own games up to date, the last one first.
 * @param {Game[]} kept
 */
export function renderHome(kept) {
  const games = kept.filter(({ cells }) => cells.some(Boolean));
  const last = games.find(isOpen);
  const earlier = games.filter((game) => game !== last).slice(0, MOST_SHOWN);
  // A place that was kept free for a game is given up where all are done.
  root().toggleAttribute("data-games", Boolean(last));
  $("#go-on").empty().append(last ? goOnCard(last) : []);
  $("#continue").prop("hidden", earlier.length === 0);
  $("#games").empty().append(earlier.map(gameCard));
  renderDay(gameOf(games, dayOf(new Date())), new Date());
}

/**
 * Tell which day it is, and how far its puzzle is.
 * @param {Game | null} begun
 * @param {Date} now
 */
function renderDay(begun, now) {
  const language = currentLanguage();
  const week = (element("day-card").dataset.week ?? "").split(" ");
  $("#day-month").text(now.toLocaleDateString(language, { month: "short" }));
  $("#day-number").text(now.getDate());
  $("#day-what").text(now.toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" }));
  $("#day-told").text(begun ? (isOpen(begun) ? progressLine(begun) : t("day_solved")) : t("day_open", { level: t(`level_${levelOf(now, week)}`) }));
  $("#day-card").attr("data-state", begun ? (isOpen(begun) ? "begun" : "solved") : "new");
}

/** What newcomers are offered to learn. */
export const firstOffer = () => ({ path: ["course"], what: t("next_start"), told: t("next_start_told") });

/**
 * Draw the card that leads to learning.
 * @param {ReturnType<typeof firstOffer>} card
 */
export function renderOffer({ path, what, told }, kind = "start") {
  $("#next").prop("hidden", false).attr("data-kind", kind);
  $("#next-card").attr("href", pageAddress(currentLanguage(), ...path));
  $("#next-what").text(what);
  $("#next-told").text(told);
}

/**
 * The one card that leads on with a game.
 * @param {Game} game
 */
const goOnCard = (game) => cardFor(game, "go-on-card", [$("<b>").text(t("play_on")), $("<small>").text(`${nameOf(game)}: ${progressLine(game)}`)]);

/** @param {Game} game */
const gameCard = (game) =>
  $("<li>").append(
    cardFor(game, "card", [
      $("<b>").text(nameOf(game)),
      $("<small>").text(progressLine(game)),
      $("<small>").text(new Date(game.changed ?? 0).toLocaleString(currentLanguage(), { dateStyle: "medium", timeStyle: "short" })),
    ]),
  );

/**
 * A button with the picture of a game.
 * @param {Game} game
 * @param {string} name
 * @param {JQuery[]} words
 */
const cardFor = (game, name, words) =>
  $("<button>", { type: "button", class: name, "data-game": game.id }).append(
    $("<span>", { class: "thumbnail", "aria-hidden": true }).append(thumbnail(game.cells.map(valueOf))),
    $("<span>", { class: "card-words" }).append(words),
  );

/** @param {Game} game */
const nameOf = (game) => game.title || givensLine(game);

/** @param {Position} position */
const givensLine = ({ cells, phase }) =>
  t("givens_count", { count: cells.filter((content) => valueOf(content) && (isGiven(content) || phase === "entering")).length });

/** @param {Position} position */
function progressLine({ cells, phase }) {
  const empty = remaining(cells)[0];
  if (phase === "entering") return t("being_entered");
  return empty ? t("cells_left", { count: empty }) : t("filled");
}
