// @ts-check
/** Draws the keys of the watched solver, its counters, and the lit line of the algorithm. */

import { t } from "../text.js";
import { CODE, litLine } from "./code.js";
import * as runs from "./run.js";
import { setSpeed } from "./watch.js";
import { message } from "./words.js";

/** Listen to the speed. */
export function bindWatch() {
  $("#watch-speed")
    .attr({ max: runs.SPEEDS.length - 1 })
    .on("input", ({ currentTarget }) => setSpeed(runs.SPEEDS[Number($(currentTarget).val())]));
}

/**
 * The state with the watched position on the board instead of the game.
 * @param {BoardState} state
 */
export function watchedState(state) {
  const { watch } = state;
  if (!watch) return state;
  const event = runs.lastEvent(watch);
  const cell = event && "cell" in event ? event.cell : -1;
  return { ...state, game: watch.game, cursor: cell, selected: [cell], wrong: [], activeDigit: 0 };
}

/**
 * Bring the keys and the text of the solver up to date.
 * @param {BoardState} state
 * @param {State} before
 */
export function renderWatch(state, before) {
  const { watch } = state;
  document.documentElement.toggleAttribute("data-watching", Boolean(watch));
  if (!watch) return;
  renderKeys(watch);
  renderCounters(watch);
  if (watch.speed !== before.watch?.speed) renderSpeed(watch.speed);
  const lit = litLine(watch.strategy, runs.lastEvent(watch));
  $("#panel-body .code > li").each((index, line) => {
    line.classList.toggle("lit-line", index === lit);
    if (index !== lit) line.removeAttribute("aria-current");
    else if (!line.hasAttribute("aria-current")) {
      line.setAttribute("aria-current", "step");
      line.scrollIntoView({ block: "nearest" });
    }
  });
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
 * The algorithm with its lines, and the sentence about what is happening.
 * @param {Strategy} strategy
 */
export const codePage = (strategy) => ({
  kind: "trying",
  eyebrow: t(`watch_${strategy}`),
  title: t("watch_code"),
  body: [
    $("<ol>", { class: "code", tabindex: 0, "aria-label": t("watch_code") }).append(
      CODE[strategy].map(({ indent, key }) => $("<li>", { class: `indent-${indent}` }).append($("<code>").text(t(key)))),
    ),
    $("<p>", { id: "watch-message", class: "watch-message" }),
  ],
});

/** @param {string} text */
export const watchedPage = (text) => ({
  kind: "watched",
  title: t("watch_logic"),
  body: [$("<p>", { id: "watch-message", class: "watch-message" }).text(text), $("<p>", { class: "told" }).text(t("watch_keys"))],
});
