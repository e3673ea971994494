// @ts-check
/** Draws the start page: games to continue and examples. */

import { isGiven, readNotation, remaining, valueOf } from "../game/cells.js";
import { root } from "../page.js";
import { oldGames } from "../store.js";
import { currentLanguage, t } from "../text.js";
import { thumbnail } from "./board.js";

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

/** List the games that can be continued. */
export function renderHome() {
  const games = oldGames().filter(({ cells }) => cells.some(Boolean)).slice(0, MOST_SHOWN);
  $("#continue").prop("hidden", games.length === 0);
  $("#games").empty().append(games.map(gameCard));
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
