import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsOneMessage, portions } from "../cartes_widgets/front/shared/portions.js";

const LIMIT = 64 * 1024;
const sizeOf = (message) => new TextEncoder().encode(JSON.stringify(message)).length;

test("what is remembered travels whole, in messages that the server takes", () => {
  const items = Array.from({ length: 200 }, (_, number) => ({ number, text: "é".repeat(400) }));
  const parts = portions(items);
  assert.deepEqual(parts.flat(), items);
  assert.ok(parts.length > 1);
  assert.ok(parts.every((part) => sizeOf({ do: "remember", items: part }) < LIMIT - 4096));
});

test("nothing remembered is one portion, and it is empty", () => {
  assert.deepEqual(portions([]), [[]]);
});

test("what is too large for any message is damaged and stays where it is", () => {
  const [small, damaged] = [{ a: 1 }, { a: "x".repeat(LIMIT) }];
  assert.deepEqual(portions([damaged, small]), [[small]]);
  assert.equal(fitsOneMessage(damaged), false);
});

test("a damaged storage makes no flood of messages", () => {
  const items = Array.from({ length: 1000 }, () => ({ a: "x".repeat(30_000) }));
  assert.equal(portions(items).length, 20);
});
