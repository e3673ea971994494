// @ts-check
/** The page of transformations: puts it together. */

import { update } from "../app.js";
import { findEngines } from "../engines.js";
import { followUpdates } from "../offline/updates.js";
import { root } from "../page.js";
import { complete } from "../preferences/preferences.js";
import { loadPreferences } from "../store.js";
import { readTexts } from "../text.js";
import { bindComparing } from "./comparing.js";
import { bindSolving } from "./solving.js";

readTexts();
update({ preferences: complete(loadPreferences()) });
bindComparing();
bindSolving();
followUpdates();
findEngines();
root().dataset.ready = "true";
