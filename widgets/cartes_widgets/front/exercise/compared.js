/**
 * The comparison of a wrong answer with the right answer: the names of the items that differ.
 *
 * @typedef {import("../shared/answers.js").Schema} Schema
 */
import { itemName } from "../shared/answers.js";

/**
 * The missing and wrong choices of a question with several choices, or the misplaced items.
 *
 * A single choice or a number needs no comparison.
 *
 * @param {Schema} schema
 * @param {import("../shared/verdict.js").Verdict} verdict
 * @param {Record<string, string>} texts
 */
export function differencesOf(schema, verdict, texts) {
  const named = (/** @type {string[] | undefined} */ ids) =>
    (ids ?? []).map((id) => nameOf(schema, id));
  // A wrong part may also name what is wrong in it: "places/up".
  const extra = named(verdict.extra?.filter((id) => !id.includes("/")));
  if (schema.kind === "pick" && schema.multi_select)
    return [
      { label: texts.missed, names: named(verdict.missed) },
      { label: texts.extra, names: extra },
    ];
  if (schema.kind === "order") return [{ label: texts.misplaced, names: extra }];
  return ["zones", "match", "parts"].includes(schema.kind)
    ? [{ label: texts["look-again"], names: extra }]
    : [];
}

/**
 * @param {Schema} schema
 * @param {string} id
 */
function nameOf(schema, id) {
  const part = schema.parts?.find((entry) => entry.id === id);
  const item = schema.items.find((entry) => entry.id === id);
  return part ? part.label : item ? itemName(item) : id;
}
