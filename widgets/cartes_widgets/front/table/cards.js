/**
 * Cards that lie on a table.
 */
import { drawBacks as drawBacksOf, drawNamedCard, nameOf } from "../shared/card.js";
import { filled } from "../shared/dom.js";

/**
 * @param {views.TableScene} scene
 * @param {string} card
 * @param {number | null} [from] The seat that laid it, from which it comes when it is new.
 * @param {string} [name]
 */
export const drawLaid = (scene, card, from = null, name = nameOf(scene, card)) =>
  drawNamedCard(card, name, "cartes-match-card", { "data-from": from });

/**
 * @param {views.TableScene} scene
 * @param {views.Play} play
 * @param {views.Words} words
 * @param {boolean} best Whether it wins its trick so far.
 * @returns {HTMLElement} A card of a trick, whose name tells who laid it: its place does so only
 *   to the eye.
 */
export function drawPlay(scene, { seat, card }, words, best) {
  const name = scene.chips.find((view) => view.seat === seat)?.name ?? "";
  const label = words[best ? "playing-played-best" : "playing-played-by"];
  return drawLaid(scene, card, seat, filled(label, { name, card: nameOf(scene, card) }));
}

/** @param {number} count */
export const drawBacks = (count) => drawBacksOf(count, "cartes-match-card.cartes-match-back");
