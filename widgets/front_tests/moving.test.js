/** What leaves one browser arrives in another, whole; what is nothing of ours changes nothing. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import {
  asCode,
  asFile,
  savedEntries,
  takeIn,
  taken,
} from "../cartes_widgets/front/shared/moving.js";

/** @param {Record<string, string>} items */
const offer = (items) =>
  Object.defineProperty(globalThis, "localStorage", {
    value: Object.assign(
      Object.create({ getItem: (/** @type {string} */ key) => items[key] }),
      items,
    ),
    configurable: true,
  });

const PROGRESS = {
  "cartes-progress-v1": '{"lessons":{"BO-05":{"done":true}}}',
  "cartes-pace": "step",
};

beforeEach(() =>
  offer({ ...PROGRESS, "cartes-theme": "dark", "cartes-lang": "ca", other: "not ours" }),
);

test("the product's own keys are exported, except those for this browser only", () => {
  assert.deepEqual(savedEntries(), PROGRESS);
});

test("a file and a code have the same content, even if the code has line breaks", async () => {
  assert.deepEqual(await taken(asFile()), PROGRESS);
  const code = await asCode();
  assert.match(code, /^CARTES1\.[\w-]+$/);
  assert.deepEqual(await taken(code), PROGRESS);
  assert.deepEqual(await taken(` ${code.slice(0, 20)}\n${code.slice(20)}\n`), PROGRESS);
});

test("foreign or truncated data is refused", async () => {
  const code = await asCode();
  const bad = ["", "rien", "{}", "null", code.slice(0, -5), `${code}AAAA`.replace(".", "!")];
  bad.push('{"cartes":1,"saved":{"secret":"x"}}', '{"cartes":1,"saved":{"cartes-a":1}}');
  bad.push(
    '{"cartes":2,"saved":{"cartes-a":"1"}}',
    '{"cartes":1,"saved":{}}',
    "x".repeat(2_000_001),
  );
  for (const item of bad) assert.equal(await taken(item), null, item.slice(0, 50));
});

test("a code that would decompress beyond the limit is refused before that", async () => {
  const long = new Blob([new Uint8Array(20_000_000)]).stream();
  const packed = long.pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  const Real = globalThis.DecompressionStream;
  let unfolded = 0;
  /** @param {CompressionFormat} format */
  function Counting(format) {
    const { readable, writable } = new Real(format);
    const transform = (/** @type {Uint8Array} */ part, /** @type {any} */ controller) => {
      unfolded += part.length;
      controller.enqueue(part);
    };
    return { writable, readable: readable.pipeThrough(new TransformStream({ transform })) };
  }
  globalThis.DecompressionStream = /** @type {any} */ (Counting);
  assert.equal(await taken(`CARTES1.${bytes.toString("base64url")}`), null);
  globalThis.DecompressionStream = Real;
  assert.ok(unfolded > 2_000_000 && unfolded < 10_000_000, String(unfolded));
});

test("an import that does not fit into the storage changes nothing", () => {
  const items = new Map([
    ["cartes-a", "old"],
    ["cartes-b", "own"],
  ]);
  const room = 12;
  const storage = {
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => items.delete(key),
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      const others = [...items].reduce(
        (sum, [name, item]) => sum + (name === key ? 0 : item.length),
        0,
      );
      if (others + text.length > room) throw new Error("QuotaExceededError");
      items.set(key, text);
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  assert.equal(takeIn({ "cartes-a": "longer", "cartes-c": "much longer" }), false);
  assert.deepEqual(Object.fromEntries(items), { "cartes-a": "old", "cartes-b": "own" });
  assert.equal(takeIn({ "cartes-a": "longer", "cartes-c": "fit" }), true);
  assert.equal(items.get("cartes-c"), "fit");
});
