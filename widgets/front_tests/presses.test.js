/** A page draws nothing anew between a press and its click. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const page = new globalThis.EventTarget();
Object.assign(globalThis, { document: page });
mock.timers.enable({ apis: ["setTimeout"] });

const { betweenPresses } = await import("../cartes_widgets/front/shared/presses.js");

const begun = () => {
  /** @type {string[]} */
  const drawn = [];
  return { drawn, show: betweenPresses((/** @type {string} */ state) => drawn.push(state)) };
};
const event = (/** @type {string} */ name) => page.dispatchEvent(new Event(name));

test("without a press a state is drawn at once", () => {
  const { drawn, show } = begun();
  show("a");
  assert.deepEqual(drawn, ["a"]);
});

test("of the states that come during a press, the latest is drawn after the click", () => {
  const { drawn, show } = begun();
  event("pointerdown");
  show("a");
  show("b");
  event("pointerup");
  assert.deepEqual(drawn, []);
  mock.timers.tick(50);
  assert.deepEqual(drawn, ["b"]);
  show("c");
  assert.deepEqual(drawn, ["b", "c"]);
});

test("a press of which no end is heard holds nothing up for more than a second", () => {
  const { drawn, show } = begun();
  event("pointerdown");
  show("a");
  mock.timers.tick(999);
  assert.deepEqual(drawn, []);
  mock.timers.tick(1);
  assert.deepEqual(drawn, ["a"]);
});
