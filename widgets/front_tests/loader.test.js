import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

class Root {
  constructor() {
    /** @type {any[]} */
    this.styles = [];
  }
  /** @param {string} id */
  getElementById(id) {
    return this.styles.find((style) => style.id === id) ?? null;
  }
  /** @param {any} style */
  append(style) {
    this.styles.push(style);
  }
}
class Shadow extends Root {}

const page = /** @type {any} */ (new Root());
page.head = page;
page.createElement = () => ({});
Object.assign(globalThis, { document: page, ShadowRoot: Shadow });
const script = `export const modules = {
  "front/hand.js": { default: { render: ({ el }) => { el.textContent += "drawn"; } } },
  "front/shared/card.js": { addSuits: (root) => root.append({ id: "cartes-deck" }) },
};`;
URL.createObjectURL = () => `data:text/javascript,${encodeURIComponent(script)}`;

const { default: loader } = await import("../cartes_widgets/front/shared/loader.js");

/** @param {Root} root */
function opened(root) {
  /** @type {Record<string, any>} */
  const traits = { lang: "en", _cartes: "hand", texts: { "run-this-cell": "Run this cell." } };
  /** @type {any[]} */
  const sent = [];
  /** @type {((content: any) => void)[]} */
  const listeners = [];
  const model = {
    get: (/** @type {string} */ name) => traits[name],
    on: (/** @type {string} */ _name, /** @type {any} */ call) => listeners.push(call),
    off: () => listeners.splice(0),
    send: (/** @type {any} */ content) => sent.push(content),
  };
  const el = { textContent: "", getRootNode: () => root };
  const answer = () =>
    listeners.forEach((call) => call({ front: script, style: ".a {}", deck: "{}" }));
  return { el, model, sent, answer, done: loader.render(/** @type {any} */ ({ el, model })) };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.cartesFront = undefined;
  page.styles = [];
});

test("if the kernel does not answer for five seconds, a text says so until the widget is drawn", async () => {
  const { el, sent, answer, done } = opened(page);
  assert.deepEqual(sent, [{ want: "front" }]);
  mock.timers.tick(4999);
  assert.equal(el.textContent, "");
  mock.timers.tick(1);
  assert.equal(el.textContent, "Run this cell.");
  answer();
  await done;
  assert.equal(el.textContent, "drawn");
});

test("if the kernel answers at once, no such text appears, not even later", async () => {
  const { el, answer, done } = opened(page);
  answer();
  await done;
  mock.timers.tick(10_000);
  assert.equal(el.textContent, "drawn");
});

test("several widgets of a page make one request and share one style", async () => {
  const first = opened(page);
  const second = opened(page);
  assert.deepEqual(second.sent, []);
  first.answer();
  await Promise.all([first.done, second.done]);
  assert.equal(page.styles.length, 1);
});

test("in a shadow root the style and the suits are added there too", async () => {
  const shadow = new Shadow();
  const { answer, done } = opened(shadow);
  answer();
  await done;
  assert.equal(shadow.styles[0].textContent, ".a {}");
  assert.equal(shadow.styles[1].id, "cartes-deck");
  assert.equal(page.styles.length, 1);
});

test("a cell that is run again after a missing answer repeats the request", async () => {
  opened(page);
  mock.timers.tick(5000);
  const { el, sent, answer, done } = opened(page);
  assert.deepEqual(sent, [{ want: "front" }]);
  answer();
  await done;
  assert.equal(el.textContent, "drawn");
});
