/** Days running: counted by local day, never scolded for, off when the learner says so. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import {
  areDaysCounted,
  countDays,
  daysRunning,
  markDay,
} from "../cartes_widgets/front/shared/days.js";

/** @param {number} day @param {number} [hour] @returns {Date} A moment of November 2026. */
const on = (day, hour = 12) => new Date(2026, 10, day, hour);

/** @type {Map<string, string>} */
let stored;

beforeEach(() => {
  stored = new Map();
  Object.defineProperty(globalThis, "localStorage", {
    value: {
      getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
    },
    configurable: true,
  });
});

test("a streak continues until a whole day passes without an answer", () => {
  assert.equal(daysRunning(on(1)), 0);
  for (const day of [1, 2, 3, 3]) markDay(on(day, 23));
  assert.equal(daysRunning(on(3)), 3);
  assert.equal(daysRunning(on(4, 1)), 3);
  assert.equal(daysRunning(on(5)), 0);
  markDay(on(5));
  assert.equal(daysRunning(on(5)), 1);
});

test("a streak continues over the end of a month", () => {
  markDay(new Date(2026, 9, 31, 23));
  markDay(on(1, 0));
  assert.equal(daysRunning(on(1)), 2);
});

test("a streak that is switched off is not counted, and invalid stored data is ignored", () => {
  markDay(on(1));
  countDays(false);
  markDay(on(2));
  assert.equal(areDaysCounted(), false);
  countDays(true);
  assert.equal(daysRunning(on(2)), 1);
  for (const text of ["", "[]", '{"days":"x"}', '{"days":[null,"a",1.5]}', "{"]) {
    stored.set("cartes-days-v1", text);
    assert.equal(daysRunning(on(2)), 0, text);
  }
});
