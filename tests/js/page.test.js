// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { fetchOnce } from "../../static/js/page.js";

test("who asks first goes on first, and nothing is fetched twice", async () => {
  let fetched = 0;
  const room = fetchOnce(async () => (fetched += 1));
  /** @type {string[]} */
  const order = [];
  await Promise.all(["first", "second", "third"].map((name) => room().then((number) => order.push(`${name} ${number}`))));
  assert.deepEqual(order, ["first 1", "second 1", "third 1"]);
});

test("what could not be fetched is fetched anew", async () => {
  let tries = 0;
  const room = fetchOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no connection");
    return tries;
  });
  await assert.rejects(room());
  assert.equal(await room(), 2);
  assert.equal(await room(), 2);
});
