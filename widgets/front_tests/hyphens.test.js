import assert from "node:assert/strict";
import { test } from "node:test";
import { hyphenated } from "../cartes_widgets/classroom/front/hyphens.js";

/** @param {string} name */
const shown = (name) => hyphenated(name).replaceAll("\u00ad", "|");

test("a long nickname may break before a syllable near its middle", () => {
  assert.equal(shown("Immaculada"), "Imma|culada");
  assert.equal(shown("Constantinople"), "Constan|tinople");
  assert.equal(shown("Francisco Javier"), "Fran|cisco Javier");
  assert.equal(shown("Guillem B."), "Guillem B.");
  assert.equal(hyphenated("Immaculada", 12), "Immaculada");
});

test("a nickname keeps its letters, however many and of whatever script", () => {
  for (const name of ["Concepció", "Ооооооооооооооооооооооо", "𝒜".repeat(24), "x".repeat(24), ""]) {
    assert.equal(hyphenated(name).replaceAll("\u00ad", ""), name);
    const parts = hyphenated(name).split("\u00ad");
    assert.ok(
      parts.every((part) => [...part].length <= 10),
      name,
    );
  }
});
