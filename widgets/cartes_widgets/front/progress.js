/**
 * What this browser remembers of the lessons: kept in localStorage, by lesson and exercise.
 *
 * @typedef {{ streak: number, mastered: boolean, stars: number, seed: number, level: number, done: number }} ExerciseProgress
 * @typedef {{ exercises: Record<string, ExerciseProgress> }} LessonProgress
 * @typedef {{ version: 1, lessons: Record<string, LessonProgress> }} Progress
 */

const KEY = "cartes-progress-v1";

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
  const { streak, mastered, stars, seed, level, done } = found;
  if (![streak, stars, seed, level, done].every(isCount) || stars > 3 || level < 1 || level > 3) return null;
  return { streak, mastered, stars, seed, level, done };
}

/** @returns {Progress} */
export function readProgress() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (found?.version !== 1 || typeof found.lessons !== "object") return nothing();
    const progress = nothing();
    for (const [lesson, { exercises }] of Object.entries(/** @type {Record<string, any>} */ (found.lessons))) {
      const kept = Object.entries(exercises ?? {}).map(([name, one]) => [name, readExercise(one)]);
      progress.lessons[lesson] = { exercises: Object.fromEntries(kept.filter(([, one]) => one)) };
    }
    return progress;
  } catch {
    return nothing();
  }
}

/** @param {Progress} progress */
function write(progress) {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A full or closed storage costs the memory, not the lesson.
  }
  dispatchEvent(new Event("cartes-progress"));
}

/**
 * @param {string} lesson
 * @param {string} exercise
 * @returns {ExerciseProgress | null}
 */
export const exerciseProgress = (lesson, exercise) => readProgress().lessons[lesson]?.exercises[exercise] ?? null;

/**
 * @param {string} lesson
 * @param {string} exercise
 * @param {ExerciseProgress} reached
 */
export function saveExercise(lesson, exercise, reached) {
  const progress = readProgress();
  (progress.lessons[lesson] ??= { exercises: {} }).exercises[exercise] = reached;
  write(progress);
}

/** @param {string} lesson */
export function clearLesson(lesson) {
  const progress = readProgress();
  delete progress.lessons[lesson];
  write(progress);
}

export function clearProgress() {
  write(nothing());
}
