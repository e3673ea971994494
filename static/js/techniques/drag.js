// @ts-check
/** Dragging a line of a list by its handle to another place, with mouse, pen or finger. */

/** Less than this is a tap. */
const SLIP = 6;
/** So near to the edge of the window the page scrolls by itself. */
const EDGE = 110;
const FASTEST = 14;

/** Leave the line that is being dragged where it was. */
let leave = () => {};
export const cancelDrag = () => leave();

/**
 * Listen to the handles of a list; a line that is let go elsewhere is told with its new neighbour.
 * @param {HTMLElement} list
 * @param {(line: HTMLElement, neighbour: HTMLElement, side: "before" | "after") => void} onDrop
 */
export function bindDrag(list, onDrop) {
  list.addEventListener("pointerdown", (event) => {
    const handle = event.target instanceof Element ? event.target.closest(".handle") : null;
    if (handle && !event.button) follow(/** @type {HTMLElement} */ (handle), list, event, onDrop);
  });
}

/**
 * Follow one pointer until it lets go.
 * @param {HTMLElement} handle
 * @param {HTMLElement} list
 * @param {PointerEvent} start
 * @param {Parameters<typeof bindDrag>[1]} onDrop
 */
function follow(handle, list, start, onDrop) {
  const line = /** @type {HTMLElement} */ (handle.closest("li"));
  const from = start.clientY + scrollY;
  let y = start.clientY;
  let isDragged = false;
  let frame = 0;
  /** @type {ReturnType<typeof targetAt>} */
  let target = null;
  const ended = new AbortController();
  const options = { signal: ended.signal };

  const show = () => {
    line.style.transform = `translateY(${y + scrollY - from}px)`;
    mark(list, (target = targetAt(list, line, y)));
  };
  const scroll = () => {
    const beyond = Math.min(0, y - EDGE) + Math.max(0, y - innerHeight + EDGE);
    const before = scrollY;
    scrollBy(0, Math.max(-FASTEST, Math.min(FASTEST, beyond / 6)));
    if (scrollY !== before) show();
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    ended.abort();
    cancelAnimationFrame(frame);
    line.style.transform = "";
    line.classList.remove("dragged");
    mark(list, null);
    leave = () => {};
  };

  leave();
  leave = end;
  handle.setPointerCapture(start.pointerId);
  handle.addEventListener("pointermove", (event) => {
    y = event.clientY;
    if (!isDragged && Math.abs(y + scrollY - from) < SLIP) return;
    if (!isDragged) {
      isDragged = true;
      line.classList.add("dragged");
      frame = requestAnimationFrame(scroll);
    }
    show();
  }, options);
  handle.addEventListener("pointerup", () => {
    end();
    if (!isDragged) return;
    ignoreClick(list);
    if (target) onDrop(line, target.line, target.side);
  }, options);
  handle.addEventListener("pointercancel", end, options);
}

/**
 * Letting go of a mouse is a click as well, which nobody meant.
 * @param {HTMLElement} list
 */
function ignoreClick(list) {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  list.addEventListener("click", stop, { capture: true });
  setTimeout(() => list.removeEventListener("click", stop, { capture: true }));
}

/**
 * Where a line would come to lie at a height of the window; null beside itself.
 * @param {HTMLElement} list
 * @param {HTMLElement} line
 * @param {number} y
 * @returns {{line: HTMLElement, side: "before" | "after"} | null}
 */
function targetAt(list, line, y) {
  const lines = /** @type {HTMLElement[]} */ ([...list.children].filter((each) => each instanceof HTMLElement && !each.hidden));
  const others = lines.filter((other) => other !== line);
  const below = others.findIndex((other) => middleOf(other) > y);
  const place = below < 0 ? others.length : below;
  if (!others.length || place === lines.indexOf(line)) return null;
  return below < 0 ? { line: others[others.length - 1], side: "after" } : { line: others[below], side: "before" };
}

/** @param {HTMLElement} line */
function middleOf(line) {
  const { top, height } = line.getBoundingClientRect();
  return top + height / 2;
}

/**
 * Draw the place where the line would come to lie.
 * @param {HTMLElement} list
 * @param {ReturnType<typeof targetAt>} target
 */
function mark(list, target) {
  for (const line of list.children) {
    line.classList.toggle("drop-before", line === target?.line && target.side === "before");
    line.classList.toggle("drop-after", line === target?.line && target.side === "after");
  }
}
