/** The results of daily deals that this browser has saved. */
import { keep, recallRecord } from "./storage.js";

const KEY = "cartes-daily-v1";

/** @returns {Record<string, string>} The marks of the decisions; the key is the day (2026-11-22). */
export const playedDays = () =>
  Object.fromEntries(
    Object.entries(recallRecord(KEY)).flatMap(([day, marks]) =>
      typeof marks === "string" ? [[day, marks]] : [],
    ),
  );

/**
 * Saves the marks of a day; if the day already has a result, the first one stays.
 *
 * @param {string} day
 * @param {string} marks
 */
export function keepDay(day, marks) {
  const days = playedDays();
  if (!days[day]) keep(KEY, JSON.stringify({ ...days, [day]: marks }));
}
