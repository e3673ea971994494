// @ts-check
/** The form in which a task is set: what it may be, and the task that comes out of it. */

import { collectionOf, hasCollection } from "../collection/database.js";
import { readGame } from "../game/state.js";
import { readCounts, total } from "../making/wishes.js";
import { element, elements, field } from "../page.js";
import { ask } from "../asking.js";
import { encode } from "../share/code.js";
import { t } from "../text.js";
import { newTaskId } from "./codes.js";
import { isOfMany } from "./describing.js";

const MOST_DRILLS = 50;
const MOST_PUZZLES = 48;

/** What is wrong with a wish, as the player is told. */
class WishProblem extends Error {}

/** Show the fields of what is chosen, and follow the choice. */
export function bindSetting() {
  $("#class-form [name=kind][value=puzzle], #class-form [name=source][value=new]").prop("checked", true);
  $("#class-form").on("change", "[name=kind], [name=source]", showFields);
  $("#class-technique").on("change", showKinds);
  showFields();
  showKinds();
  fillCollection();
}

const chosen = (/** @type {string} */ name) => String($(`#class-form [name=${name}]:checked`).val());

function showFields() {
  for (const part of elements("#class-form .class-choice")) part.hidden = part.dataset.kind !== chosen("kind");
  for (const part of elements("#class-form [data-source]")) part.hidden = part.dataset.source !== chosen("source");
}

/** Offer the kinds of exercise that there are for the technique; a round of many techniques has its own. */
function showKinds() {
  const [technique] = /** @type {HTMLSelectElement} */ (element("class-technique")).selectedOptions;
  const kinds = technique?.dataset.kinds?.split(" ").filter(Boolean) ?? [];
  $("#class-drill-kinds").prop("hidden", !kinds.length);
  const options = /** @type {HTMLOptionElement[]} */ (elements("#class-drill-kind option"));
  for (const option of options) option.hidden = option.disabled = !kinds.includes(option.value);
  if (kinds.length && !kinds.includes(field("class-drill-kind").value)) field("class-drill-kind").value = kinds[0];
}

/** Offer what the collection of this device holds. */
async function fillCollection() {
  const records = (await hasCollection().catch(() => false)) ? await collectionOf(() => []).all().catch(() => []) : [];
  const options = records
    .toSorted((one, other) => other.date - one.date)
    .map(({ board, name }) => $("<option>", { value: board }).text(name || board));
  $("#class-collection").append(options.length ? options : $("<option>", { value: "" }).text(t("class_collection_empty")));
}

/**
 * The task that the form asks for; null with a problem that is told otherwise.
 * @returns {Promise<ClassTask | null>}
 */
export async function wishedTask() {
  $("#class-problem").text("");
  const kind = /** @type {ClassTask["kind"]} */ (chosen("kind"));
  try {
    const what = await { puzzle, drill, chapter: () => field("class-chapter").value, booklet }[kind]();
    return { id: newTaskId(), kind, what, title: field("class-title").value.trim() };
  } catch (problem) {
    if (!(problem instanceof WishProblem)) throw problem;
    $("#class-problem").text(problem.message);
    return null;
  }
}

/** A Sudoku with one solution, as the letters of a link. */
async function puzzle() {
  const board = await boardFrom(chosen("source"));
  /** @type {Answer<"start">} */
  const answer = board ? await ask("start", { board }) : {};
  if (answer.error !== undefined) throw new WishProblem(answer.error || t("no_answer"));
  if (answer.state !== "unique") throw new WishProblem(t("class_no_puzzle"));
  return encode(readGame("task", board));
}

/**
 * The puzzle that is wished for, or nothing.
 * @param {string} source
 */
async function boardFrom(source) {
  if (source === "collection") return field("class-collection").value;
  if (source === "new") {
    const { board = "", error } = await ask("new", { level: field("class-level").value });
    if (error !== undefined) throw new WishProblem(error || t("no_answer"));
    return board;
  }
  const { puzzles = [] } = await ask("read", { text: field("class-paste").value });
  return puzzles[0]?.board ?? "";
}

function drill() {
  const number = Number(field("class-number").value);
  if (!Number.isInteger(number) || number < 1 || number > MOST_DRILLS) throw new WishProblem(t("class_number_wrong", { most: MOST_DRILLS }));
  const [technique, kind] = [field("class-technique").value, field("class-drill-kind").value];
  return [technique, isOfMany(technique) ? technique : kind, number].join("~");
}

function booklet() {
  const inputs = /** @type {HTMLInputElement[]} */ (elements("[data-count]", element("class-form")));
  const counts = readCounts(inputs.map(({ name, value }) => [name, value]));
  const number = total(counts);
  if (number < 1 || number > MOST_PUZZLES) throw new WishProblem(t("class_number_wrong", { most: MOST_PUZZLES }));
  return [newTaskId(), ...Object.entries(counts).flat()].join("~");
}
