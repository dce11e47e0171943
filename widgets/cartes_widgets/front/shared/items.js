/**
 * The choices of an answer: a card or a text, with a symbol for its mark.
 *
 * @typedef {import("./answers.js").Item} Item
 * @typedef {{ badge?: string, mark?: string, tag?: string }} Mark
 */
import { drawCard } from "./card.js";
import { element } from "./dom.js";
import { drawSign } from "./sign.js";

/** @param {Item} item */
export const itemName = (item) => item.text ?? item.card_name ?? item.id;

/**
 * @param {Item} item
 * @param {import("./dom.js").Attributes} attributes
 * @returns {HTMLElement}
 */
export const drawChoice = (item, attributes) =>
  element(
    `button.cartes-pick${item.card ? ".cartes-pick-card" : ".cartes-pick-words"}`,
    {
      type: "button",
      "data-id": item.id,
      "aria-label": item.card ? itemName(item) : null,
      ...attributes,
    },
    element("span.cartes-dot", { "aria-hidden": "true" }, drawSign("tick")),
    item.card
      ? element("span.cartes-face", {}, drawCard(item.card))
      : element("span.cartes-item-text", { lang: item.lang ?? null }, itemName(item)),
  );

/**
 * Marks a choice with a badge in its corner, a ring, and a word that explains the ring.
 *
 * @param {Element} choice
 * @param {Mark} mark `mark` is "good", "missed", "extra", "off" or nothing.
 */
export function showMark(choice, { badge, mark = "", tag = "" }) {
  const dot = choice.querySelector(".cartes-dot");
  /** @type {HTMLElement} */ (choice).dataset.mark = mark;
  if (badge !== undefined) /** @type {HTMLElement} */ (choice).dataset.badge = badge;
  const { badge: shown, placed } = /** @type {HTMLElement} */ (choice).dataset;
  // The letter of a place stays, to compare it with the right one.
  const isHidden = !placed && ["good", "extra"].includes(mark);
  dot?.replaceChildren((!isHidden && shown) || drawSign(mark === "extra" ? "cross" : "tick"));
  choice.querySelector(".cartes-tag")?.remove();
  if (tag) choice.append(element("span.cartes-tag", {}, tag));
}
