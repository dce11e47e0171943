/**
 * The player's hand: a fan at the bottom of the table, in two rows if it is long and the table
 * narrow.
 */
import { drawCard, nameOf } from "../shared/card.js";
import { element, filled } from "../shared/dom.js";
import { roveFocus } from "../shared/focus.js";

/** Maximum number of cards in one row, even on a phone. */
const ONE_ROW = 6;

/**
 * @typedef {{ picked: string[], refused: string, open: string[], advised: string[],
 *   multi_select: boolean }} Marks `refused` is the illegal card that was tried, `open` the legal ones, if
 *   known, `advised` those of a hint.
 */

/**
 * Draws the cards of the hand.
 *
 * @param {HTMLElement} fan The element of the hand, which stays; only its cards are redrawn.
 * @param {views.TableScene} scene
 * @param {Marks} marks
 * @param {views.Texts} texts
 * @param {(card: string) => void} onCard
 */
export function drawHand(fan, scene, marks, texts, onCard) {
  const { picked, refused, open, advised, multi_select } = marks;
  const count = scene.hand.length;
  const first = count > ONE_ROW ? Math.ceil(count / 2) : count;
  const cards = scene.hand.map((card, at) => {
    const row = at < first ? 0 : 1;
    const [place, size] = row ? [at - first, count - first] : [at, first];
    const states = [
      picked.includes(card) && "picked",
      card === refused && "refused",
      open.includes(card) && "legal",
      advised.includes(card) && "advised",
    ].filter(Boolean);
    return element(
      ["button.cartes-match-card.cartes-match-pick", ...states].join(".cartes-match-"),
      {
        type: "button",
        "data-id": card,
        "data-card": card,
        "data-row": row,
        "aria-label": open.includes(card)
          ? filled(texts["playing-may-play"], { card: nameOf(scene, card) })
          : nameOf(scene, card),
        "aria-pressed": multi_select ? String(picked.includes(card)) : null,
        style: `--i:${at};--mid:${(count - 1) / 2};--i2:${place};--mid2:${(size - 1) / 2}`,
        onclick: () => onCard(card),
      },
      drawCard(card),
    );
  });
  fan.classList.toggle("cartes-match-long", count > ONE_ROW);
  fan.classList.toggle("cartes-match-ringed", open.length > 0);
  fan.style.setProperty("--count", String(count));
  fan.style.setProperty("--longest", String(first));
  fan.replaceChildren(
    element("span.cartes-match-row", {}, cards.slice(0, first)),
    element("span.cartes-match-row", {}, cards.slice(first)),
  );
  roveFocus(fan, ".cartes-match-pick");
}
