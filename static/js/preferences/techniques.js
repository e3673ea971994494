/** The techniques with their names in the current language. */

import { currentLanguage } from "../text.js";

/** Ask the server for them; null if it cannot be reached. */
export async function fetchTechniques() {
  const address = `${document.documentElement.dataset.root}/data/${currentLanguage()}.json`;
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? (await answer.json()).techniques : null;
}
