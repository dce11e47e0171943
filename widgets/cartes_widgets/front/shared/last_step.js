/**
 * The learner's last step; the home page offers to continue there, also in a new tab.
 *
 * @typedef {{ lesson: string, step: number, of: number }} Last
 */
import { forget, keep, recall, recallRecord } from "./storage.js";

const KEY = "cartes-last-v1";
const MAX_STEPS = 999;

/** @param {string} lesson */
const stepKey = (lesson) => `cartes-step-${lesson}`;

/** @param {unknown} value @returns {value is number} */
const isStep = (value) =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_STEPS;

/** @returns {Last | null} null before the first lesson; the storage may contain any value. */
export function lastStep() {
  const saved = recallRecord(KEY);
  if (typeof saved.lesson !== "string" || !isStep(saved.step) || !isStep(saved.of)) return null;
  return { lesson: saved.lesson, step: saved.step, of: saved.of };
}

/**
 * @param {string} lesson
 * @returns {number} The last step of the lesson, from 1; 1 if the lesson was never opened.
 */
export function stepOf(lesson) {
  const step = Number(recall(stepKey(lesson)) ?? 0) + 1;
  return isStep(step) ? step : 1;
}

/** @param {Last} last */
export function keepStep(last) {
  keep(stepKey(last.lesson), String(last.step - 1));
  keep(KEY, JSON.stringify(last));
}

/** @param {string} lesson */
export function forgetStep(lesson) {
  forget(stepKey(lesson));
  if (lastStep()?.lesson === lesson) forget(KEY);
}
