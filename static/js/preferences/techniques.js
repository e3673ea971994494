// @ts-check
/** The techniques with their names in the current language. */

import { address } from "../page.js";
import { currentLanguage } from "../text.js";

/** Ask the server for them; null if it cannot be reached. */
export async function fetchTechniques() {
  const place = `${address()}/data/${currentLanguage()}.json`;
  const answer = await fetch(place).catch(() => null);
  return answer?.ok ? (await answer.json()).techniques : null;
}
