/** The middle of a table: a trick, tricks that stay, a pile and a stock. */
import { element } from "../shared/dom.js";
import { drawTrick } from "../shared/trick.js";
import { drawBacks, drawTableCard, drawPlay } from "./cards.js";

/** The offset and the rotation of the cards of the pile. */
const LEAN = [
  [-8, 7],
  [5, -6],
  [-4, 4],
  [7, -3],
  [-6, 6],
  [3, -4],
];

/**
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 */
const drawPlays = (scene, texts) =>
  drawTrick({ ...scene, seats: scene.seat_views.length }, texts, "match", {
    card: (card, seat, isWinning) => drawPlay(scene, { seat, card }, texts, isWinning),
  });

/**
 * Draws the tricks of two players that stay side by side, each with its two cards.
 *
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 */
function drawMiddleTricks(scene, texts) {
  return element(
    "ol.cartes-match-tricks-played",
    { "aria-label": texts["playing-tricks"] },
    scene.middle_tricks.map((trick) =>
      element(
        "li.cartes-match-trick-played",
        {},
        element("span.cartes-match-trick-played-name", {}, trick.label),
        element(
          "span.cartes-match-pair",
          {},
          trick.plays.map((play) =>
            element(
              `span.cartes-match-of-seat-${play.seat}${
                trick.winner === play.seat ? ".cartes-match-winning" : ""
              }`,
              {},
              drawPlay(scene, play, texts, trick.winner === play.seat),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * Draws the finished tricks of more than two players, small, beside the table.
 *
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 */
export function drawEarlier(scene, texts) {
  if (!scene.earlier.length) return null;
  return element(
    "ol.cartes-match-earlier",
    { "aria-label": texts["playing-tricks"] },
    scene.earlier.map((trick) =>
      element(
        "li",
        {},
        element("span.cartes-match-trick-played-name", {}, trick.label),
        element(
          "span.cartes-match-strip",
          {},
          trick.plays.map((play) =>
            element(
              `span${trick.winner === play.seat ? ".cartes-match-winning" : ""}`,
              {},
              drawPlay(scene, play, texts, trick.winner === play.seat),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 */
function drawPile(scene, texts) {
  const { pile, stock, prompt } = scene;
  const cards = pile?.cards ?? [];
  return element(
    "div.cartes-match-centre",
    {},
    prompt
      ? element(
          `p.cartes-match-paper.cartes-match-asked${prompt.hot ? ".cartes-match-hot" : ""}`,
          {},
          element("small", {}, prompt.label),
          element("b", {}, prompt.text),
        )
      : null,
    element(
      "ol.cartes-match-pile",
      { "aria-label": pile?.label ?? "", style: `--n:${Math.max(1, cards.length)}` },
      cards.map((card, at) => {
        const [down, turned] = LEAN[((pile?.count ?? 0) - cards.length + at) % LEAN.length];
        return element(
          "li",
          { style: `--k:${at};--down:${down};--turned:${turned}` },
          drawTableCard(scene, card, scene.seat_views.find((view) => view.turn)?.seat ?? null),
        );
      }),
    ),
    stock
      ? element(
          `p.cartes-match-stock${stock.count ? "" : ".cartes-match-gone"}`,
          { role: "img", "aria-label": stock.label, "data-stock": "" },
          stock.count ? drawBacks(1) : null,
          element(
            "span",
            {},
            element("b", {}, String(stock.count)),
            element("small", {}, texts["playing-stock"]),
          ),
        )
      : null,
  );
}

/**
 * @param {views.TableScene} scene
 * @param {views.Texts} texts
 * @returns {HTMLElement}
 */
export function drawMiddle(scene, texts) {
  if (scene.pile) return drawPile(scene, texts);
  return scene.middle_tricks.length ? drawMiddleTricks(scene, texts) : drawPlays(scene, texts);
}
