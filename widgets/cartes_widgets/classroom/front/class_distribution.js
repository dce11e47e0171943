/**
 * The distribution of a class's answers: the picked cards, the most frequent answers.
 *
 * @typedef {{ answered: number, groups: { text: string, number: number, ok: boolean | null }[],
 *   others: number,
 *   picked: { id: string, card: string, text: string, number: number }[],
 *   mistake: { text: string, number: number, reason: string } | null, faultless: boolean,
 *   right: string, items: string[], why: string, hidden: boolean }} Distribution
 */
import { drawCard } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";

/**
 * @param {Distribution} distribution
 * @param {Record<string, string>} texts
 * @param {number} [most] Maximum number of listed answers; the right answer is always listed.
 * @returns {HTMLElement}
 */
export function drawDistribution(distribution, texts, most = Infinity) {
  const { answered, picked, groups, mistake, faultless, right } = distribution;
  if (distribution.hidden) return element("div.cartes-answer-counts");
  if (!answered && !right)
    return element(
      "div.cartes-answer-counts",
      {},
      element("p.cartes-faint", {}, texts["no-answers"]),
    );
  return element(
    "div.cartes-answer-counts",
    {},
    right
      ? element(
          "p.cartes-the-right",
          {},
          element("strong", {}, `${texts["right-answer"]}${texts.colon}`),
          `${right}. `,
          element("span", {}, distribution.why),
        )
      : null,
    picked.some((item) => item.card) ? drawPicked(picked, answered, texts) : null,
    drawGroups(distribution, texts, most),
    groups.length && mistake
      ? element(
          "p.cartes-mistake",
          {},
          element("strong", {}, `${texts.mistake}${texts.colon}`),
          `${mistake.text} (${mistake.number}). `,
          element("span", {}, mistake.reason || texts["mistake-why"]),
        )
      : null,
    faultless ? element("p.cartes-mistake", {}, texts["mistake-none"]) : null,
  );
}

/**
 * @param {Distribution["picked"]} picked
 * @param {number} answered
 * @param {Record<string, string>} texts
 */
function drawPicked(picked, answered, texts) {
  return element(
    "ul.cartes-picked",
    { "aria-label": texts.picked },
    picked.map((item) =>
      element(
        "li",
        { style: `--part: ${answered ? item.number / answered : 0}` },
        item.card ? drawCard(item.card) : null,
        element(`span.${item.card ? "cartes-unseen" : "cartes-picked-words"}`, {}, item.text),
        element("b", {}, String(item.number)),
      ),
    ),
  );
}

/**
 * @param {Distribution} distribution
 * @param {Record<string, string>} texts
 * @param {number} most
 */
function drawGroups({ groups, others, answered }, texts, most) {
  const listed = groups
    .filter((item, n) => n < most || item.ok)
    .sort((a, b) => Number(b.ok) - Number(a.ok));
  const rest = groups
    .filter((item) => !listed.includes(item))
    .reduce((sum, item) => sum + item.number, others);
  const rows = [
    ...listed,
    ...(rest ? [{ text: texts.others, number: rest, ok: /** @type {null} */ (null) }] : []),
  ];
  return element(
    "ol.cartes-answer-groups",
    { "aria-label": texts.distribution },
    rows.map(({ text, number, ok }) =>
      element(
        `li${ok === null ? "" : ok ? ".cartes-answer-group-right" : ".cartes-answer-group-wrong"}`,
        { style: `--part: ${answered ? number / answered : 0}` },
        element("span", {}, ok === null ? "" : ok ? "✓ " : "✗ ", text),
        element("b", {}, String(number)),
      ),
    ),
  );
}
