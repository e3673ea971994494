// @ts-check
/** The page of a chapter: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import * as actions from "../game/actions.js";
import * as typing from "../input/typing.js";
import { openBoard } from "../learn/board-page.js";
import { saveSheet } from "../making/sheet.js";
import { followUpdates } from "../offline/updates.js";
import { element, root } from "../page.js";
import { complete, forLearners } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";
import { drawTask } from "./draw.js";
import * as walk from "./walk.js";

/** @type {WayChapter} */
const chapter = JSON.parse(element("chapter").textContent ?? "");
const VERBS = { ...actions.verbs, ...typing.verbs, ...walk.verbs, saveSheet: () => saveSheet(chapter.key) };

function main() {
  openBoard(VERBS);
  update({ preferences: forLearners(complete(loadPreferences())) });
  onUpdate(drawTask);
  followUpdates();
  findEngines();
  walk.begin(chapter);
  window.addEventListener("pageshow", walk.comeBack);
  root().dataset.ready = "true";
}

main();
