/**
 * The days with an answer, and the number of consecutive days.
 *
 * After a day without an answer, the count begins again. The learner can turn this off.
 */
import { keep, recallRecord } from "./storage.js";

const KEY = "cartes-days-v1";
const MAX_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

/** @param {Date} moment @returns {number} Days since 1970, in local time. */
const dayOf = (moment) =>
  Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY);

/**
 * @returns {{ off: boolean, days: number[] }} The saved days; the storage may contain any value.
 */
function readDays() {
  const { off, days } = recallRecord(KEY);
  return { off: off === true, days: Array.isArray(days) ? days.filter(Number.isInteger) : [] };
}

/**
 * Records the day of the time `now` as a day with an answer.
 *
 * @param {Date} [now]
 */
export function markDay(now = new Date()) {
  const { off, days } = readDays();
  const today = dayOf(now);
  if (off || days.includes(today)) return;
  keep(KEY, JSON.stringify({ off, days: [...days, today].slice(-MAX_DAYS) }));
}

export const areDaysCounted = () => !readDays().off;

/** @param {boolean} isCounted */
export const countDays = (isCounted) =>
  keep(KEY, JSON.stringify({ off: !isCounted, days: readDays().days }));

/**
 * @param {Date} [now]
 * @returns {number} The number of consecutive days up to the current day, or up to the day before
 *   if the current day has no answer yet.
 */
export function daysRunning(now = new Date()) {
  const days = new Set(readDays().days);
  const today = dayOf(now);
  const last = days.has(today) ? today : today - 1;
  let running = 0;
  while (days.has(last - running)) running += 1;
  return running;
}
