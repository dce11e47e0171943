/**
 * Draws cards of the deck, which the page holds once.
 *
 * @typedef {{ [card: string]: string }} SpokenNames
 */
import { element } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = "cartes-deck";
const VIEW_BOX = "0 0 244 380";

/** Puts the deck into the page, unless it is there: not drawn, or each new style would reach it. */
async function ensureDeck() {
  if (document.getElementById(SPRITE)) return;
  const holder = element("div", {
    id: SPRITE,
    "aria-hidden": "true",
    style: "display:none",
  });
  document.body.append(holder);
  const host = /** @type {any} */ (globalThis).cartesHost;
  holder.innerHTML = host
    ? await (await fetch(host.deckUrl)).text()
    : (/** @type {any} */ (globalThis).cartesDeck ?? "");
}

/**
 * @param {string} card Notation of the card, or "back".
 * @returns {SVGSVGElement} A picture without a name: whoever holds it says what it is.
 */
export function drawCard(card) {
  ensureDeck();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", VIEW_BOX);
  svg.setAttribute("class", "cartes-card");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#card-${card}`);
  svg.append(use);
  return svg;
}

/**
 * @param {string} card
 * @param {string} name Spoken name.
 * @returns {HTMLElement} A picture of a card with its name, not to be clicked.
 */
export const drawNamedCard = (card, name) =>
  element("span.cartes-still", { role: "img", "aria-label": name }, drawCard(card));
