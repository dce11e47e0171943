/** The score sheet of a table: scores as numbers or matchsticks, the stakes, the trump. */
import { element, numeral } from "../shared/dom.js";
import { drawSuit } from "../shared/suit.js";

const SVG = "http://www.w3.org/2000/svg";
const FIVE = 5;
/** Five matchsticks: the sides of a square, and its diagonal. */
const MATCHES = [
  [6, 36, 6, 6],
  [6, 5, 35, 5],
  [35, 6, 35, 36],
  [36, 35, 7, 35],
  [7, 33, 33, 7],
];

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/**
 * @param {number} scored How many of the five points are scored.
 * @param {number} pending How many more are won, but not scored yet.
 */
function drawFive(scored, pending) {
  const svg = shape("svg", { viewBox: "0 0 41 41", class: "cartes-match-five" });
  MATCHES.forEach(([x1, y1, x2, y2], at) => {
    const state = at < scored ? "scored" : at < scored + pending ? "pending" : "open";
    const group = shape("g", { class: `cartes-match-${state}` });
    group.append(shape("line", { x1, y1, x2, y2 }), shape("circle", { cx: x2, cy: y2, r: 3 }));
    svg.append(group);
  });
  return svg;
}

/**
 * Draws a score in matchsticks: first malas (1 to 15), then buenas.
 *
 * @param {views.Score} score
 */
function drawMatches({ points, pending, half, target }) {
  const zone = (/** @type {number} */ low, /** @type {number} */ high) =>
    element(
      "span.cartes-match-zone",
      {},
      Array.from({ length: (high - low) / FIVE }, (_, at) => {
        const within = (/** @type {number} */ count) =>
          Math.min(FIVE, Math.max(0, count - low - at * FIVE));
        return drawFive(within(points), within(points + pending) - within(points));
      }),
    );
  return element("span.cartes-match-matches", {}, zone(0, half), zone(half, target));
}

/** @param {views.Score} score @param {views.Texts} texts */
const drawScore = (score, texts) =>
  element(
    `div.cartes-match-score.cartes-match-side-${score.side}`,
    { role: "img", "aria-label": `${score.label}${texts.colon}${score.text}` },
    element("span.cartes-match-score-name", {}, score.label),
    element("b.cartes-match-points", {}, numeral(score.points)),
    element("span.cartes-match-note", {}, score.note),
    score.half ? drawMatches(score) : null,
  );

/**
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 * @returns {HTMLElement | null}
 */
export function drawScores(scene, texts) {
  if (!scene.scores.length) return null;
  return element(
    `section.cartes-match-paper.cartes-match-scores${scene.scores[0].half ? ".cartes-match-pad" : ""}`,
    { "aria-label": texts["playing-scores"] },
    element(
      "div.cartes-match-sides",
      {},
      scene.scores.map((item) => drawScore(item, texts)),
    ),
    element(
      "ul.cartes-match-stakes",
      {},
      scene.stakes.map((row) =>
        element("li", { "data-id": row.id }, row.label, element("b", {}, String(row.value))),
      ),
    ),
  );
}

/**
 * @param {views.TableScene} scene
 * @returns {HTMLElement | null} The picture of the trump, and the multiplier of the deal.
 */
export function drawContract({ contract }) {
  if (!contract) return null;
  return element(
    "p.cartes-match-trump",
    {},
    element(
      "span.cartes-match-trump-text",
      {},
      element("small", {}, contract.label),
      element("b", {}, contract.name),
      contract.times ? element("span.cartes-match-times", {}, contract.times) : null,
    ),
    drawSuit(contract.suit, "cartes-match-suit"),
  );
}
