/** Tests of the time for which an action of another player stays. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dwell } from "../cartes_widgets/front/table/pace.js";

/** @param {object} own @param {object} [more] @returns {any} */
const sceneOf = (own, more) => ({
  pile: { label: "", cards: [], count: 0 },
  hand: [],
  seat_views: [{ seat: 0, up: [], down: 0, ...own }],
  ...more,
});

test("a learner without cards does not wait for each action of the others", () => {
  assert.ok(dwell("house", sceneOf({})) < dwell("house", sceneOf({ down: 1 })));
  assert.ok(dwell("house", sceneOf({})) < dwell("house", sceneOf({}, { hand: ["1o"] })));
});

test("the last cards of a trick stay as long as the others", () => {
  assert.equal(dwell("house", sceneOf({}, { pile: null })), dwell("house", sceneOf({ down: 1 })));
});
