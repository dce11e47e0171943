/**
 * A hand of which each card says, when it is pressed, whether it may be played, and why not.
 *
 * @typedef {{ card: string, spoken: string, legal: boolean, why: string }} Fate
 * @typedef {Record<string, string>} Words
 */
import { drawCard } from "./card.js";
import { element } from "./dom.js";
import { roveFocus } from "./focus.js";
import { tell } from "./live.js";

/**
 * @param {Fate[]} fates
 * @param {Words} words
 * @param {HTMLElement} reason Where the reason of the pressed card is shown.
 * @param {(fate: Fate) => boolean} [stands] Whether a card is to stand out.
 * @returns {HTMLElement}
 */
export function drawFates(fates, words, reason, stands = () => false) {
  const cards = fates.map((fate) => {
    const state = fate.legal ? words.legal : words.illegal;
    const said = `${fate.spoken}\u00a0: ${fate.why || words.legal}`;
    const onClick = () => {
      reason.textContent = said;
      tell(said);
    };
    return element(
      `button.cartes-pick.cartes-pick-card.cartes-${fate.legal ? "legal" : "illegal"}${stands(fate) ? ".cartes-marked" : ""}`,
      {
        type: "button",
        "aria-label": `${fate.spoken}, ${state}`,
        "data-id": fate.card,
        onclick: onClick,
      },
      drawCard(fate.card),
      element("span.cartes-state", { "aria-hidden": "true" }, state),
    );
  });
  const hand = element(
    "div.cartes-row.cartes-own",
    { role: "group", "aria-label": words["your-hand"] },
    cards,
  );
  roveFocus(hand, ".cartes-pick");
  return hand;
}
