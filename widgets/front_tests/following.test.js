/** A page follows its class as long as it is of it, and asks no more afterwards. */
import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";

// Pages find what they share with widgets one folder nearer than it is stored.
const nearer =
  'export const resolve = (at, from, next) => next(at.replace(/^\\.\\.\\/front/, "../../front"), from)';
register(`data:text/javascript,${encodeURIComponent(nearer)}`);

/** @type {any[]} */
const sources = [];

class Source {
  static CLOSED = 2;
  readyState = 1;
  /** @param {string} address */
  constructor(address) {
    this.address = address;
    sources.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

/** @type {(() => void)[]} */
const seen = [];
Object.assign(globalThis, {
  EventSource: Source,
  addEventListener: () => {},
  document: {
    hidden: false,
    documentElement: { lang: "ca" },
    createElement: () => ({ setAttribute: () => {}, append: () => {} }),
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ does) => seen.push(does),
    getElementById: () => null,
  },
});
const { followClass, isOut } = await import("../cartes_widgets/classroom/front/class_feed.js");

for (const last of [null, { closed: true }])
  test(`after ${JSON.stringify(last)} there are no further requests`, () => {
    sources.length = seen.length = 0;
    /** @type {any[]} */
    const events = [];
    followClass(
      "here",
      (/** @type {any} */ state) => events.push(state),
      () => {},
      isOut,
    );
    const [source] = sources;
    // It answers in the page's language, whatever another page was opened in.
    assert.equal(source.address, "here?lang=ca");
    source.onmessage({ data: JSON.stringify({ name: "Loutre", closed: false }) });
    assert.equal(source.readyState, 1);
    source.onmessage({ data: JSON.stringify(last) });
    assert.deepEqual(events[1], last);
    assert.equal(source.readyState, Source.CLOSED);
    for (const does of seen) does();
    assert.equal(sources.length, 1);
  });
