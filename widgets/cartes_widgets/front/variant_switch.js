/**
 * One hand in several variants; the learner switches, and the differences are marked.
 *
 * @typedef {{ id: string, name: string, summary: string, cards: import("./shared/fates.js").Fate[],
 *   rule: string,
 *   rule_text: string, source: string }} Variant
 * @typedef {{ scene: views.Scene, variants: Variant[] }} VariantSwitchModel
 */
import { element } from "./shared/dom.js";
import { drawFates } from "./shared/fates.js";
import { fitCards } from "./shared/fit.js";
import { foldRule } from "./shared/fold.js";
import { readOut } from "./shared/live.js";
import { drawSegments } from "./shared/segments.js";

/** @param {import("./shared/model.js").Context<VariantSwitchModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const variants = /** @type {VariantSwitchModel["variants"]} */ (model.get("variants"));
  const view = element("div.cartes-walk-view");
  const frame = element("div.cartes-widget.cartes-felt.cartes-variants");
  const { bar, press } = drawSegments(
    variants.map(({ name }) => name),
    (at) => onSwitch(at),
    texts["variants-label"],
  );

  /** @param {import("./shared/fates.js").Fate} fate */
  const changes = (fate) =>
    variants.some((variant) =>
      variant.cards.some((other) => other.card === fate.card && other.legal !== fate.legal),
    );
  const draw = (/** @type {number} */ at) => {
    const variant = variants[at];
    press(at);
    const reason = element(
      "div.cartes-reply",
      {},
      element("p.cartes-reply-why.cartes-how", {}, texts["variants-ask"]),
    );
    view.replaceChildren(
      element(
        "div.cartes-ask",
        {},
        element("div.cartes-ask-head", {}, element("p.cartes-caption", {}, variant.summary)),
        drawFates(model.get("scene"), variant.cards, texts, reason, changes),
        element(
          "div.cartes-ask-talk",
          {},
          reason,
          variant.cards.some(changes)
            ? element("p.cartes-reply-why", {}, texts["variants-changes"])
            : null,
          foldRule(variant, texts),
        ),
      ),
    );
    fitting.shrink();
  };
  const onSwitch = (/** @type {number} */ at) => {
    draw(at);
    readOut(variants[at].summary);
  };

  frame.append(bar, view);
  const fitting = fitCards(frame);
  el.replaceChildren(frame);
  draw(0);
  fitting.fit();
  return fitting.stop;
}

export default { render };
