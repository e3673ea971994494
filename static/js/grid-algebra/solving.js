// @ts-check
/** Solving by one kind of house, and walking through the grids on the way. */

import { paragraph } from "../dom.js";
import { element, field } from "../page.js";
import { ask } from "../asking.js";
import { t } from "../text.js";
import { bindGrid, gridIn, putGrid, showPicture, word } from "./fields.js";
import { lineOf, readGrid } from "./grids.js";

/** @type {{grids: CourseGrid[], left: string[]}} */
let way = { grids: [], left: [] };

/** What is chosen to solve by. */
const by = () => new FormData(/** @type {HTMLFormElement} */ (element("solve-form"))).get("by");

async function solve() {
  const grid = gridIn("grid");
  if (!grid) return;
  const { grids, left = [], message, error, code } = await ask("solve", { board: lineOf(grid), by: by() }, "solve", () => [gridIn("grid"), by()]);
  if (code === "withdrawn") return;
  element("walk").hidden = false;
  element("walk-end").textContent = message ?? (error || t("no_answer"));
  way = { grids: grids ?? [], left };
  field("walk-number").max = String(way.grids.length);
  if (grids) show(0);
}

/**
 * Show a grid of the list, and what led to it.
 * @param {number} place
 */
function show(place) {
  const { grids, left } = way;
  const { board, cell, told } = grids[place];
  const isLast = place === grids.length - 1;
  showPicture("walk-picture", readGrid(board), cell);
  field("walk-number").value = String(place + 1);
  element("walk-place").textContent = word("place", { number: place + 1, count: grids.length });
  field("walk-back").disabled = place === 0;
  field("walk-on").disabled = isLast;
  const sentences = [...(place ? told : [word("begin")]), ...(isLast ? left : [])];
  $("#walk-told").empty().append(sentences.map((sentence) => paragraph(sentence)));
}

/** The way was that of another grid. */
function forgetWay() {
  element("walk").hidden = true;
}

/** The place of the grid that is shown. */
const shown = () => Number(field("walk-number").value) - 1;

/** Listen to this part of the page. */
export function bindSolving() {
  bindGrid("grid", forgetWay);
  element("example").addEventListener("change", () => {
    putGrid("grid", readGrid(field("example").value));
    forgetWay();
  });
  element("walk-back").addEventListener("click", () => show(shown() - 1));
  element("walk-on").addEventListener("click", () => show(shown() + 1));
  element("walk-number").addEventListener("input", () => show(shown()));
  $("#solve-form").on("submit", (event) => {
    event.preventDefault();
    solve();
  });
}
