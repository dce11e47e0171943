/**
 * The distribution of a class's answers: the picked cards, the most frequent answers.
 *
 * @typedef {class_views.AnswerCount} Group
 * @typedef {class_views.Distribution} Distribution
 */
import { drawCard } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";

/**
 * Draws the answers with their reasons: the right one, the most frequent mistake, a few others.
 *
 * @param {Distribution} distribution
 * @param {Record<string, string>} texts
 * @param {{ most: number, folds?: boolean }} options `most`: the number of listed answers besides
 *   the right one. `folds`: whether the other answers can be unfolded.
 * @returns {HTMLElement}
 */
export function drawDistribution(distribution, texts, { most, folds = false }) {
  const { answered, faultless, mistake, right, hidden } = distribution;
  if (hidden) return element("div.cartes-answer-counts");
  if (!answered && !right)
    return element(
      "div.cartes-answer-counts",
      {},
      element("p.cartes-faint", {}, texts["no-answers"]),
    );
  const groups = sorted(distribution);
  // The most frequent mistake is discussed, so it is listed, even if other answers come first.
  const discussed = groups.findIndex(({ text }) => text === mistake?.text) + 1;
  const listed = Math.max(right ? most + 1 : most, discussed);
  const [shown, others] = [groups.slice(0, listed), groups.slice(listed)];
  /** @param {Group} group */
  const drawRow = (group) => drawGroup(group, distribution, texts);
  return element(
    "div.cartes-answer-counts",
    {},
    element(
      "ol.cartes-answer-groups",
      { "aria-label": texts.distribution },
      shown.map(drawRow),
      others.length && !folds ? drawGroup(together(others, texts), distribution, texts) : null,
    ),
    others.length && folds
      ? element(
          "details.cartes-answer-others",
          {},
          element(
            "summary",
            {},
            `${texts.others}${texts.colon}`,
            element("b", {}, String(together(others, texts).number)),
          ),
          element("ol.cartes-answer-groups", { "aria-label": texts.others }, others.map(drawRow)),
        )
      : null,
    faultless ? element("p.cartes-faultless", {}, texts["mistake-none"]) : null,
  );
}

/**
 * The answers in the order of the list; the right one is always among them, once it is shown.
 *
 * @param {Distribution} distribution
 * @returns {Group[]}
 */
function sorted({ groups, mistake, right }) {
  if (!right) return groups;
  const given = groups.find(({ text, ok }) => ok && text === right);
  const first = given ?? { text: right, number: 0, ok: true };
  const discussed = groups.filter(({ text, ok }) => text === mistake?.text && !ok);
  const others = groups.filter((group) => group !== first && !discussed.includes(group));
  // The server sends the most frequent answers first.
  return [first, ...discussed, ...others.filter(({ ok }) => ok), ...others.filter(({ ok }) => !ok)];
}

/**
 * @param {Group[]} groups
 * @param {Record<string, string>} texts
 * @returns {Group}
 */
const together = (groups, texts) => ({
  text: texts.others,
  number: groups.reduce((sum, { number }) => sum + number, 0),
  ok: null,
});

/**
 * @param {Group} group
 * @param {Distribution} distribution
 * @param {Record<string, string>} texts
 */
function drawGroup({ text, number, ok }, { answered, mistake, right, why }, texts) {
  const isRight = ok === true && text === right;
  const isMistake = mistake?.text === text && !ok;
  const looks = [
    ok === null ? "" : ok ? ".cartes-answer-group-right" : ".cartes-answer-group-wrong",
    isMistake ? ".cartes-mistake" : "",
  ];
  const label = isRight ? texts["right-answer"] : texts.mistake;
  const reason = isRight ? why : mistake?.reason || texts["mistake-why"];
  return element(
    `li${looks.join("")}`,
    { style: `--part: ${answered ? number / answered : 0}` },
    element("span.cartes-answer-text", { title: text }, ok === null ? "" : ok ? "✓ " : "✗ ", text),
    element("b", {}, String(number)),
    isRight || isMistake
      ? element(
          "p.cartes-answer-why",
          {},
          element("strong", {}, `${label}${texts.colon}`),
          element("span", {}, reason),
        )
      : null,
  );
}

/**
 * Draws how many students picked each card; null if the answer has no cards to pick.
 *
 * @param {Distribution} distribution
 * @param {Record<string, string>} texts
 */
export function drawPicked({ picked, answered, hidden }, texts) {
  if (hidden || !picked.some((item) => item.card)) return null;
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
