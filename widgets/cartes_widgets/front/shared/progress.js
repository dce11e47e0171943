/**
 * The learner's progress in lessons that this browser saves in localStorage, by lesson and
 * exercise.
 *
 * `progress` and `review` come from Python and are saved without change, because only Python reads
 * them. The answers are a log with a time for each, so the logs of two tabs can be merged.
 *
 * @typedef {{ seed: number, newest: number, level: number, hints: number, failed: boolean, solved:
 *   boolean }} Here
 * @typedef {Here & { mastered: boolean, stars: number, done: number, review: Review | null }}
 *   ExerciseProgress
 * @typedef {{ due: string, last_review?: string | null }} Review
 * @typedef {{ exercises: Record<string, ExerciseProgress>, done: boolean, progress: unknown }}
 *   LessonProgress
 * @typedef {{ version: 1, lessons: Record<string, LessonProgress> }} Progress
 */

import { markDay } from "./days.js";
import { forget, keep, isRecord, recallRecord, savedKeys } from "./storage.js";

const KEY = "cartes-progress-v1";
const GUESSES = "cartes-guesses-v1";
const HERE = "cartes-here";
/**
 * The keys that stay when the learner erases all progress: settings of this browser, and the state
 * of a class in this tab. All other keys of Cartes are erased, whichever module saves them.
 */
const SETTINGS = new Set([
  "cartes-class-erased",
  "cartes-class-followed",
  "cartes-class-seated",
  "cartes-class-typed",
  "cartes-friends-me",
  "cartes-lang",
  "cartes-pace",
  "cartes-probe",
  "cartes-reloaded",
  "cartes-sound",
  "cartes-theme",
]);
/** Maximum number of saved answers per goal; no goal needs more. */
const MAX_LOG = 60;

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
  const { seed, level, hints = 0, newest = seed } = saved;
  if (!isCount(seed) || !isCount(level) || !isCount(hints) || !isCount(newest)) return null;
  if (level < 1 || level > 3 || hints > 4) return null;
  const { failed, solved } = saved;
  return { seed, newest, level, hints, failed: failed === true, solved: solved === true };
}

/** @param {unknown} value @returns {value is Review} */
const isReview = (value) => isRecord(value) && typeof value.due === "string";

/**
 * @param {unknown} saved
 * @returns {ExerciseProgress | null} The valid part of the saved value; the storage may contain any
 *   value.
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

/** @returns {Progress} The saved progress, without its invalid parts. */
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

/**
 * Saves `value`, or nothing if `entries` is empty, so that nothing is left to be erased.
 *
 * @param {string} key
 * @param {object} entries
 * @param {unknown} value
 */
function keepIfAny(key, entries, value) {
  if (Object.keys(entries).length) keep(key, JSON.stringify(value));
  else forget(key);
}

/** @param {Progress} progress */
function write(progress) {
  keepIfAny(KEY, progress.lessons, progress);
  dispatchEvent(new Event("cartes-progress"));
}

/** @returns {Record<string, unknown>} The state of this tab's exercises; the key names the exercise. */
const tables = () => recallRecord(HERE, "session");

/**
 * Saves the current exercise and its verdict for this tab.
 *
 * @param {string} lesson
 * @param {string} exercise
 * @param {Here} here
 */
export function keepHere(lesson, exercise, here) {
  keep(HERE, JSON.stringify({ ...tables(), [`${lesson}/${exercise}`]: here }), "session");
}

/** @param {Pick<import("./model.js").Model<import("../exercise.js").ExerciseModel>, "get">} model @returns {Here} The state of an exercise. */
export const hereOf = (model) => ({
  seed: model.get("seed"),
  newest: model.get("saved").newest ?? model.get("seed"),
  level: model.get("level"),
  hints: model.get("saved").hints ?? 0,
  failed: Boolean(model.get("saved").failed),
  solved: Boolean(model.get("verdict").text),
});

/**
 * @param {string} lesson
 * @param {string} exercise
 * @returns {Record<string, unknown> | null} The saved state of a series, from this tab if possible,
 *   with the lesson's progress, even if the exercise is new to the browser; null if nothing is
 *   saved.
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
 * @returns {unknown[]} The answers of both logs, each once, ordered by time.
 */
function mergeLogs(item, other) {
  const all = new Map(
    [...listed(item), ...listed(other)].map((entry) => [JSON.stringify(entry), entry]),
  );
  return [...all.values()]
    .filter(Array.isArray)
    .sort((a, b) => a[0] - b[0])
    .slice(-MAX_LOG);
}

/**
 * @param {unknown} before
 * @param {unknown} after
 * @returns {unknown} The merged progress of one lesson.
 */
function mergeProgress(before, after) {
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
 * @param {{ progress: unknown, done: boolean }} whole The progress of the whole lesson, and whether
 *   it is mastered.
 */
export function saveExercise(lesson, exercise, reached, { progress, done }) {
  const all = readProgress();
  const entry = (all.lessons[lesson] ??= { exercises: {}, done: false, progress: null });
  const before = entry.exercises[exercise];
  // Another tab may have saved more progress; a goal that was reached stays reached.
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

/**
 * Marks lessons as done, without stars, because the learner already knew them.
 *
 * @param {string[]} lessons
 */
export function markKnown(lessons) {
  const all = readProgress();
  for (const lesson of lessons)
    (all.lessons[lesson] ??= { exercises: {}, done: false, progress: null }).done = true;
  write(all);
}

/**
 * Calls `onProgress` when another tab makes progress in a lesson.
 *
 * @param {() => string} lesson
 * @param {(progress: unknown) => void} onProgress
 * @returns {() => void} A function that stops this.
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
 * @returns {number} The stars of a lesson, 0 to 3: the mean of the best stars of its exercises.
 */
export function lessonStars(progress) {
  const best = Object.values(progress?.exercises ?? {}).map((item) => item.stars);
  return best.length ? Math.round(best.reduce((sum, item) => sum + item, 0) / best.length) : 0;
}

/** @param {Review | null} review */
const isDue = (review) => review !== null && Date.parse(review.due) <= Date.now();

/**
 * @returns {(ExerciseProgress & { lesson: string, kind: string, progress: unknown })[]} All saved
 *   exercises.
 */
export const savedExercises = () =>
  Object.entries(readProgress().lessons).flatMap(([lesson, { exercises, progress }]) =>
    Object.entries(exercises).map(([kind, item]) => ({ lesson, kind, progress, ...item })),
  );

/** @returns {number} Number of kinds of exercise that are due for review. */
export const dueReviews = () => savedExercises().filter(({ review }) => isDue(review)).length;

/**
 * @returns {Record<string, unknown>} The answers to guesses; the key is the page. The storage may
 *   contain any value.
 */
const readGuesses = () => recallRecord(GUESSES);

/** @param {Record<string, unknown>} all */
const writeGuesses = (all) => keepIfAny(GUESSES, all, all);

/** @param {unknown} answer @returns {answer is string | number | null} */
const isAnswer = (answer) =>
  answer === null || typeof answer === "string" || Number.isInteger(answer);

/**
 * @param {string} place The id of a lesson, or the address of another page.
 * @returns {Record<string, string | number | null>} The answers to guesses on this page; null for a
 *   passed question.
 */
export function savedGuesses(place) {
  const guesses = readGuesses()[place];
  const entries = Object.entries(isRecord(guesses) ? guesses : {});
  return Object.fromEntries(
    entries.flatMap(([key, answer]) => (isAnswer(answer) ? [[key, answer]] : [])),
  );
}

/**
 * @param {string} place
 * @param {string} key The key of the question.
 * @param {string | number | null} answer
 */
export function saveGuess(place, key, answer) {
  markDay();
  writeGuesses({ ...readGuesses(), [place]: { ...savedGuesses(place), [key]: answer } });
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

/** @param {"local" | "session"} kind @returns {string[]} The keys of all that can be erased. */
const erasableKeys = (kind) =>
  savedKeys(kind).filter((key) => key.startsWith("cartes-") && !SETTINGS.has(key));

/** Deletes all progress in lessons and at tables. */
export function clearProgress() {
  for (const kind of /** @type {const} */ (["local", "session"]))
    for (const key of erasableKeys(kind)) forget(key, kind);
  dispatchEvent(new Event("cartes-progress"));
}

/** @returns {boolean} Whether `clearProgress` would delete anything that stays after this tab. */
export const isAnythingDone = () => erasableKeys("local").length > 0;

/**
 * Deletes the state of a lesson's exercises in this tab.
 *
 * @param {string} lesson The id of the lesson.
 */
function clearHere(lesson) {
  const others = Object.entries(tables()).filter(([name]) => !name.startsWith(lesson));
  keep(HERE, JSON.stringify(Object.fromEntries(others)), "session");
}
