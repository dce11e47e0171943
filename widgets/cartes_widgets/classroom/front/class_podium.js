/**
 * The podium on the projector, by right answers or by comparisons in a tournament, not by speed.
 *
 * Lower places are not shown.
 */
import { whenDeckReady } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";
import { drawSuit } from "../../front/shared/suit.js";
import { filled } from "./class_feed.js";

/** Order of the steps on the screen: the first place is in the middle. */
const MIDDLE_FIRST = [1, 0, 2];

/**
 * @param {class_views.PodiumStep} step
 * @param {Record<string, string>} texts
 * @param {boolean} isContest
 */
const drawStep = ({ place, suits, names, number, right, of, percent }, texts, isContest) =>
  element(
    `li.cartes-podium-${Math.min(place, 3)}`,
    {},
    element(
      "span.cartes-podium-names",
      {},
      suits.map((suit) => drawSuit(suit, "cartes-podium-suit")),
      element("b", {}, names.join(", ") || filled(texts["podium-several"], { n: number })),
    ),
    element(
      "span.cartes-podium-block",
      {},
      element("small", {}, filled(texts["podium-place"], { n: place })),
      element(
        "strong",
        {},
        isContest ? filled(texts["podium-percent"], { n: percent }) : String(right),
      ),
      element("small", {}, isContest ? texts["podium-won"] : filled(texts["podium-of"], { of })),
    ),
  );

/**
 * @param {class_views.Podium} podium
 * @param {Record<string, string>} texts
 */
export function drawPodium({ questions, contest, steps }, texts) {
  // The pictures of the suits are part of the deck.
  whenDeckReady(() => {});
  return element(
    "section.cartes-podium",
    {},
    element("h1", {}, texts["podium-title"]),
    element(
      "p",
      {},
      contest
        ? filled(texts["podium-contest"], { n: contest[0], of: contest[1] })
        : filled(texts["podium-more"], { n: questions }),
    ),
    element(
      "ol",
      {},
      MIDDLE_FIRST.filter((n) => n < steps.length).map((n) =>
        drawStep(steps[n], texts, contest !== null),
      ),
    ),
  );
}
