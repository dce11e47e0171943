/** The mark of a bot among people: a small house in a corner of its face. */
import { element } from "./dom.js";

/** @returns {HTMLElement} The mark; a text beside it says the same to screen readers. */
export const drawHouseMark = () => element("i.cartes-house-mark", { "aria-hidden": "true" });
