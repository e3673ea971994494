// @ts-check
/** Stylesheets that only those need who have a photo. */

import { address } from "../page.js";

/**
 * Fetch a stylesheet.
 * @param {string} name
 */
export const loadStyles = (name) =>
  new Promise((resolve, reject) => {
    const sheet = $("<link>", { rel: "stylesheet", href: `${address()}/static/css/${name}.css` });
    sheet.on("load", resolve).on("error", reject).appendTo("head");
  });
