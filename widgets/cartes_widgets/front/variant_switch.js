/**
 * One hand under several variants: the reader switches, and what changes stands out.
 *
 * @typedef {{ id: string, name: string, summary: string, cards: import("./shared/fates.js").Fate[], rule: string,
 *   rule_text: string, source: string }} Variant
 * @typedef {{ scene: import("./shared/scene.js").Scene, variants: Variant[] }} VariantSwitchModel
 */
import { element } from "./shared/dom.js";
import { drawFates } from "./shared/fates.js";
import { roveFocus } from "./shared/focus.js";
import { tell } from "./shared/live.js";
import { drawScene } from "./shared/scene.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const variants = /** @type {VariantSwitchModel["variants"]} */ (model.get("variants"));
  const view = element("div.cartes-view");
  const buttons = variants.map((variant, at) =>
    element("button.cartes-segment", { type: "button", onclick: () => onSwitch(at) }, variant.name),
  );

  /** @param {import("./shared/fates.js").Fate} fate */
  const changes = (fate) =>
    variants.some((variant) =>
      variant.cards.some((other) => other.card === fate.card && other.legal !== fate.legal),
    );
  const draw = (/** @type {number} */ at) => {
    const variant = variants[at];
    buttons.forEach((button, each) => button.setAttribute("aria-pressed", String(each === at)));
    const reason = element("p.cartes-reason.cartes-faint", {}, words["variants-ask"]);
    view.replaceChildren(
      element("p.cartes-caption", {}, variant.summary),
      drawFates(variant.cards, words, reason, changes),
      variant.cards.some(changes) ? element("p.cartes-faint", {}, words["variants-changes"]) : "",
      reason,
      element(
        "p.cartes-rule",
        {},
        `${variant.rule_text} `,
        element("span.cartes-rule-id", {}, `${words.rule} ${variant.rule}`),
        ` · ${variant.source}`,
      ),
    );
  };
  const onSwitch = (/** @type {number} */ at) => {
    draw(at);
    tell(variants[at].summary);
  };

  draw(0);
  const bar = element(
    "div.cartes-segments",
    { role: "group", "aria-label": words["variants-label"] },
    buttons,
  );
  roveFocus(bar, "button");
  el.replaceChildren(
    element("div.cartes-widget.cartes-tree", {}, drawScene(model.get("scene"), words), bar, view),
  );
}

export default { render };
