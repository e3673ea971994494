// @ts-check
/**
 * A light document. happy-dom gives every element, every text and every attribute sixteen collections of its own, for
 * listeners and for what selectors have found, and most pages of tests are made and thrown away with all of them empty.
 * Here a node gets such a collection when somebody first asks for it; and what selectors have found is not kept at all
 * (see selecting.js), so that nothing has to be forgotten with each change.
 */

import EventTarget from "happy-dom/lib/event/EventTarget.js";
import Document from "happy-dom/lib/nodes/document/Document.js";
import Element from "happy-dom/lib/nodes/element/Element.js";
import Node from "happy-dom/lib/nodes/node/Node.js";
import * as symbols from "happy-dom/lib/PropertySymbol.js";

/**
 * Make a field when it is first read, whatever its owner says at the beginning.
 * @param {{prototype: object}} owner
 * @param {symbol} field
 * @param {() => unknown} make
 */
function lazily(owner, field, make) {
  const kept = Symbol(field.description);
  Object.defineProperty(owner.prototype, field, {
    get() {
      return (this[kept] ??= make());
    },
    set() {},
  });
}

const inBothPhases = () => ({ bubbling: new Map(), capturing: new Map() });
lazily(EventTarget, symbols.listeners, inBothPhases);
lazily(EventTarget, symbols.listenerOptions, inBothPhases);
lazily(Element, symbols.pointerCaptures, () => new Set());
lazily(Element, symbols.propertyEventListeners, () => new Map());

/** Takes everything and keeps nothing. */
const forgetful = Object.freeze(Object.assign(new Map(), { set: () => forgetful }));
const found = Object.freeze({
  querySelector: forgetful, querySelectorAll: forgetful, matches: forgetful, elementsByTagName: forgetful,
  elementsByTagNameNS: forgetful, elementByTagName: forgetful, elementById: forgetful,
  get computedStyle() {
    return null;
  },
  set computedStyle(_) {},
});
const affected = Object.freeze(Object.assign([], { push: () => 0 }));
Object.defineProperty(Node.prototype, symbols.cache, { get: () => found, set() {} });
Object.defineProperty(Node.prototype, symbols.affectsCache, { get: () => affected, set() {} });
/** @type {any} */ (Node.prototype)[symbols.clearCache] = () => {};

/** What a page writes is mostly there already, and makes a new node of each attribute and each text all the same. */
const { setAttribute } = Element.prototype;
Element.prototype.setAttribute = function setOther(name, value) {
  const there = /** @type {any} */ (this)[symbols.attributes][symbols.itemsByName].get(name)?.[0];
  if (there?.[symbols.value] !== String(value)) setAttribute.call(this, name, value);
};

/**
 * The parts of a page, where they stand in every page.
 * @param {string} name
 * @param {(document: any) => any} parent
 */
function part(name, parent) {
  Object.defineProperty(Document.prototype, name, {
    get() {
      const tag = name === "documentElement" ? "html" : name;
      return parent(this)?.[symbols.elementArray].find((/** @type {any} */ element) => element[symbols.localName] === tag) ?? null;
    },
    configurable: true,
  });
}
part("documentElement", (document) => document);
part("head", (document) => document.documentElement);
part("body", (document) => document.documentElement);
