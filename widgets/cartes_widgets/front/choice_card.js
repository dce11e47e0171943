/**
 * A card about a rule that the sources leave open: what they say, what we play, why, what else.
 *
 * @typedef {{ rule: string, title: string, source: string, rows: { label: string, text: string }[] }} ChoiceCardModel
 */
import { element } from "./shared/dom.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const rows = /** @type {ChoiceCardModel["rows"]} */ (model.get("rows"));
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-choice-card",
      { role: "group", "aria-label": model.get("title") },
      element("p.cartes-flag", {}, model.get("title")),
      element(
        "dl",
        {},
        rows.map((row) => [element("dt", {}, row.label), element("dd", {}, row.text)]).flat(),
      ),
      element(
        "p.cartes-rule",
        {},
        element("span.cartes-rule-id", {}, `${words.rule} ${model.get("rule")}`),
        model.get("source") ? ` · ${model.get("source")}` : null,
      ),
    ),
  );
}

export default { render };
