import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsOneMessage, portions } from "../cartes_widgets/front/shared/portions.js";

const LIMIT = 64 * 1024;
const sizeOf = (message) => new TextEncoder().encode(JSON.stringify(message)).length;

test("stored progress is sent completely, in messages of an accepted size", () => {
  const items = Array.from({ length: 200 }, (_, number) => ({ number, text: "é".repeat(400) }));
  const parts = portions(items);
  assert.deepEqual(parts.flat(), items);
  assert.ok(parts.length > 1);
  assert.ok(parts.every((part) => sizeOf({ do: "remember", items: part }) < LIMIT - 4096));
});

test("without stored progress there is one empty message", () => {
  assert.deepEqual(portions([]), [[]]);
});

test("an entry that is too large for a message is not sent and stays stored", () => {
  const [small, damaged] = [{ a: 1 }, { a: "x".repeat(LIMIT) }];
  assert.deepEqual(portions([damaged, small]), [[small]]);
  assert.equal(fitsOneMessage(damaged), false);
});

test("damaged storage does not cause many messages", () => {
  const items = Array.from({ length: 1000 }, () => ({ a: "x".repeat(30_000) }));
  assert.equal(portions(items).length, 20);
});
