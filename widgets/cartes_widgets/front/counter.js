/**
 * A sum that grows line by line.
 *
 * @typedef {{ lines: { cards: { card: string, card_name: string }[], label: string, value: number,
 *   total: number,
 *   announcement: string }[], label: string }} CounterModel
 */
import { announce } from "./shared/announce.js";
import { drawNamedCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { readOut } from "./shared/live.js";

/** Maximum number of cards, in all lines together, that are drawn large. */
const FEW = 8;

/**
 * Draws a line of the sum: its cards or text, and its points once they are counted.
 *
 * @param {CounterModel["lines"][0]} line
 */
const drawLine = ({ cards, label, value }) =>
  element(
    "li.cartes-counter-line",
    {},
    cards.length
      ? cards.map((item) => drawNamedCard(item.card, item.card_name))
      : element("span.cartes-counter-words", {}, label),
    element("b.cartes-counter-points", { hidden: true }, `+\u00a0${value}`),
  );

/** @param {import("./shared/model.js").Context<CounterModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const lines = /** @type {CounterModel["lines"]} */ (model.get("lines"));
  const isSmall = lines.flatMap(({ cards }) => cards).length > FEW;
  let shown = 0;
  const groups = lines.map(drawLine);
  const latest = element("span.cartes-counter-latest");
  const total = element("b.cartes-counter-total", {}, "0");
  const next = element(
    "button.cartes-primary",
    { type: "button", onclick: () => onShow(shown < lines.length ? shown + 1 : 0) },
    texts["counter-next"],
  );
  const all = element(
    "button.cartes-pass",
    { type: "button", onclick: () => onShow(lines.length) },
    texts["counter-all"],
  );

  const draw = () => {
    groups.forEach((group, at) => {
      group.classList.toggle("cartes-counted", at < shown);
      group.classList.toggle("cartes-counted-last", at === shown - 1);
      /** @type {HTMLElement} */ (group.lastElementChild).hidden = at >= shown;
    });
    const last = lines[shown - 1];
    latest.textContent = last ? `${last.label}: +\u00a0${last.value}` : "";
    total.textContent = String(last?.total ?? 0);
    const isDone = shown === lines.length;
    next.textContent = texts[isDone ? "clear" : "counter-next"];
    all.setAttribute("aria-disabled", String(isDone));
    next.classList.toggle("cartes-choice-of", isDone);
    next.classList.toggle("cartes-primary", !isDone);
    announce(el, isDone ? "cartes-solved" : "cartes-asked");
  };
  const onShow = (/** @type {number} */ count) => {
    if (count > lines.length || count === shown) return;
    shown = count;
    draw();
    readOut(shown ? lines[shown - 1].announcement : texts["counter-empty"]);
  };

  draw();
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-counter",
      {},
      element("p.cartes-felt-label", {}, model.get("label")),
      element(
        `ol.cartes-counter-lines${isSmall ? ".cartes-counter-small" : ""}`,
        { "aria-label": model.get("label") },
        groups,
      ),
      element(
        "p.cartes-counter-sum",
        {},
        latest,
        element("span", {}, texts["counter-total"], " ", total),
      ),
      element("div.cartes-ask-actions", {}, next, all),
    ),
  );
}

export default { render };
