/** What was begun of an answer is kept for its question alone; damaged storage is passed over. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const stored = new Map();
globalThis.sessionStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
});
const { fitting, keepDraft, recallDraft } =
  await import("../cartes_widgets/front/exercise/draft.js");

const items = ["9o", "1e", "7b"].map((id) => ({ id }));
const targets = [{ id: "us" }, { id: "them" }];
const pick = { kind: "pick", items, multi_select: true };
const schemas = {
  pick,
  choice: { kind: "choice", items },
  order: { kind: "order", items },
  number: { kind: "number", items: [], min: 0, max: 9 },
  zones: { kind: "zones", items, targets },
  parts: {
    kind: "parts",
    items: [],
    parts: [
      { kind: "number", items: [], id: "points", label: "" },
      { ...pick, id: "cards", label: "" },
    ],
  },
};
/** @type {Record<keyof typeof schemas, [any, any][]>} What was kept, and what of it fits. */
const answers = {
  pick: [
    [["9o"], ["9o"]],
    [["9o", "x", 3, null, "9o"], ["9o"]],
    [[], undefined],
  ],
  choice: [
    ["1e", "1e"],
    ["x", undefined],
    [["1e"], undefined],
  ],
  order: [
    [
      ["7b", "9o"],
      ["7b", "9o"],
    ],
    [{}, undefined],
  ],
  number: [
    [0, 0],
    [null, undefined],
    [10, undefined],
    ["7", undefined],
    [1.5, undefined],
  ],
  zones: [
    [{ "9o": "us" }, { "9o": "us" }],
    [{ "9o": "nowhere", x: "us", "1e": "them" }, { "1e": "them" }],
    [["us"], undefined],
  ],
  parts: [
    [{ points: null, cards: ["1e"] }, { cards: ["1e"] }],
    [{ points: 4, cards: [] }, { points: 4 }],
    ["x", undefined],
  ],
};

beforeEach(() => stored.clear());

for (const [kind, cases] of Object.entries(answers))
  test(`a draft of a ${kind} is restored as far as it fits`, () => {
    for (const [answer, fits] of cases)
      assert.deepEqual(fitting(schemas[/** @type {keyof typeof schemas} */ (kind)], answer), fits);
  });

test("a draft belongs to one question and is removed when it is empty", () => {
  keepDraft("BO-01/order", "A", pick, ["9o"]);
  keepDraft("BO-02/pick", "B", pick, ["1e"]);
  assert.deepEqual(recallDraft("BO-01/order", "A", pick), ["9o"]);
  assert.equal(recallDraft("BO-01/order", "B", pick), undefined);
  keepDraft("BO-01/order", "B", pick, []);
  assert.deepEqual(recallDraft("BO-01/order", "A", pick), ["9o"], "another question was empty");
  keepDraft("BO-01/order", "A", pick, []);
  assert.equal(recallDraft("BO-01/order", "A", pick), undefined);
  assert.deepEqual(recallDraft("BO-02/pick", "B", pick), ["1e"]);
});

test("damaged storage contains no draft", () => {
  for (const text of ["", "x", "[]", "7", '{"s":7}', '{"s":{"question":"A"}}']) {
    stored.set("cartes-drafts-v1", text);
    assert.equal(recallDraft("s", "A", pick), undefined);
    keepDraft("s", "A", pick, ["7b"]);
    assert.deepEqual(recallDraft("s", "A", pick), ["7b"]);
  }
});
