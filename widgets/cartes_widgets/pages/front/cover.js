/** The cover of a lesson, and of a step without a picture: a fan of cards. */
import { drawCard } from "../../front/shared/card.js";

/**
 * Draws the cover of a step, if the step has one.
 *
 * @param {Element} section
 */
export function drawCover(section) {
  const cover = /** @type {HTMLElement | null} */ (section.querySelector(".cartes-cover"));
  const felt = cover?.firstElementChild;
  if (!cover || !felt || felt.childElementCount) return;
  const cards = (cover.dataset.cards ?? "").split(" ");
  felt.append(
    ...cards.map((card, at) => {
      const picture = drawCard(card);
      picture.style.setProperty("--at", String(at - (cards.length - 1) / 2));
      return picture;
    }),
  );
}
