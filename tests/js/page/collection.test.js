// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "../tools/page.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("leaving the collection leads back to where one came from", async () => {
  const page = await openPage("/?lang=en");
  await page.play(PUZZLE);
  const view = async () => (await page.state()).view;
  await page.click(".brand-button");
  await page.click("#home [data-act=openCollection]");
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
  await page.click("#home [data-act=openCollection]");
  await page.choose("#collection-file", "some.json", JSON.stringify({ kind: "sudoku-helper-collection", puzzles: [{ name: "a", board, date: 1 }] }));
  await page.click("#collection-add");
  const asked = () => page.server.asked.filter(({ event, message }) => event === "rate" && message.board === board).length;
  await page.click("#collection [data-act=leaveCollection]");
  await page.click("#home [data-act=openCollection]");
  await page.pass(60_000);
  assert.equal(asked(), 1);
  await page.reload();
  await page.click("#home [data-act=openCollection]");
  await page.pass(60_000);
  assert.equal(asked(), 1);
});
