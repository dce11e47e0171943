/**
 * A hundred hands for each touch, with marks on those that have a property, and their total.
 *
 * @typedef {{ label: string, hits: number[], cards: string[], counts: number[], message: string,
 *   left: number }} HundredModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { readOut } from "./shared/live.js";

const HANDS = 100;

/** @param {import("./shared/model.js").Context<HundredModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const grid = element("div.cartes-hundred-grid", { "aria-hidden": "true" });
  const hand = element("div.cartes-hundred-hand", { "aria-hidden": "true" });
  const caption = element("p.cartes-caption");
  const deal = element(
    "button",
    { type: "button", onclick: () => model.send({ do: "deal" }) },
    texts["hundred-do-deal"],
  );

  const show = () => {
    const hits = new Set(model.get("hits"));
    grid.replaceChildren(
      ...Array.from({ length: HANDS }, (_, at) =>
        element(`i${hits.has(at) ? ".cartes-hundred-hit" : ""}`),
      ),
    );
    hand.replaceChildren(...model.get("cards").map((/** @type {string} */ item) => drawCard(item)));
    caption.textContent = model.get("message");
    deal.toggleAttribute("disabled", model.get("left") === 0);
    if (model.get("message")) readOut(model.get("message"));
  };
  model.on("change:counts", show);
  show();
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-hundred",
      { role: "group", "aria-label": model.get("label") },
      element("p.cartes-group-name", {}, model.get("label")),
      grid,
      hand,
      caption,
      deal,
    ),
  );
}

export default { render };
