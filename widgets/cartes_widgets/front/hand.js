/**
 * A row of cards to look at, or to pick from.
 *
 * @typedef {{ cards: { id: string, card: string, card_name: string, note: string }[], pick: string,
 *   picked: string[],
 *   label: string, large: boolean }} HandModel
 */
import { drawAnswer } from "./shared/answers.js";
import { drawNamedCard } from "./shared/card.js";
import { element } from "./shared/dom.js";

/** @param {import("./shared/model.js").Context<HandModel>} context */
function render({ model, el }) {
  const cards = /** @type {HandModel["cards"]} */ (model.get("cards"));
  const size = model.get("large") ? ".cartes-large" : "";
  if (model.get("pick") === "none") {
    el.replaceChildren(
      element(
        `div.cartes-widget.cartes-row${size}`,
        { role: "group", "aria-label": model.get("label") },
        cards.map((item) => drawNamedCard(item.card, item.card_name)),
      ),
    );
    return;
  }
  const area = drawAnswer(
    { kind: "pick", multi_select: model.get("pick") === "multiple", items: cards },
    model.get("texts"),
    () => {
      const picked = [area.value()].flat().filter((entry) => typeof entry === "string");
      model.set("picked", picked);
      model.save_changes();
    },
    model.get("label"),
  );
  el.replaceChildren(element(`div.cartes-widget${size}`, {}, area.node));
}

export default { render };
