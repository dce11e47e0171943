/**
 * The signs that partners make, each as a face, with the cards that it tells of.
 *
 * @typedef {{ id: string, text: string, means: string, cards: string[] }} Sign
 * @typedef {{ signs: Sign[], label: string }} SignsModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { drawFaceOf } from "./shared/face.js";

/** @param {import("./shared/model.js").Context<SignsModel>} context */
function render({ model, el }) {
  const signs = /** @type {Sign[]} */ (model.get("signs"));
  el.replaceChildren(
    element(
      "ul.cartes-widget.cartes-signs",
      { "aria-label": model.get("label") },
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
    ),
  );
}

export default { render };
