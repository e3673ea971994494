// @ts-check
/** What the style sheets of a page hide, whatever the size of the window: the one thing of them that a test may press. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** A rule for sizes, paper and the like, with all the rules in it. */
const CONDITIONED = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const OF_THE_ROOT = /^:root((?:\[[^\]]*\]|:\w+\([^)]*\)|\.[\w-]+)*)\s+(.*)$/;
/** Not within brackets, which have others in them. */
const BETWEEN_SELECTORS = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

/** @type {Map<string, Promise<[string, string][]>>} */
const known = new Map();

/**
 * The selectors of what is not displayed in some states of the page: what the root must be, and what is hidden then. What is
 * hidden in all states is shown by other rules in some.
 * @param {string} path
 */
async function hiddenBy(path) {
  const text = (await readFile(PROJECT + path, "utf8")).replace(/\/\*[^]*?\*\//g, "").replace(CONDITIONED, "");
  return [...text.matchAll(RULE)]
    .filter(([, , style]) => /display: *none/.test(style))
    .flatMap(([, selectors]) => selectors.split(BETWEEN_SELECTORS))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes("::"))
    .flatMap((selector) => {
      const [, condition, rest] = OF_THE_ROOT.exec(selector) ?? [];
      return rest ? [/** @type {[string, string]} */ ([condition, rest])] : [];
    });
}

/**
 * All that the style sheets of a page hide now, each with all that is in it.
 * @param {import("./page.js").Page} page
 * @returns {Promise<Set<any>>}
 */
export async function hidden(page) {
  const paths = page.all("link[rel=stylesheet]").map((link) => link.getAttribute("href").split("?")[0]);
  for (const path of paths) known.set(path, known.get(path) ?? hiddenBy(path));
  const rules = (await Promise.all(paths.map((path) => known.get(path) ?? []))).flat();
  const root = page.one("html");
  return new Set(rules.filter(([condition]) => root.matches(`html${condition}`)).flatMap(([, selector]) => page.all(selector)));
}
