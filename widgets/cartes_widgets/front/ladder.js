/**
 * An order of cards, rung by rung.
 *
 * @typedef {{ rungs: { card: string, spoken: string, note: string }[][], first: string, last: string, label: string }} LadderModel
 */
import { drawNamedCard } from "./shared/card.js";
import { element } from "./shared/dom.js";

/** @param {{ model: any, el: HTMLElement }} context */
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
          rung.map((item) => drawNamedCard(item.card, item.spoken)),
        ),
        rung[0]?.note ? element("span.cartes-note", {}, rung[0].note) : null,
      ),
    ),
  );
  el.replaceChildren(
    element(
      "div.cartes-widget",
      {},
      element(
        "p.cartes-ends",
        { "aria-hidden": "true" },
        element("span", {}, `← ${model.get("first")}`),
        element("span", {}, `${model.get("last")} →`),
      ),
      list,
    ),
  );
}

export default { render };
