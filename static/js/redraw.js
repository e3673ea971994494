// @ts-check
/** Drawing parts of the page anew: only what has changed, and without losing the focus. */

/**
 * Have these elements in a place, in their order. If they are there already, nothing is moved: a press that is going on
 * goes on.
 * @param {Element} place
 * @param {Element[]} items
 */
export function keepIn(place, items) {
  if (items.length !== place.children.length || items.some((item, index) => item !== place.children[index])) place.replaceChildren(...items);
}

/** What the keyboard may reach. */
const REACHED = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * What should have the focus: an element, or the one that is made in its stead; several may be known by the same name.
 * @typedef {{element: HTMLElement, name: string, number: number, position: number}} Sought
 */

/**
 * Where the focus is as long as what should have it is gone.
 * @type {{at: HTMLElement, sought: Sought} | null}
 */
let displaced = null;

/**
 * Draw in a place without losing the focus. What had it there has it afterwards, also if it was made anew: it is known by
 * its id or its data. While it is gone, the first of *instead* has the focus that can have it, or else what stands where
 * it stood, or the place itself; and if it comes back before anybody has moved on, it has the focus again.
 * @param {HTMLElement} place
 * @param {() => unknown} draw
 * @param {string[]} instead selectors, the best first
 */
export function drawIn(place, draw, ...instead) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !place.contains(focused)) {
    draw();
    return;
  }
  const sought = displaced?.at === focused ? displaced.sought : seek(focused, place);
  draw();
  const now = document.activeElement;
  // Whoever draws may lead elsewhere.
  if (now !== focused && now !== document.body && now !== null) return;
  if (now === sought.element && canBeSeen(now)) return;
  const reached = reachedIn(place);
  const again = reached.includes(sought.element) ? sought.element : namesakes(reached, sought.name)[sought.number];
  const others = instead.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const neighbours = [...reached.slice(sought.position), ...reached.slice(0, sought.position).reverse()];
  const at = [again, ...others, ...neighbours, place].find((each) => each && canBeSeen(each) && takesFocus(each));
  displaced = at && at !== again ? { at: /** @type {HTMLElement} */ (at), sought } : null;
}

/** @param {Element} element */
const canBeSeen = (element) => !element.closest("[hidden]") && !element.matches(":disabled") && (element.checkVisibility?.({ checkVisibilityCSS: true }) ?? true);

/** @param {HTMLElement} place */
const reachedIn = (place) => /** @type {HTMLElement[]} */ ([...place.querySelectorAll(REACHED)]);

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} place
 * @returns {Sought}
 */
function seek(element, place) {
  const [name, reached] = [nameOf(element), reachedIn(place)];
  return { element, name, number: namesakes(reached, name).indexOf(element), position: reached.indexOf(element) };
}

/**
 * @param {HTMLElement[]} reached
 * @param {string} name
 */
const namesakes = (reached, name) => (name ? reached.filter((each) => nameOf(each) === name) : []);

/**
 * What an element is known by when it is made anew, if by anything.
 * @param {HTMLElement} element
 */
const nameOf = ({ id, dataset }) => id || Object.entries(dataset).flat().join(" ");

/**
 * Give an element the focus; whether it takes it. A style sheet may hide it.
 * @param {Element} element
 */
function takesFocus(element) {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.matches(REACHED)) element.tabIndex = -1;
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Whether two values say the same: equal, or plain objects whose fields are equal down to a depth.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function isSame(one, other, depth = 2) {
  if (Object.is(one, other)) return true;
  if (!depth || !isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name], depth - 1));
}

/** @param {unknown} value */
const isPlain = (value) => Boolean(value) && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A function that draws a subject unless it is the one drawn already. As *draw* gets the subject alone, it
 * cannot show anything whose change would be overlooked.
 * @template {object} Subject
 * @param {(subject: Subject) => void} draw
 */
export function drawingChanges(draw) {
  /** @type {Subject | null} */
  let drawn = null;
  return (/** @type {Subject} */ subject) => {
    if (isSame(subject, drawn)) return;
    drawn = subject;
    draw(subject);
  };
}
