/**
 * The answers to homework, which stay in this browser even after a class has received them.
 *
 * @typedef {{ answer: unknown, ok: boolean, day: string }} Given `day`: the day of the answer.
 * @typedef {{ answers: Record<string, Given>, sent: string, isTaken: boolean }} Homework `sent`:
 *   the room that has received all answers; `isTaken`: whether any room has received some.
 */
import { isRecord, keep, recallRecord } from "./storage.js";

const KEY = "cartes-homework-v1";
/** Maximum number of saved homework assignments; a class accepts no more from a student. */
const MAX_LISTS = 12;
/** Days after which a homework that a class received is not sent to any other class. */
const DAYS = 14;

/** @param {Date} [moment] @returns {string} The local date, such as 2026-12-04. */
export function dayOf(moment = new Date()) {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()];
  return `${moment.getFullYear()}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * The saved homework; the storage may contain any value.
 *
 * @param {unknown} saved @returns {Homework} The valid part of the value.
 */
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

/** @param {string} link @returns {Homework} The saved homework with this text. */
export const savedHomework = (link) => readHomework(recallRecord(KEY)[link]);

/**
 * @param {string} link
 * @param {Homework} homework
 */
function put(link, homework) {
  const all = { ...recallRecord(KEY), [link]: homework };
  // The text begins with the date. Homework that a class has received is dropped first.
  const rank = (/** @type {string} */ text) => `${readHomework(all[text]).isTaken ? 0 : 1}${text}`;
  const others = Object.keys(all).filter((text) => text !== link);
  others.sort((a, b) => rank(a).localeCompare(rank(b)));
  for (const text of others.slice(0, Math.max(0, others.length + 1 - MAX_LISTS))) delete all[text];
  return keep(KEY, JSON.stringify(all));
}

/**
 * Saves an answer; the first answer to an exercise is kept, from whichever tab.
 *
 * @param {string} link
 * @param {number} number The number of the exercise.
 * @param {Omit<Given, "day">} given
 */
export function keepAnswer(link, number, { answer, ok }) {
  const homework = savedHomework(link);
  if (homework.answers[number]) return;
  homework.answers[number] = { answer, ok, day: dayOf() };
  put(link, { ...homework, sent: "" });
}

/**
 * The homework assignments that a room has not received yet.
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
 * Records that a room has received all answers, or will never accept them.
 *
 * @param {string} link
 * @param {string} room
 * @param {number} number The number of sent answers; others may have been given since.
 * @param {boolean} isTaken
 */
export function noteSent(link, room, number, isTaken) {
  const homework = savedHomework(link);
  const sent = Object.keys(homework.answers).length === number ? room : "";
  put(link, { ...homework, sent, isTaken: isTaken || homework.isTaken });
}
