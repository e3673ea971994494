// @ts-check
/** Shows the start page with what this device has kept of its player. */

import { firstOffer, renderHome, renderOffer } from "./render/home.js";
import { hasProgress, oldGames } from "./store.js";

export function showHome() {
  // The coach is fetched for those who have begun to learn; others get a quiet first offer.
  if (hasProgress()) import("./coach/next.js").then(({ renderNext }) => renderNext(), () => null);
  else renderOffer(firstOffer());
  renderHome(oldGames());
}
