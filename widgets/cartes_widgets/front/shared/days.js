/**
 * The days on which something was answered, and how many of them ran on without a gap. Nothing is
 * lost with a gap: the count begins again. A reader may turn it off.
 */
import { keep, recallRecord } from "./storage.js";

const KEY = "cartes-days-v1";
const MOST = 400;
const DAY = 24 * 60 * 60 * 1000;

/** @param {Date} moment @returns {number} The day there, counted from 1970 in local days. */
const dayOf = (moment) =>
  Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY);

/** @returns {{ off: boolean, days: number[] }} Storage may contain anything. */
function readDays() {
  const { off, days } = recallRecord(KEY);
  return { off: off === true, days: Array.isArray(days) ? days.filter(Number.isInteger) : [] };
}

/** @param {Date} [now] Notes that something was answered on this day. */
export function markDay(now = new Date()) {
  const { off, days } = readDays();
  const today = dayOf(now);
  if (off || days.includes(today)) return;
  keep(KEY, JSON.stringify({ off, days: [...days, today].slice(-MOST) }));
}

export const areDaysCounted = () => !readDays().off;

/** @param {boolean} isCounted */
export const countDays = (isCounted) =>
  keep(KEY, JSON.stringify({ off: !isCounted, days: readDays().days }));

/**
 * @param {Date} [now]
 * @returns {number} Days running up to today, or to yesterday while today has no answer yet.
 */
export function daysRunning(now = new Date()) {
  const days = new Set(readDays().days);
  const today = dayOf(now);
  const last = days.has(today) ? today : today - 1;
  let running = 0;
  while (days.has(last - running)) running += 1;
  return running;
}
