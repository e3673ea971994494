// @ts-check
/** Opening what was copied, dropped, or handed over by the system; and what is said when it holds no Sudoku. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const CARD = "#previews .card";

/**
 * Paste a text as Ctrl+V would.
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  const event = new page.window.Event("paste", { bubbles: true, cancelable: true });
  let isOver = false;
  // Afterwards nobody may look any more.
  const clipboardData = { files: [], getData: () => (isOver ? "" : text) };
  page.window.document.body.dispatchEvent(Object.assign(event, { clipboardData }));
  isOver = true;
  await page.settled();
  return event;
}

/**
 * Drop a file somewhere on the page.
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 */
async function drop(page, name, text) {
  const event = new page.window.Event("drop", { bubbles: true, cancelable: true });
  const files = [new page.window.File([text], name)];
  page.window.document.body.dispatchEvent(Object.assign(event, { dataTransfer: { files, types: ["Files"] } }));
  await page.settled();
}

test("pasting shows a preview and then plays; the running game is kept", async () => {
  const page = await openPage("/?lang=en");
  await page.play(OTHER);
  await page.click('#board [data-cell="0"]');
  await page.press("7");
  await paste(page, PUZZLE);
  assert.match(page.text(CARD) ?? "", /30 givens/);
  await page.click("#import-dialog .close");
  assert.equal(page.values, `7${OTHER.slice(1)}`);
  await page.pass(1000);
  await paste(page, PUZZLE);
  await page.click(CARD);
  assert.equal(page.values, PUZZLE);
  assert.equal(page.window.document.documentElement.dataset.phase, "playing");
  await page.click(".brand-button");
  assert.equal(page.all("#home [data-game]").length, 2);
  await page.click(`#home [data-game="${page.all("#home [data-game]")[1].dataset.game}"]`);
  assert.equal(page.values, `7${OTHER.slice(1)}`);
});

test("a position with own digits and candidates is kept", async () => {
  const page = await openPage("/?lang=en");
  await paste(page, `+7${OTHER.slice(1)} r1c3<>8`);
  assert.match(page.text(CARD) ?? "", /1 own/);
  assert.match(page.text(CARD) ?? "", /with candidates/);
  await page.click(CARD);
  assert.ok(page.one('#board [data-cell="0"]').classList.contains("own"));
  assert.ok(page.marks(2) && !page.marks(2).includes("8"), page.marks(2));
});

test("what is not sound is opened to be mended", async () => {
  const page = await openPage("/?lang=en");
  await paste(page, `3${PUZZLE.slice(1)}`);
  await page.click(CARD);
  assert.equal(page.window.document.documentElement.dataset.phase, "entering");
  assert.notEqual(page.text("#panel-title"), "");
});

test("a text without a Sudoku gets a sentence, and one of another length is told how long it is", async () => {
  const page = await openPage("/?lang=de");
  await paste(page, "hallo");
  assert.equal(page.text("#import-problem"), "In diesem Text wurde kein Sudoku erkannt.");
  await page.fill("#import-text", PUZZLE.slice(3));
  await page.pass(300);
  assert.equal(page.text("#import-problem"), "78 von 81 Zeichen gefunden. Jede leere Zelle braucht einen Punkt oder eine 0.");
});

test("an image that is chosen where files are opened, or for the collection, is read as a photo", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openImport]");
  await page.choose("#import-file", "a.jpg", "no picture", "image/jpeg");
  assert.equal(page.one("#photo-dialog").open, true);
  await page.click("#photo-dialog .close");
  await page.click("#home [data-act=openCollection]");
  await page.choose("#collection-file", "a.heic", "no picture");
  assert.match(page.text("#toast") ?? "", /read as a photo/);
  assert.equal(page.one("#photo-dialog").open, true);
});

test("a dropped file is read", async () => {
  const page = await openPage("/?lang=en");
  await drop(page, "puzzle.sdk", `#ASomebody\n#DA puzzle\n${PUZZLE.replace(/(.{9})/g, "$1\n")}`);
  assert.match(page.text(CARD) ?? "", /A puzzle30 givens/);
});

const IMPORTER = /share\/importer/;
const OPEN = "#home [data-act=openImport]";

test("what arrives before the room that reads it is kept until the room is there", async () => {
  for (const arrive of [(/** @type {Page} */ page) => paste(page, PUZZLE), (/** @type {Page} */ page) => drop(page, "a.sdm", PUZZLE)]) {
    const page = await openPage("/?lang=en");
    assert.deepEqual(page.fetched.filter((path) => IMPORTER.test(path)), [], "the start page comes without it");
    page.holdScripts(IMPORTER);
    await arrive(page);
    assert.equal(page.one(OPEN).getAttribute("aria-busy"), "true");
    await page.releaseScripts();
    assert.equal(page.one(OPEN).getAttribute("aria-busy"), null);
    await page.click(CARD);
    assert.equal(page.values, PUZZLE);
  }
});

test("of two texts that are pasted before the room is there the last one is shown", async () => {
  const page = await openPage("/?lang=en");
  page.holdScripts(IMPORTER);
  assert.equal((await paste(page, OTHER)).defaultPrevented, true);
  await paste(page, PUZZLE);
  await page.releaseScripts();
  await page.click(CARD);
  assert.equal(page.values, PUZZLE);
});

test("without the room that reads it that is said, and the next wish fetches it", async () => {
  const page = await openPage("/?lang=en", { missing: IMPORTER });
  await paste(page, PUZZLE);
  assert.equal(page.text("#toast-text"), "The server did not answer. Please try again.");
  page.missing = null;
  await page.click(OPEN);
  assert.equal(page.one("#import-dialog").open, true);
});

test("what another app hands over is read as what its sender calls it", async () => {
  /** @type {[string, string, string][]} */
  const cases = [["text/plain", PUZZLE, "#import-dialog"], ["image/png", "no picture", "#photo-dialog"]];
  for (const [type, content, opened] of cases) {
    const page = await new Browser().open("/?lang=en#shared", {
      furnish: (window) => {
        const { fetch } = window;
        const shared = { ok: true, blob: async () => new window.Blob([content]), headers: new window.Headers({ "Shared-Type": type }) };
        window.fetch = (/** @type {string} */ place) => (place === "/shared" ? Promise.resolve(shared) : fetch(place));
      },
    });
    assert.equal(page.one(opened).open, true, type);
    assert.equal(page.window.location.hash, "");
  }
});

test("the paste key says that nothing was copied, or that the browser refuses; where it cannot read there is none", async () => {
  const page = await openPage("/?lang=en");
  const clipboard = { readText: async () => " " };
  Object.defineProperty(page.window.navigator, "clipboard", { value: clipboard, configurable: true });
  await page.click("#home [data-act=openImport]");
  await page.click("#import-paste");
  assert.match(page.text("#import-problem") ?? "", /not copied any text/);
  clipboard.readText = () => Promise.reject(new Error("refused"));
  await page.click("#import-paste");
  assert.match(page.text("#import-problem") ?? "", /Tap into the box and paste it there/);
  clipboard.readText = async () => PUZZLE;
  await page.click("#import-paste");
  assert.equal(page.all(CARD).length, 1);
  await page.click("#import-dialog .close");
  Object.defineProperty(page.window.navigator, "clipboard", { value: {}, configurable: true });
  await page.click("#home [data-act=openImport]");
  assert.equal(page.one("#import-paste").hidden, true);
});

test("a file that is opened with the installed app goes through the importer", async () => {
  /** @type {((launch: {files: {getFile: () => Promise<File>}[]}) => unknown) | null} */
  let launch = null;
  const page = await new Browser().open("/?lang=en", { furnish: (window) => void (window.launchQueue = { setConsumer: (/** @type {typeof launch} */ take) => (launch = take) }) });
  const open = async (/** @type {string} */ name, /** @type {string} */ text) => {
    launch?.({ files: [{ getFile: async () => new page.window.File([text], name) }] });
    await page.settled();
  };
  await open("a.sdm", PUZZLE);
  await page.click(CARD);
  assert.equal(page.values, PUZZLE);
  await open("a.json", JSON.stringify({ kind: "sudoku-helper-collection", puzzles: [{ name: "Sunday", board: PUZZLE }, { name: "Monday", board: OTHER }] }));
  assert.deepEqual(page.all(`${CARD} b`).map((each) => each.textContent), ["Sunday", "Monday"]);
  await page.click("#previews li:nth-child(2) .card");
  assert.equal(page.values, OTHER);
});

/**
 * A page with the box open and a text in it, and a server that is slow to say whether it can be played.
 * @param {string} text
 */
async function slowPreview(text) {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openImport]");
  await page.fill("#import-text", text);
  await page.pass(300);
  page.server.hold("start");
  await page.click(CARD);
  return page;
}

const starts = (/** @type {import("../tools/page.js").Page} */ page) => page.server.asked.filter(({ event }) => event === "start").length;

test("a preview that was tapped shows that it was heard until its board is there, and another tap does nothing twice", async () => {
  const page = await slowPreview(`${PUZZLE}\n${OTHER}`);
  assert.equal(page.one(CARD).getAttribute("aria-busy"), "true");
  await page.click(CARD);
  await page.click("#previews li:nth-child(2) .card");
  assert.equal(starts(page), 1);
  await page.server.release("start");
  assert.equal(page.values, PUZZLE);
  assert.equal(page.one("#import-dialog").open, false);
});

test("a preview opens nothing any more when the box was closed meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.click("#import-dialog .close");
  await page.server.release("start");
  assert.equal((await page.state()).view, "home");
});

test("a preview throws nobody out of a game that was opened meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.play(OTHER);
  await page.server.release("start");
  assert.equal(page.values, OTHER);
});

test("a preview opens nothing any more when another text is read meanwhile", async () => {
  const page = await slowPreview(PUZZLE);
  await page.fill("#import-text", OTHER);
  await page.pass(300);
  await page.server.release("start");
  assert.equal((await page.state()).view, "home");
  await page.click(CARD);
  assert.equal(page.values, OTHER);
});

test("a preview that waits for the connection says so", async () => {
  const page = await slowPreview(PUZZLE);
  await page.server.leave();
  await page.pass(10_000);
  assert.equal(page.text("#import-problem"), "This needs the connection. It goes on by itself as soon as you are online again.");
});

const SHORT = PUZZLE.slice(0, 80);

test("of a text with good and bad lines the good ones are shown, and it is told how many are bad, and why", async () => {
  for (const [language, told] of [
    ["en", "Sudokus read: 2. Lines that are none: 2, the first of them line 2. Found 80 of 81 characters. Each empty cell needs a dot or a 0."],
    ["de", "Gelesene Sudokus: 2. Zeilen, die keines sind: 2, die erste ist Zeile 2. 80 von 81 Zeichen gefunden. Jede leere Zelle braucht einen Punkt oder eine 0."],
  ]) {
    const page = await openPage(`/?lang=${language}`);
    const text = [PUZZLE, SHORT, OTHER, "hello"].join("\n");
    await page.click("#home [data-act=openImport]");
    await page.fill("#import-text", text);
    await page.pass(300);
    assert.equal(page.all(CARD).length, 2);
    assert.equal(page.text("#import-problem"), told);
    assert.equal(page.one("#import-text").value, text, "what is wrong can be mended");
  }
});

test("a file of four hundred good and four hundred bad lines loses none of them", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openCollection]");
  const lines = [...Array.from({ length: 400 }, () => PUZZLE), ...Array.from({ length: 399 }, () => SHORT), "hello"];
  await page.choose("#collection-file", "many.sdm", lines.join("\n"));
  assert.match(page.text("#collection-found") ?? "", /^Sudokus read: 400\. Lines that are none: 400, the first of them line 401\. /);
  assert.equal(page.one("#collection-refused").value, lines.slice(400).join("\n"));

  // One is mended, and one is not: the box tells so and keeps it.
  await page.fill("#collection-refused", `${SHORT}9\n${SHORT}`);
  await page.click("#collection-add");
  assert.match(page.text("#collection-found") ?? "", /^Sudokus read: 401\. Lines that are none: 1, the first of them line 2\. /);
  assert.equal(page.one("#collection-refused").value, SHORT);
  await page.click("#collection-add");
  assert.equal(page.one("#collection-import-dialog").open, false);
  assert.equal(page.text("#collection-count"), "409 of 409");
});

test("a file that begins with a bad line is read as well, and one without an answer adds nothing", async () => {
  const page = await openPage("/?lang=en");
  await page.click("#home [data-act=openCollection]");
  const lines = [...Array.from({ length: 400 }, () => SHORT), ...Array.from({ length: 400 }, () => PUZZLE)].join("\n");
  await page.choose("#collection-file", "many.sdm", lines);
  assert.match(page.text("#collection-found") ?? "", /^Sudokus read: 400\. Lines that are none: 400, the first of them line 1\. /);
  await page.click("#collection-import-dialog .close");
  let asked = 0;
  page.server.answer("read", ({ text }) => ((asked += 1) > 1 ? { error: "", code: "busy" } : { puzzles: [{ board: text.slice(-81) }] }));
  await page.choose("#collection-file", "many.sdm", lines);
  assert.equal(page.one("#collection-import-dialog").open, false);
  assert.notEqual(page.text("#collection-problem"), "");
});
