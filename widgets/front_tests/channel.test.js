import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrame, writeFrame } from "../cartes_widgets/app/static/channel.js";

test("a message without buffers is plain JSON", () => {
  const frame = writeFrame({ header: { msg_type: "comm_msg" }, content: { a: 1 } }, []);
  assert.equal(typeof frame, "string");
  assert.deepEqual(readFrame(frame), {
    header: { msg_type: "comm_msg" },
    content: { a: 1 },
    buffers: [],
  });
});

test("buffers travel in one frame and come back as they were", () => {
  const bytes = new Uint8Array([9, 1, 12, 11, 10]).buffer;
  const message = readFrame(
    writeFrame({ content: { é: "à" } }, [bytes, new DataView(bytes, 1, 3)]),
  );
  assert.deepEqual(message.content, { é: "à" });
  assert.deepEqual(
    message.buffers.map((one) => [...new Uint8Array(one.buffer, one.byteOffset, one.byteLength)]),
    [
      [9, 1, 12, 11, 10],
      [1, 12, 11],
    ],
  );
});
