/** Tests that the largest size that fits is found with few measurements. */
import assert from "node:assert/strict";
import test from "node:test";

import { largest } from "../cartes_widgets/front/shared/largest.js";

/** The heights that sizes need: growing evenly, in rows, in curves, or too wide from a size on. */
const HEIGHTS = {
  even: (/** @type {number} */ size) => 120 + 2.5 * size,
  curved: (/** @type {number} */ size) => 90 + size ** 2 / 40,
  "in rows": (/** @type {number} */ size) => 100 + Math.ceil(size / 30) * 60,
  bounded: (/** @type {number} */ size) => 200 + Math.max(0, size - 100),
  "too wide": (/** @type {number} */ size) => (size > 90 ? Infinity : 150),
};

for (const [name, needed] of Object.entries(HEIGHTS))
  test(`the largest size is found in few measurements: ${name}`, () => {
    for (const [least, most] of [
      [44, 150],
      [26, 122.4],
      [64.8, 183.6],
    ])
      for (let room = needed(least); room < 600; room += 7) {
        let tried = 0;
        const heightAt = (/** @type {number} */ size) => {
          tried += 1;
          return needed(size);
        };
        const size = largest(least, most, 2, room, heightAt);
        assert.ok(needed(size) <= room);
        assert.ok(size === most || needed(size + 2) > room);
        assert.ok(tried <= (name === "even" ? 4 : 11), `${tried} measurements`);
      }
  });

test("if nothing fits, the least size is used", () => {
  assert.equal(
    largest(44, 150, 2, 100, (size) => size + 200),
    44,
  );
  assert.equal(
    largest(44, 44, 2, 10, () => 20),
    44,
  );
});
