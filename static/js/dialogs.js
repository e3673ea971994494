// @ts-check
/** Opening and closing dialogs, and the ways from the menu to other pages. */

import { address, dialog } from "./page.js";
import { currentLanguage } from "./text.js";

/** Open one dialog, closing any other. */
export function openDialog(name) {
  closeDialog();
  dialog(name).showModal();
}

export function closeDialog() {
  document.querySelectorAll("dialog").forEach((each) => each.close());
}

/** A click beside a dialog closes it. */
export function bindDialogs() {
  $("dialog").on("click", ({ target, currentTarget }) => {
    if (target === currentTarget) currentTarget.close();
  });
}

const openRoom = (room) => location.assign(`${address()}/${currentLanguage()}/${room}`);

export const verbs = {
  closeDialog,
  openKeys: () => openDialog("keys"),
  openLearn: () => openRoom("learn"),
  openMenu: () => openDialog("menu"),
  openPractise: () => openRoom("practise"),
};
