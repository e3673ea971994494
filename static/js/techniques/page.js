// @ts-check
/** Puts the page "My techniques" together. */

import { update } from "../app.js";
import { bindKeyboard } from "../input/keyboard.js";
import { element, root } from "../page.js";
import { loadGame, tabGame } from "../store.js";
import { readTexts, t } from "../text.js";
import { beginList, verbs } from "./list.js";

readTexts();
update({ view: "techniques" });
beginList();
bindKeyboard(verbs);
if (loadGame(tabGame())) element("back-word").textContent = t("back_to_game");
root().dataset.ready = "true";
