// @ts-check
/** Making one grid from another, and finding out which transformation did it. */

import { paragraph } from "../dom.js";
import { element, elements, field } from "../page.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { bindGrid, gridIn, putGrid, word } from "./fields.js";
import { IMAGE_LENGTHS, lineOf, NUMBERED, readGrid, readImage } from "./grids.js";

const MOST_CHANCES = 10 ** 9;

const kind = () => field("kind").value;
const grids = () => [gridIn("first"), gridIn("second")];

/** @returns {number} the length of the image vector that is asked for; 0 if none is. */
const imageLength = () => /** @type {Record<string, number>} */ (IMAGE_LENGTHS)[kind()] ?? 0;

/** Show only what the chosen kind asks for. */
function showFields() {
  for (const each of elements("[data-number]")) each.hidden = each.dataset.number !== kind();
  for (const each of elements("[data-image]")) each.hidden = Number(each.dataset.image) !== imageLength();
  element("change-problem").textContent = "";
}

/** What the fields say of the transformation; null if the image vector is none. */
function chosen() {
  const length = imageLength();
  const input = /** @type {HTMLInputElement | undefined} */ (elements(`[data-image="${length}"] input`)[0]);
  const image = length ? readImage(input?.value ?? "", length) : [];
  if (!image) return null;
  const select = /** @type {HTMLSelectElement | undefined} */ (elements(`[data-number="${kind()}"] select`)[0]);
  const number = NUMBERED.includes(kind()) ? Number(select?.value) : kind() === "any" ? Math.floor(Math.random() * MOST_CHANCES) : 0;
  return { kind: kind(), number, image };
}

/** Make the second grid from the first. */
async function transform() {
  const first = gridIn("first");
  const change = chosen();
  element("change-problem").textContent = change ? "" : word("image_problem", { count: imageLength() });
  if (!first || !change) return;
  const answer = await ask("transform", { board: lineOf(first), ...change }, "compare", () => [grids(), kind()]);
  if (answer.code === "withdrawn") return;
  if (!answer.board) {
    element("change-problem").textContent = answer.error || t("no_answer");
    return;
  }
  putGrid("second", readGrid(answer.board));
  await compare();
}

/** Tell how the second grid came from the first. */
async function compare() {
  const [first, second] = grids();
  if (!first || !second) return;
  const answer = await ask("detect", { board: lineOf(first), other: lineOf(second) }, "compare", grids);
  if (answer.code === "withdrawn") return;
  $("#found-out")
    .empty()
    .append(...(answer.findings ? told(answer) : [paragraph(answer.error || t("no_answer"))]));
}

/**
 * What was found, as elements.
 * @param {Answer<"detect">} answer
 */
function told({ findings = [], houses = [], chain }) {
  const simple = $("<ul>").append(findings.map(({ name, image, told: sentences }) =>
    $("<li>").append($("<b>").text(name), image ? $("<span>", { class: "vector" }).text(image) : "", $("<span>").text(sentences.join(" ")))));
  const parts = findings.length ? [paragraph(word("found")), simple] : [];
  if (findings.some(({ image }) => image.includes("-1"))) parts.push(paragraph(word("unused")));
  if (!findings.length && chain) {
    parts.push(paragraph(word("found_chain")), $("<ol>").append(chain.map((sentence) => $("<li>").text(sentence))));
  }
  parts.push($("<p>").append($("<strong>").text(word(chain ? "isomorphic" : "not_isomorphic"))));
  if (houses.length) {
    const list = houses.map(({ name, image }) => $("<li>").append($("<span>").text(name), $("<span>", { class: "vector" }).text(image)));
    parts.push($("<details>").append($("<summary>").text(word("houses")), $("<ul>").append(list)));
  }
  return parts;
}

/** Listen to this part of the page. */
export function bindComparing() {
  // What was found was found of other grids.
  const forgetAnswer = () => $("#found-out").empty();
  bindGrid("first", forgetAnswer);
  bindGrid("second", forgetAnswer);
  element("kind").addEventListener("change", showFields);
  element("transform").addEventListener("click", transform);
  $("#compare-form").on("submit", (event) => {
    event.preventDefault();
    compare();
  });
  showFields();
}
