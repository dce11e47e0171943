/**
 * The details of a rule, which open on a click: its sentence, the project's choice, its source, its
 * rule id.
 *
 * @typedef {{ rule_text: string, source: string, choice?: string, rule?: string }} Law
 */
import { element } from "./dom.js";

/**
 * @param {Law} law
 * @param {Record<string, string>} texts
 * @param {string} [explained] A text that is already visible, which the details do not repeat.
 * @returns {HTMLElement | null} null without a rule.
 */
export function foldRule({ rule_text: text, source, choice, rule }, texts, explained = "") {
  const more = [
    text === explained ? "" : text,
    choice ? `${texts["our-choice"]}${texts.colon}${choice}` : "",
  ].filter(Boolean);
  if (!more.length && !source) return null;
  return element(
    "details.cartes-fold",
    {},
    element("summary", {}, texts.rule),
    more.map((item) => element("p", {}, item)),
    source || rule
      ? element(
          "p",
          {},
          [source, source && rule ? " · " : ""].join(""),
          rule ? element("span.cartes-rule-id", {}, `${texts.rule} ${rule}`) : null,
        )
      : null,
  );
}
