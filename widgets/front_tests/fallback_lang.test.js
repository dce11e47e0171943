/** What a sentence of another language than the page's looks like, and what is made of it. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { untagged } from "../cartes_widgets/pages/front/fallback_lang.js";

const ENGLISH = "\u{E0001}\u{E0065}\u{E006E}";
const END = "\u{E007F}";

test("a sentence between tags has their language and is shown without them", () => {
  assert.deepEqual(untagged(`${ENGLISH}Play a card.${END}`), { text: "Play a card.", lang: "en" });
});

test("a sentence without tags is the page's own", () => {
  assert.deepEqual(untagged("Joueu una carta."), { text: "Joueu una carta.", lang: "" });
});

test("a sentence with one word of another language stays the page's own", () => {
  const text = `Joueu ${ENGLISH}the joker${END} i una carta.`;
  assert.deepEqual(untagged(text), { text: "Joueu the joker i una carta.", lang: "" });
});
