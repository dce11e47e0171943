import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
    removeItem: (/** @type {string} */ key) => stored.delete(key),
  },
});
const KEY = "cartes-homework-v1";
const { dayOf, keepAnswer, savedHomework, noteSent, unsentHomework } =
  await import("../cartes_widgets/front/shared/saved_homework.js");

beforeEach(() => stored.clear());

const DAY = "2026-12-04";
const LINK = `${DAY}.BO-04-VC222E.check.signature`;
const given = { answer: ["1o"], ok: true };

test("the first answer to an exercise is kept", () => {
  keepAnswer(LINK, 2, given);
  keepAnswer(LINK, 2, { answer: [], ok: false });
  assert.deepEqual(savedHomework(LINK).answers, { 2: { ...given, day: dayOf() } });
});

test("the day is the date in the learner's time zone", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("a class receives the answers once, and again after a new answer", () => {
  const now = new Date(2026, 11, 4);
  const links = (/** @type {string} */ room) => unsentHomework(room, now).map(([link]) => link);
  assert.deepEqual(links("a"), []);
  keepAnswer(LINK, 1, given);
  assert.deepEqual(links("a"), [LINK]);
  noteSent(LINK, "a", 1, true);
  assert.deepEqual(links("a"), []);
  assert.deepEqual(links("b"), [LINK]);
  keepAnswer(LINK, 2, given);
  assert.deepEqual(links("a"), [LINK]);
  // An answer came while the others were on their way.
  noteSent(LINK, "a", 1, true);
  assert.deepEqual(links("a"), [LINK]);
});

test("after two weeks, answers that a class has received are not sent to another class", () => {
  keepAnswer(LINK, 1, given);
  noteSent(LINK, "a", 1, false);
  const later = new Date(2026, 11, 20);
  assert.equal(unsentHomework("b", later).length, 1);
  noteSent(LINK, "a", 1, true);
  assert.equal(unsentHomework("b", later).length, 0);
});

test("at most twelve assignments are saved, and those that a class has received are removed first", () => {
  for (let at = 10; at < 22; at++) keepAnswer(`2026-10-${at}.x`, 1, given);
  noteSent("2026-10-15.x", "a", 1, true);
  keepAnswer(LINK, 1, given);
  const links = Object.keys(JSON.parse(stored.get(KEY) ?? ""));
  assert.equal(links.length, 12);
  assert.ok(!links.includes("2026-10-15.x") && links.includes("2026-10-10.x"));
  keepAnswer(`2026-12-05.x`, 1, given);
  assert.ok(!Object.keys(JSON.parse(stored.get(KEY) ?? "")).includes("2026-10-10.x"));
});

test("invalid stored data is ignored", () => {
  for (const text of ["", "3", "[]", '{"x":3}', `{"${LINK}":{"answers":[{"day":1}],"sent":4}}`]) {
    stored.set(KEY, text);
    assert.deepEqual(savedHomework(LINK), { answers: {}, sent: "", isTaken: false });
    assert.deepEqual(unsentHomework("a"), []);
  }
  stored.set(KEY, `{"${LINK}":{"answers":{"0":${JSON.stringify({ ...given, day: DAY })}}}}`);
  assert.deepEqual(savedHomework(LINK).answers, {});
});
