/** Files that the browser saves. */

/** Offer a text as a download. */
export function saveFile(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  $("<a>", { href: address, download: name })[0].click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** A name as it may be used for a file. */
export const fileName = (name) => name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "sudoku";
