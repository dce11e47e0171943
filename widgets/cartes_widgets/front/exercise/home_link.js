/** The link to the list of lessons below the last exercise. */
import { element } from "../shared/dom.js";

/**
 * @param {Document} page
 * @param {Record<string, string>} texts
 * @returns {HTMLElement} A hidden link; it has no address on a page without a way back.
 */
export const homeLink = (page, texts) =>
  element(
    "a.cartes-primary",
    { href: page.getElementById("cartes-home")?.getAttribute("href") ?? null, hidden: true },
    texts["review-home"],
  );
