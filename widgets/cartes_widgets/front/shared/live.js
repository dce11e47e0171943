/** The page's only live region, which announces each event once, politely. */
import { element } from "./dom.js";

/** The id of the live region. */
export const REGION = "cartes-live";

/** @returns {HTMLElement} The region; it must exist before it announces anything. */
export function liveRegion() {
  const there = document.getElementById(REGION);
  if (there) return there;
  const region = element("div.cartes-unseen", {
    id: REGION,
    role: "status",
    "aria-live": "polite",
  });
  document.body.append(region);
  return region;
}

/** Empties the region, because its last announcement no longer applies. */
export function clear() {
  liveRegion().textContent = "";
}

/**
 * @param {string} text
 * @param {string} [more] A second sentence.
 */
export function readOut(text, more) {
  if (!text) return;
  const whole = more ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${more}` : text;
  const region = liveRegion();
  // Screen readers read only changed text, so an invisible character marks a repeated sentence.
  region.textContent = region.textContent === whole ? `${whole}\u00a0` : whole;
}
