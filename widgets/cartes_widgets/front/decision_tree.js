/**
 * The rule's questions about one hand, answered, and what becomes of each card.
 *
 * @typedef {{ scene: import("./scene.js").Scene, questions: { question: string, answer: string }[],
 *   cards: { card: string, spoken: string, legal: boolean, why: string }[], rule: string, rule_text: string,
 *   source: string }} DecisionTreeModel
 */
import { drawCard } from "./card.js";
import { element } from "./dom.js";
import { roveFocus } from "./focus.js";
import { tell } from "./live.js";
import { drawScene } from "./scene.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const why = element("p.cartes-reason.cartes-faint");
  const cards = /** @type {DecisionTreeModel["cards"]} */ (model.get("cards")).map((one) => {
    const state = one.legal ? words.legal : words.illegal;
    const onClick = () => {
      why.textContent = one.why || words.legal;
      tell(one.why || words.legal);
    };
    return element(
      `button.cartes-pick.cartes-pick-card.cartes-${one.legal ? "legal" : "illegal"}`,
      { type: "button", "aria-label": `${one.spoken}, ${state}`, onclick: onClick },
      drawCard(one.card),
      element("span.cartes-state", { "aria-hidden": "true" }, state),
    );
  });
  const hand = element("div.cartes-row.cartes-own", { role: "group", "aria-label": words["your-hand"] }, cards);
  roveFocus(hand, ".cartes-pick");
  const questions = element("ol.cartes-questions", { "aria-label": words.questions }, model.get("questions").map((/** @type {DecisionTreeModel["questions"][0]} */ one) => element("li", {}, element("strong", {}, one.question), " ", one.answer)));
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-tree",
      {},
      element("div.cartes-two", {}, drawScene(model.get("scene"), words), questions),
      hand,
      why,
      element("p.cartes-rule", {}, `${model.get("rule_text")} `, element("span.cartes-rule-id", {}, `${words.rule} ${model.get("rule")}`), ` · ${model.get("source")}`),
    ),
  );
}

export default { render };
