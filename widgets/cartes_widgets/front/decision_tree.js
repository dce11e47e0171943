/**
 * The rule's questions about one hand in sequence, and the verdict on each card.
 *
 * @typedef {{ scene: views.Scene, answered: { question: string, answer: string, ok: boolean | null
 *   }[],
 *   cards: import("./shared/fates.js").Fate[], rule_text: string, source: string,
 *   question: import("./shared/ask.js").Question, reply: import("./shared/ask.js").Reply, revision:
 *       number, notice: string }} DecisionTreeModel
 */
import { announce } from "./shared/announce.js";
import { asker } from "./shared/ask.js";
import { element } from "./shared/dom.js";
import { drawFates } from "./shared/fates.js";
import { fitCards } from "./shared/fit.js";
import { foldRule } from "./shared/fold.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";

/** @param {import("./shared/model.js").Context<DecisionTreeModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const frame = element("div.cartes-widget.cartes-felt.cartes-tree");
  const asked = asker(model, { aside: () => drawAnswered() });

  const drawAnswered = () => {
    const asked = /** @type {DecisionTreeModel["answered"]} */ (model.get("answered"));
    if (!asked.length) return null;
    return element(
      "ol.cartes-tree-log",
      { "aria-label": texts.questions },
      asked.map((item) =>
        element(
          `li${item.ok === false ? ".cartes-wrong-answer" : ""}`,
          {},
          element("b", {}, item.question),
          ` ${item.answer}`,
        ),
      ),
    );
  };
  const drawEnd = () => {
    const law = { rule_text: model.get("rule_text"), source: model.get("source") };
    const reason = element(
      "div.cartes-reply",
      {},
      element("p.cartes-reply-why.cartes-how", {}, texts.fates),
    );
    return element(
      "div.cartes-ask.cartes-tree-end",
      {},
      element(
        "div.cartes-ask-head",
        {},
        element("p.cartes-caption", { tabindex: "-1" }, law.rule_text),
      ),
      drawFates(model.get("scene"), model.get("cards"), texts, reason),
      element(
        "div.cartes-ask-talk",
        {},
        reason,
        drawAnswered(),
        foldRule(law, texts, law.rule_text),
      ),
    );
  };
  const draw = () => {
    const hadFocus = frame.contains(document.activeElement);
    const isOver = model.get("cards").length > 0;
    if (isOver) frame.replaceChildren(drawEnd());
    else {
      asked.draw();
      if (asked.node.parentNode !== frame) frame.replaceChildren(asked.node);
    }
    if (hadFocus)
      /** @type {HTMLElement | null} */ (
        frame.querySelector(".cartes-choice-of, .cartes-caption")
      )?.focus({ preventScroll: true });
    fitting.shrink();
    announce(el, isOver ? "cartes-solved" : "cartes-asked");
  };
  const onAnswered = () => {
    const last = model.get("answered").at(-1);
    if (last) readOut(`${last.question} ${last.answer}`);
    draw();
  };

  for (const name of ["cartes-asked", "cartes-solved"])
    frame.addEventListener(name, (event) => event.stopPropagation());
  const fitting = fitCards(frame);
  el.replaceChildren(frame);
  draw();
  fitting.fit();
  const stopListening = listen(model, { "change:answered": onAnswered, "change:cards": draw });
  return () => {
    stopListening();
    asked.stop();
    fitting.stop();
  };
}

export default { render };
