// @ts-check
/** Draws the keys of the watched solver, its counters, and the lit line of the algorithm. */

import { paragraph } from "../dom.js";
import { element, root } from "../page.js";
import { t } from "../text.js";
import { algorithm, renderAlgorithm } from "./algorithm.js";
import * as runs from "./run.js";
import { message, nameOf } from "./words.js";

/**
 * Bring the keys and the text of the solver up to date.
 * @param {State} state
 * @param {State} before
 */
export function renderWatch(state, before) {
  const { watch } = state;
  if (!watch) {
    delete root().dataset.watching;
    return;
  }
  root().dataset.watching = watch.way;
  renderKeys(watch);
  renderCounters(watch);
  if (watch.speed !== before.watch?.speed) renderSpeed(watch.speed);
  if (watch.way === "trying") renderAlgorithm(watch, nameOf, runs.allowedIn);
  $("#watch-message")
    .text(told(watch, state.answers === "nobody"))
    .attr("data-kind", runs.lastEvent(watch)?.kind ?? "");
}

/**
 * What is said of a run: what it waits for, or what it has come to.
 * @param {Run} watch
 * @param {boolean} mustWait
 */
function told(watch, mustWait) {
  const knowsNext = runs.hasNext(watch) && !watch.skimming;
  if (mustWait && !knowsNext && !runs.isOver(watch)) return t("title_waiting");
  if (watch.skimming) return t("watch_skimming", { count: watch.counters[0] + watch.counters[1] });
  return watch.playing && !knowsNext ? t("watch_waiting") : message(watch);
}

/** @param {Run} watch */
function renderKeys(watch) {
  const trying = watch.way === "trying";
  const pressed = {
    watchLogic: !trying,
    watchTrying: trying,
    watchRowByRow: watch.strategy === "row_by_row",
    watchSmart: watch.strategy === "smart",
  };
  for (const [act, on] of Object.entries(pressed)) $(`#watch [data-act=${act}]`).attr("aria-pressed", String(on));
  $("#watch-strategies").prop("hidden", !trying);
  $("#watch-chance").prop("checked", watch.seed > 0).closest("label").prop("hidden", !trying || watch.strategy !== "smart");
  $("#watch [data-act=watchToResult]").prop("hidden", !trying);
  const over = runs.isOver(watch);
  const solved = trying && runs.lastEvent(watch)?.kind === "solved";
  $("#watch-toggle-word").text(t(watch.playing ? "watch_pause" : solved ? "watch_next_solution" : "watch_start"));
  $("#watch-toggle").toggleClass("is-playing", watch.playing).prop("disabled", over || Boolean(watch.skimming));
  $("#watch [data-act=watchStep], #watch [data-act=watchToResult]").prop("disabled", over || Boolean(watch.skimming));
  $("#watch [data-act=watchBack]").prop("disabled", !runs.hasBack(watch) || Boolean(watch.skimming));
  $("#watch [data-act=watchTake]").prop("disabled", watch.game.cells === watch.start.cells);
}

/** @param {Run} watch */
function renderCounters(watch) {
  const trying = watch.way === "trying";
  const [placed, taken, backward] = watch.counters;
  $("#watch-steps").text(trying ? placed + taken : watch.at);
  $("#watch-runs").text(backward);
  $("#watch-solutions").text(watch.solutions);
  $("#watch .trying-only").prop("hidden", !trying);
}

/** @param {number} speed */
function renderSpeed(speed) {
  const text = speed < 1 ? t("watch_seconds", { count: 1 / speed }) : t("watch_per_second", { count: speed });
  $("#watch-speed").val(runs.SPEEDS.indexOf(speed)).attr("aria-valuetext", text);
  $("#watch-speed-text").text(text);
}

/**
 * The algorithm with its lines, the sentence about what is happening, and searches that come to an end soon.
 * @param {{strategy: Strategy}} page
 */
const codePage = ({ strategy }) => ({
  kind: "trying",
  eyebrow: t(`watch_${strategy}`),
  title: t("watch_code"),
  body: [algorithm(strategy, 9), lessons()],
});

/** Puzzles whose search ends after a known number of steps. */
const lessons = () =>
  $("<div>", { class: "watch-lessons" }).append(
    paragraph(t("watch_lessons"), "told"),
    $("<p>").append(
      JSON.parse(element("lessons").textContent ?? "").map((/** @type {{steps: number, code: string}} */ { steps, code }) =>
        $("<a>", { class: "quiet-key", href: `#watch=${code}` }).text(t("watch_lesson", { count: steps })),
      ),
    ),
  );

/** @param {{text: string}} page */
const watchedPage = ({ text }) => ({
  kind: "watched",
  title: t("watch_logic"),
  body: [$("<p>", { id: "watch-message", class: "watch-message" }).text(text), paragraph(t("watch_keys"), "told keyboard-only")],
});

/** What the panel shows while a solver is watched. */
export const pages = { trying: codePage, watched: watchedPage };
