/**
 * Draws a verdict and its reason.
 *
 * Details that open on a click contain the rule, its source, and the project's choice where the
 * sources are unclear.
 *
 * `right` is the right answer in a sentence, after a wrong answer; `items` are the ids of its items.
 *
 * @typedef {views.Verdict} Verdict
 * @typedef {views.ChoiceRow} ChoiceValue
 * @typedef {Record<string, string>} Texts
 * @typedef {{ label: string, names: string[] }} Difference
 */
import { element, numeral } from "./dom.js";
import { drawSign } from "./sign.js";

/**
 * Maximum number of choices, the best first, whose values are visible besides the learner's; the
 * details show all of them.
 */
const MAX_VALUES = 5;

/** The length of a right answer in words, above which its reason comes first. */
const LONG_ANSWER = 80;

/** @param {Difference} difference @param {Texts} texts */
const drawDifference = ({ label, names }, texts) =>
  names.length
    ? element(
        "p.cartes-unseen",
        {},
        element("strong", {}, `${label}${texts.colon}`),
        names.join(", "),
      )
    : null;

/** @param {{ label: string, value: number }[]} rows */
const drawBreakdown = (rows) =>
  element(
    "table.cartes-breakdown",
    {},
    element(
      "tbody",
      {},
      rows.map((row) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, row.label),
          element("td", {}, numeral(row.value)),
        ),
      ),
    ),
  );

/**
 * Draws the value of each choice, as a table with bars that a screen reader reads row by row.
 *
 * @param {ChoiceValue[]} choiceValues The values, the best first.
 * @param {Texts} texts
 */
const drawValues = (choiceValues, texts) =>
  element(
    "table.cartes-values",
    {},
    element("caption", {}, texts.values),
    element(
      "tbody",
      {},
      choiceValues.map((item) =>
        element(
          "tr",
          { "data-choice-value": item.id },
          element("th", { scope: "row" }, item.label),
          element(
            "td.cartes-value-bar",
            { "aria-hidden": "true" },
            element("i", { style: `width:${item.bar}%` }),
          ),
          element("td", {}, item.figure),
        ),
      ),
    ),
  );

/** @param {EventTarget | null} law */
const opened = (law) => /** @type {Element} */ (law).scrollIntoView({ block: "nearest" });

/**
 * Draws the details of a rule, which open on a click: sentence, the project's choice, source, rule
 * id.
 *
 * @param {{ rule: string, rule_text?: string, text?: string, source: string, choice?: string }}
 *   verdict
 * @param {Texts} texts
 * @param {Node | null} [first] Other contents of the details.
 */
export const drawLaw = (verdict, texts, first = null) =>
  element(
    "details.cartes-law",
    // The sheet may end above it.
    { ontoggle: (/** @type {Event} */ event) => opened(event.target) },
    element("summary", {}, texts["see-rule"]),
    first,
    verdict.rule_text && verdict.rule_text !== verdict.text
      ? element("p.cartes-rule", {}, verdict.rule_text)
      : null,
    verdict.choice
      ? element(
          "p.cartes-choice",
          {},
          element("strong", {}, `${texts["our-choice"]}${texts.colon}`),
          verdict.choice,
        )
      : null,
    element(
      "p.cartes-rule.cartes-faint",
      {},
      verdict.source,
      " · ",
      element("span.cartes-rule-id", {}, `${texts.rule} ${verdict.rule}`),
    ),
  );

/**
 * @param {Verdict} verdict
 * @param {Texts} texts
 * @param {Difference[]} [differences] The differences between the given and the right answer.
 * @param {boolean} [isMarked] Whether the items of the right answer are marked: then only a screen
 *   reader needs its sentence.
 * @returns {HTMLElement}
 */
export function drawVerdict(verdict, texts, differences = [], isMarked = false) {
  const kind = verdict.ok === null ? "shown" : verdict.ok ? "right" : "wrong";
  const choiceValues = verdict.choice_values ?? [];
  const shown = choiceValues.filter(
    (item, at) => at < MAX_VALUES || verdict.extra?.includes(item.id),
  );
  const right = verdict.right
    ? element(`p.cartes-right-answer${isMarked ? ".cartes-unseen" : ""}`, {}, verdict.right)
    : null;
  const isLong = (verdict.right?.length ?? 0) > LONG_ANSWER;
  const isCut = shown.length < choiceValues.length;
  return element(
    `div.cartes-verdict.cartes-${kind}`,
    {},
    verdict.ok === null
      ? null
      : element(
          "p.cartes-verdict-title",
          {},
          element(
            "span.cartes-verdict-sign",
            { "aria-hidden": "true" },
            drawSign(verdict.ok ? "tick" : "cross"),
          ),
          element("span", {}, verdict.ok ? texts.right : texts.wrong),
        ),
    isLong ? null : right,
    element("p.cartes-why", {}, verdict.text),
    isLong ? right : null,
    differences.map((item) => drawDifference(item, texts)),
    shown.length ? drawValues(shown, texts) : null,
    drawLaw(
      verdict,
      texts,
      isCut
        ? drawValues(choiceValues, texts)
        : verdict.breakdown?.length
          ? drawBreakdown(verdict.breakdown)
          : null,
    ),
  );
}
