// @ts-check
/** The page of a chapter: puts it together and draws every change. */

import { onUpdate, update } from "../app.js";
import { findEngines } from "../engines.js";
import * as actions from "../game/actions.js";
import { bindKeyboard } from "../input/keyboard.js";
import { bindButtons, bindPointer } from "../input/pointer.js";
import * as typing from "../input/typing.js";
import { saveSheet } from "../making/sheet.js";
import { followUpdates } from "../offline/updates.js";
import { element, root } from "../page.js";
import { complete } from "../preferences/preferences.js";
import { buildBoard } from "../render/board.js";
import { loadPreferences } from "../store.js";
import { readTexts, setLanguage } from "../text.js";
import { drawTask } from "./draw.js";
import * as walk from "./walk.js";

/** @type {WayChapter} */
const chapter = JSON.parse(element("chapter").textContent ?? "");
const VERBS = { ...actions.verbs, ...typing.verbs, ...walk.verbs, saveSheet: () => saveSheet(chapter.key) };

function main() {
  readTexts(element("texts"));
  setLanguage(root().lang);
  buildBoard();
  bindKeyboard(VERBS);
  bindPointer();
  bindButtons(VERBS);
  const { coordinates, theme } = complete(loadPreferences());
  update({ preferences: { ...complete({}), coordinates, theme } });
  onUpdate(drawTask);
  followUpdates();
  findEngines();
  walk.begin(chapter);
  window.addEventListener("pageshow", walk.comeBack);
  root().dataset.ready = "true";
}

main();
