// @ts-check
/** What comes first: the words of the page, and the start page with the player's own games. Everything else follows in main.js. */

import { showHome } from "./home.js";
import { elements, root } from "./page.js";
import { complete } from "./preferences/preferences.js";
import { buildExamples, offerCamera } from "./render/home.js";
import { loadGame, loadPreferences, tabGame } from "./store.js";
import { chooseLanguage, learnLanguage, setLanguage, translatePage } from "./text.js";

/**
 * Speak the player's language, or else the one that the page was served in.
 * @param {Preferences} preferences
 */
async function speak(preferences) {
  const served = (root().dataset.served = root().lang);
  const wanted = chooseLanguage(preferences);
  const language = (await learnLanguage(wanted)) ? wanted : served;
  if (!(await learnLanguage(language))) throw new Error(`no words of ${language}`);
  setLanguage(language);
  if (language !== served) translatePage();
}

/** Wait until what was drawn can be seen; a page in the background is not drawn. */
const isPainted = () => new Promise((done) => (document.hidden ? done(null) : requestAnimationFrame(() => setTimeout(done))));

/** Fetch what main.js is made of, side by side; on a slow network it would hold up the first paint. */
function fetchRest() {
  for (const link of elements("link[rel=soon]")) link.setAttribute("rel", "modulepreload");
}

async function start() {
  const preferences = complete(loadPreferences());
  root().dataset.theme = preferences.theme;
  await speak(preferences);
  // Who plays a game in this tab gets it at once; the start page is drawn when it is wanted.
  if (!loadGame(tabGame())) showHome();
  buildExamples();
  offerCamera();
  await isPainted();
  fetchRest();
  const { main } = await import("./main.js");
  // A tap that comes while all of that is read need not wait until it has begun to work.
  await isPainted();
  main(preferences);
}

// Whoever waits for a key is told by boot.js.
start().catch(() => (root().dataset.failed = "true"));
