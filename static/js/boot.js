// @ts-check
// Runs before the first paint: neither theme nor view flickers, and no tap is lost. start.js and main.js do the rest.
(() => {
  const root = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem("sudoku-helper:preferences") || "{}");
    root.dataset.theme = stored.theme || "system";
    if (sessionStorage.getItem("sudoku-helper:tab")) root.dataset.view = "board";
    root.toggleAttribute("data-games", Object.keys(localStorage).some((key) => key.startsWith("sudoku-helper:game:")));
  } catch {
    root.dataset.theme = "system";
  }

  // What is done before the scripts have come is done as soon as they are there: each key press, each digit, and of
  // other buttons the last one.
  const NAMES = ["data-act", "data-game", "data-example", "data-digit"];
  /** @type {{selector: string, key: KeyboardEvent | null}[]} */
  let heard = [];

  /** @param {MouseEvent} event */
  function hearTap({ target }) {
    const button = target instanceof Element && target.closest(NAMES.map((name) => `button[${name}]`).join());
    if (!button || root.dataset.failed) return;
    const name = NAMES.find((each) => button.hasAttribute(each)) ?? "";
    if (name !== "data-digit") {
      settle(heard);
      heard = heard.filter(({ selector }) => !selector || selector.includes("data-digit"));
    }
    heard.push({ selector: `button[${name}="${CSS.escape(button.getAttribute(name) ?? "")}"]`, key: null });
    button.setAttribute("aria-busy", "true");
  }

  /** @param {KeyboardEvent} event */
  function hearKey(event) {
    const isForBoard = root.dataset.view === "board" && !(event.target instanceof Element && event.target.closest("button, a, input, select, textarea"));
    if (isForBoard && !event.repeat) heard.push({ selector: "", key: event });
  }

  /** @param {typeof heard} taps */
  function settle(taps) {
    for (const { selector } of taps) if (selector) document.querySelector(`${selector}[aria-busy]`)?.removeAttribute("aria-busy");
  }

  addEventListener("click", hearTap, true);
  addEventListener("keydown", hearKey, true);
  // A script that cannot be fetched leaves the page as it is, which must be said.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && (root.dataset.failed = "true"), true);

  new MutationObserver((_, observer) => {
    const { ready, failed } = root.dataset;
    if (!ready && !failed) return;
    const waiting = heard;
    heard = [];
    settle(waiting);
    if (!ready) return;
    observer.disconnect();
    removeEventListener("click", hearTap, true);
    removeEventListener("keydown", hearKey, true);
    for (const { selector, key } of waiting) {
      if (key) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(key.type, key));
      else /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
    }
  }).observe(root, { attributes: true, attributeFilter: ["data-ready", "data-failed"] });
})();
