/** Small pictures beside texts; they never replace a text. */

const SVG = "http://www.w3.org/2000/svg";
const PATHS = /** @type {Record<string, string>} */ ({
  tick: "m5 13 5 5 9-11",
  cross: "M6 6l12 12M18 6 6 18",
  shown: "M12 11v7M12 6h.01",
  star: "m12 2.5 2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.3l-5.9 3.3 1.3-6.6L2.5 9.4l6.6-.8z",
});

/**
 * @param {"tick" | "cross" | "shown" | "star"} name
 * @returns {SVGSVGElement} A picture without a name for screen readers.
 */
export function drawSign(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "cartes-sign");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
