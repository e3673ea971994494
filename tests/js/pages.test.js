// @ts-check
/** All tests of whole pages in one process: the engine and the library of the document are started once. */

import { readdir } from "node:fs/promises";

const folder = new URL("page/", import.meta.url);
for (const file of (await readdir(folder)).sort()) await import(new URL(file, folder).href);
