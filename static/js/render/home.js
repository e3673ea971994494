// @ts-check
/** Draws the start page: what to learn next, games to continue and examples. */

import { isGiven, readNotation, remaining, valueOf } from "../game/cells.js";
import { pageAddress, root } from "../page.js";
import { hasProgress, oldGames } from "../store.js";
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
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => null)) ?? [];
  root().classList.toggle("has-camera", devices.some(({ kind }) => kind === "videoinput"));
}

/** List what to learn next and the games that can be continued. */
export function renderHome() {
  // The coach is fetched for those who have begun to learn; others get a quiet first offer.
  if (hasProgress()) import("../coach/next.js").then(({ renderNext }) => renderNext(), () => null);
  else renderOffer(firstOffer());
  const games = oldGames().filter(({ cells }) => cells.some(Boolean)).slice(0, MOST_SHOWN);
  $("#continue").prop("hidden", games.length === 0);
  $("#games").empty().append(games.map(gameCard));
}

/** What newcomers are offered to learn. */
export const firstOffer = () => ({ path: ["way"], what: t("next_start"), told: t("next_start_told") });

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

/** @param {Game} game */
function gameCard(game) {
  const $picture = $("<span>", { class: "thumbnail", "aria-hidden": true }).append(thumbnail(game.cells.map(valueOf)));
  const $words = $("<span>", { class: "card-words" }).append(
    $("<b>").text(game.title || givensLine(game)),
    $("<small>").text(progressLine(game)),
    $("<small>").text(new Date(game.changed ?? 0).toLocaleString(currentLanguage(), { dateStyle: "medium", timeStyle: "short" })),
  );
  const $open = $("<button>", { type: "button", class: "card", "data-game": game.id }).append($picture, $words);
  return $("<li>").append($open);
}

/** @param {Position} position */
const givensLine = ({ cells, phase }) =>
  t("givens_count", { count: cells.filter((content) => valueOf(content) && (isGiven(content) || phase === "entering")).length });

/** @param {Position} position */
function progressLine({ cells, phase }) {
  const empty = remaining(cells)[0];
  if (phase === "entering") return t("being_entered");
  return empty ? t("cells_left", { count: empty }) : t("filled");
}
