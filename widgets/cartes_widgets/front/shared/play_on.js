/**
 * The way from an exercise to a table that goes on with its position.
 */
import { element } from "./dom.js";
import { keep } from "./storage.js";

/** Where this tab left the exercise whose position is played on: its `code` and `address`. */
export const PLAYED_ON = "cartes-played-on";

/**
 * @param {views.Words} words
 * @returns {HTMLAnchorElement} Hidden until an exercise has a position to go on with.
 */
export const drawPlayOn = (words) =>
  /** @type {HTMLAnchorElement} */ (
    element("a.cartes-quiet", { "data-do": "play-on", hidden: true }, words["play-on"])
  );

/**
 * @param {HTMLAnchorElement} link
 * @param {string} code Of the exercise; "" for none to go on with.
 */
export function showPlayOn(link, code) {
  // Another host than our own pages has no page of tables.
  link.hidden = !code || !document.getElementById("cartes-home");
  if (link.hidden) return;
  const address = new URL(location.href);
  // The page of tables is beside the home page of the language, lessons are a folder below.
  address.pathname = address.pathname.replace(
    /\/([a-z]{2})\/(?:[^/]+\/)?[^/]*?(\.\w+)?$/,
    "/$1/play$2",
  );
  address.search = new URLSearchParams({ table: code }).toString();
  address.hash = "";
  link.href = address.href;
  link.onclick = () => keep(PLAYED_ON, JSON.stringify({ code, address: location.href }), "session");
}
