// @ts-check
/** Opening and closing dialogs, and the ways from the menu to other pages. */

import { dialog, elements, pageAddress } from "./page.js";
import { currentLanguage, translate } from "./text.js";

/** Lay out the dialogs, unless they are: the start page carries them folded and without words until somebody does something. */
export function unfoldDialogs() {
  const folded = /** @type {HTMLTemplateElement | null} */ (document.querySelector("template#dialogs"));
  if (!folded) return;
  translate(folded.content);
  folded.replaceWith(folded.content);
  bindDialogs();
}

/**
 * Open one dialog, closing any other.
 * @param {string} name
 */
export function openDialog(name) {
  closeDialog();
  dialog(name).showModal();
}

export function closeDialog() {
  for (const open of document.querySelectorAll("dialog")) open.close();
}

/**
 * Whether a point lies beside a box.
 * @param {{clientX: number, clientY: number}} point
 * @param {{left: number, top: number, right: number, bottom: number}} box
 */
export const isBeside = ({ clientX, clientY }, { left, top, right, bottom }) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

/**
 * Let a press that begins and ends beside a dialog close it: neither one between its parts, nor a text in it that is
 * selected until beyond its edge.
 * @param {HTMLDialogElement} each
 */
export function closeFromBeside(each) {
  let hasBegun = false;
  const isThere = (/** @type {MouseEvent} */ event) => event.target === each && isBeside(event, each.getBoundingClientRect());
  each.addEventListener("pointerdown", (event) => {
    hasBegun = isThere(event);
  });
  each.addEventListener("click", (event) => {
    if (hasBegun && isThere(event)) each.close();
  });
}

/** Listen to the dialogs; a menu that led to another page is closed for who comes back from there. */
function bindDialogs() {
  for (const each of document.querySelectorAll("dialog")) closeFromBeside(each);
  window.addEventListener("pageshow", ({ persisted }) => persisted && dialog("menu").close());
}

/** The list of keys; a Mac has the command key where others have Ctrl. */
function openKeys() {
  const keys = dialog("keys");
  if (/Mac OS/.test(navigator.userAgent)) {
    for (const each of elements("kbd, td", keys)) each.textContent = (each.textContent ?? "").replace(/Ctrl|Strg/, "Cmd");
  }
  openDialog("keys");
}

/** @param {string} room */
const openRoom = (room) => location.assign(pageAddress(currentLanguage(), room));

/**
 * The ways to other pages. What lies over this one stays until it is left: closing it goes back in the history, and a
 * browser that is going back forgets where else it was sent.
 * @type {Verbs}
 */
export const ways = {
  openClass: () => openRoom("class"),
  openLearn: () => openRoom("learn"),
  openPractise: () => openRoom("practise"),
  openTechniques: () => openRoom("techniques"),
  openCourse: () => openRoom("course"),
};

/** @type {Verbs} */
export const verbs = {
  ...ways,
  closeDialog,
  openKeys,
  openMenu: () => openDialog("menu"),
};
