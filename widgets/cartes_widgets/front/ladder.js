/**
 * The order of cards as a ladder; cards of equal height share a rung.
 *
 * @typedef {{ rungs: { card: string, card_name: string, note: string }[][], first: string, last:
 *   string, label: string }} LadderModel
 */
import { drawNamedCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { fitCards } from "./shared/fit.js";

/** @param {import("./shared/model.js").Context<LadderModel>} context */
function render({ model, el }) {
  const rungs = /** @type {LadderModel["rungs"]} */ (model.get("rungs"));
  const list = element(
    "ol.cartes-ladder",
    { "aria-label": model.get("label") },
    rungs.map((rung) =>
      element(
        "li",
        {},
        element(
          "span.cartes-rung",
          {},
          rung.map((item) => drawNamedCard(item.card, item.card_name)),
        ),
        rung[0]?.note ? element("span.cartes-note", {}, rung[0].note) : null,
      ),
    ),
  );
  const frame = element(
    "div.cartes-widget.cartes-felt.cartes-ranking",
    {},
    element(
      "p.cartes-ends",
      { "aria-hidden": "true" },
      element("span", {}, `← ${model.get("first")}`),
      element("span", {}, `${model.get("last")} →`),
    ),
    list,
  );
  const fitting = fitCards(frame);
  el.replaceChildren(frame);
  fitting.fit();
  return fitting.stop;
}

export default { render };
