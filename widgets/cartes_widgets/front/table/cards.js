/** Draws the cards on a table. */
import { drawBacks as drawBacksOf, drawNamedCard, nameOf } from "../shared/card.js";
import { filled } from "../shared/dom.js";

/**
 * @param {views.TableScene} scene
 * @param {string} card
 * @param {number | null} [from] The seat that played the card, from which a new card is animated.
 * @param {string} [name]
 */
export const drawTableCard = (scene, card, from = null, name = nameOf(scene, card)) =>
  drawNamedCard(card, name, "cartes-match-card", { "data-from": from });

/**
 * @param {views.TableScene} scene
 * @param {views.Play} play
 * @param {views.Texts} texts
 * @param {boolean} best Whether the card is winning its trick.
 * @returns {HTMLElement} A card of a trick; its name includes the player, whom others see by its
 *   place.
 */
export function drawPlay(scene, { seat, card }, texts, best) {
  const name = scene.seat_views.find((view) => view.seat === seat)?.name ?? "";
  const label = texts[best ? "playing-played-best" : "playing-played-by"];
  return drawTableCard(scene, card, seat, filled(label, { name, card: nameOf(scene, card) }));
}

/** @param {number} count */
export const drawBacks = (count) => drawBacksOf(count, "cartes-match-card.cartes-match-back");
