/**
 * Rules that the rulebook leaves open, each on a line that opens on a click.
 *
 * The details contain the project's choice, the choices at other tables, the reason, and the
 * rulebook's text.
 *
 * @typedef {{ rule: string, title: string, source: string, rows: { label: string, text: string }[]
 *   }} Card
 * @typedef {{ cards: Card[] }} ChoiceCardModel
 */
import { element } from "./shared/dom.js";

/** @param {Card} card */
const drawChoiceCard = (card) =>
  element(
    "details.cartes-choice-card",
    {},
    element(
      "summary",
      {},
      card.title ? element("b", {}, card.title) : null,
      element("span", {}, card.rows[0].text),
    ),
    element(
      "dl",
      {},
      card.rows.map((row) => [element("dt", {}, row.label), element("dd", {}, row.text)]).flat(),
    ),
    card.source ? element("p.cartes-faint", {}, card.source) : null,
  );

/** @param {import("./shared/model.js").Context<ChoiceCardModel>} context */
function render({ model, el }) {
  const cards = /** @type {Card[]} */ (model.get("cards"));
  el.replaceChildren(element("div.cartes-widget", {}, cards.map(drawChoiceCard)));
}

export default { render };
