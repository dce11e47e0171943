/** What a page reads of its address. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  askedValue,
  askedValues,
  hashedStep,
  hashOfStep,
} from "../cartes_widgets/front/shared/query.js";

/** @param {string} address */
const at = (address) => {
  const { search, hash } = new URL(address, "http://localhost/");
  Object.defineProperty(globalThis, "location", { value: { search, hash }, configurable: true });
};

test("a query value is read by its name", () => {
  at("?level=2&step=3&projector=1");
  assert.deepEqual(["level", "step", "projector"].map(askedValue), ["2", "3", "1"]);
  assert.equal(askedValue("variant"), null);
});

test("a repeated query parameter has no value", () => {
  at("?seed=1&seed=2");
  assert.equal(askedValue("seed"), null);
  assert.equal(askedValues("seed").length, 2);
});

test("a hash is the number of a step; any other text is not", () => {
  at("#step-12");
  assert.equal(hashedStep(), "12");
  for (const hash of ["", "#step-", "#step-1234", "#step-1x", "#other-1"]) {
    at(hash);
    assert.equal(hashedStep(), null);
  }
  assert.equal(hashOfStep(4), "#step-4");
});
