/**
 * The podium on the projector, by right answers or by comparisons in a tournament, not by speed.
 *
 * Lower places are not shown.
 */
import { afterRender } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";
import { drawSuit } from "../../front/shared/suit.js";
import { filled } from "./class_feed.js";

/** Order of the steps on the screen: the first place is in the middle. */
const MIDDLE_FIRST = [1, 0, 2];

/**
 * @param {import("./class_views.js").Step} step
 * @param {Record<string, string>} words
 * @param {boolean} isContest
 */
const drawStep = ({ place, suits, names, number, right, of, percent }, words, isContest) =>
  element(
    `li.cartes-podium-${Math.min(place, 3)}`,
    {},
    element(
      "span.cartes-podium-names",
      {},
      suits.map((suit) => drawSuit(suit, "cartes-podium-suit")),
      element("b", {}, names.join(", ") || filled(words["podium-several"], { n: number })),
    ),
    element(
      "span.cartes-podium-block",
      {},
      element("small", {}, filled(words["podium-place"], { n: place })),
      element(
        "strong",
        {},
        isContest ? filled(words["podium-percent"], { n: percent }) : String(right),
      ),
      element("small", {}, isContest ? words["podium-won"] : filled(words["podium-of"], { of })),
    ),
  );

/**
 * @param {import("./class_views.js").Podium} podium
 * @param {Record<string, string>} words
 */
export function drawPodium({ questions, contest, steps }, words) {
  // The pictures of the suits are part of the deck.
  afterRender(() => {});
  return element(
    "section.cartes-podium",
    {},
    element("h1", {}, words["podium-title"]),
    element(
      "p",
      {},
      contest
        ? filled(words["podium-contest"], { n: contest[0], of: contest[1] })
        : filled(words["podium-more"], { n: questions }),
    ),
    element(
      "ol",
      {},
      MIDDLE_FIRST.filter((n) => n < steps.length).map((n) =>
        drawStep(steps[n], words, contest !== null),
      ),
    ),
  );
}
