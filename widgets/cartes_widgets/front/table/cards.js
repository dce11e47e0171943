/**
 * Cards of a table: to look at, to play, face down.
 */
import { drawCard, nameOf } from "../shared/card.js";
import { element, filled } from "../shared/dom.js";

/**
 * @param {views.TableScene} scene
 * @param {string} card
 * @param {number | null} [from] The seat that laid it, from which it comes when it is new.
 * @returns {HTMLElement} A card that lies on the table.
 */
export const drawLaid = (scene, card, from = null) =>
  element(
    "span.cartes-match-card",
    { role: "img", "data-card": card, "data-from": from, "aria-label": nameOf(scene, card) },
    drawCard(card),
  );

/**
 * @param {views.TableScene} scene
 * @param {views.Play} play
 * @param {views.Words} words
 * @param {boolean} best Whether it wins its trick so far.
 * @returns {HTMLElement} A card of a trick, whose name tells who laid it: its place does so only
 *   to the eye.
 */
export function drawPlay(scene, { seat, card }, words, best) {
  const laidCard = drawLaid(scene, card, seat);
  const name = scene.chips.find((view) => view.seat === seat)?.name ?? "";
  const label = words[best ? "playing-played-best" : "playing-played-by"];
  laidCard.setAttribute("aria-label", filled(label, { name, card: nameOf(scene, card) }));
  return laidCard;
}

/** @param {number} count */
export const drawBacks = (count) =>
  Array.from({ length: count }, () =>
    element(
      "span.cartes-match-card.cartes-match-back",
      { "aria-hidden": "true" },
      drawCard("back"),
    ),
  );
