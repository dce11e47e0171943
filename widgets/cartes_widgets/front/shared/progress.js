/**
 * What this browser remembers of the lessons: kept in localStorage, by lesson and exercise.
 *
 * What Python made of it (`progress`, `review`) is kept as it came: only Python reads it. Its
 * answers are a log, in which each has its moment: two tabs' logs are one when they are put
 * together, whichever was written last.
 *
 * @typedef {{ seed: number, level: number, hints: number, failed: boolean, solved: boolean }} Here
 * @typedef {Here & { mastered: boolean, stars: number, done: number, review: Review | null }} ExerciseProgress
 * @typedef {{ due: string, last_review?: string | null }} Review
 * @typedef {{ exercises: Record<string, ExerciseProgress>, done: boolean, progress: unknown }} LessonProgress
 * @typedef {{ version: 1, lessons: Record<string, LessonProgress> }} Progress
 */

import { markDay } from "./days.js";
import { forget, keep, isRecord, recall, recallRecord } from "./storage.js";

const KEY = "cartes-progress-v1";
const GUESSES = "cartes-guesses-v1";
const HERE = "cartes-here";
const MATCH_HERE = "cartes-match-here";
/**
 * What matches and practice leave in a browser: themselves, costly moves, days, stars, customs, best
 * results. The home page loads none of the modules that keep them.
 */
const PLAYED = [
  "cartes-matches-v1",
  "cartes-move-review-v1",
  "cartes-daily-v1",
  "cartes-days-v1",
  "cartes-minis-v1",
  "cartes-practice-v1",
  "cartes-homework-v1",
  "cartes-last-table",
  ...["BA", "BO", "TR"].map((game) => `cartes-passport-${game}`),
];
/** Answers of one goal that are kept: more than any goal looks back on. */
const LONGEST_LOG = 60;

/** @returns {Progress} */
const nothing = () => ({ version: 1, lessons: {} });

/** @param {unknown} value @returns {value is number} */
const isCount = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

/**
 * @param {unknown} saved
 * @returns {Here | null}
 */
function readHere(saved) {
  if (!isRecord(saved)) return null;
  const { seed, level, hints = 0 } = saved;
  if (!isCount(seed) || !isCount(level) || !isCount(hints) || level < 1 || level > 3 || hints > 4)
    return null;
  return { seed, level, hints, failed: saved.failed === true, solved: saved.solved === true };
}

/** @param {unknown} value @returns {value is Review} */
const isReview = (value) => isRecord(value) && typeof value.due === "string";

/**
 * @param {unknown} saved
 * @returns {ExerciseProgress | null} What can be used of it; storage may hold anything.
 */
function readExercise(saved) {
  const here = readHere(saved);
  if (!here || !isRecord(saved) || typeof saved.mastered !== "boolean") return null;
  const { mastered, stars, done, review } = saved;
  if (!isCount(stars) || !isCount(done) || stars > 3) return null;
  return {
    ...here,
    mastered,
    stars,
    done,
    review: isReview(review) ? review : null,
  };
}

/**
 * @param {unknown} saved
 * @returns {LessonProgress | null}
 */
function readLesson(saved) {
  if (!isRecord(saved)) return null;
  const exercises = Object.entries(isRecord(saved.exercises) ? saved.exercises : {})
    .map(([name, item]) => /** @type {const} */ ([name, readExercise(item)]))
    .filter(isThere);
  return {
    exercises: Object.fromEntries(exercises),
    done: saved.done === true,
    progress: saved.progress ?? null,
  };
}

/** @returns {Progress} What is kept; of what is damaged only the damaged part is left out. */
export function readProgress() {
  const saved = recallRecord(KEY);
  if (saved.version !== 1 || !isRecord(saved.lessons)) return nothing();
  const lessons = Object.entries(saved.lessons)
    .map(([lesson, item]) => /** @type {const} */ ([lesson, readLesson(item)]))
    .filter(isThere);
  return { version: 1, lessons: Object.fromEntries(lessons) };
}

/**
 * @template T
 * @param {readonly [string, T | null]} entry
 * @returns {entry is readonly [string, T]}
 */
const isThere = (entry) => entry[1] !== null;

/** @param {Progress} progress */
function write(progress) {
  keep(KEY, JSON.stringify(progress));
  dispatchEvent(new Event("cartes-progress"));
}

/** @returns {Record<string, unknown>} What lies on this tab's tables, by lesson and exercise. */
const tables = () => recallRecord(HERE, "session");

/**
 * Stores, for this tab, the current exercise and its verdict.
 *
 * @param {string} lesson
 * @param {string} exercise
 * @param {Here} here
 */
export function keepHere(lesson, exercise, here) {
  keep(HERE, JSON.stringify({ ...tables(), [`${lesson}/${exercise}`]: here }), "session");
}

/** @param {Pick<import("./model.js").Model<import("../exercise.js").ExerciseModel>, "get">} model @returns {Here} What lies on an exercise's table. */
export const hereOf = (model) => ({
  seed: model.get("seed"),
  level: model.get("level"),
  hints: model.get("kept").hints ?? 0,
  failed: Boolean(model.get("kept").failed),
  solved: Boolean(model.get("verdict").ok),
});

/**
 * @param {string} lesson
 * @param {string} exercise
 * @returns {Record<string, unknown> | null} Where a series was left, in this tab before all, and how
 *   far its lesson is, even where this exercise is new to the browser; null if nothing is known.
 */
export function restoreState(lesson, exercise) {
  const entry = readProgress().lessons[lesson];
  const own = entry?.exercises[exercise];
  const here = readHere(tables()[`${lesson}/${exercise}`]);
  if (!entry && !here) return null;
  return {
    ...(own ? { ...readHere(own), done: own.done, review: own.review } : {}),
    ...(here ?? {}),
    progress: entry?.progress ?? null,
  };
}

/** @param {unknown} value */
const listed = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {unknown} item
 * @param {unknown} other
 * @returns {unknown[]} Both logs' answers, each once, in the order of their moments.
 */
function mergeLogs(item, other) {
  const all = new Map(
    [...listed(item), ...listed(other)].map((entry) => [JSON.stringify(entry), entry]),
  );
  return [...all.values()]
    .filter(Array.isArray)
    .sort((a, b) => a[0] - b[0])
    .slice(-LONGEST_LOG);
}

/**
 * @param {unknown} before
 * @param {unknown} after
 * @returns {unknown} The progress of one lesson that both know of.
 */
export function mergeProgress(before, after) {
  const [old, fresh] = [before, after].map((item) => (isRecord(item) ? item : {}));
  const [oldLogs, freshLogs] = [old, fresh].map((item) =>
    isRecord(item.answers) ? item.answers : {},
  );
  const goals = new Set([...Object.keys(oldLogs), ...Object.keys(freshLogs)]);
  return {
    ...old,
    ...fresh,
    answers: Object.fromEntries(
      [...goals].map((goal) => [goal, mergeLogs(oldLogs[goal], freshLogs[goal])]),
    ),
    reached: [...new Set([...listed(old.reached), ...listed(fresh.reached)])],
  };
}

/** @param {Review | null | undefined} review */
const reviewedAt = (review) => Date.parse(review?.last_review ?? review?.due ?? "") || 0;

/**
 * @param {string} lesson
 * @param {string} exercise
 * @param {ExerciseProgress} reached
 * @param {{ progress: unknown, done: boolean }} whole The lesson's own progress, and whether it is mastered.
 */
export function saveExercise(lesson, exercise, reached, { progress, done }) {
  const all = readProgress();
  const entry = (all.lessons[lesson] ??= { exercises: {}, done: false, progress: null });
  const before = entry.exercises[exercise];
  // Another tab may have gone further meanwhile: what was reached once stays reached.
  entry.exercises[exercise] = {
    ...reached,
    mastered: reached.mastered || Boolean(before?.mastered),
    stars: Math.max(reached.stars, before?.stars ?? 0),
    done: Math.max(reached.done, before?.done ?? 0),
    review:
      reviewedAt(before?.review) > reviewedAt(reached.review) ? before.review : reached.review,
  };
  entry.progress = mergeProgress(entry.progress, progress);
  entry.done ||= done;
  if (reached.done > (before?.done ?? 0)) markDay();
  write(all);
}

/** @param {string[]} lessons Lessons whose rules the reader knew before: done, without stars. */
export function markKnown(lessons) {
  const all = readProgress();
  for (const lesson of lessons)
    (all.lessons[lesson] ??= { exercises: {}, done: false, progress: null }).done = true;
  write(all);
}

/**
 * Reports progress that other tabs make in a lesson.
 *
 * @param {() => string} lesson
 * @param {(progress: unknown) => void} onProgress
 * @returns {() => void} Ends it.
 */
export function followTabs(lesson, onProgress) {
  let last = JSON.stringify(readProgress().lessons[lesson()]?.progress ?? null);
  const onStorage = (/** @type {StorageEvent} */ event) => {
    if (event.key !== KEY) return;
    const progress = readProgress().lessons[lesson()]?.progress ?? null;
    const now = JSON.stringify(progress);
    if (!progress || now === last) return;
    last = now;
    onProgress(progress);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/**
 * @param {LessonProgress | undefined} progress
 * @returns {number} Stars of a lesson, 0 to 3: the best of each of its exercises, on average.
 */
export function lessonStars(progress) {
  const best = Object.values(progress?.exercises ?? {}).map((item) => item.stars);
  return best.length ? Math.round(best.reduce((sum, item) => sum + item, 0) / best.length) : 0;
}

/** @param {Review | null} review */
const isDue = (review) => review !== null && Date.parse(review.due) <= Date.now();

/** @returns {(ExerciseProgress & { lesson: string, kind: string, progress: unknown })[]} All that is remembered, by exercise. */
export const keptExercises = () =>
  Object.entries(readProgress().lessons).flatMap(([lesson, { exercises, progress }]) =>
    Object.entries(exercises).map(([kind, item]) => ({ lesson, kind, progress, ...item })),
  );

/** @returns {number} Number of kinds of exercise that are due for review. */
export const dueReviews = () => keptExercises().filter(({ review }) => isDue(review)).length;

/** @returns {Record<string, unknown>} What was guessed, by page; storage may hold anything. */
const readGuesses = () => recallRecord(GUESSES);

/** @param {unknown} all */
const writeGuesses = (all) => keep(GUESSES, JSON.stringify(all));

/** @param {unknown} answer @returns {answer is string | number | null} */
const isAnswer = (answer) =>
  answer === null || typeof answer === "string" || Number.isInteger(answer);

/**
 * @param {string} place A lesson's id, or the address of another page.
 * @returns {Record<string, string | number | null>} The answers given there; null for a passed question.
 */
export function keptGuesses(place) {
  const guesses = readGuesses()[place];
  const entries = Object.entries(isRecord(guesses) ? guesses : {});
  return Object.fromEntries(
    entries.flatMap(([key, answer]) => (isAnswer(answer) ? [[key, answer]] : [])),
  );
}

/**
 * @param {string} place
 * @param {string} key Of the question.
 * @param {string | number | null} answer
 */
export function saveGuess(place, key, answer) {
  markDay();
  writeGuesses({ ...readGuesses(), [place]: { ...keptGuesses(place), [key]: answer } });
}

/** @param {string} lesson */
export function clearLesson(lesson) {
  const progress = readProgress();
  delete progress.lessons[lesson];
  clearHere(lesson);
  write(progress);
  const guesses = readGuesses();
  delete guesses[lesson];
  writeGuesses(guesses);
}

/** Forgets all that was done here, in lessons and at tables. */
export function clearProgress() {
  clearHere("");
  forget(MATCH_HERE, "session");
  for (const key of PLAYED) forget(key);
  write(nothing());
  writeGuesses({});
}

/** @returns {boolean} Whether there is anything that `clearProgress` would forget. */
export const isAnythingDone = () =>
  Object.keys(readProgress().lessons).length > 0 || PLAYED.some((key) => recall(key) !== null);

/** @param {string} lesson "" means all of them. */
function clearHere(lesson) {
  const others = Object.entries(tables()).filter(([name]) => !name.startsWith(lesson));
  keep(HERE, JSON.stringify(Object.fromEntries(others)), "session");
}
