// @ts-check
/** The room of watching a solver; it is loaded when it is first opened. */

import { onUpdate } from "../app.js";
import { loadStyles } from "../page.js";
import { showInstead } from "../render/board.js";
import { showPages } from "../render/panel.js";
import { pages, renderWatch } from "./render.js";
import { SPEEDS, watchedState } from "./run.js";
import { setChance, setSpeed } from "./watching.js";

export { verbs } from "./watching.js";

/** Listen to its keys, and draw it from now on. */
export async function bind() {
  await loadStyles("watching");
  $("#watch-chance").on("change", ({ currentTarget }) => setChance($(currentTarget).prop("checked")));
  $("#watch-speed")
    .attr({ max: SPEEDS.length - 1 })
    .on("input", ({ currentTarget }) => setSpeed(SPEEDS[Number($(currentTarget).val())]));
  showInstead(watchedState);
  showPages(pages);
  onUpdate(renderWatch);
}
