/**
 * A trick to step through; at his turn the reader tries his cards.
 *
 * @typedef {{ steps: { scene: import("./shared/scene.js").Scene, caption: string }[], step: number, plays_here: boolean,
 *   verdict: import("./shared/verdict.js").Verdict & { card: string } }} WalkthroughModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { tell } from "./shared/live.js";
import { drawScene } from "./shared/scene.js";
import { stepper } from "./shared/steps.js";
import { drawVerdict } from "./shared/verdict.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const view = element("div.cartes-view");
  const hand = element("div.cartes-row.cartes-own", {
    role: "group",
    "aria-label": words["your-hand"],
  });
  const reason = element("div.cartes-reason");

  const onTry = (/** @type {string} */ card) => model.send({ do: "try", card });

  /** @param {import("./shared/scene.js").Scene} scene */
  const drawOwn = (scene) => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.id;
    hand.replaceChildren(
      ...(scene.hand ?? []).map((card) =>
        element(
          "button.cartes-pick.cartes-pick-card",
          {
            type: "button",
            "data-id": card,
            "aria-label": scene.spoken?.[card] ?? card,
            onclick: () => onTry(card),
          },
          drawCard(card),
        ),
      ),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (hand.querySelector(`[data-id="${focused}"]`))?.focus();
    roveFocus(hand, ".cartes-pick");
  };
  const { caption, bar, show } = stepper(
    model,
    (/** @type {WalkthroughModel["steps"][0]} */ { scene }) => {
      view.replaceChildren(
        /** @type {HTMLElement} */ (drawScene(scene, words, !model.get("plays_here"))),
      );
      if (model.get("plays_here")) drawOwn(scene);
      reason.replaceChildren();
    },
  );
  const onVerdict = () => {
    const verdict = model.get("verdict");
    if (!verdict.text) return;
    reason.replaceChildren(
      drawVerdict(verdict, { ...words, right: words.legal, wrong: words.illegal }),
    );
    for (const button of hand.querySelectorAll("button"))
      button.classList.toggle("cartes-tried", button.dataset.id === verdict.card);
    tell(`${verdict.ok ? words.legal : words.illegal}. ${verdict.text}`);
  };

  show();
  model.on("change:verdict", onVerdict);
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-walk",
      {},
      view,
      caption,
      bar,
      model.get("plays_here") ? [element("p.cartes-faint", {}, words.try), hand] : null,
      reason,
    ),
  );
  return () => model.off("change:verdict", onVerdict);
}

export default { render };
