// @ts-check
/** What arrives by itself: pasted or dropped anywhere, or handed over by the system. It is opened in a room of its own. */

import { address, dialog } from "../page.js";
import { enter } from "../rooms.js";

/**
 * Whether something is a picture; systems that do not know Apple's format do not say so.
 * @param {Blob} file
 */
export const isPicture = (file) => file.type.startsWith("image/") || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/**
 * Open a file of any kind: a picture is read as a photo, everything else as text.
 * @param {Blob} file
 */
export const openFile = (file) =>
  isPicture(file)
    ? enter("photo", ({ verbs }) => verbs.openPhoto(file), "openPhoto")
    : enter("importing", ({ openTextFile }) => openTextFile(file), "openImport");

/**
 * What was copied is gone after the event, so it is taken before the room is there.
 * @param {ClipboardEvent} event
 */
function takePasted(event) {
  const open = document.querySelector("dialog[open]");
  if (open && open !== dialog("import") && open !== dialog("photo")) return;
  const image = [...(event.clipboardData?.files ?? [])].find(isPicture);
  const text = event.clipboardData?.getData("text/plain");
  if (!image && !text) return;
  event.preventDefault();
  if (image) openFile(image);
  else enter("importing", ({ preview }) => preview(text ?? ""), "openImport");
}

/** @param {DragEvent} event */
function takeDropped(event) {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  openFile(file);
}

/** Open what another app has handed over to the installed one; the service worker has kept it. */
async function takeShared() {
  if (location.hash !== "#shared") return;
  history.replaceState(null, "", location.pathname + location.search);
  const kept = await fetch(`${address()}/shared`).catch(() => null);
  if (!kept?.ok) return;
  // It comes as bytes, lest a browser take it for a page; what its sender calls it stands beside it.
  openFile(new Blob([await kept.blob()], { type: kept.headers.get("Shared-Type") ?? "" }));
}

/** What the browser hands over when somebody opens a file with the installed app. */
function takeLaunched() {
  /** @typedef {{setConsumer: (take: (launch: {files: {getFile: () => Promise<File>}[]}) => unknown) => void}} LaunchQueue */
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (/** @type {unknown} */ (window));
  launchQueue?.setConsumer(async ({ files: [handle] }) => handle && openFile(await handle.getFile()));
}

/** Listen for all of that from the start. */
export function bindArriving() {
  document.addEventListener("paste", takePasted);
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", takeDropped);
  takeShared();
  takeLaunched();
}
