// @ts-check
/** The collection as cards with pictures: only those in sight are made, so a thousand scroll as ten do. */

import { readNotation, valueOf } from "../game/cells.js";
import { element } from "../page.js";
import { keepIn } from "../redraw.js";
import { thumbnail } from "../render/drawing.js";
import { t } from "../text.js";
import { isFinished } from "./records.js";

const SPARE_ROWS = 2;
/** How high a row is before one could be measured. */
const USUAL_HEIGHT = 230;

/** @type {{records: CollectionRecord[], selected: string | null}} */
const view = { records: [], selected: null };
/** @type {{onSelect: (id: string) => void, onOpen: () => void}} */
let listeners = { onSelect: () => {}, onOpen: () => {} };
/**
 * The cards that are there, by their records.
 * @type {Map<CollectionRecord, HTMLElement>}
 */
let made = new Map();
let rowHeight = USUAL_HEIGHT;
let language = "";
/** The card that was chosen by a touch; another touch opens it. */
let touched = "";

/**
 * Listen to the cards; *onSelect* and *onOpen* are called back.
 * @param {typeof listeners} callbacks
 */
export function bindCards(callbacks) {
  listeners = callbacks;
  $("#collection-cards").on("click", "[data-id]", ({ currentTarget }) => {
    const { id } = currentTarget.dataset;
    if (touched === id && view.selected === id) {
      touched = "";
      listeners.onOpen();
      return;
    }
    touched = id;
    choose(id);
  });
  $("#collection-scroll").on("scroll", () => requestAnimationFrame(renderCards));
  window.addEventListener("resize", renderCards);
}

/**
 * Show records in their order.
 * @param {{records: CollectionRecord[], selected: string | null}} shown
 * @param {string} lang
 */
export function showCards({ records, selected }, lang) {
  if (lang !== language) made = new Map();
  language = lang;
  Object.assign(view, { records, selected });
  element("collection-cards").classList.toggle("with-tags", records.some(({ tags }) => tags.length > 0));
  renderCards();
  // The first card tells how high they are.
  if (measure()) renderCards();
}

/** Bring the chosen card into sight. */
export function revealCard() {
  scrollTo(indexOf(view.selected));
  renderCards();
}

/** @param {string} id */
function choose(id) {
  view.selected = id;
  revealCard();
  listeners.onSelect(id);
}

/** @param {string | null} id */
const indexOf = (id) => view.records.findIndex((record) => record.id === id);

const columns = () => getComputedStyle(element("collection-cards")).gridTemplateColumns.split(" ").length;

/**
 * Choose another card, as a key says.
 * @param {Stroke} stroke
 */
export function moveInCards({ key }) {
  const last = view.records.length - 1;
  const at = indexOf(view.selected);
  const across = columns();
  const page = across * Math.max(1, Math.floor(element("collection-scroll").clientHeight / rowHeight));
  /** @type {Record<string, number>} */
  const ways = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across, PageUp: -page, PageDown: page, Home: -at, End: last - at };
  const to = at + (ways[key] ?? 0);
  // An arrow stays where there is nothing above or below; a page goes as far as it can.
  const isBeyond = (to < 0 || to > last) && ["ArrowUp", "ArrowDown"].includes(key);
  if (last >= 0 && !isBeyond) choose(view.records[Math.max(0, Math.min(last, to))].id);
}

/** @param {number} index */
function scrollTo(index) {
  const box = element("collection-scroll");
  const top = Math.floor(index / columns()) * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
}

/** Take the height of a row from the first card; whether it was another one before. */
function measure() {
  const list = element("collection-cards");
  const first = /** @type {HTMLElement | null} */ (list.firstElementChild);
  if (!first?.offsetHeight) return false;
  const before = rowHeight;
  rowHeight = first.offsetHeight + parseFloat(getComputedStyle(list).rowGap);
  return before !== rowHeight;
}

/** Make the cards that can be seen, with room for all the others. */
function renderCards() {
  const list = element("collection-cards");
  if (!list.checkVisibility()) return;
  const box = element("collection-scroll");
  const across = columns();
  const rows = Math.ceil(view.records.length / across);
  const first = Math.max(0, Math.min(rows, Math.floor(box.scrollTop / rowHeight)) - SPARE_ROWS);
  const last = Math.min(rows, Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + SPARE_ROWS);
  const seen = view.records.slice(first * across, last * across);
  made = new Map(seen.map((record) => [record, made.get(record) ?? card(record)]));
  [...made].forEach(([record, item], index) => {
    item.id = `card-${first * across + index}`;
    item.setAttribute("aria-posinset", String(first * across + index + 1));
    item.setAttribute("aria-setsize", String(view.records.length));
    item.setAttribute("aria-selected", String(record.id === view.selected));
  });
  const items = [...made.values()];
  keepIn(list, items);
  list.style.paddingTop = `${first * rowHeight}px`;
  list.style.paddingBottom = `${(rows - last) * rowHeight}px`;
  const active = items.find((item) => item.getAttribute("aria-selected") === "true");
  if (active) list.setAttribute("aria-activedescendant", active.id);
  else list.removeAttribute("aria-activedescendant");
}

/** @param {CollectionRecord} record */
function card(record) {
  const { id, name, tags, level, open, solved } = record;
  const begun = solved > 0 ? t("card_begun", { count: open }) : "";
  const state = [level === "unknown" ? "" : t(`level_${level}`), isFinished(record) ? t("card_finished") : begun];
  const $words = $("<span>", { class: "entry-words" }).append(
    $("<b>").text(name),
    $("<small>").text(state.filter(Boolean).join(" · ")),
    $("<small>", { class: "entry-tags" }).text(tags.map((tag) => `#${tag}`).join(" ")),
  );
  return $("<li>", { class: "entry", role: "option", "data-id": id })
    .toggleClass("finished", isFinished(record))
    .append($("<span>", { class: "entry-picture" }).append(thumbnail(readNotation(record.board).map(valueOf))), $words)[0];
}
