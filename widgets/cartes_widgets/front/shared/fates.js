/**
 * A hand on the table; a touch on a card shows whether the card is legal, and why not.
 *
 * @typedef {{ card: string, card_name: string, legal: boolean, why: string }} Fate
 * @typedef {Record<string, string>} Texts
 */
import { element } from "./dom.js";
import { readOut } from "./live.js";
import { drawScene } from "./scene.js";
import { drawSign } from "./sign.js";

/**
 * @param {views.Scene} scene The scene with the hand.
 * @param {Fate[]} fates
 * @param {Texts} texts
 * @param {HTMLElement} reason The element that shows the reason for the touched card.
 * @param {(fate: Fate) => boolean} [stands] Returns whether to emphasise a card.
 * @returns {HTMLElement}
 */
export function drawFates(scene, fates, texts, reason, stands = () => false) {
  const pick = (/** @type {string} */ card) => {
    const fate = fates.find((item) => item.card === card);
    if (!fate) return;
    const label = `${fate.card_name}${texts.colon}${fate.why || texts.legal}`;
    reason.replaceChildren(element("p.cartes-reply-why", {}, label));
    for (const face of faces) face.setAttribute("aria-pressed", String(face.dataset.card === card));
    readOut(label);
  };
  const felt = drawScene(scene, texts, {
    density: "walk",
    picking: { items: new Set(scene.hand), pick },
  });
  const faces = /** @type {HTMLElement[]} */ ([...felt.querySelectorAll(".cartes-touch")]);
  for (const face of faces) {
    const fate = fates.find((item) => item.card === face.dataset.card);
    if (!fate) continue;
    const state = fate.legal ? texts.legal : texts.illegal;
    const tag = /** @type {HTMLElement} */ (face.querySelector(".cartes-face-tag"));
    face.dataset.mark = fate.legal ? "right" : "off";
    face.setAttribute("aria-label", `${fate.card_name}, ${state}`);
    face.classList.toggle("cartes-stands-out", stands(fate));
    tag.hidden = !fate.legal;
    tag.replaceChildren(drawSign("tick"));
  }
  return felt;
}
