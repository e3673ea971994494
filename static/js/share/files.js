// @ts-check
/** Files that the browser saves. */

/**
 * Offer a text as a download.
 * @param {string} name
 * @param {BlobPart} text
 */
export function saveFile(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  $("<a>", { href: address, download: name })[0].click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/**
 * Save a file to print that came as an answer.
 * @param {{filename?: string, pdf: string}} answer
 */
export const savePdf = ({ filename = "", pdf }) =>
  saveFile(filename, Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)), "application/pdf");

/**
 * A name as it may be used for a file.
 * @param {string} name
 */
export const fileName = (name) => name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "sudoku";
