/**
 * The signs between partners: each as a face, with the cards that it announces.
 *
 * @typedef {{ id: string, text: string, means: string, cards: string[] }} Sign
 */
import { drawCard } from "./card.js";
import { element } from "./dom.js";
import { drawFaceOf } from "./face.js";

/**
 * @param {Sign[]} signs
 * @param {string} label
 */
export const drawSigns = (signs, label) =>
  element(
    "ul.cartes-widget.cartes-signs",
    { "aria-label": label },
    signs.map(({ id, text, means, cards }) =>
      element(
        "li",
        { "data-sign": id },
        drawFaceOf(id, text),
        element("span.cartes-sign-cards", { "aria-hidden": "true" }, cards.map(drawCard)),
        element(
          "span.cartes-sign-words",
          {},
          element("span", { "aria-hidden": "true" }, text),
          " ",
          element("b", {}, means),
        ),
      ),
    ),
  );
