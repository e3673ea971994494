// @ts-check
/** New puzzles by level or technique, and booklets to print. */

import { closeDialog, openDialog } from "../dialogs.js";
import { openGame } from "../game/games.js";
import { endWaiting, sayWaiting, showToast } from "../messages.js";
import { ask, forget } from "../asking.js";
import { savePdf } from "../share/files.js";
import { readGame } from "../game/state.js";
import { newId } from "../store.js";
import { address, dialog, element, elements, loadStyles } from "../page.js";
import { fetchTechniques, t } from "../text.js";
import { groupByLevel, mostOnPage, readCounts, total } from "./wishes.js";

const MOST_PUZZLES = 48;

/** Ask how hard the new puzzle should be. */
async function openNew() {
  showWaiting("new", false);
  openDialog("new");
  const techniques = await fetchTechniques();
  if (techniques.length) fillTechniques(techniques);
}

/** Ask what the booklet should hold. */
function openBooklet() {
  showWaiting("booklet", false);
  showTotal();
  fitPage();
  openDialog("booklet");
}

/** Listen to both dialogs. */
export async function bind() {
  await loadStyles("making");
  $("#new-levels").on("click", "[data-level]", ({ currentTarget }) => makeNew({ level: currentTarget.dataset.level }));
  $("#new-form").on("submit", (event) => {
    event.preventDefault();
    const [chosen] = /** @type {HTMLSelectElement} */ (element("new-technique")).selectedOptions;
    if (chosen) makeNew({ technique: chosen.value }, chosen.text);
  });
  $("#booklet-form")
    .on("input", "[data-count]", showTotal)
    .on("change", "[name=large], [name=folded], [name=size]", fitPage)
    .on("submit", (event) => {
      event.preventDefault();
      makeBooklet();
    });
  // Whoever closes the box does not want its answer any more.
  for (const name of ["new", "booklet"]) $(`#${name}-dialog`).on("close", () => forget(name));
}

/** @param {Technique[]} techniques */
function fillTechniques(techniques) {
  const chosen = $("#new-technique").val();
  $("#new-technique").empty().append(
    groupByLevel(techniques).map(({ level, members }) =>
      $("<optgroup>", { label: level }).append(members.map(({ key, name }) => $("<option>", { value: key, selected: key === chosen }).text(name))),
    ),
  );
}

/** @param {Question} wish */
async function makeNew(wish, title = "") {
  const answer = await askPatiently("new", wish);
  if (!answer?.board) return;
  closeDialog();
  const { board, level_name: level = "", note = "" } = answer;
  const game = readGame(newId(), board, title || level);
  openGame({ ...game, note });
  showToast(note);
}

async function makeBooklet() {
  const values = bookletValues();
  const answer = await askPatiently("booklet", {
    levels: counts(),
    per_page: Number(values.get("per_page")),
    size: values.get("size"),
    symmetry: values.get("symmetry"),
    solutions: values.get("solutions"),
    large: values.has("large"),
    folded: values.has("folded"),
    hints: values.has("hints"),
    title: String(values.get("title")).trim(),
    address: `${location.origin}${address()}`,
  });
  if (!answer?.pdf) return;
  closeDialog();
  savePdf({ filename: answer.filename, pdf: answer.pdf });
  showToast(t("booklet_ready"));
}

/**
 * Ask while the box says that it is being worked on; a problem is told in the box.
 * @template {"new" | "booklet"} E
 * @param {E} name
 * @param {Question} wish
 */
async function askPatiently(name, wish) {
  // The keys stay enabled, so that the focus stays where it is.
  if (dialog(name).ariaBusy === "true") return null;
  showWaiting(name, true);
  const answer = await ask(name, wish, name);
  showWaiting(name, false);
  if (answer.error !== undefined) $(`#${name}-problem`).text(answer.error || t("no_answer"));
  return answer;
}

/**
 * @param {string} name
 * @param {boolean} isWaiting
 */
function showWaiting(name, isWaiting) {
  $(`#${name}-problem`).text("");
  if (isWaiting) sayWaiting(`${name}-said`, "making");
  else endWaiting(`${name}-said`);
  $(`#${name}-dialog`).attr("aria-busy", String(isWaiting));
}

const bookletValues = () => new FormData(/** @type {HTMLFormElement} */ (element("booklet-form")));

/** Offer only as many puzzles on a page as it has room for. */
function fitPage() {
  const values = bookletValues();
  const most = mostOnPage(String(values.get("size")), values.has("folded"), values.has("large"));
  const choices = /** @type {HTMLInputElement[]} */ (elements("#booklet-form [name=per_page]"));
  for (const choice of choices) choice.disabled = Number(choice.value) > most;
  // What is picked and has no room gives way to the most that has.
  if (choices.some(({ checked, disabled }) => checked && disabled)) choices.filter(({ disabled }) => !disabled).at(-1)?.click();
}

function counts() {
  const inputs = /** @type {HTMLInputElement[]} */ (elements("#booklet-form [data-count]"));
  return readCounts(inputs.map(({ name, value }) => [name, value]));
}

function showTotal() {
  const count = total(counts());
  const isRight = count >= 1 && count <= MOST_PUZZLES;
  $("#booklet-total").text(t(isRight ? "booklet_total" : "booklet_bounds", { count, most: MOST_PUZZLES }));
  $("#booklet-go").prop("disabled", !isRight);
}

export const verbs = { openBooklet, openNew };
