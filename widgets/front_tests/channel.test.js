import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Channel, readFrame, writeFrame } from "../cartes_widgets/pages/front/channel.js";
import { ModelStore } from "../cartes_widgets/pages/front/models.js";

test("a message without buffers is plain JSON", () => {
  const frame = writeFrame({ header: { msg_type: "comm_msg" }, content: { a: 1 } }, []);
  assert.equal(typeof frame, "string");
  assert.deepEqual(readFrame(frame), {
    header: { msg_type: "comm_msg" },
    content: { a: 1 },
    buffers: [],
  });
});

test("buffers are sent in one frame and decoded without change", () => {
  const bytes = new Uint8Array([9, 1, 12, 11, 10]).buffer;
  const message = readFrame(
    writeFrame({ content: { é: "à" } }, [bytes, new DataView(bytes, 1, 3)]),
  );
  assert.deepEqual(message.content, { é: "à" });
  assert.deepEqual(
    message.buffers.map((item) => [
      ...new Uint8Array(item.buffer, item.byteOffset, item.byteLength),
    ]),
    [
      [9, 1, 12, 11, 10],
      [1, 12, 11],
    ],
  );
});

const MINUTE = 60_000;

/** A network that is lost and found as the test says. */
class Socket {
  static OPEN = 1;
  static up = true;
  /** @type {Socket[]} */
  static all = [];

  constructor() {
    this.readyState = 0;
    /** @type {string[]} */
    this.sent = [];
    Socket.all.push(this);
    Promise.resolve().then(() => (Socket.up ? this.open() : this.lose()));
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  lose() {
    this.readyState = 3;
    this.onclose();
  }

  close() {
    this.readyState = 3;
  }

  send(frame) {
    this.sent.push(JSON.parse(frame).header.msg_type);
  }
}

const settled = () => setImmediate();

/** A page that still waits for a widget, and its channel. */
async function loadingPage(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, {
    WebSocket: Socket,
    addEventListener: () => {},
    location: { protocol: "http:", host: "h" },
    fetch: () => Promise.reject(new Error("away")),
  });
  Object.assign(Socket, { up: true, all: [] });
  const store = new ModelStore();
  store.model("a");
  store.channel = new Channel(
    { base: "/" },
    "k",
    () => {},
    (connection) => connection === "open" && store.ask(),
  );
  await settled();
  return store;
}

/** Lets time pass in steps, as a page lives it. */
async function pass(t, milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += 50) {
    t.mock.timers.tick(50);
    await settled();
  }
}

test("a page that goes offline while it loads keeps one pending request, not hundreds", async (t) => {
  const store = await loadingPage(t);
  Socket.up = false;
  Socket.all[0].lose();
  await pass(t, MINUTE);
  assert.ok(store.channel.unanswered.size <= 2, `${store.channel.unanswered.size} wait`);
  Socket.up = true;
  await pass(t, 10_000);
  const back = Socket.all.at(-1);
  assert.equal(back.readyState, Socket.OPEN);
  assert.ok(back.sent.length > 0 && back.sent.length <= 20, `${back.sent.length} sent at once`);
  store.channel.end();
});

test("a page without an answer stops its requests after a while, and repeats them after a message", async (t) => {
  const store = await loadingPage(t);
  const [socket] = Socket.all;
  await pass(t, MINUTE);
  const asked = socket.sent.length;
  assert.ok(asked > 0 && asked <= 20, `${asked} sent into the void`);
  socket.onmessage({
    data: JSON.stringify({ header: { msg_type: "status" }, content: { execution_state: "busy" } }),
  });
  await settled();
  assert.equal(socket.sent.length, asked + 2);
  store.channel.end();
});
