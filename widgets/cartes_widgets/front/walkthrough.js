/**
 * A trick to step through; at his turn the reader tries his cards.
 *
 * @typedef {{ steps: { scene: import("./scene.js").Scene, caption: string }[], step: number, plays_here: boolean,
 *   verdict: import("./verdict.js").Verdict & { card: string } }} WalkthroughModel
 */
import { drawCard } from "./card.js";
import { element, filled } from "./dom.js";
import { roveFocus } from "./focus.js";
import { tell } from "./live.js";
import { drawScene } from "./scene.js";
import { drawVerdict } from "./verdict.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const steps = /** @type {WalkthroughModel["steps"]} */ (model.get("steps"));
  const view = element("div.cartes-view");
  const hand = element("div.cartes-row.cartes-own", { role: "group", "aria-label": words["your-hand"] });
  const caption = element("p.cartes-caption");
  const reason = element("div.cartes-reason");
  const count = element("span.cartes-faint");
  const back = element("button", { type: "button", onclick: () => onMove(-1) }, words.back);
  const forward = element("button", { type: "button", onclick: () => onMove(1) }, words.forward);

  const onMove = (/** @type {number} */ by) => {
    const step = model.get("step") + by;
    if (step < 0 || step >= steps.length) return;
    model.set("step", step);
    model.save_changes();
    draw();
    tell(steps[step].caption);
  };
  const onTry = (/** @type {string} */ card) => model.send({ do: "try", card });

  /** @param {import("./scene.js").Scene} scene */
  const drawOwn = (scene) => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.id;
    hand.replaceChildren(...(scene.hand ?? []).map((card) => element("button.cartes-pick.cartes-pick-card", { type: "button", "data-id": card, "aria-label": scene.spoken?.[card] ?? card, onclick: () => onTry(card) }, drawCard(card))));
    if (focused) /** @type {HTMLElement | null} */ (hand.querySelector(`[data-id="${focused}"]`))?.focus();
    roveFocus(hand, ".cartes-pick");
  };
  const draw = () => {
    const { scene, caption: said } = steps[model.get("step")];
    view.replaceChildren(/** @type {HTMLElement} */ (drawScene(scene, words, !model.get("plays_here"))));
    if (model.get("plays_here")) drawOwn(scene);
    caption.textContent = said;
    reason.replaceChildren();
    count.textContent = filled(words["walk-step"], { n: model.get("step") + 1, of: steps.length });
    back.setAttribute("aria-disabled", String(model.get("step") === 0));
    forward.setAttribute("aria-disabled", String(model.get("step") === steps.length - 1));
  };
  const onVerdict = () => {
    const verdict = model.get("verdict");
    if (!verdict.text) return;
    reason.replaceChildren(drawVerdict(verdict, { ...words, right: words.legal, wrong: words.illegal }));
    for (const button of hand.querySelectorAll("button")) button.classList.toggle("cartes-tried", button.dataset.id === verdict.card);
    tell(`${verdict.ok ? words.legal : words.illegal}. ${verdict.text}`);
  };

  draw();
  model.on("change:verdict", onVerdict);
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-walk",
      {},
      view,
      caption,
      element("p.cartes-walk-bar", {}, back, count, forward),
      model.get("plays_here") ? [element("p.cartes-faint", {}, words.try), hand] : null,
      reason,
    ),
  );
  return () => model.off("change:verdict", onVerdict);
}

export default { render };
