/** A browser may forbid storage, fill it up, or allow it again; nothing of ours may throw. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { forget, keep, savedKeys, recall } from "../cartes_widgets/front/shared/storage.js";

/** @type {Map<string, string>} */
let stored;
let isFull = false;

const working = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
    if (isFull) throw new Error("QuotaExceededError");
    stored.set(key, text);
  },
  removeItem: (/** @type {string} */ key) => stored.delete(key),
};

const forbidden = () => {
  throw new Error("SecurityError");
};

/** @param {() => any} get */
const offer = (get) => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { get, configurable: true });
};

beforeEach(() => {
  stored = new Map();
  isFull = false;
  offer(() => working);
});

test("a stored value is read back, and removed by forget", () => {
  assert.equal(recall("a"), null);
  assert.equal(keep("a", "1"), true);
  assert.equal(recall("a"), "1");
  forget("a");
  assert.equal(recall("a"), null);
});

test("without permission for storage, the page keeps values in memory", () => {
  offer(forbidden);
  assert.equal(recall("b"), null);
  assert.equal(keep("b", "1"), false);
  assert.equal(recall("b"), "1");
  assert.equal(recall("b", "session"), null);
  forget("b");
  assert.equal(recall("b"), null);
});

test("a value that did not fit replaces the older one in memory, until a value fits again", () => {
  keep("c", "old");
  isFull = true;
  assert.equal(keep("c", "new"), false);
  assert.equal(recall("c"), "new");
  isFull = false;
  assert.equal(keep("c", "newer"), true);
  stored.set("c", "from another tab");
  assert.equal(recall("c"), "from another tab");
});

test("the keys include values that did not fit; without permission for storage, only those", () => {
  isFull = true;
  keep("c", "3");
  assert.ok(savedKeys().includes("c"));
  offer(forbidden);
  assert.deepEqual(savedKeys(), ["c"]);
});
