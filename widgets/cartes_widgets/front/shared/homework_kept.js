/**
 * The answers to homework that this browser keeps, until a class has taken them and beyond.
 *
 * @typedef {{ answer: unknown, ok: boolean, day: string }} Given `day`: on which it was given.
 * @typedef {{ answers: Record<string, Given>, sent: string, isTaken: boolean }} Homework
 *   `sent`: the room that has had all answers; `isTaken`: whether any room has taken some.
 */
import { isRecord, keep, recallRecord } from "./storage.js";

const KEY = "cartes-homework-v1";
/** Homeworks that are kept: a class takes no more of a student. */
const MOST = 12;
/** A class that took the answers may be gone; after so many days another one has no use for them. */
const DAYS = 14;

/** @param {Date} [moment] @returns {string} The day where the reader is, such as 2026-12-04. */
export function dayOf(moment = new Date()) {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()];
  return `${moment.getFullYear()}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** @param {unknown} saved @returns {Homework} Storage may hold anything. */
function readHomework(saved) {
  const { answers, sent, isTaken } = isRecord(saved) ? saved : {};
  const given = Object.entries(isRecord(answers) ? answers : {}).filter(
    ([number, item]) => /^[1-9]\d?$/.test(number) && isRecord(item) && typeof item.day === "string",
  );
  return {
    answers: /** @type {Record<string, Given>} */ (Object.fromEntries(given)),
    sent: typeof sent === "string" ? sent : "",
    isTaken: isTaken === true,
  };
}

/** @param {string} link @returns {Homework} What is kept of the homework with that text. */
export const keptHomework = (link) => readHomework(recallRecord(KEY)[link]);

/**
 * @param {string} link
 * @param {Homework} homework
 */
function put(link, homework) {
  const all = { ...recallRecord(KEY), [link]: homework };
  // The text begins with the date. What a class has taken makes way first.
  const rank = (/** @type {string} */ text) => `${readHomework(all[text]).isTaken ? 0 : 1}${text}`;
  const others = Object.keys(all).filter((text) => text !== link);
  others.sort((a, b) => rank(a).localeCompare(rank(b)));
  for (const text of others.slice(0, Math.max(0, others.length + 1 - MOST))) delete all[text];
  return keep(KEY, JSON.stringify(all));
}

/**
 * Keeps an answer; the first one to an exercise stays, in whichever tab it was given.
 *
 * @param {string} link
 * @param {number} number Of the exercise.
 * @param {Omit<Given, "day">} given
 */
export function keepAnswer(link, number, { answer, ok }) {
  const homework = keptHomework(link);
  if (homework.answers[number]) return;
  homework.answers[number] = { answer, ok, day: dayOf() };
  put(link, { ...homework, sent: "" });
}

/**
 * The homeworks that a room has not had yet.
 *
 * @param {string} room
 * @param {Date} [now]
 * @returns {[link: string, homework: Homework][]}
 */
export function unsentHomework(room, now = new Date()) {
  const recent = dayOf(new Date(now.getTime() - DAYS * 86_400_000));
  return Object.entries(recallRecord(KEY))
    .map(([link, saved]) => /** @type {[string, Homework]} */ ([link, readHomework(saved)]))
    .filter(
      ([link, { answers, sent, isTaken }]) =>
        Object.keys(answers).length && sent !== room && (!isTaken || link >= recent),
    );
}

/**
 * Notes that a room has had all answers, or will never take them.
 *
 * @param {string} link
 * @param {string} room
 * @param {number} number Of the answers that were sent: others may have come since.
 * @param {boolean} isTaken
 */
export function noteSent(link, room, number, isTaken) {
  const homework = keptHomework(link);
  const sent = Object.keys(homework.answers).length === number ? room : "";
  put(link, { ...homework, sent, isTaken: isTaken || homework.isTaken });
}
