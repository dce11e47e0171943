/** What leaves one browser arrives in another, whole; what is nothing of ours changes nothing. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { asCode, asFile, kept, taken } from "../cartes_widgets/front/shared/moving.js";

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

test("what is ours and not of this browser alone is taken along", () => {
  assert.deepEqual(kept(), PROGRESS);
});

test("a file and a code hold the same, also when a code was broken into lines", async () => {
  assert.deepEqual(await taken(asFile()), PROGRESS);
  const code = await asCode();
  assert.match(code, /^CARTES1\.[\w-]+$/);
  assert.deepEqual(await taken(code), PROGRESS);
  assert.deepEqual(await taken(` ${code.slice(0, 20)}\n${code.slice(20)}\n`), PROGRESS);
});

test("what is nothing of ours, or was cut, is refused", async () => {
  const code = await asCode();
  const bad = ["", "rien", "{}", "null", code.slice(0, -5), `${code}AAAA`.replace(".", "!")];
  bad.push('{"cartes":1,"kept":{"secret":"x"}}', '{"cartes":1,"kept":{"cartes-a":1}}');
  bad.push('{"cartes":2,"kept":{"cartes-a":"1"}}', '{"cartes":1,"kept":{}}', "x".repeat(2_000_001));
  for (const one of bad) assert.equal(await taken(one), null, one.slice(0, 50));
});
