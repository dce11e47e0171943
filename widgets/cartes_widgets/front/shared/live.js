/**
 * The page's one live region: each event is told once, politely.
 */
import { element } from "./dom.js";

const REGION = "cartes-live";

/** @param {string} text */
export function tell(text) {
  if (!text) return;
  let region = document.getElementById(REGION);
  if (!region) {
    region = element("div.cartes-unseen", { id: REGION, role: "status", "aria-live": "polite" });
    document.body.append(region);
  }
  // The same words twice in a row are two events: a changed text is read out, an equal one not.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
