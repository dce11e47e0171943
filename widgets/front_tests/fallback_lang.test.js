/** What a sentence of another language than the page's looks like, and what is made of it. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { untagged } from "../cartes_widgets/pages/front/fallback_lang.js";

const ENGLISH = "\u{E0001}\u{E0065}\u{E006E}";
const END = "\u{E007F}";

test("a sentence between language tags has their language and is shown without the tags", () => {
  assert.deepEqual(untagged(`${ENGLISH}Play a card.${END}`), { text: "Play a card.", lang: "en" });
});

test("a sentence without tags has the page's language", () => {
  assert.deepEqual(untagged("Joueu una carta."), { text: "Joueu una carta.", lang: "" });
});

test("a sentence with one word of another language keeps the page's language", () => {
  const text = `Joueu ${ENGLISH}the joker${END} i una carta.`;
  assert.deepEqual(untagged(text), { text: "Joueu the joker i una carta.", lang: "" });
});
