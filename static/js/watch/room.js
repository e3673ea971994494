// @ts-check
/** The room of watching a solver; it is loaded when it is first opened. */

import { onUpdate } from "../app.js";
import { loadStyles } from "../page.js";
import { showInstead } from "../render/board.js";
import { showPages } from "../render/panel.js";
import { bindWatch, pages, renderWatch } from "./render.js";
import { watchedState } from "./run.js";

export { verbs } from "./watch.js";

/** Listen to its keys, and draw it from now on. */
export async function bind() {
  await loadStyles("watch");
  bindWatch();
  showInstead(watchedState);
  showPages(pages);
  onUpdate(renderWatch);
}
