// @ts-check
/** Draws the text beside the board: help and its stages, the entry doctor, victory. */

import { button, paragraph } from "../dom.js";
import { evaluationLegend } from "../evaluation/render.js";
import { remaining } from "../game/cells.js";
import { isSolved, levelOf } from "../game/state.js";
import { cellName } from "../geometry.js";
import { explaining, hints, isProof, plain, rolesShown, sentences, stages, verdicts } from "../help/help.js";
import { WHOLE, chapters, isOpen } from "../help/proof.js";
import { element, elements, pageAddress } from "../page.js";
import { standing } from "../preferences/preferences.js";
import { drawIn, drawingChanges } from "../redraw.js";
import { currentLanguage, t } from "../text.js";
import { chainNotation, renderLegend, sentenceList, summaryList, techniqueName } from "./sentences.js";

/**
 * What the panel says.
 * @typedef {object} Words
 * @property {string} kind
 * @property {string} [eyebrow]
 * @property {string | JQuery} title
 * @property {any} body
 * @property {boolean} [open] whether it covers the board on a small screen and can be closed
 */

/** @typedef {Record<string, (page: any, preferences: Preferences) => Words>} Pages */

/** @type {Pages} */
const laterPages = {};

/**
 * Take over how pages of a room that was loaded later are shown, by their kind.
 * @param {Pages} pages
 */
export const showPages = (pages) => Object.assign(laterPages, pages);

/**
 * Bring the panel up to date. What is gone leaves the focus to the title, or to the board where that covers the panel.
 * @param {BoardState} state
 */
export const renderPanel = (state) => drawIn(element("panel"), () => drawPanel(state), "#panel-title", "#board [tabindex='0']");

/**
 * Its words are made anew only when they say something new.
 * @param {BoardState} state
 */
function drawPanel(state) {
  const { help } = state;
  drawWords(subjectOf(state));
  drawLevel({ name: levelName(state) });
  renderSentence(help);
  renderPlayer(state);
  drawLegend({ roles: String(help && !help.done ? rolesShown(help) : []) });
  bringIntoSight({ step: help?.step, sentence: help?.sentence ?? -1, told: help?.trial?.told });
}

/** @param {BoardState} state */
const levelName = (state) => {
  const level = levelOf(state);
  return level ? t(`level_${level}`) : "";
};

const drawLevel = drawingChanges((/** @type {{name: string}} */ { name }) => $("#level").text(name));

/** @typedef {ReturnType<typeof subjectOf>} Subject */

/**
 * All that the words of the panel depend on. Which sentence is read and which cells are lit is no part of it:
 * that is shown on the words that are there.
 * @param {BoardState} state
 */
function subjectOf(state) {
  const { game, help, page, admired, cause, answers, watch, preferences } = state;
  const { id, phase, automatic, title, note, cells, reading } = game;
  const { spot: _spot, sentence: _sentence, opened: _opened, playing: _playing, trial, ...told } = help ?? { kind: null };
  return {
    game: { id, phase, automatic, title, note, isRead: Boolean(reading) },
    // While something else is told it does not matter, and must not make that anew.
    level: help || page ? "" : levelName(state),
    left: remaining(cells)[0],
    isWon: isSolved(game) && !watch,
    isAdmired: admired === cells,
    isWatched: Boolean(watch),
    isTried: Boolean(trial),
    help: /** @type {Help | {kind: null}} */ (told),
    page,
    cause,
    mustWait: answers === "nobody" && (help?.kind === "asking" || page?.kind === "waiting"),
    preferences,
    language: currentLanguage(),
  };
}

const drawWords = drawingChanges((/** @type {Subject} */ subject) => {
  const words = wordsOf(subject);
  const panel = element("panel");
  panel.dataset.kind = words.kind;
  panel.classList.toggle("open", Boolean(words.open));
  $("#panel-eyebrow").text(words.eyebrow ?? "");
  $("#panel-title").empty().append(words.title);
  $("#panel-body").empty().append([words.body].flat(Infinity));
  $("#panel-scroll").scrollTop(0);
  renderActions(subject, words);
});

const drawLegend = drawingChanges((/** @type {{roles: string}} */ { roles }) => renderLegend(roles.split(",").filter(Boolean)));

/**
 * What the panel has to say.
 * @param {Subject} subject
 * @returns {Words}
 */
function wordsOf(subject) {
  const { game, help, page, cause } = subject;
  if (subject.isWon) return victory(subject);
  if (help.kind) return { open: true, ...helpWords(help, subject) };
  if (page) return { open: true, ...pageWords(page, subject) };
  if (cause) return causeWords(cause, subject);
  return game.phase === "entering" ? entering(game.isRead) : playing(subject);
}

/** @param {boolean} isRead */
function entering(isRead) {
  const tips = isRead ? ["tip_compare", "tip_unsure", "tip_by_hand", "tip_start"] : ["tip_type", "tip_skip", "tip_start"];
  const $list = $("<ul>", { class: "tips" }).append(tips.map((key) => $("<li>").toggleClass("keyboard-only", key === "tip_skip").text(t(key))));
  return { kind: "entering", title: t(isRead ? "title_compare" : "title_entering"), body: $list };
}

/**
 * Why a candidate is marked in the chosen cell. On small screens the marks alone tell it.
 * @param {ShownCause} cause
 * @param {Subject} subject
 */
const causeWords = ({ step, number, count }, subject) => ({
  kind: "cause",
  eyebrow: t("cause_of", { number: number + 1, count }),
  title: techniqueName(step.technique),
  body: [told(explaining(step), subject.preferences), evaluationLegend(subject)],
});

/** @param {Subject} subject */
function playing(subject) {
  const { game, left, level } = subject;
  // A puzzle may be called after its level.
  const isNamed = game.title.toLocaleLowerCase().includes(level.toLocaleLowerCase());
  const $more = $("<div>", { class: "more" }).append(
    button("check", t("check")),
    button("showSteps", t("all_steps")),
    button("showPath", t("whole_way")),
    button("openWatch", t("watch")),
  );
  return {
    kind: "playing",
    eyebrow: isNamed ? game.title : [game.title, level].filter(Boolean).join(" · "),
    title: t("cells_left", { count: left }),
    body: [game.note ? paragraph(game.note, "told") : [], evaluationLegend(subject), paragraph(t("stuck"), "help-told"), stageList(), $more],
  };
}

const stageList = () =>
  $("<ol>", { class: "stage-list" }).append([1, 2, 3, 4].map((stage) => $("<li>").text(t(`stage_name_${stage}`))));

/** @param {Subject} subject */
function victory({ page, isAdmired }) {
  const summary = page?.kind === "summary" ? page.body() : [];
  const $keys = $("<div>", { class: "more" }).append(summary.length ? [] : button("openSummary", t("summary")), button("goHome", t("play_another")));
  return { kind: "victory", open: summary.length > 0 || !isAdmired, title: t("victory"), body: [paragraph(t("victory_told"), "victory-told"), ...summary, $keys] };
}

/**
 * @param {Help} help
 * @param {Subject} subject
 * @returns {Words}
 */
function helpWords(help, { mustWait, isWatched, preferences }) {
  const { kind } = help;
  const stage = t("stage_of", { stage: help.stage });
  switch (kind) {
    case "asking":
      return { kind, title: t(mustWait ? "title_waiting" : "title_asking"), body: mustWait ? paragraph(t("help_waits")) : paragraph(thought(help), "thinking") };
    case "step": {
      const { technique } = help.step;
      return {
        kind,
        eyebrow: isWatched ? technique.level_name : `${technique.level_name} · ${stage}`,
        title: techniqueName(technique),
        body: help.done ? paragraph(t("applied")) : [told(help, preferences), chainNotation(help, preferences, button("copyNotation", t("copy_notation"))), lessons(help)],
      };
    }
    case "mistake":
      return { kind, eyebrow: stage, title: t("title_mistake"), body: help.done ? paragraph(t("taken_back")) : told(help, preferences) };
    case "nothing":
      return { kind, title: t(help.nothing.stopped ? "title_stopped" : "title_nothing"), body: fallback(help.nothing, preferences.coordinates) };
    case "solved":
      return { kind, title: t("title_solved"), body: paragraph(t("victory_told")) };
    case "error":
      return { kind, title: t("title_error"), body: paragraph(help.error || t("no_answer")) };
  }
}

/**
 * @param {Help} help
 * @param {Preferences} preferences
 */
function told(help, preferences) {
  if (help.kind !== "step") return sentenceList(sentences(help), null);
  if (help.stage < 3) return glance(help, preferences);
  return isProof(help.step) ? behindSummary(help.step, proof(help.step, preferences.coordinates)) : sentenceList(sentences(help), help.step);
}

/**
 * The first two stages: one line, without the colours that would tell what the second one shows.
 * @param {StepHelp} help
 * @param {Preferences} preferences
 */
function glance(help, preferences) {
  const { before, after, instead } = hints(help, isKnown(help, preferences));
  if (instead) return paragraph(t(instead));
  const [where = []] = sentences(help);
  return sentenceList([[...(before ? [{ text: `${t(before)} ` }] : []), ...where, ...(after ? [{ text: ` ${t(after)}` }] : [])]], null);
}

/**
 * A long proof behind its summary; others as they are.
 * @param {Step} step
 * @param {JQuery} $proof
 */
function behindSummary(step, $proof) {
  if (!step.summary.length) return $proof;
  const $key = chapterKey(WHOLE, "whole-proof", t("whole_proof", { count: step.sentences.length }));
  return $("<div>", { class: "summed-up" }).append(summaryList(step), $("<h3>").append($key), $("<div>").append($proof.attr("id", "whole-proof")));
}

/**
 * The key that opens and closes a chapter.
 * @param {number} number
 * @param {string} list
 * @param {string} title
 */
const chapterKey = (number, list, title) =>
  button("toggleChapter", title, "chapter-key", number).attr({ "data-chapter": number, "aria-controls": list });

/**
 * A proof in chapters; their titles are its outline.
 * @param {Step} step
 * @param {string} coordinates
 */
const proof = (step, coordinates) =>
  $("<div>", { class: "proof" }).append(
    chapters(step.frames).map((chapter, number) => {
      const $list = sentenceList(step.sentences.slice(chapter.first, chapter.end), step, chapter.first).attr("id", `chapter-${number}`);
      if (chapter.plain) return $list;
      const $key = chapterKey(number, `chapter-${number}`, chapterTitle(step.frames, chapter, coordinates));
      return $("<section>", { class: "chapter", "data-depth": step.frames[chapter.first].case.length }).append($("<h3>").append($key), $list);
    }),
  );

/**
 * What a chapter begins with and what it comes to.
 * @param {Frame[]} frames
 * @param {Chapter} chapter
 * @param {string} coordinates
 */
function chapterTitle(frames, { first, end }, coordinates) {
  const [start, last] = [frames[first], frames[end - 1]];
  const what = (/** @type {Fact | undefined} */ fact) => {
    if (!fact) return t("chapter_broken");
    const cells = fact.candidates.map(([cell]) => cellName(cell, coordinates)).join(", ");
    return t(fact.true ? "chapter_digit" : "chapter_no_digit", { digit: fact.candidates[0][1], cell: cells });
  };
  const several = frames.some(({ case: [number] }) => number > 1);
  const title = {
    assumption: start.case.length > 1 ? "chapter_inside" : several ? "chapter_case" : "chapter_assumption",
    case: "chapter_case",
    result: "chapter_result",
  }[/** @type {string} */ (start.kind)];
  const begun = title ? t(title, { number: start.case[0], what: what(start.facts[0]) }) : t("chapter_broken");
  const saysOneThing = end - first === 1 && start.facts.length < 2;
  if (saysOneThing || last.kind === "cover") return begun;
  return `${begun} → ${what(last.kind === "contradiction" ? undefined : last.facts.at(-1))}`;
}

/**
 * What the server calls the depths of its search, and what the player is told of each.
 * @type {Record<string, string>}
 */
const DEPTHS = { "forcing chain": "depth_chains", net: "depth_nets", "nested net": "depth_nested" };

/**
 * What is said while the server searches: more when it takes longer.
 * @param {Help} help
 */
const thought = ({ progress }) =>
  progress ? t("thinking_deep", { depth: t(DEPTHS[progress.stage] ?? "depth_trial"), count: progress.work }) : t("thinking");

/**
 * Whoever knows a technique is only told where it is, unless he asks for more.
 * @param {Help} help
 * @param {Preferences} preferences
 */
const isKnown = ({ step }, preferences) => Boolean(step) && standing(preferences, step?.technique.key ?? "") === "know";

/**
 * From an explained step one tap leads to the page of its technique and to its drills, if it has any.
 * @param {StepHelp} help
 */
function lessons({ stage, step: { technique } }) {
  if (stage !== 3 || technique.foreign) return [];
  const link = (/** @type {string} */ room, /** @type {string} */ text) =>
    $("<a>", { class: "quiet-key", href: pageAddress(currentLanguage(), room, technique.key) }).text(t(text));
  return $("<p>", { class: "more" }).append(link("learn", "read_about"), link("practise", "practise_it"));
}

/**
 * What is offered where no step was found: to search on, and a digit without a reason.
 * @param {Nothing} nothing
 * @param {string} coordinates
 */
function fallback({ stopped, placements: [nudge] }, coordinates) {
  const told = paragraph(t(stopped ? "stopped_told" : "nothing_told"));
  const $keys = $("<div>", { class: "more" }).append(stopped ? button("searchOn", t("search_on"), "main-key") : []);
  if (!nudge) return [told, $keys];
  return [told, paragraph(t("nudge_told", { cell: cellName(nudge[0], coordinates) })), $keys.append(button("reveal", t("reveal"), "second-key"))];
}

/**
 * @param {PanelPage} page
 * @param {Subject} subject
 * @returns {Words}
 */
function pageWords(page, { mustWait, preferences }) {
  switch (page.kind) {
    case "summary":
      return { kind: "summary", title: t("summary"), body: page.body() };
    case "contradicted":
    case "path":
    case "steps":
    case "trying":
    case "watched":
      return laterPages[page.kind](page, preferences);
    case "waiting":
      return { kind: "waiting", title: t(mustWait ? "title_waiting" : "title_waiting_short"), body: mustWait ? paragraph(t("needs_connection")) : paragraph(t("thinking"), "thinking") };
    case "problem":
      return { kind: "error", title: t("title_error"), body: paragraph(page.error || t("no_answer")) };
    case "doctor":
      return { kind: "doctor", title: t(`doctor_${page.answer.state ?? "error"}`), body: doctorBody(page.answer) };
    case "checked":
      return { kind: "checked", title: t(page.mistakes.length ? "title_mistakes" : "title_no_mistakes"), body: checkedBody(page) };
  }
}

/**
 * How much is wrong, and as the next step where it is, then what mends it: the player decides how much he wants to know.
 * @param {Checked} page
 */
function checkedBody({ mistakes, shown }) {
  const told = verdicts(mistakes).map(([key, count]) => paragraph(t(key, { count })));
  if (!mistakes.length) return told;
  const $key = shown ? button("mendMistakes", t("mend"), "second-key") : button("showMistakes", t("show_where"), "second-key");
  return [...told, paragraph(t(shown ? "mistakes_framed" : "mistakes_hidden"), "told"), $("<div>", { class: "more" }).append($key)];
}

/** @param {Answer<"start">} answer */
function doctorBody({ message, error, state, suspects = [] }) {
  const $repairs = suspects.map((suspect) =>
    $("<li>").append(
      $("<span>").text(plain(suspect.message)),
      button("repair", t("repair"), "second-key", suspect.board).attr("aria-label", `${t("repair")}: ${plain(suspect.message)}`),
    ),
  );
  const $list = suspects.length ? [paragraph(t("suspects"), "told"), $("<ul>", { class: "repairs" }).append($repairs)] : [];
  const $watch = state === "several" ? [$("<div>", { class: "more" }).append(button("openWatch", t("watch")))] : [];
  return [paragraph(plain(message ?? error) || t("no_answer")), ...$list, ...$watch];
}

/** @type {Record<string, string>} */
const PACE_SIGNS = { slow: "½×", usual: "1×", quick: "2×" };

const NEXT_WORDS = ["", "show_candidates", "show_explanation", "do_it", ""];

/**
 * @param {Help} help
 * @param {Preferences} preferences
 */
function nextWord(help, preferences) {
  if (help.kind === "mistake") return help.stage < 3 ? "more" : "take_back";
  return help.stage === 1 && isKnown(help, preferences) ? "more_anyway" : NEXT_WORDS[help.stage];
}

/**
 * @param {Subject} subject
 * @param {Words} words
 */
function renderActions({ help, preferences, isTried }, { kind, open }) {
  const isVictory = kind === "victory";
  const staged = help.kind && stages(help) === 4 && !help.done && !isVictory ? help : null;
  $("#panel-close").prop("hidden", !open);
  $("#help-back").prop("hidden", !staged || staged.stage === 1);
  $("#help-another").prop("hidden", staged?.kind !== "step");
  $("#help-speak").prop("hidden", !(preferences.speech && staged?.stage === 3 && !isProof(staged.step)));
  $("#help-sentence").prop("hidden", !(staged && staged.stage === 3 && sentences(staged).length > 1 && !isProof(staged.step)));
  const isDone = Boolean(help.kind && help.done);
  $("#help-end").prop("hidden", !isDone);
  $("#help-next").attr("class", isDone ? "second-key" : "main-key");
  $("#help-next-word").text(t(staged ? nextWord(staged, preferences) : "next_help"));
  // Where nothing was found, what can be done instead is offered in the text.
  $("#panel-actions").prop("hidden", !help.kind || ["asking", "nothing"].includes(help.kind) || isVictory || isTried);
}

/**
 * The keys that play a proof, and what is asked while it is tried out.
 * @param {BoardState} state
 */
function renderPlayer({ help, watch, preferences }) {
  const shows = help?.playing ? "pause" : preferences.speech ? "speak" : "play";
  const toggleName = t(help?.playing ? "pause_proof" : preferences.speech ? "speak" : "play_proof");
  $("#player-toggle, #help-speak").attr({ "data-shows": shows, "aria-label": toggleName, title: toggleName });
  const read = help?.kind === "step" && help.stage === 3 && !help.done && !watch && isProof(help.step) ? help : null;
  document.documentElement.toggleAttribute("data-trial", Boolean(read?.trial));
  element("panel").classList.toggle("reads", Boolean(read && read.sentence >= 0));
  $("#player").prop("hidden", !read || Boolean(read.trial));
  $("#trial").prop("hidden", !read?.trial);
  if (!read) return;
  const sign = PACE_SIGNS[preferences.pace];
  const pace = `${t("pace")}: ${t(`pace_${preferences.pace}`)}, ${sign}`;
  $("#player-pace").text(sign).attr({ "aria-label": pace, title: pace });
  if (!read.trial) return;
  const { told, asked } = read.trial;
  $("#trial-told").text([told && t(told), t(asked)].filter(Boolean).join(" "));
  $("#trial-on").text(t(asked === "trial_go_on" ? "go_on" : "show_me"));
}

/**
 * Show which sentence is being read, and open the chapter it stands in. What a trial has not come to stays hidden.
 * @param {Help | null} help
 */
function renderSentence(help) {
  const reading = help?.sentence ?? -1;
  for (const line of elements("#panel-body .sentences > li")) {
    const index = Number(line.dataset.number) - 1;
    line.classList.toggle("reading", index === reading);
    line.classList.toggle("resting", reading >= 0 && index !== reading);
    line.toggleAttribute("aria-current", index === reading);
    line.hidden = Boolean(help?.trial) && index > reading;
  }
  for (const key of elements("#panel-body .chapter-key")) {
    const open = !help?.step || isOpen(help, help.step.frames, Number(key.dataset.chapter));
    key.setAttribute("aria-expanded", String(open));
    const list = element(key.getAttribute("aria-controls") ?? "");
    list.hidden = !open;
    list.parentElement?.toggleAttribute("hidden", list.querySelectorAll("li:not([hidden])").length === 0);
  }
}

/** Bring the sentence that is being read into sight whenever another one is read. */
const bringIntoSight = drawingChanges((/** @type {{step?: Step, sentence: number, told?: string}} */ { sentence }) => {
  if (sentence < 0) return;
  const [line] = elements("#panel-body .sentences > .reading");
  const key = line?.closest(".chapter")?.querySelector(".chapter-key");
  key?.scrollIntoView({ block: "nearest" });
  line?.scrollIntoView({ block: "nearest" });
});
