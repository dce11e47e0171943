/** The link from an exercise to a table that continues its position. */
import { element } from "./dom.js";
import { keep } from "./storage.js";

/** Storage key of the exercise whose position this tab continues: its `code` and `address`. */
export const PLAYED_ON = "cartes-played-on";

/**
 * @param {views.Texts} texts
 * @returns {HTMLAnchorElement} The link; it is hidden unless the exercise has a position to
 *   continue.
 */
export const drawPlayOn = (texts) =>
  /** @type {HTMLAnchorElement} */ (
    element("a.cartes-quiet", { "data-do": "play-on", hidden: true }, texts["play-on"])
  );

/** The time in ms in which the second tap of a double tap comes. */
const DOUBLE_TAP = 400;

/** The timer of each link that takes no tap yet. @type {WeakMap<HTMLAnchorElement, number>} */
const waits = new WeakMap();

/**
 * Shows the link. It appears near the answer that was touched, so it takes no tap at first.
 *
 * @param {HTMLAnchorElement} link
 * @param {string} code The deal code of the exercise; "" if it has no position to continue.
 */
export function showPlayOn(link, code) {
  // Only pages of Cartes have a page of tables.
  link.hidden = !code || !document.getElementById("cartes-home");
  if (link.hidden) return;
  link.style.pointerEvents = "none";
  clearTimeout(waits.get(link));
  const accept = () => link.style.removeProperty("pointer-events");
  waits.set(link, setTimeout(accept, DOUBLE_TAP));
  const address = new URL(location.href);
  // The page of tables is beside the home page of the language; lessons are one folder below.
  address.pathname = address.pathname.replace(
    /\/([a-z]{2})\/(?:[^/]+\/)?[^/]*?(\.\w+)?$/,
    "/$1/play$2",
  );
  address.search = new URLSearchParams({ table: code }).toString();
  address.hash = "";
  link.href = address.href;
  link.onclick = () => keep(PLAYED_ON, JSON.stringify({ code, address: location.href }), "session");
}
