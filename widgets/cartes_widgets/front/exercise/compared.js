/**
 * The comparison of a wrong answer with the right one: the differences, by name.
 *
 * @typedef {import("../shared/answers.js").Shape} Shape
 */
import { itemName } from "../shared/answers.js";

/**
 * The missing and wrong choices of a question with several choices, or the misplaced items.
 *
 * A single choice or a number needs no comparison.
 *
 * @param {Shape} shape
 * @param {import("../shared/verdict.js").Verdict} verdict
 * @param {Record<string, string>} words
 */
export function differencesOf(shape, verdict, words) {
  const named = (/** @type {string[] | undefined} */ ids) =>
    (ids ?? []).map((id) => nameOf(shape, id));
  const extra = named(verdict.extra);
  if (shape.kind === "pick" && shape.many)
    return [
      { label: words.missed, names: named(verdict.missed) },
      { label: words.extra, names: extra },
    ];
  if (shape.kind === "order") return [{ label: words.misplaced, names: extra }];
  return ["zones", "match", "parts"].includes(shape.kind)
    ? [{ label: words["look-again"], names: extra }]
    : [];
}

/**
 * @param {Shape} shape
 * @param {string} id
 */
function nameOf(shape, id) {
  const part = shape.parts?.find((entry) => entry.id === id);
  const item = shape.items.find((entry) => entry.id === id);
  return part ? part.label : item ? itemName(item) : id;
}
