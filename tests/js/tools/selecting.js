// @ts-check
/**
 * Finding elements quickly. happy-dom notes at every element of the page that a selector has looked at it, which takes
 * half of the time of a test. The selectors that pages mostly use are found here in one walk; all others as before.
 */

import QuerySelector from "happy-dom/lib/query-selector/QuerySelector.js";
import Document from "happy-dom/lib/nodes/document/Document.js";
import Element from "happy-dom/lib/nodes/element/Element.js";
import NodeList from "happy-dom/lib/nodes/node/NodeList.js";
import { attributes, elementArray, illegalConstructor, itemsByName, localName, value } from "happy-dom/lib/PropertySymbol.js";

/** @typedef {(element: any) => boolean} Test */

/** Names, addresses, classes and attributes without a condition or with one value. */
const PART = /^(?:([a-z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=(["']?)([\w-]*)\5)?\])/i;
/** What begins with the address of the one element in which all the rest is. */
const WITH_ADDRESS = /^#([\w-]+)(?:$|[\s>]([^,]*)$)/;
const COMBINATOR = /^\s*(,|>|\s)\s*/;

/** How often something was looked for. */
let looks = 0;
/** @type {Map<string, Test | null>} */
const known = new Map();

/**
 * @param {any} element
 * @param {string} name
 * @returns {string | undefined}
 */
const attribute = (element, name) => element[attributes][itemsByName].get(name)?.[0][value];

/**
 * Whether an element is what one part of a selector says.
 * @param {RegExpExecArray} part
 * @returns {Test}
 */
function testOf([, tag, id, className, name, , wanted]) {
  if (tag) return (element) => element[localName] === tag;
  if (id) return (element) => attribute(element, "id") === id;
  if (name) return (element) => (wanted === undefined ? attribute(element, name) !== undefined : attribute(element, name) === wanted);
  return (element) => {
    const names = attribute(element, "class");
    // Most elements have none, and most names of others are not in it at all.
    return names !== undefined && names.includes(className) && (names === className || names.split(" ").includes(className));
  };
}

/**
 * Whether a selector fits an element, or null for one that is too much for us.
 * @param {string} selector
 * @returns {Test | null}
 */
function compile(selector) {
  /** @type {Test[]} */
  const groups = [];
  /** @type {Test | null} what stands before the current element */
  let before = null;
  /** @type {Test[]} */
  let tests = [];
  const fits = () => {
    const [around, own] = [before, tests];
    return (/** @type {any} */ element) => own.every((test) => test(element)) && (!around || around(element));
  };
  for (let rest = selector.trim(); rest;) {
    const part = PART.exec(rest);
    if (part) tests.push(testOf(part));
    const combinator = part ? null : COMBINATOR.exec(rest);
    if (!part && (!combinator || !tests.length)) return null;
    rest = rest.slice((part ?? /** @type {RegExpExecArray} */ (combinator))[0].length);
    if (!combinator) continue;
    const fit = fits();
    if (combinator[1] === ",") groups.push(fit);
    before = combinator[1] === "," ? null : combinator[1] === ">" ? isChild(fit) : isInside(fit);
    tests = [];
  }
  if (!tests.length) return null;
  groups.push(fits());
  return groups.length === 1 ? groups[0] : (element) => groups.some((fit) => fit(element));
}

/** @param {Test} fits */
const isChild = (fits) => (/** @type {any} */ element) => Boolean(element.parentElement) && fits(element.parentElement);

/**
 * Brothers and sisters follow each other, so the answer for the last parent is known as long as one looks.
 * @param {Test} fits
 */
function isInside(fits) {
  let last = { look: 0, parent: /** @type {any} */ (null), isSo: false };
  return (/** @type {any} */ element) => {
    const parent = element.parentElement;
    if (last.look === looks && last.parent === parent) return last.isSo;
    let around = parent;
    while (around && !fits(around)) around = around.parentElement;
    last = { look: looks, parent, isSo: Boolean(around) };
    return last.isSo;
  };
}

/** @param {string} selector */
function compiled(selector) {
  looks += 1;
  const found = known.get(selector);
  if (found !== undefined) return found;
  const fits = compile(selector);
  known.set(selector, fits);
  return fits;
}

/**
 * The elements inside a node that fit, in their order; or the first alone.
 * @param {any} node
 * @param {string} selector
 * @param {Test} fits
 */
function walk(node, selector, fits, isOne = false) {
  const [, id, rest] = (node.getElementById && WITH_ADDRESS.exec(selector)) || [];
  const root = id ? node.getElementById(id) : node;
  if (!root || (id && !rest)) return root ? [root] : [];
  /** @type {any[]} */
  const found = [];
  const look = (/** @type {any} */ parent) => {
    const elements = parent[elementArray];
    for (let index = 0; index < elements.length; index += 1) {
      if (fits(elements[index])) found.push(elements[index]);
      if (isOne && found.length) return;
      look(elements[index]);
    }
  };
  look(root);
  return found;
}

const slow = { all: QuerySelector.querySelectorAll, one: QuerySelector.querySelector, matches: QuerySelector.matches };

QuerySelector.querySelectorAll = function querySelectorAll(/** @type {any} */ node, /** @type {any} */ selector) {
  const fits = compiled(String(selector));
  return fits ? new NodeList(illegalConstructor, walk(node, selector, fits)) : slow.all.call(this, node, selector);
};

/**
 * A library asks for these one by one, and happy-dom would look through the page for each.
 * @this {any}
 * @param {string} name
 */
function elementsNamed(name) {
  const isAll = name === "*";
  const wanted = name.toLowerCase();
  return new NodeList(illegalConstructor, walk(this, name, (element) => isAll || element[localName] === wanted));
}
for (const { prototype } of [Document, Element]) Object.defineProperty(prototype, "getElementsByTagName", { value: elementsNamed });

QuerySelector.querySelector = function querySelector(/** @type {any} */ node, /** @type {any} */ selector) {
  const fits = compiled(String(selector));
  return fits ? walk(node, selector, fits, true)[0] ?? null : slow.one.call(this, node, selector);
};

QuerySelector.matches = function matches(/** @type {any} */ element, /** @type {any} */ selector, /** @type {any} */ options) {
  const fits = options ? null : compiled(String(selector));
  if (!fits) return slow.matches.call(this, element, selector, options);
  return fits(element) ? { priorityWeight: 0 } : null;
};
