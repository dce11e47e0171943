/**
 * The page's only live region: announces each event once, politely.
 */
import { element } from "./dom.js";

const REGION = "cartes-live";

/** @returns {HTMLElement} The region, which must be there before it tells anything. */
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

/** Empties the region: what it announced is no longer so. */
export function clear() {
  liveRegion().textContent = "";
}

/**
 * @param {string} text
 * @param {string} [more] Follows as another sentence.
 */
export function tell(text, more) {
  if (!text) return;
  const whole = more ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${more}` : text;
  const region = liveRegion();
  // The same words twice in a row are two events: a changed text is read out, an equal one not.
  region.textContent = region.textContent === whole ? `${whole}\u00a0` : whole;
}
