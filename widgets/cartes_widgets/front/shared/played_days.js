/** The results of daily deals, as this browser stores them. */
import { keep, recallRecord } from "./storage.js";

const KEY = "cartes-daily-v1";

/** @returns {Record<string, string>} The marks of the decided days, by day of UTC (2026-11-22). */
export const playedDays = () =>
  Object.fromEntries(
    Object.entries(recallRecord(KEY)).flatMap(([day, marks]) =>
      typeof marks === "string" ? [[day, marks]] : [],
    ),
  );

/**
 * Stores the marks of a day, unless it already has a result: the first one counts.
 *
 * @param {string} day
 * @param {string} marks
 */
export function keepDay(day, marks) {
  const days = playedDays();
  if (!days[day]) keep(KEY, JSON.stringify({ ...days, [day]: marks }));
}
