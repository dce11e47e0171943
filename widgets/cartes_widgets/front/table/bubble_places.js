/**
 * The places of speech bubbles: each is near its player, and covers no face, name, card or button.
 *
 * The places are found in the drawn table, because the free space depends on the game, on the number
 * of players, on the screen, and on the words.
 *
 * @typedef {import("./free_places.js").Box} Box
 */
import { findPlaces, ROUND } from "./free_places.js";

/** What a bubble never covers. */
const SOLID = [
  ...[".cartes-match-badge", ".cartes-match-dealer", ".cartes-match-card:not(.cartes-match-ghost)"],
  ...[".cartes-match-pick", ".cartes-match-call", ".cartes-match-why", ".cartes-match-prompt"],
  ...[".cartes-match-go", ".cartes-match-paper", ".cartes-match-trump", ".cartes-match-earlier"],
  ...[".cartes-match-trick-played-name", ".cartes-match-stock", ".cartes-match-menu > summary"],
  ".cartes-match-summary",
].join();
/** What a bubble covers only if all other places are farther. */
const SOFT = ".cartes-match-trick, .cartes-match-tricks-played";
const EDGE = 3;
/** The greatest length of a tail, in pixels. */
const LONG = 22;
/** The shapes of a bubble, and their costs. */
const SHAPES = { usual: 0, narrow: 8, small: 16 };

/**
 * Draws the tail of a bubble, if its player is near enough.
 *
 * @param {HTMLElement} bubble
 * @param {Box} box
 * @param {Box} face
 * @param {Box} badge
 */
function drawTail(bubble, box, face, badge) {
  const sides = /** @type {const} */ ([
    ["up", box.top - badge.bottom],
    ["down", badge.top - box.bottom],
    ["left", box.left - badge.right],
    ["right", badge.left - box.right],
  ]);
  const [side, distance] = sides.reduce((one, other) => (other[1] > one[1] ? other : one));
  const isUpright = side === "up" || side === "down";
  /** @type {["left" | "top", "right" | "bottom"]} */
  const [low, high] = isUpright ? ["left", "right"] : ["top", "bottom"];
  const [from, to] = [Math.max(face[low], box[low]), Math.min(face[high], box[high])];
  bubble.dataset.tail = distance <= LONG && to - from > ROUND ? side : "";
  const at = Math.min(Math.max((from + to) / 2, box[low] + ROUND), box[high] - ROUND);
  bubble.style.setProperty("--tail", `${at - box[low]}px`);
}

/** @param {HTMLElement} bubble */
const shapesOf = (bubble) =>
  Object.entries(SHAPES).map(([name, price]) => {
    bubble.dataset.shape = name;
    return { name, price, width: bubble.offsetWidth, height: bubble.offsetHeight };
  });

/**
 * Moves each bubble of a table to its place; a bubble without a free place is not shown, because the
 * message or the list of events contains the same.
 *
 * @param {HTMLElement} cloth
 */
export function placeBubbles(cloth) {
  const bubbles = /** @type {HTMLElement[]} */ ([
    ...cloth.querySelectorAll(".cartes-match-bubble"),
  ]);
  const { left, top, right, bottom, width } = cloth.getBoundingClientRect();
  if (!bubbles.length || !width) return;
  const boxes = (/** @type {string} */ parts) =>
    [...cloth.querySelectorAll(parts)]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .map((item) => item.getBoundingClientRect());
  const badges = new Map(
    [...cloth.querySelectorAll(".cartes-match-badge")].map((badge) => [
      badge.parentElement,
      badge.getBoundingClientRect(),
    ]),
  );
  const speakers = bubbles.map((bubble) => {
    bubble.hidden = false;
    const seat = bubble.parentElement;
    const badge = /** @type {Box} */ (badges.get(seat));
    const disc = /** @type {Element} */ (seat?.querySelector(".cartes-match-disc"));
    return {
      face: disc.getBoundingClientRect(),
      badge,
      others: [...badges.values()].filter((other) => other !== badge),
      shapes: shapesOf(bubble),
    };
  });
  const area = { left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: bottom - EDGE };
  const places = findPlaces({ area, solid: boxes(SOLID), soft: boxes(SOFT) }, speakers);
  bubbles.forEach((bubble, at) => {
    const [place, { face, badge }] = [places[at], speakers[at]];
    bubble.hidden = !place;
    if (!place) return;
    const seat = /** @type {Element} */ (bubble.parentElement).getBoundingClientRect();
    bubble.dataset.shape = place.name;
    bubble.style.left = `${place.box.left - seat.left}px`;
    bubble.style.top = `${place.box.top - seat.top}px`;
    drawTail(bubble, place.box, face, badge);
  });
}

/**
 * Places the bubbles again when a part of the table gets another size.
 *
 * @param {HTMLElement} cloth
 * @param {HTMLElement[]} parts
 */
export function keepPlaced(cloth, parts) {
  const place = () => {
    const moving = cloth
      .getAnimations({ subtree: true })
      .filter((item) => !("animationName" in item));
    // A card that moves is not yet where it will be.
    if (!moving.length) return placeBubbles(cloth);
    Promise.allSettled(moving.map((item) => item.finished)).then(place);
  };
  const observer = new ResizeObserver(place);
  for (const part of [cloth, ...parts]) observer.observe(part);
}
