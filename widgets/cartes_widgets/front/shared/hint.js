/**
 * The text of a hint; the last hint is the solution.
 *
 * @typedef {{ shown: number, of: number, text?: string, highlight?: string[], removed?: string[],
 *   worked?: { answer: import("./answers.js").Answer, text: string, rule: string, source: string }
 *   | null }} Hint
 */
import { element } from "./dom.js";
import { drawLaw } from "./verdict.js";

/**
 * @param {Hint} hint
 * @param {Record<string, string>} texts
 * @returns {HTMLElement[]}
 */
export function drawHint({ text = "", worked }, texts) {
  if (!worked) return [element("p.cartes-hint", {}, text)];
  return [
    element(
      "p.cartes-hint.cartes-worked",
      {},
      element("strong", {}, `${texts.worked}${texts.colon}`),
      `${worked.text}. `,
      element("span.cartes-faint", {}, text),
    ),
    drawLaw(worked, texts),
  ];
}
