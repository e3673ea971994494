// @ts-check
/**
 * The tests of whole pages, many files in one process: the engine and the library of the document are started once.
 * With PAGES_SHARE=2/6 only the second sixth of them, since Node.js never lets go of the scripts of a page that is gone,
 * and a process becomes slower with each.
 */

import { readdir } from "node:fs/promises";

const folder = new URL("page/", import.meta.url);
const [share, shares] = (process.env.PAGES_SHARE ?? "1/1").split("/").map(Number);
const files = (await readdir(folder)).sort().filter((_, index) => index % shares === share - 1);
for (const file of files) await import(new URL(file, folder).href);
