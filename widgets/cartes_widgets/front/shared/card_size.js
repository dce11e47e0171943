/**
 * Makes cards as large as the space of their table allows.
 *
 * The styles of the table read the width of cards from `--cartes-fit`, the width of played cards
 * from `--cartes-fit-played`, and the cards per row from `--cartes-cols`. Texts keep their size.
 */

import { largest, measuringOnce } from "./largest.js";
import { isLowWindow } from "./low_window.js";

/** The precision of a card's width, in pixels. */
const STEP = 1;
/** Number of rows to try in addition to those that the smallest cards need. */
const MORE_ROWS = 3;
/** The factor by which cards may be smaller to save a row, because fewer rows are easier to read. */
const ROW = 0.86;
/** Space between cards, also on a phone in landscape, and around them; as in the style sheet. */
const [GAP, GAP_IN_LOW_WINDOW, MARGIN] = [10, 5, 16];
const GROUPS = ".cartes-cards, .cartes-row";
/** The width of played cards relative to the cards of the hand, at least and at most. */
const PLAYED = { least: 0.9, most: 1.35 };

/** @typedef {{ least?: number, most?: number }} Bounds The limits of a card's width, in pixels. */

/**
 * @param {HTMLElement} room The element with the available space; it grows as far as the page
 *   allows.
 * @param {HTMLElement} content The element in `room` that contains the cards.
 * @param {Bounds} [bounds]
 */
export function fitCards(room, content, bounds = {}) {
  // Pictures take most of the time of a layout, but do not change its sizes.
  content.classList.add("cartes-fitting");
  fitRows(room, content, bounds);
  content.classList.remove("cartes-fitting");
}

/**
 * @param {HTMLElement} room
 * @param {HTMLElement} content
 * @param {Bounds} bounds
 */
function fitRows(room, content, { least = 45, most = 176 }) {
  const set = (/** @type {string} */ name, /** @type {number} */ value, unit = "px") =>
    content.style.setProperty(`--cartes-${name}`, `${value}${unit}`);
  const groups = [...content.querySelectorAll(GROUPS)];
  const count = Math.max(1, ...groups.map((item) => item.querySelectorAll(".cartes-card").length));
  const sized = (/** @type {number} */ hand, /** @type {number} */ played) => {
    set("fit", hand);
    set("fit-played", played);
  };
  const spread = (/** @type {number} */ rows) => set("cols", Math.ceil(count / rows), "");

  const gap = isLowWindow() ? GAP_IN_LOW_WINDOW : GAP;
  const style = getComputedStyle(room);
  const width = room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (width <= 0) return;
  // Even if the smallest cards do not fit, they use as few rows as possible.
  const fewest = Math.ceil(count / Math.max(1, Math.floor((width - MARGIN) / (least + gap))));
  sized(least, least);
  spread(fewest);
  const height = room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const heightNow = () => (content.scrollWidth > width + 1 ? Infinity : content.offsetHeight);

  let [best, inRows] = [0, fewest];
  const tryRows = (/** @type {number} */ rows) => {
    const widest = Math.min(most, (width - MARGIN) / Math.ceil(count / rows) - gap);
    if (best && widest * ROW ** rows <= best * ROW ** inRows) return;
    spread(rows);
    if (widest < least) return;
    const heightAt = measuringOnce((size) => sized(size, size * PLAYED.least), heightNow);
    if (heightAt(least) > height) return;
    const size = Math.floor(largest(least, widest, STEP, height, heightAt));
    if (size * ROW ** rows > best * ROW ** inRows) [best, inRows] = [size, rows];
  };
  const last = Math.min(count, fewest + MORE_ROWS);
  for (let rows = fewest; rows <= last; rows += 1) tryRows(rows);
  spread(inRows);
  const hand = best || least;
  sized(hand, hand * PLAYED.least);
  if (!best) return;
  const mostPlayed = Math.min(most, hand * PLAYED.most);
  const playedHeight = measuringOnce((size) => sized(hand, size), heightNow);
  const played = largest(hand * PLAYED.least, mostPlayed, STEP, height, playedHeight);
  sized(hand, Math.floor(played));
}

/**
 * Calls `fit` again whenever the size of the space changes.
 *
 * @param {HTMLElement} watched
 * @param {() => void} fit
 * @returns {() => void} A function that stops this.
 */
export function keepFitting(watched, fit) {
  const observer = new ResizeObserver(fit);
  observer.observe(watched);
  addEventListener("resize", fit);
  return () => {
    observer.disconnect();
    removeEventListener("resize", fit);
  };
}
