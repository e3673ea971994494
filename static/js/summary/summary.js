// @ts-check
/** The summary after a game: what was found, what help was given for, and where to practise it. */

import { current, onBoard, position, update } from "../app.js";
import { paragraph } from "../dom.js";
import { isSolved, levelOf } from "../game/state.js";
import { announce, mustWait } from "../messages.js";
import { loadStyles, pageAddress } from "../page.js";
import { notesOf } from "../preferences/preferences.js";
import { techniqueName } from "../render/sentences.js";
import { ask } from "../asking.js";
import { oldGames } from "../store.js";
import { currentLanguage, t } from "../text.js";
import { aboutGame, foundAlone } from "./moves.js";
import { finished, loadStatistics, saveStatistics, tidied, told } from "./statistics.js";

export const bind = async () => {
  await loadStyles("summary");
};

/** Show the summary of the game that is solved; what needs a look at all its moves follows when it is known. */
async function openSummary() {
  const { game, helps, preferences } = onBoard();
  if (!isSolved(game)) return;
  keepTime(game, helps);
  show(null);
  const answer = await ask("review", aboutGame(game, notesOf(game, preferences), helps), "review", () => [position(), current().page?.kind]);
  if (answer.code === "withdrawn") return;
  const review = answer.found ? /** @type {Review} */ (answer) : { found: [], helped: [], hardest: null };
  show(review);
  announce([t("summary"), ...lines(helps, review)].join(" "));
}

/**
 * Note the time of a solved game for those who want statistics; whoever wants a clock alone needs it no longer.
 * @param {Game} game
 * @param {HelpGiven[]} helps
 */
function keepTime({ id }, helps) {
  const { clock, statistics } = current().preferences;
  const others = oldGames().map((game) => game.id).filter((other) => other !== id);
  if (statistics) saveStatistics(finished(loadStatistics(), { id, helps: helps.length, level: levelOf(current()) }, others));
  else if (clock) saveStatistics(tidied(loadStatistics(), others));
}

/** @param {Review | null} review */
function show(review) {
  const { game, helps } = onBoard();
  update({ page: { kind: "summary", body: () => [$("<section>", { class: "looking-back" }).append($("<h3>").text(t("summary")), ...body(game, helps, review))] } });
}

/**
 * A technique on a line, with a way to its drills.
 * @param {NamedTechnique} technique
 */
const line = (technique, count = 1) =>
  $("<li>").append(
    $("<span>").append(techniqueName(technique), count > 1 ? $("<small>").text(` ${t("summary_times", { count })}`) : []),
    $("<a>", { class: "quiet-key", href: pageAddress(currentLanguage(), "practise", technique.key), "aria-label": `${t("practise_it")}: ${technique.name}` }).text(t("practise_it")),
  );

/**
 * @param {string} title
 * @param {JQuery[]} lines
 */
const list = (title, lines) => [$("<h4>").text(title), $("<ul>").append(lines)];

/**
 * @param {Game} game
 * @param {HelpGiven[]} helps
 * @param {Review | null} review
 */
function body(game, helps, review) {
  if (!review) return [paragraph(t(mustWait() ? "needs_connection" : "summary_waits"), mustWait() ? "" : "thinking"), ...helped(helps, [])];
  const { patterns, singles } = foundAlone(review.found, helps);
  const found = patterns.map(({ technique, count }) => line(technique, count));
  return [
    ...(patterns.length ? list(t("summary_found"), found) : []),
    ...(singles ? [paragraph(t("summary_singles", { count: singles }))] : []),
    ...helped(helps, review.helped),
    ...(review.hardest ? [paragraph(t("summary_hardest", review.hardest))] : []),
    ...statistics(game),
  ];
}

/**
 * What help was given for; names come in the language of the page as soon as they are known.
 * @param {HelpGiven[]} helps
 * @param {NamedTechnique[]} named
 */
function helped(helps, named) {
  if (!helps.length) return [paragraph(t("summary_alone"), "alone")];
  const revealed = helps.filter(({ key }) => !key).length;
  const techniques = [...new Map(helps.filter(({ key }) => key).map((help) => [help.key, help])).values()];
  const lines = techniques.map((help) => line(named.find(({ key }) => key === help.key) ?? help, helps.filter(({ key }) => key === help.key).length));
  return [...(lines.length ? list(t("summary_helped"), lines) : []), ...(revealed ? [paragraph(t("summary_revealed", { count: revealed }))] : [])];
}

/** @param {Game} game */
function statistics({ id }) {
  const values = current().preferences.statistics ? told(loadStatistics(), id) : null;
  return values ? [paragraph(t("summary_time", values), "told")] : [];
}

/**
 * What screen readers hear of it.
 * @param {HelpGiven[]} helps
 * @param {Review} review
 */
function lines(helps, { found, hardest }) {
  const { patterns, singles } = foundAlone(found, helps);
  const names = (/** @type {NamedTechnique[]} */ techniques) => [...new Set(techniques.map(({ name }) => name).filter(Boolean))].join(", ");
  return [
    patterns.length ? `${t("summary_found")}: ${names(patterns.map(({ technique }) => technique))}.` : "",
    singles ? t("summary_singles", { count: singles }) : "",
    helps.length ? `${t("summary_helped")}: ${names(helps)}.` : t("summary_alone"),
    hardest ? t("summary_hardest", hardest) : "",
  ].filter(Boolean);
}

export const verbs = { openSummary };
