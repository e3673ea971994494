// @ts-check
/** How the scripts of the page are built: who may know whom. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const FOLDER = new URL("../../static/js/", import.meta.url);

/** @type {Map<string, string>} */
const scripts = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")]),
);

/** What a script says without its comments. */
const code = (/** @type {string} */ name) => (scripts.get(name) ?? "").replace(/\/\*\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "");

/**
 * What a script imports at once or later, by its names.
 * @param {string} name
 */
const importsOf = (name) =>
  [...code(name).matchAll(/(?:import|export) (?:(\{[^}]*\}|\* as \w+) from )?"(\.[^"]+)"|import\("(\.[^"]+)"\)/g)].map(([, names = "", at, later]) => ({
    names,
    from: posix.join(posix.dirname(name), at ?? later),
  }));

/** A script changes the state of the page, keeps something or asks somebody, or it could. */
const controls = (/** @type {string} */ name) =>
  importsOf(name).some(({ names, from }) => (from === "app.js" && /\bupdate\b/.test(names)) || from === "asking.js" || from === "store.js");

/** A script that draws says so in its first line. */
const draws = (/** @type {string} */ name) => /^\/\/ @ts-check\n\/\*\*(?:\n \*)? Draws /.test(scripts.get(name) ?? "");

/**
 * The way from a script to one that it must not know, if there is any.
 * @param {string} name
 * @param {(name: string) => boolean} isForbidden
 * @param {string[]} way
 * @returns {string[]}
 */
function wayTo(name, isForbidden, way = []) {
  if (way.includes(name)) return [];
  const here = [...way, name];
  if (isForbidden(name)) return here;
  return importsOf(name).map(({ from }) => wayTo(from, isForbidden, here)).find((found) => found.length) ?? [];
}

test("what draws can change nothing: it knows no script that does, not even through others", () => {
  const drawing = [...scripts.keys()].filter(draws);
  assert.ok(drawing.length > 15, String(drawing));
  assert.ok([...scripts.keys()].filter(controls).length > 20);
  assert.deepEqual(drawing.map((name) => wayTo(name, controls).join(" → ")).filter(Boolean), []);
});

test("everything in the room of drawing only draws, or helps to", () => {
  const drawing = [...scripts.keys()].filter((name) => name.startsWith("render/"));
  assert.ok(drawing.length > 10);
  assert.deepEqual(drawing.map((name) => wayTo(name, controls).join(" → ")).filter(Boolean), []);
});

test("small elements are made in one place", () => {
  const making = (/** @type {RegExp} */ how) => [...scripts.keys()].filter((name) => how.test(code(name)));
  assert.deepEqual(making(/createElementNS/), ["dom.js"]);
  assert.deepEqual(making(/\$\("<p>"(?:, \{ class: [^{}]*\})?\)\.text/), ["dom.js"]);
  assert.deepEqual(making(/\$\("<button>", \{ type: "button", class: [^{}]*\}\)\s*\.text\(.*\)\s*\.on\("click"/), ["dom.js"]);
});
