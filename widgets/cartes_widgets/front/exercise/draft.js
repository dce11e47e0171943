/**
 * The unfinished answer, which this tab saves for its question, and restores after a reload.
 *
 * @typedef {import("../shared/answers.js").Answer} Answer
 * @typedef {import("../shared/answers.js").Shape} Shape
 */
import { isRecord, keep, recallRecord } from "../shared/storage.js";

const DRAFTS = "cartes-drafts-v1";

/** @param {{ id: string }[]} [items] @returns {Set<unknown>} */
const idsOf = (items) => new Set((items ?? []).map((item) => item.id));

/**
 * @param {[string, Answer][]} entries
 * @returns {Answer} undefined if there are no entries.
 */
const recordOf = (entries) => (entries.length ? Object.fromEntries(entries) : undefined);

/**
 * @param {Shape} shape
 * @param {unknown} answer
 * @returns {Answer} The part of `answer` that fits `shape`, or undefined.
 */
export function fitting(shape, answer) {
  const ids = idsOf(shape.items);
  if (shape.kind === "number") {
    const isThere = Number.isInteger(answer);
    const number = Number(answer);
    const [low, high] = [shape.min ?? 0, shape.max ?? 99];
    return isThere && number >= low && number <= high ? number : undefined;
  }
  if (shape.kind === "parts") {
    if (!isRecord(answer)) return undefined;
    const parts = (shape.parts ?? []).map(
      (part) => /** @type {[string, Answer]} */ ([part.id, fitting(part, answer[part.id])]),
    );
    return recordOf(parts.filter(([, item]) => item !== undefined));
  }
  if (shape.kind === "match" || shape.kind === "zones") {
    if (!isRecord(answer)) return undefined;
    const targets = idsOf(shape.targets);
    const placed = Object.entries(answer).filter(([id, at]) => ids.has(id) && targets.has(at));
    return recordOf(/** @type {[string, Answer][]} */ (placed));
  }
  if (shape.kind === "order" || (shape.kind === "pick" && shape.many)) {
    const known = [...new Set([answer].flat())].filter((id) => ids.has(id));
    return known.length ? /** @type {string[]} */ (known) : undefined;
  }
  return ids.has(answer) ? /** @type {string} */ (answer) : undefined;
}

/**
 * Saves the unfinished `answer`; an empty answer deletes the saved one of the same question.
 *
 * @param {string} slot The storage key; each exercise of a page has its own.
 * @param {string} question
 * @param {Shape} shape
 * @param {Answer} answer
 */
export function keepDraft(slot, question, shape, answer) {
  const { [slot]: before, ...others } = recallRecord(DRAFTS, "session");
  const begun = fitting(shape, answer);
  if (begun !== undefined) others[slot] = { question, answer: begun };
  else if (before?.question !== question) return;
  keep(DRAFTS, JSON.stringify(others), "session");
}

/**
 * @param {string} slot
 * @param {string} question
 * @param {Shape} shape
 * @returns {Answer} The saved unfinished answer to `question`, or undefined.
 */
export function recallDraft(slot, question, shape) {
  const saved = recallRecord(DRAFTS, "session")[slot];
  return saved?.question === question ? fitting(shape, saved.answer) : undefined;
}
