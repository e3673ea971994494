// @ts-check
/** Making parts of the page. What it already has is found by page.js, what changes in it is drawn by redraw.js. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A paragraph.
 * @param {string} text
 * @param {string} name of its class
 */
export const paragraph = (text, name = "") => $("<p>", { class: name }).text(text);

/**
 * A button that does a verb.
 * @param {string} act
 * @param {string} text
 * @param {string} name of its class
 * @param {unknown} about what the verb is told, where it is about one of many things
 */
export const button = (act, text, name = "quiet-key", about = undefined) =>
  $("<button>", { type: "button", class: name, "data-act": act }).text(text).data({ about });

/**
 * A button that calls back; for rooms whose buttons have no verbs.
 * @param {string} text
 * @param {() => unknown} action
 * @param {string} name of its class
 */
export const key = (text, action, name = "quiet-key") => $("<button>", { type: "button", class: name }).text(text).on("click", () => void action());

/**
 * An element of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function draw(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}
