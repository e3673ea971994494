// @ts-check
/**
 * Runs inside the pages of tests: tells what there is to press and what was pressed, so that nothing is offered that no
 * test has ever pressed. Each thing goes by a name that is the same wherever it stands.
 */
(() => {
  const PRESSABLE = "button, a[href], summary, select, textarea, input, [role=button], [role=menuitem], [role=tab]";
  /** What a value says stands for any other: each example, each cell, each digit. */
  const KINDS = ["act", "digit", "example", "game", "cell", "entry", "number", "index", "key"];
  const told = new Set();

  /** @param {string} href */
  function place(href) {
    const { origin, pathname, hash } = new URL(href, location.href);
    if (origin !== location.origin) return "elsewhere";
    if (hash && pathname === location.pathname) return "within the page";
    const [, language, room, ...rest] = pathname.replace(document.documentElement.dataset.root ?? "", "").split("/");
    return `/${[/^(de|en)$/.test(language) ? "LANGUAGE" : language, room, ...rest.map(() => "*")].filter((part) => part !== undefined).join("/")}`;
  }

  /** @param {Element} element */
  function nameOf(element) {
    const { dataset, id } = /** @type {HTMLElement} */ (element);
    if (dataset.act) return `act ${dataset.act}`;
    if (element.matches("a[href]")) return `way ${place(element.getAttribute("href") ?? "")}`;
    const kind = KINDS.find((each) => each in dataset);
    if (kind) return `data-${kind}`;
    if (id) return `#${id.replace(/\b[A-Z0-9]{3,}\b|\d+/g, "N")}`;
    const field = element.getAttribute("name");
    if (field) return `field ${field}`;
    const home = element.parentElement?.closest("[id]:not(body)")?.id ?? document.body.className.split(" ")[0];
    return `${element.localName}${element.className ? `.${element.className.split(" ")[0]}` : ""} in ${home.replace(/\d+/g, "N")}`;
  }

  /**
   * @param {"offered" | "pressed"} what
   * @param {Iterable<Element>} elements
   */
  function tell(what, elements) {
    const lines = [...new Set([...elements].map((element) => `${what} ${nameOf(element)}`))].filter((line) => !told.has(line));
    for (const line of lines) told.add(line);
    // @ts-ignore: whoever tests gives it to the page.
    if (lines.length) window.tellPresses(lines.join("\n"));
  }

  const look = () => tell("offered", document.querySelectorAll(PRESSABLE));

  /** @param {Event} event */
  function hear({ target }) {
    look();
    const pressed = target instanceof Element && target.closest(PRESSABLE);
    const labelled = target instanceof Element && target.closest("label")?.control;
    tell("pressed", [pressed, labelled].filter((each) => each instanceof Element));
  }

  // @ts-ignore: for whoever wants to press everything.
  window.pressables = () => [...document.querySelectorAll(PRESSABLE)].map((element) => [nameOf(element), element]);
  // @ts-ignore
  if (!window.tellPresses) return;
  for (const type of ["click", "change", "input"]) addEventListener(type, hear, true);
  addEventListener("pagehide", look);
  // @ts-ignore: for whoever knows better than a clock when there is something new.
  window.lookForPresses = look;
})();
