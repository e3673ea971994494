/** Draws the text beside the board: help and its stages, the entry doctor, lists, victory. */

import { reveal, searchOn, showStep, unfold } from "../help/assist.js";
import { repair } from "../game/games.js";
import { cellName } from "../geometry.js";
import { folded, isProof, plain, rolesShown, sentences, stages } from "../help/help.js";
import { remaining } from "../game/cells.js";
import { standing } from "../preferences/preferences.js";
import { isSolved } from "../game/state.js";
import { currentLanguage, t } from "../text.js";
import { helpShown } from "../trainer/overlay.js";
import { evaluationLegend } from "../trainer/render.js";
import { codePage, watchedPage } from "../watch/render.js";
import { renderLegend, sentenceList, techniqueName } from "./sentences.js";

let drawn = {};

/** Bring the panel up to date; its words are made anew only when they say something new. */
export function renderPanel(state) {
  const content = contentOf(state);
  const panel = document.getElementById("panel");
  const { help } = state;
  const key = [state.game.id, content.kind, help?.stage, help?.step ?? help?.mistake ?? help?.error, help?.progress, state.page, currentLanguage(), state.connected, content.count, state.cause, state.preferences.evaluation];
  const isSame = drawn.key?.every((part, index) => part === key[index]);
  if (!isSame) {
    drawn = { key };
    panel.dataset.kind = content.kind;
    panel.classList.toggle("open", Boolean(content.open));
    $("#panel-eyebrow").text(content.eyebrow ?? "");
    $("#panel-title").empty().append(content.title);
    $("#panel-body").empty().append([content.body].flat(Infinity));
    $("#panel-scroll").scrollTop(0);
    renderActions(help, content, state.preferences);
  }
  renderSentence(help);
  const roles = help && !help.done ? rolesShown(help) : [];
  if (String(roles) !== drawn.roles) renderLegend(roles);
  drawn.roles = String(roles);
}

/** What the panel has to say in this state. */
function contentOf(state) {
  const { game, help, page } = state;
  if (isSolved(game) && !state.watch) return victory(game);
  if (help) return { open: true, ...HELP_PAGES[help.kind](help, state) };
  if (page) return { open: true, ...PAGES[page.kind](page) };
  if (state.cause) return causePage(state);
  return game.phase === "entering" ? entering() : playing(state);
}

const paragraph = (text, name = "") => $("<p>", { class: name }).text(text);

function entering() {
  const $list = $("<ul>", { class: "tips" }).append(["tip_type", "tip_skip", "tip_start"].map((key) => $("<li>").text(t(key))));
  return { kind: "entering", title: t("title_entering"), body: $list };
}

/** Why a candidate is marked in the chosen cell. On small screens the marks alone tell it. */
const causePage = (state) => ({
  kind: "cause",
  eyebrow: t("cause_of", { number: state.cause.number + 1, count: state.cause.count }),
  title: techniqueName(state.cause.step.technique),
  body: [told(helpShown(state)), evaluationLegend(state)],
});

function playing(state) {
  const { game } = state;
  const left = remaining(game.cells)[0];
  const $more = $("<div>", { class: "more" }).append(
    [["check", "check"], ["showSteps", "all_steps"], ["showPath", "whole_way"], ["openWatch", "watch"]].map(([act, key]) => action(act, t(key))),
  );
  return {
    kind: "playing",
    count: left,
    eyebrow: game.title,
    title: t("cells_left", { count: left }),
    body: [game.note ? paragraph(game.note, "told") : [], evaluationLegend(state), paragraph(t("stuck"), "help-told"), stageList(), $more],
  };
}

const stageList = () =>
  $("<ol>", { class: "stage-list" }).append([1, 2, 3, 4].map((stage) => $("<li>").text(t(`stage_name_${stage}`))));

const action = (act, text) => $("<button>", { type: "button", class: "quiet-key", "data-act": act }).text(text);

function victory(game) {
  const $body = $("<div>").append(paragraph(t("victory_told"), "victory-told"));
  if (game.learned.length) {
    $body.append(paragraph(t("learned")), $("<ul>", { class: "learned" }).append(game.learned.map((each) => $("<li>").append(techniqueName(each)))));
  }
  $body.append($("<div>", { class: "more" }).append(action("goHome", t("play_another"))));
  return { kind: "victory", open: true, title: t("victory"), body: $body };
}

const HELP_PAGES = {
  asking: (help, { connected }) => ({
    kind: "asking",
    title: t(connected ? "title_asking" : "title_waiting"),
    body: paragraph(connected ? thought(help) : t("help_waits"), "thinking"),
  }),
  step: (help, { watch, preferences }) => ({
    kind: "step",
    eyebrow: watch ? help.step.technique.level_name : `${help.step.technique.level_name} · ${t("stage_of", { stage: help.stage })}`,
    title: techniqueName(help.step.technique),
    body: help.done ? paragraph(t("applied")) : [stageTold(help, preferences), told(help), lessons(help)],
  }),
  mistake: (help) => ({
    kind: "mistake",
    eyebrow: t("stage_of", { stage: help.stage }),
    title: t("title_mistake"),
    body: help.done ? paragraph(t("taken_back")) : told(help),
  }),
  nothing: ({ nothing }, { preferences }) => ({
    kind: "nothing",
    title: t(nothing.stopped ? "title_stopped" : "title_nothing"),
    body: fallback(nothing, preferences.coordinates),
  }),
  solved: () => ({ kind: "solved", title: t("title_solved"), body: paragraph(t("victory_told")) }),
  error: (help) => ({ kind: "error", title: t("title_error"), body: paragraph(help.error || t("no_answer")) }),
};

const told = (help) => [
  // The colours of the words would tell at the first stage what the second one shows.
  sentenceList(sentences(help), help.stage > 1 ? help.step : null),
  $("<button>", { type: "button", class: "quiet-key whole-proof", hidden: true })
    .text(t("whole_proof", { count: sentences(help).length }))
    .on("click", unfold),
];

/** What the server calls the depths of its search, and what the player is told of each. */
const DEPTHS = { "forcing chain": "depth_chains", net: "depth_nets", "nested net": "depth_nested" };

/** What is said while the server searches: more when it takes longer. */
const thought = ({ progress }) =>
  progress ? t("thinking_deep", { depth: t(DEPTHS[progress.stage] ?? "depth_trial"), count: progress.work }) : t("thinking");

/** Whoever knows a technique is only told where it is, unless he asks for more. */
const isKnown = ({ kind, step }, preferences) => kind === "step" && standing(preferences, step.technique.key) === "know";

function stageTold(help, preferences) {
  if (help.stage >= 3) return [];
  if (help.stage === 2) return paragraph(t(isProof(help.step) ? "stage_hint_2_proof" : "stage_hint_2"), "told");
  return paragraph(t(isKnown(help, preferences) ? "known_told" : "stage_hint_1"), "told");
}

/** From an explained step one tap leads to the page of its technique and to its drills. */
function lessons({ stage, step: { technique } }) {
  if (stage !== 3) return [];
  const { root } = document.documentElement.dataset;
  const link = (room, text) =>
    $("<a>", { class: "quiet-key", href: `${root}/${currentLanguage()}/${room}/${technique.key}` }).text(t(text));
  return $("<p>", { class: "more" }).append(link("learn", "read_about"), link("practise", "practise_it"));
}

/** What is offered where no step was found: to search on, and a digit without a reason. */
function fallback({ stopped, placements: [nudge] }, coordinates) {
  const key = (name, text, act) => $("<button>", { type: "button", class: name }).text(t(text)).on("click", act);
  const told = paragraph(t(stopped ? "stopped_told" : "nothing_told"));
  const $keys = $("<div>", { class: "more" }).append(stopped ? key("main-key", "search_on", searchOn) : []);
  if (!nudge) return [told, $keys];
  return [told, paragraph(t("nudge_told", { cell: cellName(nudge[0], coordinates) })), $keys.append(key("second-key", "reveal", reveal))];
}

const PAGES = {
  trying: codePage,
  watched: watchedPage,
  waiting: () => ({ kind: "waiting", title: t("title_waiting_short"), body: paragraph(t("thinking"), "thinking") }),
  problem: ({ error }) => ({ kind: "error", title: t("title_error"), body: paragraph(error || t("no_answer")) }),
  doctor: ({ answer }) => ({ kind: "doctor", title: t(`doctor_${answer.state ?? "error"}`), body: doctorBody(answer) }),
  checked: ({ mistakes }) => ({
    kind: "checked",
    title: t(mistakes.length ? "title_mistakes" : "title_no_mistakes"),
    body: paragraph(t(mistakes.length ? "mistakes_found" : "no_mistakes", { count: mistakes.length })),
  }),
  steps: ({ steps }) => ({ kind: "steps", title: t("steps_found", { count: steps.length }), body: stepList(steps) }),
  path: ({ steps }) => ({ kind: "path", title: t("path_found", { count: steps.length }), body: stepList(steps) }),
};

function doctorBody({ message, error, state, suspects = [] }) {
  const $repairs = suspects.map((suspect) =>
    $("<li>").append(
      $("<span>").text(plain(suspect.message)),
      $("<button>", { type: "button", class: "second-key", "aria-label": `${t("repair")}: ${plain(suspect.message)}` })
        .text(t("repair"))
        .on("click", () => repair(suspect.board)),
    ),
  );
  const $list = suspects.length ? [paragraph(t("suspects"), "told"), $("<ul>", { class: "repairs" }).append($repairs)] : [];
  const $watch = state === "several" ? [$("<div>", { class: "more" }).append(action("openWatch", t("watch")))] : [];
  return [paragraph(plain(message ?? error) || t("no_answer")), ...$list, ...$watch];
}

/** Steps as a list, a line each; choosing one explains it. */
function stepList(steps) {
  return $("<ol>", { class: "steps" }).append(
    steps.map((step) => {
      const $line = $("<button>", { type: "button", class: "step-line" }).append(
        $("<b>").append(techniqueName(step.technique)),
        $("<small>").text(step.effects),
      );
      return $("<li>").append($line.on("click", () => showStep(step)));
    }),
  );
}

const NEXT_WORDS = { 1: "show_candidates", 2: "show_explanation", 3: "do_it" };

function nextWord(help, preferences) {
  if (help.kind === "mistake") return help.stage < 3 ? "more" : "take_back";
  return help.stage === 1 && isKnown(help, preferences) ? "more_anyway" : NEXT_WORDS[help.stage];
}

function renderActions(help, { kind, open }, preferences) {
  const staged = help && stages(help) === 4 && !help.done && kind !== "victory";
  $("#panel-close").prop("hidden", !open);
  $("#help-back").prop("hidden", !staged || help.stage === 1);
  $("#help-another").prop("hidden", !(staged && help.kind === "step"));
  $("#help-sentence").prop("hidden", !(staged && help.stage === 3 && sentences(help).length > 1));
  const next = staged ? nextWord(help, preferences) : "next_help";
  $("#help-next-word").text(t(next));
  // Where nothing was found, what can be done instead is offered in the text.
  $("#panel-actions").prop("hidden", !help || ["asking", "nothing"].includes(help.kind) || kind === "victory");
}

/** Show which sentence is being read. */
function renderSentence(help) {
  const reading = help?.sentence ?? -1;
  const hidden = help ? folded(help) : new Set();
  $("#panel-body .sentences > li").each((index, line) => {
    line.classList.toggle("reading", index === reading);
    line.classList.toggle("resting", reading >= 0 && index !== reading);
    line.hidden = hidden.has(index);
    if (index === reading) line.scrollIntoView({ block: "nearest" });
  });
  $("#panel-body .whole-proof").prop("hidden", hidden.size === 0);
}
