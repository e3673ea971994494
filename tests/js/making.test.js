// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { groupByLevel, mostOnPage, readCounts, total } from "../../static/js/making/wishes.js";

test("techniques are grouped by level, easiest first", () => {
  const technique = (/** @type {string} */ key, /** @type {number} */ level) =>
    ({ key, name: key, english: key, level, level_name: `level ${level}`, needs_uniqueness: false });
  const groups = groupByLevel([technique("b", 2), technique("a", 1), technique("c", 2)]);
  assert.deepEqual(groups.map(({ level, members }) => [level, members.map(({ key }) => key)]), [["level 1", ["a"]], ["level 2", ["b", "c"]]]);
});

test("only numbers above nothing are counted", () => {
  const counts = readCounts([["easy", "4"], ["hard", ""], ["evil", "-3"], ["expert", "2.7"], ["medium", "x"]]);
  assert.deepEqual(counts, { easy: 4, expert: 2 });
  assert.equal(total(counts), 6);
  assert.equal(total({}), 0);
});

test("in large print a small page has room for one puzzle", () => {
  assert.equal(mostOnPage("A5", true, false), 6);
  assert.equal(mostOnPage("letter", false, true), 2);
  assert.equal(mostOnPage("A4", true, true), 1);
  assert.equal(mostOnPage("A5", false, true), 1);
});
