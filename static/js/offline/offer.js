// @ts-check
/** Offers the installed app to get ready for a time without a network, once, on its start page. */

import { element } from "../page.js";
import { dismissOffer, isOfferDismissed } from "../store.js";
import { canKeep, isKept } from "./keeping.js";
import { showOffline } from "./preparing.js";

/**
 * Whether every byte may cost: nobody is asked to fetch more then.
 * @param {{saveData?: boolean, type?: string} | undefined} connection
 */
const isDear = (connection) => Boolean(connection?.saveData) || connection?.type === "cellular";

/** Show the offer unless it was declined or taken, or fetching would be dear. */
export async function offerOffline() {
  // The checker does not know this yet.
  const { connection } = /** @type {{connection?: {saveData?: boolean, type?: string}}} */ (navigator);
  if (isOfferDismissed() || isDear(connection)) return;
  if (!(await canKeep()) || (await isKept())) return;
  await showOffline();
  const offer = element("offline-offer");
  $("#offline-decline").on("click", () => {
    dismissOffer();
    offer.hidden = true;
    element("home-title").focus();
  });
  offer.hidden = false;
}
