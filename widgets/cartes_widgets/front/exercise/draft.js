/**
 * The unfinished answer, which this tab saves for its question, and restores after a reload.
 *
 * @typedef {import("../shared/answers.js").Answer} Answer
 * @typedef {import("../shared/answers.js").Schema} Schema
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
 * @param {Schema} schema
 * @param {unknown} answer
 * @returns {Answer} The part of `answer` that fits `schema`, or undefined.
 */
export function fitting(schema, answer) {
  const ids = idsOf(schema.items);
  if (schema.kind === "number") {
    const isThere = Number.isInteger(answer);
    const number = Number(answer);
    const [low, high] = [schema.min ?? 0, schema.max ?? 99];
    return isThere && number >= low && number <= high ? number : undefined;
  }
  if (schema.kind === "parts") {
    if (!isRecord(answer)) return undefined;
    const parts = (schema.parts ?? []).map(
      (part) => /** @type {[string, Answer]} */ ([part.id, fitting(part, answer[part.id])]),
    );
    return recordOf(parts.filter(([, item]) => item !== undefined));
  }
  if (schema.kind === "match" || schema.kind === "zones") {
    if (!isRecord(answer)) return undefined;
    const targets = idsOf(schema.targets);
    const placed = Object.entries(answer).filter(([id, at]) => ids.has(id) && targets.has(at));
    return recordOf(/** @type {[string, Answer][]} */ (placed));
  }
  if (schema.kind === "order" || (schema.kind === "pick" && schema.multi_select)) {
    const known = [...new Set([answer].flat())].filter((id) => ids.has(id));
    return known.length ? /** @type {string[]} */ (known) : undefined;
  }
  return ids.has(answer) ? /** @type {string} */ (answer) : undefined;
}

/**
 * Saves the unfinished `answer`; an empty answer deletes the saved answer to this question.
 *
 * @param {string} slot The storage key; each exercise of a page has its own.
 * @param {string} question
 * @param {Schema} schema
 * @param {Answer} answer
 */
export function keepDraft(slot, question, schema, answer) {
  const { [slot]: before, ...others } = recallRecord(DRAFTS, "session");
  const begun = fitting(schema, answer);
  if (begun !== undefined) others[slot] = { question, answer: begun };
  else if (before?.question !== question) return;
  keep(DRAFTS, JSON.stringify(others), "session");
}

/**
 * @param {string} slot
 * @param {string} question
 * @param {Schema} schema
 * @returns {Answer} The saved unfinished answer to `question`, or undefined.
 */
export function recallDraft(slot, question, schema) {
  const saved = recallRecord(DRAFTS, "session")[slot];
  return saved?.question === question ? fitting(schema, saved.answer) : undefined;
}
