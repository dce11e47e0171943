/** Pictures of the suits, from the drawings of the deck. */
const SVG = "http://www.w3.org/2000/svg";
/** The view box of a whole suit symbol (pip), with some space around it. */
const WHOLE = "-84 -84 168 168";
/** The square that each symbol fills, and its rotation in this square. */
const FILLED = /** @type {Record<string, [string, number]>} */ ({
  oros: ["-31 -31 62 62", 0],
  copas: ["-37 -37 74 74", 0],
  espadas: ["-60 -60 120 120", 38],
  bastos: ["-60 -60 120 120", 38],
});

/**
 * @param {string | null | undefined} suit The name of a suit; any other value draws nothing.
 * @param {string} look CSS class of the picture.
 * @param {boolean} [isWhole] Whether to keep the space around the symbol.
 * @returns {SVGSVGElement | null} The picture, without a name; null without a suit.
 */
export function drawSuit(suit, look, isWhole = false) {
  const pip = FILLED[suit ?? ""];
  if (!suit || !pip) return null;
  const [box, turned] = pip;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", isWhole ? WHOLE : box);
  svg.setAttribute("class", look);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#deck-pip-${suit[0]}`);
  if (turned && !isWhole) use.setAttribute("transform", `rotate(${turned})`);
  svg.append(use);
  return svg;
}
