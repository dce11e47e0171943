import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const stored = new Map();
const methods = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
  removeItem: (key) => stored.delete(key),
};
// The keys of a browser's storage are its properties.
globalThis.localStorage = new Proxy(/** @type {any} */ (methods), {
  ownKeys: () => [...stored.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});
globalThis.dispatchEvent = () => true;
globalThis.location = /** @type {any} */ ({ search: "" });

const {
  clearLesson,
  clearProgress,
  dueReviews,
  isAnythingDone,
  keepHere,
  savedExercises,
  lessonStars,
  readProgress,
  restoreState,
  saveExercise,
} = await import("../cartes_widgets/front/shared/progress.js");
const { keepMoves, savedMoves } = await import("../cartes_widgets/front/shared/costly_moves.js");
const houseRules = await import("../cartes_widgets/front/shared/house_rules_store.js");
const matches = await import("../cartes_widgets/front/table/saved_match.js");
const KEY = "cartes-progress-v1";
const here = { seed: 7, newest: 9, level: 1, hints: 0, failed: false, solved: false };
const reached = { ...here, mastered: false, stars: 2, done: 4, review: null };
const whole = { progress: { answers: { "": [[1, 1, "order"]] }, reached: [] }, done: false };
const review = (/** @type {number} */ days) => ({
  due: new Date(Date.now() + days * 86_400_000).toISOString(),
  stability: 2,
});

beforeEach(() => stored.clear());

test("saved progress is read back", () => {
  saveExercise("BO-01", "order", reached, whole);
  assert.deepEqual(restoreState("BO-01", "order"), {
    ...here,
    done: 4,
    review: null,
    progress: whole.progress,
  });
  assert.equal(restoreState("BO-02", "score"), null);
});

test("an exercise without stored progress uses that of its lesson", () => {
  saveExercise("BO-01", "order", reached, whole);
  assert.deepEqual(restoreState("BO-01", "duel"), { progress: whole.progress });
});

test("this tab's open exercise, with its hints, comes before the series", () => {
  saveExercise("BO-01", "order", reached, whole);
  keepHere("BO-01", "order", { ...here, seed: 12, hints: 4, failed: true });
  const state = restoreState("BO-01", "order");
  assert.deepEqual([state.seed, state.hints, state.failed, state.done], [12, 4, true, 4]);
  clearLesson("BO-01");
  assert.equal(restoreState("BO-01", "order"), null);
});

test("the answers of two tabs are merged, each once, in the order of time", () => {
  const save = (/** @type {any[]} */ log) =>
    saveExercise("BO-01", "order", reached, {
      progress: { answers: { "": log }, reached: [] },
      done: false,
    });
  save([
    [1, 1, "order"],
    [4, 0, "duel"],
  ]);
  save([
    [1, 1, "order"],
    [3, 1, "order"],
  ]);
  assert.deepEqual(readProgress().lessons["BO-01"].progress.answers[""], [
    [1, 1, "order"],
    [3, 1, "order"],
    [4, 0, "duel"],
  ]);
});

test("the later of two reviews is kept", () => {
  const at = (/** @type {string} */ day) => ({ due: "2027-01-01", last_review: day });
  saveExercise("BO-01", "order", { ...reached, review: at("2026-03-04") }, whole);
  saveExercise("BO-01", "order", { ...reached, review: at("2026-03-02") }, whole);
  assert.equal(readProgress().lessons["BO-01"].exercises.order.review.last_review, "2026-03-04");
});

test("one lesson can be erased without the others", () => {
  saveExercise("BO-01", "order", reached, whole);
  saveExercise("BO-04", "legal", reached, whole);
  clearLesson("BO-01");
  assert.deepEqual(Object.keys(readProgress().lessons), ["BO-04"]);
  clearProgress();
  assert.deepEqual(readProgress().lessons, {});
});

test("erasing everything also erases matches, saved moves and house rules", () => {
  assert.equal(isAnythingDone(), false);
  const customs = { variant: "lliure", customs: {} };
  const match = {
    text: "signed",
    game: "truco",
    message: "Truco, 3 à 2",
    begun: true,
    over: false,
  };
  const leave = [
    () => matches.keepMatch(match),
    () => keepMoves([{ text: "signed", message: "Envido" }]),
    ...["BA", "BO", "TR"].map((game) => () => houseRules.keepHouseRules(game, customs)),
    () => houseRules.chooseTable("botifarra", customs),
    () => stored.set("cartes-daily-v1", '{"2026-11-22":"+-+"}'),
    () => stored.set("cartes-minis-v1", '["last-tricks"]'),
    () => stored.set("cartes-practice-v1", '{"run":4}'),
  ];
  for (const keep of leave) {
    keep();
    assert.equal(isAnythingDone(), true);
    clearProgress();
    assert.equal(isAnythingDone(), false);
  }
  for (const keep of leave) keep();
  clearProgress();
  assert.deepEqual([matches.savedMatches(), matches.matchHere(), savedMoves()], [{}, null, []]);
  assert.deepEqual(["BA", "BO", "TR"].map(houseRules.storedHouseRules), [null, null, null]);
  assert.deepEqual([...stored.keys()], []);
});

for (const damaged of [
  "",
  "{",
  "null",
  "[]",
  '{"version":2,"lessons":{}}',
  '{"version":1,"lessons":null}',
  '{"version":1,"lessons":{"BO-01":null}}',
])
  test(`damaged progress counts as empty: ${damaged}`, () => {
    stored.set(KEY, damaged);
    assert.deepEqual(readProgress(), { version: 1, lessons: {} });
  });

test("an invalid exercise is left out, and the others are kept", () => {
  const exercises = {
    order: { ...reached, done: -1 },
    duel: reached,
    value: "x",
    why: { ...reached, level: 4 },
  };
  stored.set(KEY, JSON.stringify({ version: 1, lessons: { "BO-01": { exercises } } }));
  assert.deepEqual(Object.keys(readProgress().lessons["BO-01"].exercises), ["duel"]);
});

test("without storage a lesson works, without saved progress", () => {
  const { setItem } = methods;
  methods.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  assert.doesNotThrow(() => saveExercise("BO-01", "order", reached, whole));
  methods.setItem = setItem;
});

test("older progress of another tab removes nothing", () => {
  saveExercise(
    "BO-01",
    "order",
    { ...reached, mastered: true },
    { progress: { reached: ["order"] }, done: true },
  );
  saveExercise("BO-01", "order", reached, { progress: { reached: ["duel"] }, done: false });
  const stored = readProgress().lessons["BO-01"];
  assert.deepEqual(stored.progress.reached, ["order", "duel"]);
  assert.equal(stored.done, true);
  assert.equal(stored.exercises.order.mastered, true);
});

test("due exercises of all lessons are counted", () => {
  saveExercise("BO-01", "order", { ...reached, review: review(-1) }, whole);
  saveExercise("BO-01", "duel", { ...reached, review: review(2) }, whole);
  saveExercise("TR-01", "sort", { ...reached, review: review(-3) }, whole);
  assert.equal(dueReviews(), 2);
  assert.deepEqual(
    savedExercises().map(({ lesson, kind }) => [lesson, kind]),
    [
      ["BO-01", "order"],
      ["BO-01", "duel"],
      ["TR-01", "sort"],
    ],
  );
});

test("a review without a time is ignored", () => {
  const exercises = {
    order: { ...reached, review: { due: 7 } },
    duel: { ...reached, review: { due: "one day" } },
  };
  stored.set(KEY, JSON.stringify({ version: 1, lessons: { "BO-01": { exercises } } }));
  assert.equal(dueReviews(), 0);
});

test("the stars of a lesson are the average of the best results of its exercises", () => {
  assert.equal(lessonStars(undefined), 0);
  saveExercise("BO-01", "order", { ...reached, stars: 3 }, whole);
  saveExercise("BO-01", "order", { ...reached, stars: 1 }, whole);
  saveExercise("BO-01", "duel", { ...reached, stars: 0 }, whole);
  assert.equal(lessonStars(readProgress().lessons["BO-01"]), 2);
});

const match = (/** @type {string} */ text, begun = true) => ({
  text,
  game: "truco",
  message: text,
  begun,
  over: false,
});
const tab = () => {
  const own = new Map();
  return /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => own.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => own.set(key, text),
  });
};

test("a tab that opens a link to a table does not return to its former table", () => {
  globalThis.sessionStorage = tab();
  matches.keepMatch(match("usual"));
  globalThis.location.search = "?table=truco/duelo/2/7";
  assert.equal(matches.matchHere(), null);
  matches.keepMatch(match("invited", false));
  assert.equal(matches.matchHere()?.text, "invited");
  globalThis.location.search = "";
  assert.equal(matches.matchHere()?.text, "invited");
  assert.equal(matches.savedMatches().truco.text, "usual");
});

test("two tabs with the same game each continue their own match", () => {
  const [item, other] = [tab(), tab()];
  globalThis.sessionStorage = item;
  matches.keepMatch(match("first"));
  globalThis.sessionStorage = other;
  assert.equal(matches.matchHere(), null);
  matches.keepMatch(match("second"));
  globalThis.sessionStorage = item;
  assert.equal(matches.matchHere()?.text, "first");
  matches.leaveTable();
  assert.equal(matches.matchHere(), null);
  // What was left last is what one goes on with.
  assert.equal(matches.savedMatches().truco.text, "first");
  globalThis.sessionStorage = other;
  assert.equal(matches.matchHere()?.text, "second");
  matches.leaveTable();
  assert.equal(matches.savedMatches().truco.text, "second");
});
