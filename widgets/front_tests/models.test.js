import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ModelStore } from "../cartes_widgets/pages/front/models.js";

/** @type {ModelStore} */
let store;
/** @type {any[]} */
let sent;

beforeEach(() => {
  sent = [];
  store = new ModelStore();
  store.channel = /** @type {any} */ ({
    ended: false,
    isHeard: true,
    forget: () => {},
    send: (kind, content) => sent.push([kind, content]),
  });
});

const open = (id, state, more = {}) =>
  store.onMessage({
    msg_type: "comm_open",
    content: { comm_id: id, data: { state, ...more } },
    buffers: more.buffers ?? [],
  });

test("a requested model resolves when its comm opens", async () => {
  const awaited = store.model("IPY_MODEL_a");
  open("a", { step: 1 });
  assert.equal((await awaited).get("step"), 1);
});

test("a change from Python calls each listener once, until it unsubscribes", () => {
  open("a", { step: 1 });
  const model = store.models.get("a");
  const events = [];
  const listener = (value) => events.push(value);
  model.on("change:step", listener);
  const update = (step) =>
    store.onMessage({
      msg_type: "comm_msg",
      content: { comm_id: "a", data: { method: "update", state: { step } } },
      buffers: [],
    });
  update(2);
  model.off("change:step", listener);
  update(3);
  assert.deepEqual(events, [2]);
  assert.equal(model.get("step"), 3);
});

test("only changed traits are saved, once", () => {
  open("a", { step: 1, other: 2 });
  const model = store.models.get("a");
  model.set("step", 5);
  model.set("other", 2);
  model.save_changes();
  model.save_changes();
  assert.deepEqual(sent, [
    [
      "comm_msg",
      { comm_id: "a", data: { method: "update", state: { step: 5 }, buffer_paths: [] } },
    ],
  ]);
});

test("missing states are requested and arrive together", async () => {
  const awaited = store.model("b");
  store.ask();
  clearTimeout(store.asking);
  assert.deepEqual(
    sent.map(([kind]) => kind),
    ["comm_open", "comm_msg"],
  );
  store.onMessage({
    msg_type: "comm_msg",
    content: {
      comm_id: "x",
      data: { method: "update_states", states: { b: { state: { n: 7 } } } },
    },
    buffers: [],
  });
  assert.equal((await awaited).get("n"), 7);
});

test("a buffer is inserted at its path", () => {
  const bytes = new DataView(new ArrayBuffer(2));
  open("a", { picture: {} }, { buffer_paths: [["picture", "raw"]], buffers: [bytes] });
  assert.equal(store.models.get("a").get("picture").raw, bytes);
});

test("a custom message reaches only its own model", () => {
  open("a", {});
  open("b", {});
  const events = [];
  store.models.get("a").on("msg:custom", (content) => events.push(["a", content]));
  store.models.get("b").on("msg:custom", (content) => events.push(["b", content]));
  store.onMessage({
    msg_type: "comm_msg",
    content: { comm_id: "b", data: { method: "custom", content: { hi: 1 } } },
    buffers: [],
  });
  assert.deepEqual(events, [["b", { hi: 1 }]]);
});

const update = (id, state) =>
  store.onMessage({
    msg_type: "comm_msg",
    content: { comm_id: id, data: { method: "update", state } },
    buffers: [],
  });
const sendStates = (states) =>
  store.onMessage({
    msg_type: "comm_msg",
    content: { comm_id: "x", data: { method: "update_states", states } },
    buffers: [],
  });

test("states in the page are drawn at once, and the kernel then receives the changes", async () => {
  store.addFirst("a", { prompt: { text: "Lesquelles ?" }, stars: 0 });
  const model = await store.model("a");
  const events = [];
  for (const name of ["prompt", "stars"]) model.on(`change:${name}`, () => events.push(name));
  store.ask();
  clearTimeout(store.asking);
  assert.equal(sent.length, 2, "the kernel is asked, though nothing is awaited");
  sendStates({ a: { state: { prompt: { text: "Lesquelles ?" }, stars: 2 } } });
  assert.deepEqual(events, ["stars"], "what is equal is not drawn again");
  assert.equal(model.get("stars"), 2);
  store.ask();
  assert.equal(sent.length, 2, "it is asked once");
});

test("a value that the learner has set in the meantime is kept", () => {
  store.addFirst("a", { step: 0, steps: 3 });
  const model = store.models.get("a");
  model.set("step", 2);
  open("a", { step: 0, steps: 4 });
  assert.deepEqual([model.get("step"), model.get("steps")], [2, 4]);
});

test("a change that comes before its model is not lost", () => {
  update("a", { stars: 1 });
  update("a", { stars: 2 });
  store.addFirst("a", { stars: 0, code: "BO" });
  assert.deepEqual(store.models.get("a").state, { stars: 2, code: "BO" });
});

test("the state of a closed model is not requested", () => {
  store.addFirst("a", { step: 0 });
  store.onMessage({ msg_type: "comm_close", content: { comm_id: "a" }, buffers: [] });
  store.ask();
  assert.deepEqual(sent, []);
});
