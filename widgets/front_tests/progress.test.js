import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const kept = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
});
globalThis.dispatchEvent = () => true;

const { clearLesson, clearProgress, exerciseProgress, readProgress, saveExercise } = await import("../cartes_widgets/front/progress.js");
const KEY = "cartes-progress-v1";
const reached = { streak: 3, mastered: false, stars: 2, seed: 7, level: 1, done: 4 };

beforeEach(() => kept.clear());

test("what was reached is read back", () => {
  saveExercise("BO-01", "order", reached);
  assert.deepEqual(exerciseProgress("BO-01", "order"), reached);
  assert.equal(exerciseProgress("BO-01", "duel"), null);
});

test("one lesson can be forgotten without the others", () => {
  saveExercise("BO-01", "order", reached);
  saveExercise("BO-07", "legal", reached);
  clearLesson("BO-01");
  assert.deepEqual(Object.keys(readProgress().lessons), ["BO-07"]);
  clearProgress();
  assert.deepEqual(readProgress().lessons, {});
});

for (const damaged of ["", "{", "null", "[]", '{"version":2,"lessons":{}}', '{"version":1,"lessons":null}', '{"version":1,"lessons":{"BO-01":null}}'])
  test(`a damaged memory is an empty one: ${damaged}`, () => {
    kept.set(KEY, damaged);
    assert.deepEqual(readProgress(), { version: 1, lessons: {} });
  });

test("an exercise that cannot be right is left out, the others stay", () => {
  const exercises = { order: { ...reached, stars: 9 }, duel: reached, value: "x", why: { ...reached, level: 4 } };
  kept.set(KEY, JSON.stringify({ version: 1, lessons: { "BO-01": { exercises } } }));
  assert.deepEqual(Object.keys(readProgress().lessons["BO-01"].exercises), ["duel"]);
});

test("a closed storage costs the memory, not the lesson", () => {
  localStorage.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  assert.doesNotThrow(() => saveExercise("BO-01", "order", reached));
  localStorage.setItem = (key, value) => kept.set(key, value);
});
