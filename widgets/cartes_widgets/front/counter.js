/**
 * A sum that grows line by line.
 *
 * @typedef {{ lines: { cards: { card: string, spoken: string }[], label: string, value: number, total: number,
 *   announcement: string }[], label: string }} CounterModel
 */
import { announce } from "./shared/announce.js";
import { drawNamedCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { tell } from "./shared/live.js";

/** @param {import("./shared/model.js").Context<CounterModel>} context */
function render({ model, el }) {
  const words = model.get("words");
  const lines = /** @type {CounterModel["lines"]} */ (model.get("lines"));
  let shown = 0;
  const body = element("tbody");
  const total = element("td.cartes-total");
  const next = element(
    "button.cartes-primary",
    { type: "button", onclick: () => onShow(shown + 1) },
    words["counter-next"],
  );
  const all = element(
    "button.cartes-pass",
    { type: "button", onclick: () => onShow(lines.length) },
    words["counter-all"],
  );
  const again = element(
    "button.cartes-pass",
    { type: "button", onclick: () => onShow(0) },
    words.clear,
  );

  const draw = () => {
    body.replaceChildren(
      ...lines.slice(0, shown).map((line, at) =>
        element(
          `tr${at === shown - 1 ? ".cartes-counted" : ""}`,
          {},
          element(
            "th",
            { scope: "row" },
            element("span", {}, line.label),
            element(
              "span.cartes-row.cartes-counted-cards",
              {},
              line.cards.map((item) => drawNamedCard(item.card, item.spoken)),
            ),
          ),
          element("td", {}, `+ ${line.value}`),
        ),
      ),
    );
    total.textContent = String(shown ? lines[shown - 1].total : 0);
    const isDone = shown === lines.length;
    for (const button of [next, all]) button.setAttribute("aria-disabled", String(isDone));
    again.setAttribute("aria-disabled", String(shown === 0));
    next.classList.toggle("cartes-choice-of", isDone);
    next.classList.toggle("cartes-primary", !isDone);
    announce(el, isDone ? "cartes-solved" : "cartes-asked");
  };
  const onShow = (/** @type {number} */ count) => {
    if (count > lines.length || count === shown) return;
    shown = count;
    draw();
    tell(shown ? lines[shown - 1].announcement : words["counter-empty"]);
  };

  draw();
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-counter",
      {},
      element(
        "table.cartes-sheet",
        {},
        element("caption", {}, model.get("label")),
        body,
        element(
          "tfoot",
          {},
          element("tr", {}, element("th", { scope: "row" }, words["counter-total"]), total),
        ),
      ),
      element("div.cartes-ask-actions", {}, next, all, again),
    ),
  );
}

export default { render };
