/**
 * Draws what was judged: the reason, the rule with its id, where the sources state it.
 *
 * @typedef {{ ok: boolean | null, text: string, rule: string, rule_text: string, source: string, choice?: string,
 *   flag?: string, missed?: string[], extra?: string[], breakdown?: { label: string, value: number }[] }} Verdict
 * @typedef {Record<string, string>} Words
 * @typedef {{ label: string, names: string[] }} Difference
 */
import { element, numeral } from "./dom.js";

/** @param {Difference} difference */
const drawDifference = ({ label, names }) =>
  names.length
    ? element("p.cartes-differences", {}, element("strong", {}, `${label} : `), names.join(", "))
    : null;

/**
 * @param {Verdict} verdict
 * @param {Words} words
 * @param {Difference[]} [differences] Between the answer and the right one.
 * @returns {HTMLElement}
 */
export function drawVerdict(verdict, words, differences = []) {
  const kind = verdict.ok === null ? "told" : verdict.ok ? "right" : "wrong";
  const breakdown = verdict.breakdown?.length
    ? element(
        "table.cartes-breakdown",
        {},
        verdict.breakdown.map((row) =>
          element(
            "tr",
            {},
            element("th", { scope: "row" }, row.label),
            element("td", {}, numeral(row.value)),
          ),
        ),
      )
    : null;
  return element(
    `div.cartes-verdict.cartes-${kind}`,
    {},
    verdict.ok === null
      ? null
      : element("p.cartes-verdict-title", {}, verdict.ok ? words.right : words.wrong),
    differences.map(drawDifference),
    element("p", {}, verdict.text),
    breakdown,
    verdict.choice
      ? element(
          "p.cartes-choice",
          {},
          element("strong", {}, `${words["our-choice"]} : `),
          verdict.choice,
        )
      : null,
    element(
      "p.cartes-rule",
      {},
      verdict.rule_text && verdict.rule_text !== verdict.text
        ? element("span", {}, `${verdict.rule_text} `)
        : null,
      element("span.cartes-rule-id", {}, `${words.rule} ${verdict.rule}`),
      ` · ${verdict.source}`,
    ),
  );
}
