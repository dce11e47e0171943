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
 * @param {Record<string, string>} words
 * @param {number} [most] Maximum number of listed answers; the right one is always listed.
 * @returns {HTMLElement}
 */
export function drawDistribution(distribution, words, most = Infinity) {
  const { answered, picked, groups, mistake, faultless, right } = distribution;
  if (distribution.hidden) return element("div.cartes-answer-counts");
  if (!answered && !right)
    return element(
      "div.cartes-answer-counts",
      {},
      element("p.cartes-faint", {}, words["no-answers"]),
    );
  return element(
    "div.cartes-answer-counts",
    {},
    right
      ? element(
          "p.cartes-the-right",
          {},
          element("strong", {}, `${words["right-answer"]}${words.colon}`),
          `${right}. `,
          element("span", {}, distribution.why),
        )
      : null,
    picked.some((item) => item.card) ? drawPicked(picked, answered, words) : null,
    drawGroups(distribution, words, most),
    groups.length && mistake
      ? element(
          "p.cartes-mistake",
          {},
          element("strong", {}, `${words.mistake}${words.colon}`),
          `${mistake.text} (${mistake.number}). `,
          element("span", {}, mistake.reason || words["mistake-why"]),
        )
      : null,
    faultless ? element("p.cartes-mistake", {}, words["mistake-none"]) : null,
  );
}

/**
 * @param {Distribution["picked"]} picked
 * @param {number} answered
 * @param {Record<string, string>} words
 */
function drawPicked(picked, answered, words) {
  return element(
    "ul.cartes-picked",
    { "aria-label": words.picked },
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
 * @param {Record<string, string>} words
 * @param {number} most
 */
function drawGroups({ groups, others, answered }, words, most) {
  const listed = groups
    .filter((item, n) => n < most || item.ok)
    .sort((a, b) => Number(b.ok) - Number(a.ok));
  const rest = groups
    .filter((item) => !listed.includes(item))
    .reduce((sum, item) => sum + item.number, others);
  const rows = [
    ...listed,
    ...(rest ? [{ text: words.others, number: rest, ok: /** @type {null} */ (null) }] : []),
  ];
  return element(
    "ol.cartes-answer-groups",
    { "aria-label": words.distribution },
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
