/**
 * Cards of a table: to look at, to play, face down; and the pictures of suits.
 */
import { drawCard } from "../shared/card.js";
import { element, filled } from "../shared/dom.js";
import { nameOf } from "./table_scene.js";

const SVG = "http://www.w3.org/2000/svg";
/** The pip of each suit in the deck, the square that it fills, and how far it is turned. */
const PIPS = /** @type {Record<string, [string, string, number]>} */ ({
  oros: ["o", "-31 -31 62 62", 0],
  copas: ["c", "-37 -37 74 74", 0],
  espadas: ["e", "-60 -60 120 120", 38],
  bastos: ["b", "-60 -60 120 120", 38],
});

/**
 * @param {import("./table_scene.js").TableScene} scene
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
 * @param {import("./table_scene.js").TableScene} scene
 * @param {import("./table_scene.js").Play} play
 * @param {import("./table_scene.js").Words} words
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

/**
 * @param {string} suit
 * @returns {SVGSVGElement | null} Its picture, without a name; null for none.
 */
export function drawSuit(suit) {
  const pip = PIPS[suit];
  if (!pip) return null;
  const [letter, box, turned] = pip;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", "cartes-match-suit");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#deck-pip-${letter}`);
  if (turned) use.setAttribute("transform", `rotate(${turned})`);
  svg.append(use);
  return svg;
}
