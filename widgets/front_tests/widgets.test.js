import assert from "node:assert/strict";
import { test } from "node:test";

import { numeral } from "../cartes_widgets/front/shared/dom.js";
import { matching, plain } from "../cartes_widgets/front/glossary.js";
import {
  fromTheLeft,
  inReadingOrder,
  placeOf,
  pointOf,
} from "../cartes_widgets/front/shared/seat_places.js";
import { hasNumberButtons, numberItems } from "../cartes_widgets/front/shared/number_area.js";
import { inFives } from "../cartes_widgets/front/tally.js";

const TERMS = [
  { fr: "couper", en: "ruff", ca: "fallar", es: "fallar", meaning: "Jouer atout." },
  { fr: "donne", en: "deal", ca: "mà", es: "mano", meaning: "Les douze plis." },
];

test("a word is found without accents and capital letters, in every language", () => {
  assert.equal(plain("Épée ÇÀ"), "epee ca");
  assert.equal(plain("L’œuvre"), "l'oeuvre");
  assert.deepEqual(
    matching(TERMS, " MA ").map((term) => term.fr),
    ["donne"],
  );
  assert.deepEqual(
    matching(TERMS, "RUFF").map((term) => term.fr),
    ["couper"],
  );
  assert.deepEqual(matching(TERMS, "xyz"), []);
  assert.equal(matching(TERMS, "").length, 2);
});

test("seats run counter-clockwise from the learner's, below", () => {
  assert.equal(pointOf(0, 4), "left:50.0%;top:89.0%;--x:0.0;--y:39.0");
  assert.equal(pointOf(1, 4), "left:87.0%;top:50.0%;--x:37.0;--y:0.0");
  assert.equal(pointOf(2, 4), "left:50.0%;top:11.0%;--x:0.0;--y:-39.0");
  assert.equal(pointOf(3, 4), "left:13.0%;top:50.0%;--x:-37.0;--y:-0.0");
});

test("play goes to the right: the next seat is drawn at the right, the last one at the left", () => {
  for (const seats of [3, 4, 5, 6, 8]) {
    const left = (/** @type {number} */ seat) => parseFloat(pointOf(seat, seats).slice(5));
    const read = inReadingOrder(seats).map(({ seat }) => seat);
    assert.match(placeOf(1, seats), /east/);
    assert.match(placeOf(seats - 1, seats), /west/);
    assert.ok(left(1) > 50 && left(seats - 1) < 50);
    assert.ok(read.indexOf(seats - 1) < read.indexOf(1));
    assert.ok(fromTheLeft(seats - 1, 1) < 0 && fromTheLeft(1, 0) < 0);
  }
});

test("marks are drawn in fives, in three groups", () => {
  assert.deepEqual(inFives(0), [0, 0, 0]);
  assert.deepEqual(inFives(7), [5, 2, 0]);
  assert.deepEqual(inFives(15), [5, 5, 5]);
});

test("a subtracted number has a minus sign, not a hyphen", () => {
  assert.equal(numeral(-28), "\u221228");
  assert.equal(numeral(28), "28");
});

test("few possible numbers are buttons, with a minus sign; more are a field", () => {
  assert.equal(hasNumberButtons({ kind: "number", items: [], min: 0, max: 12 }), true);
  assert.equal(hasNumberButtons({ kind: "number", items: [], min: 0, max: 13 }), false);
  assert.equal(hasNumberButtons({ kind: "choice", items: [], min: 0, max: 1 }), false);
  assert.deepEqual(numberItems({ kind: "number", items: [], min: -1, max: 1 }), [
    { id: "-1", text: "\u22121" },
    { id: "0", text: "0" },
    { id: "1", text: "1" },
  ]);
});
