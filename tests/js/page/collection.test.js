// @ts-check
/** The collection: saved in the browser, sorted, searched, exported, imported, never half lost. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, openPage } from "../tools/page.js";

/** @typedef {import("../tools/page.js").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3.";
const ROW = "#collection-rows tr[data-id]";
const CHOSEN = `${ROW}[aria-selected=true]`;
const STARTERS = 8;
/** Records as they stand in a file. */
const fileOf = (/** @type {Partial<CollectionRecord>[]} */ ...puzzles) =>
  JSON.stringify({ kind: "sudoku-helper-collection", puzzles: puzzles.map((puzzle) => ({ board: PUZZLE, level: "easy", backward: 0, date: 1, ...puzzle })) });

/** @param {Page} page */
const openCollection = (page) => page.click("#home [data-act=openCollection]");

/** A page that shows the collection. */
async function collection(browser = new Browser()) {
  const page = await browser.open("/?lang=en");
  await openCollection(page);
  return page;
}

/**
 * Choose a line of the menu.
 * @param {Page} page
 * @param {string} act
 */
async function choose(page, act) {
  await page.click(".top-keys [data-act=openMenu]");
  await page.click(`#menu-dialog [data-act=${act}]`);
}

/**
 * Save the position on the board.
 * @param {Page} page
 * @param {string} name
 * @param {string} tags
 */
async function save(page, name, tags = "") {
  await choose(page, "save");
  await page.fill("#entry-name", name);
  await page.fill("#entry-tags", tags);
  await page.click("#entry-form [type=submit]");
}

/**
 * @param {Page} page
 * @param {number} cell
 * @param {string} key
 */
async function write(page, cell, key) {
  await page.click(`#board [data-cell="${cell}"]`);
  await page.press(key);
}

/** @param {Page} page */
const names = (page) => page.all(`${ROW} .column-name`).map((each) => each.textContent);

/**
 * The row of an entry.
 * @param {Page} page
 * @param {string} name
 */
const rowOf = (page, name) => `${ROW}[data-id="${page.all(ROW).find((row) => row.textContent.includes(name))?.dataset.id}"]`;

/**
 * Open an entry from its row.
 * @param {Page} page
 * @param {string} name
 */
async function open(page, name) {
  await page.click(rowOf(page, name));
  await page.click("[data-one=load]");
}

/**
 * The last file that is saved by the box for that.
 * @param {Page} page
 * @param {string} what
 * @param {string} format
 */
async function exported(page, what, format) {
  await page.click("#collection-export");
  await page.check(`#export-form [value=${what}]`);
  await page.check(`#export-form [value=${format}]`);
  await page.click("#export-form [type=submit]");
  const { name, text } = /** @type {Page["saved"][0]} */ (page.saved.at(-1));
  return { name, text: await text() };
}

/**
 * Import a file and take all of it.
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 */
async function take(page, name, text) {
  await page.choose("#collection-file", name, text);
  await page.click("#collection-add");
}

test("it begins with a few Sudokus", async () => {
  const page = await collection();
  assert.equal(page.text("#collection-count"), `${STARTERS} of ${STARTERS}`);
  assert.equal(names(page).filter((name) => name === "Included: evil").length, 2);
});

test("a position is saved, rated, opened again after a reload, and then brought up to date", async () => {
  const page = await openPage("/?lang=en");
  await page.play(OTHER);
  await write(page, 0, "7");
  const position = page.values;
  await save(page, "Sunday");
  assert.match(page.text("#toast") ?? "", /Saved as “Sunday”\./);
  await page.click(".brand-button");
  await page.reload();
  await openCollection(page);
  assert.equal(page.text(`${rowOf(page, "Sunday")} .column-solved`), "1");
  assert.notEqual(page.text(`${rowOf(page, "Sunday")} .column-level`), "–");
  await open(page, "Sunday");
  assert.equal(page.values, position);
  await choose(page, "save");
  assert.match(page.text("#toast") ?? "", /up to date/);
});

test("every column sorts both ways", async () => {
  const page = await collection();
  for (const column of ["name", "givens", "solved", "open", "level", "backward", "date"]) {
    for (const direction of ["ascending", "descending"]) {
      const head = `#collection-head [data-column=${column}]`;
      while (page.one(head).getAttribute("aria-sort") !== direction) await page.click(`${head} button`);
      const numbers = page.all(`${ROW} .column-${column}`).map((each) => Number(each.textContent));
      const sign = direction === "ascending" ? 1 : -1;
      if (["givens", "open"].includes(column)) assert.deepEqual(numbers, numbers.toSorted((one, other) => sign * (one - other)));
    }
  }
});

test("the keyboard moves, renames, deletes and opens", async () => {
  const page = await collection();
  await page.press("End");
  assert.equal(page.text(`${CHOSEN} .column-number`), String(STARTERS));
  await page.press("Home");
  await page.press("ArrowDown");
  assert.equal(page.text(`${CHOSEN} .column-number`), "2");
  await page.press("F2");
  await page.fill("#entry-name", "Sonntag");
  await page.click("#entry-form [type=submit]");
  assert.equal(page.text(`${CHOSEN} .column-name`), "Sonntag");
  await page.press("Delete");
  assert.match(page.text("#toast") ?? "", /“Sonntag” deleted\./);
  assert.ok(!names(page).includes("Sonntag"));
  await page.click("#toast-key");
  assert.equal(page.text(`${CHOSEN} .column-name`), "Sonntag");
  page.one("#collection-table").focus();
  await page.press("Enter");
  assert.equal((await page.state()).view, "board");
});

test("changes at the same time are all kept and bring nothing back", async () => {
  const page = await openPage("/?lang=en");
  const { collectionOf } = await page.import("/static/js/collection/database.js");
  const record = (/** @type {string} */ id) => ({ id, name: "", board: PUZZLE, level: "unknown", backward: null, date: 1 });
  const database = collectionOf(() => [record("kept"), record("deleted")]);
  await Promise.all([
    database.change("kept", () => ({ name: "Sonntag" })),
    database.change("kept", () => ({ backward: 3 })),
    database.remove("deleted"),
    database.change("deleted", () => ({ backward: 3 })),
  ]);
  const left = (await database.all()).map((/** @type {CollectionRecord} */ { id, name, backward }) => [id, name, backward]);
  assert.equal(JSON.stringify(left), '[["kept","Sonntag",3]]');
});

test("thousands of Sudokus come in and go out again, are found, and can be taken back", async () => {
  const page = await collection();
  const lines = Array.from({ length: 2000 }, (_, index) => (index % 2 ? PUZZLE : OTHER));
  await page.choose("#collection-file", "many.sdm", lines.join("\n"));
  assert.match(page.text("#collection-found") ?? "", /2000/);
  assert.equal(page.all("#collection-previews li").length, 4);
  await page.click("#collection-add");
  const all = (/** @type {number} */ total) => assert.equal(page.text("#collection-count"), `${total} of ${total}`);
  all(2000 + STARTERS);
  assert.ok(page.all(ROW).length < 60);
  await page.fill("#collection-search", "many 1999");
  await page.pass(200);
  assert.deepEqual(names(page), ["many 1999"]);
  await page.fill("#collection-search", "");
  await page.pass(200);
  const { text } = await exported(page, "all", "json");
  const boards = JSON.parse(text).puzzles.map((/** @type {CollectionRecord} */ { board }) => board);
  assert.deepEqual([boards.filter((/** @type {string} */ board) => board === PUZZLE).length, boards.length], [1000, 2000 + STARTERS]);
  await take(page, "again.json", text);
  all(2 * (2000 + STARTERS));
  await page.click("#toast-key");
  all(2000 + STARTERS);
});

test("full storage is told and loses nothing", async () => {
  const page = await collection();
  const before = names(page);
  // The browser refuses as it does when the disk is full, in the middle of an import.
  const { prototype } = page.window.IDBObjectStore;
  const { put } = prototype;
  let room = 100;
  prototype.put = function refusing(/** @type {unknown[]} */ ...record) {
    room -= 1;
    if (room < 0) throw new page.window.DOMException("no room", "QuotaExceededError");
    return put.apply(this, record);
  };
  try {
    await take(page, "many.json", fileOf(...Array.from({ length: 500 }, () => ({ name: "x" }))));
  } finally {
    prototype.put = put;
  }
  assert.match(page.text("#collection-problem") ?? "", /no room left/);
  await page.reload();
  await openCollection(page);
  assert.deepEqual(names(page), before);
});

test("blocked storage is told and the game goes on", async () => {
  const browser = new Browser();
  Object.assign(browser, { database: {} });
  const page = await browser.open("/?lang=en");
  await page.play(PUZZLE);
  await choose(page, "save");
  assert.match(page.text("#toast") ?? "", /lets the page keep nothing/);
  await write(page, 2, "4");
  assert.equal(page.values[2], "4");
});

test("records of another version survive", async () => {
  const page = await collection();
  const { openDB } = await page.import("/static/vendor/idb.js");
  const database = await openDB("sudoku-helper");
  await database.put("puzzles", { id: "old", name: "Alt", board: PUZZLE, colour: "red" });
  await database.put("puzzles", { id: "broken", board: 5 });
  await page.reload();
  await openCollection(page);
  await page.click(rowOf(page, "Alt"));
  await page.click("[data-one=rename]");
  await page.fill("#entry-name", "Neu");
  await page.click("#entry-form [type=submit]");
  assert.ok(names(page).includes("Neu"));
  const { name, colour } = await database.get("puzzles", "old");
  assert.deepEqual([name, colour], ["Neu", "red"]);
});

test("saving asks for a name and tags, which find it again", async () => {
  const page = await openPage("/?lang=en");
  await page.play(OTHER);
  await choose(page, "save");
  assert.match(page.one("#entry-name").value, /^Easy, /);
  await page.fill("#entry-name", "Sunday");
  await page.fill("#entry-tags", "newspaper, Grandma");
  await page.click("#entry-form [type=submit]");
  await page.click(".brand-button");
  await page.play(PUZZLE);
  await choose(page, "save");
  await page.fill("#entry-name", "Monday");
  await page.click("#entry-known [data-tag=newspaper]");
  assert.equal(page.one("#entry-tags").value, "newspaper");
  await page.click("#entry-form [type=submit]");
  await page.click(".brand-button");
  await openCollection(page);
  await page.click("#collection-tags [data-tag=newspaper]");
  assert.deepEqual(page.all(`${ROW} .column-name`).map((each) => each.firstChild.textContent).sort(), ["Monday", "Sunday"]);
  await page.click("#collection-tags [data-tag=Grandma]");
  assert.deepEqual(names(page), ["Sunday #newspaper #Grandma"]);
  await page.click("#collection-tags [data-tag=Grandma]");
  await page.fill("#collection-search", "grandma easy");
  await page.pass(200);
  assert.deepEqual(names(page), ["Sunday #newspaper #Grandma"]);
  await page.click("[data-one=rename]");
  await page.fill("#entry-tags", "holiday");
  await page.click("#entry-form [type=submit]");
  await page.fill("#collection-search", "holiday");
  await page.pass(200);
  assert.deepEqual(names(page), ["Sunday #holiday"]);
});

/**
 * A position with a digit, notes, a colour and a candidate that was crossed out, saved as Sunday.
 * @param {Page} page
 */
async function saveNoted(page) {
  await page.play(OTHER);
  await write(page, 0, "7");
  await page.press("k");
  await write(page, 10, "Shift+8");
  await page.press("k");
  await write(page, 2, "Shift+2");
  await page.press("Shift+3");
  await page.click('#board [data-cell="5"]');
  await page.press("l");
  await page.press("1");
  await page.press("l");
  await save(page, "Sunday");
  return shown(page);
}

/** What the cells show. @param {Page} page */
const shown = (page) =>
  Array.from({ length: 81 }, (_, cell) => [page.values[cell], page.marks(cell), page.all(`#board [data-cell="${cell}"] .colours i`).length].join(" "));

/**
 * The board shows what was noted, and what was crossed out is still so where all candidates are shown.
 * @param {Page} page
 * @param {string[]} noted
 */
async function assertNoted(page, noted) {
  assert.deepEqual(shown(page), noted);
  assert.deepEqual([noted[2], noted[5]], [". 23 0", ".  1"]);
  await page.press("k");
  assert.ok(page.marks(10) && !page.marks(10).includes("8"), page.marks(10));
}

test("a saved game comes back with its own notes and colours after a reload", async () => {
  const page = await openPage("/?lang=en");
  const noted = await saveNoted(page);
  await page.click(".brand-button");
  await page.reload();
  await openCollection(page);
  await open(page, "Sunday");
  await assertNoted(page, noted);
});

test("a saved game comes back with its own notes and colours from a file", async () => {
  const page = await openPage("/?lang=en");
  const noted = await saveNoted(page);
  await page.click(".brand-button");
  await openCollection(page);
  await page.click(rowOf(page, "Sunday"));
  const { name, text } = await exported(page, "one", "json");
  assert.equal(name, "Sunday.json");
  const elsewhere = await collection();
  await take(elsewhere, name, text);
  assert.match(elsewhere.text("#toast") ?? "", /Added: 1/);
  await open(elsewhere, "Sunday");
  await assertNoted(elsewhere, noted);
});

test("a solved entry is counted as solved", async () => {
  const page = await collection();
  await take(page, "some.json", fileOf({ name: "Sunday", board: `.${SOLUTION.slice(1)}` }));
  await open(page, "Sunday");
  await write(page, 0, SOLUTION[0]);
  assert.equal(page.text("#panel-title"), "Victory!");
  await page.click(".brand-button");
  await openCollection(page);
  await page.click("#collection-numbers");
  assert.equal(page.text("#numbers-told"), "Sudokus: 9, solved: 1, begun: 0");
  assert.match(page.all("#numbers-rows tr").map((row) => row.textContent).join("|"), /\|easy.*1 of 2\|/);
});

test("an entry is shared and printed, and not the one beside it", async () => {
  const page = await openPage("/?lang=en");
  await saveNoted(page);
  const position = page.values;
  await page.click(".brand-button");
  await openCollection(page);
  const { decode } = await page.import("/static/js/share/code.js");
  const sharedValues = async () => {
    await page.click("[data-one=share]");
    const { cells } = decode(page.one("#share-link").value.split("#s=")[1]);
    await page.click("#share-dialog .close");
    return cells.map((/** @type {number} */ content) => (content & 15) || ".").join("");
  };
  await page.click(rowOf(page, "Included: easy"));
  assert.notEqual(await sharedValues(), position);
  await page.click("[data-one=print]");
  assert.deepEqual([page.text("#sheet h2"), page.text("#sheet header p")], ["Included: easy", "easy"]);
  await page.click(rowOf(page, "Sunday"));
  assert.equal(await sharedValues(), position);
  await page.click("[data-one=share]");
  await page.click("#share-save");
  assert.match(await /** @type {Page["saved"][0]} */ (page.saved.at(-1)).text(), /^\+7/);
});

for (const [format, ending] of [["lines", "txt"], ["grids", "txt"], ["sdm", "sdm"], ["json", "json"]]) {
  test(`one, some or all are exported as ${format} and can be read again`, async () => {
    const page = await collection();
    const one = await exported(page, "one", format);
    assert.equal(one.name, `Included-very-easy.${ending}`);
    const everything = await exported(page, "all", format);
    await page.fill("#collection-search", "evil");
    await page.pass(200);
    const listed = await exported(page, "listed", format);
    await page.fill("#collection-search", "");
    await page.pass(200);
    let total = STARTERS;
    for (const [text, count] of /** @type {[string, number][]} */ ([[one.text, 1], [listed.text, 2], [everything.text, STARTERS]])) {
      await take(page, `some.${ending}`, text);
      total += count;
      assert.equal(page.text("#collection-count"), `${total} of ${total}`);
    }
  });
}

test("leaving the collection leads back to where one came from", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  const view = async () => (await page.state()).view;
  await page.click(".brand-button");
  await openCollection(page);
  await page.click("#collection [data-act=leaveCollection]");
  assert.equal(await view(), "home");
  await page.click("#home [data-game]");
  await page.click(".top-keys [data-act=openMenu]");
  await page.click("#menu-dialog [data-act=openCollection]");
  assert.equal(await view(), "collection");
  await page.click("#collection [data-act=leaveCollection]");
  assert.equal(await view(), "board");
  assert.equal(page.values, PUZZLE);
});

test("a board that is refused is asked about once, also after a reload", async () => {
  const page = await openPage("/?lang=en");
  const board = `${PUZZLE} r1c1<>5`;
  await openCollection(page);
  await page.choose("#collection-file", "some.json", JSON.stringify({ kind: "sudoku-helper-collection", puzzles: [{ name: "a", board, date: 1 }] }));
  await page.click("#collection-add");
  const asked = () => page.server.asked.filter(({ event, message }) => event === "rate" && message.board === board).length;
  await page.click("#collection [data-act=leaveCollection]");
  await openCollection(page);
  await page.pass(60_000);
  assert.equal(asked(), 1);
  await page.reload();
  await openCollection(page);
  await page.pass(60_000);
  assert.equal(asked(), 1);
});

test("a rating that comes takes nothing away that is being pressed", async () => {
  const page = await openPage("/?lang=en");
  await openCollection(page);
  await take(page, "some.json", fileOf({ name: "first", level: "unknown" }, { name: "second", level: "unknown", board: OTHER, tags: ["press"] }));
  await page.click(rowOf(page, "second"));
  const level = () => page.text(`${rowOf(page, "second")} .column-level`);
  const keys = () => ["#collection-tags [data-tag=press]", rowOf(page, "second"), "#collection-sort option"].map((each) => page.all(each)[0]);
  const [unrated, pressed] = [level(), keys()];
  await page.pass(60_000);
  assert.notEqual(level(), unrated);
  keys().forEach((key, index) => assert.ok(key === pressed[index]));
});
