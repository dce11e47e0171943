/**
 * What this browser remembers of the lessons: kept in localStorage, by lesson and exercise.
 *
 * What Python made of it (`progress`, `review`) is kept as it came: only Python reads it.
 *
 * @typedef {{ mastered: boolean, stars: number, seed: number, level: number, done: number, review: { due: string } | null }} ExerciseProgress
 * @typedef {{ exercises: Record<string, ExerciseProgress>, done: boolean, progress: any }} LessonProgress
 * @typedef {{ version: 1, lessons: Record<string, LessonProgress> }} Progress
 */

import { keep, recall } from "./storage.js";

const KEY = "cartes-progress-v1";
const GUESSES = "cartes-guesses-v1";

/** @returns {Progress} */
const nothing = () => ({ version: 1, lessons: {} });

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;

/**
 * @param {any} found
 * @returns {ExerciseProgress | null} What can be used of it; storage may hold anything.
 */
function readExercise(found) {
  if (!found || typeof found !== "object" || typeof found.mastered !== "boolean") return null;
  const { mastered, stars, seed, level, done, review } = found;
  if (![stars, seed, level, done].every(isCount) || stars > 3 || level < 1 || level > 3)
    return null;
  return {
    mastered,
    stars,
    seed,
    level,
    done,
    review: typeof review?.due === "string" ? review : null,
  };
}

/**
 * @param {any} found
 * @returns {LessonProgress | null} null for what is no lesson's progress; the others stay.
 */
function readLesson(found) {
  if (!found || typeof found !== "object") return null;
  const kept = Object.entries(found.exercises ?? {}).map(([name, one]) => [
    name,
    readExercise(one),
  ]);
  return {
    exercises: Object.fromEntries(kept.filter(([, one]) => one)),
    done: found.done === true,
    progress: found.progress ?? null,
  };
}

/** @returns {any} What lies there, null for what is no JSON. */
function found() {
  try {
    return JSON.parse(recall(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** @returns {Progress} */
export function readProgress() {
  const kept = found();
  if (kept?.version !== 1 || !kept.lessons || typeof kept.lessons !== "object") return nothing();
  const progress = nothing();
  for (const [lesson, one] of Object.entries(kept.lessons)) {
    const read = readLesson(one);
    if (read) progress.lessons[lesson] = read;
  }
  return progress;
}

/** @param {Progress} progress */
function write(progress) {
  keep(KEY, JSON.stringify(progress));
  dispatchEvent(new Event("cartes-progress"));
}

/**
 * @param {string} lesson
 * @param {string} exercise
 * @returns {(ExerciseProgress & { progress: any }) | null} That exercise, with its lesson's progress.
 */
export function exerciseProgress(lesson, exercise) {
  const kept = readProgress().lessons[lesson];
  return kept?.exercises[exercise]
    ? { ...kept.exercises[exercise], progress: kept.progress }
    : null;
}

/** @param {any} progress What Python said of a lesson, as it was kept; it may be anything. */
const goalsReached = (progress) => (Array.isArray(progress?.reached) ? progress.reached : []);

/**
 * @param {string} lesson
 * @param {string} exercise
 * @param {ExerciseProgress} reached
 * @param {{ progress: any, done: boolean }} whole The lesson's own progress, and whether it is mastered.
 */
export function saveExercise(lesson, exercise, reached, { progress, done }) {
  const all = readProgress();
  const kept = (all.lessons[lesson] ??= { exercises: {}, done: false, progress: null });
  const before = kept.exercises[exercise];
  kept.exercises[exercise] = {
    ...reached,
    mastered: reached.mastered || Boolean(before?.mastered),
    stars: Math.max(reached.stars, before?.stars ?? 0),
  };
  // Another tab may have gone further meanwhile: what was reached once stays reached.
  kept.progress = {
    ...progress,
    reached: [...new Set([...goalsReached(kept.progress), ...goalsReached(progress)])],
  };
  kept.done ||= done;
  write(all);
}

/**
 * @param {LessonProgress | undefined} kept
 * @returns {number} Stars of a lesson, 0 to 3: the best of each of its exercises, on average.
 */
export function lessonStars(kept) {
  const best = Object.values(kept?.exercises ?? {}).map((one) => one.stars);
  return best.length ? Math.round(best.reduce((sum, one) => sum + one, 0) / best.length) : 0;
}

/** @param {{ due: string } | null} review */
const isDue = (review) => review !== null && Date.parse(review.due) <= Date.now();

/** @returns {(ExerciseProgress & { lesson: string, kind: string, progress: any })[]} All that is remembered, by exercise. */
export const keptExercises = () =>
  Object.entries(readProgress().lessons).flatMap(([lesson, { exercises, progress }]) =>
    Object.entries(exercises).map(([kind, one]) => ({ lesson, kind, progress, ...one })),
  );

/** @returns {number} How many kinds of exercise are to be reviewed by now. */
export const dueReviews = () => keptExercises().filter(({ review }) => isDue(review)).length;

/** @returns {Record<string, Record<string, string | number | null>>} What was guessed, by page. */
function readGuesses() {
  try {
    const found = JSON.parse(localStorage.getItem(GUESSES) ?? "null");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** @param {any} all */
function writeGuesses(all) {
  try {
    localStorage.setItem(GUESSES, JSON.stringify(all));
  } catch {
    // A full or closed storage costs the memory, not the lesson.
  }
}

/** @param {any} answer */
const isAnswer = (answer) =>
  answer === null || typeof answer === "string" || Number.isInteger(answer);

/**
 * @param {string} place A lesson's id, or the address of a page that is none.
 * @returns {Record<string, string | number | null>} The answers given there; null of a question that was passed.
 */
export function keptGuesses(place) {
  const kept = Object.entries(readGuesses()[place] ?? {});
  return Object.fromEntries(kept.filter(([, answer]) => isAnswer(answer)));
}

/**
 * @param {string} place
 * @param {string} key Of the question.
 * @param {string | number | null} answer
 */
export function saveGuess(place, key, answer) {
  writeGuesses({ ...readGuesses(), [place]: { ...keptGuesses(place), [key]: answer } });
}

/** @param {string} lesson */
export function clearLesson(lesson) {
  const progress = readProgress();
  delete progress.lessons[lesson];
  write(progress);
  const guesses = readGuesses();
  delete guesses[lesson];
  writeGuesses(guesses);
}

export function clearProgress() {
  write(nothing());
  writeGuesses({});
}
