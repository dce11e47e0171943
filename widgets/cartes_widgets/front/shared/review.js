/** The head above the exercises of practice and of the placement test. */
import { element } from "./dom.js";

/**
 * @param {string} look CSS classes, each after a dot.
 * @param {HTMLElement[]} children
 */
export const drawHead = (look, children) =>
  element(`div.cartes-widget.cartes-review${look}`, {}, children);
