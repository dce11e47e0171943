/**
 * The rule's questions about one hand, answered, and what becomes of each card.
 *
 * @typedef {{ scene: import("./shared/scene.js").Scene, questions: { question: string, answer: string }[],
 *   cards: import("./shared/fates.js").Fate[], rule: string, rule_text: string,
 *   source: string }} DecisionTreeModel
 */
import { element } from "./shared/dom.js";
import { drawFates } from "./shared/fates.js";
import { drawScene } from "./shared/scene.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const why = element("p.cartes-reason.cartes-faint");
  const hand = drawFates(model.get("cards"), words, why);
  const questions = element(
    "ol.cartes-questions",
    { "aria-label": words.questions },
    model
      .get("questions")
      .map((/** @type {DecisionTreeModel["questions"][0]} */ one) =>
        element("li", {}, element("strong", {}, one.question), " ", one.answer),
      ),
  );
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-tree",
      {},
      element("div.cartes-two", {}, drawScene(model.get("scene"), words), questions),
      hand,
      why,
      element(
        "p.cartes-rule",
        {},
        `${model.get("rule_text")} `,
        element("span.cartes-rule-id", {}, `${words.rule} ${model.get("rule")}`),
        ` · ${model.get("source")}`,
      ),
    ),
  );
}

export default { render };
