/**
 * The places of speech bubbles: each is beside its player, and covers no card, face or button.
 *
 * The places are found in the drawn table, because the free space depends on the game, on the number
 * of players and on the screen.
 *
 * @typedef {import("./bubble_anchors.js").Anchor} Anchor
 * @typedef {import("./bubble_anchors.js").Box} Box
 * @typedef {import("./bubble_anchors.js").Room} Room
 * @typedef {import("./bubble_anchors.js").Shape} Shape
 * @typedef {import("./bubble_anchors.js").Speaker} Speaker
 * @typedef {import("./bubble_anchors.js").Wall} Wall
 */
import { element } from "../shared/dom.js";
import { emptyPlaces } from "../shared/trick.js";
import { boxAt, priceOf, rankAnchors } from "./bubble_anchors.js";

/** What a bubble never covers. */
const SOLID = [
  ".cartes-match-disc",
  ".cartes-match-card:not(.cartes-match-ghost, .cartes-match-seat *)",
  ...[".cartes-match-pick", ".cartes-match-call", ".cartes-match-why", ".cartes-match-prompt"],
  ...[".cartes-match-go", ".cartes-match-asked", ".cartes-match-trump", ".cartes-match-earlier"],
  ...[".cartes-match-trick-played-name", ".cartes-match-stock", ".cartes-match-menu > summary"],
  ".cartes-match-summary",
].join();
/** The prices of what a bubble covers if all other places are worse. */
const PRICES = { backs: 30, who: 200, front: 600 };
const OWN_PRICES = { backs: 8, who: 90, front: 300 };
/** The score: for any part of it, for all of it, and for its number of points. */
const [SCORES, ALL_SCORES, POINTS] = [300, 400, 100];
const SLOT = 500;
/** The least distance to the edge of the table, in pixels. */
const EDGE = 3;
/** The greatest distance of a player to which a tail points, in pixels. */
const LONGEST_TAIL = 22;
/** The part of an edge that is round, so that no tail is there, in pixels. */
const ROUND = 14;
/** The shapes of a bubble, and their prices. */
const SHAPES = { usual: 0, narrow: 8, small: 20, least: 50 };
/** The longest text of each look of a bubble is a text of the page; its key. */
const LONGEST = [
  ["p.cartes-match-bubble", "longest-call"],
  ["p.cartes-match-bubble.cartes-match-line", "longest-remark"],
];

/** @type {WeakMap<HTMLElement, { size: string, shapes: Shape[], last: Map<string, string> }>} */
const layouts = new WeakMap();
/** @type {WeakMap<HTMLElement, views.Texts>} The texts of each table. */
const textsOf = new WeakMap();

/** @param {Element} item @returns {Box} */
const boxOf = (item) => item.getBoundingClientRect();

/** @param {Box[]} boxes @returns {Box} The box around all of them. */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * @param {Element} root
 * @param {string} parts
 * @param {number} price
 * @returns {Wall[]}
 */
const wallsIn = (root, parts, price) =>
  [...root.querySelectorAll(parts)]
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .map((item) => ({ box: boxOf(item), price }));

/** @param {HTMLElement} cloth @returns {Wall[]} The places of the cards of a whole trick. */
function slotsOf(cloth) {
  const trick = cloth.querySelector("ol.cartes-match-trick");
  if (!trick) return [];
  const slots = emptyPlaces(cloth.querySelectorAll(".cartes-match-seat").length);
  trick.append(...slots);
  const walls = slots.map((slot) => ({ box: boxOf(slot), price: SLOT }));
  for (const slot of slots) slot.remove();
  return walls;
}

/**
 * @param {Element} seat
 * @param {views.Texts} texts
 * @returns {Shape[]} The shapes of a bubble, with space for the longest words.
 */
function shapesIn(seat, texts) {
  const samples = LONGEST.map(([look, key]) =>
    element(look, { style: "visibility: hidden", "aria-hidden": "true" }, texts[key]),
  );
  seat.append(...samples);
  const shapes = Object.entries(SHAPES).map(([name, price]) => {
    for (const sample of samples) sample.dataset.shape = name;
    const width = Math.max(...samples.map(({ offsetWidth }) => offsetWidth));
    const height = Math.max(...samples.map(({ offsetHeight }) => offsetHeight));
    return { name, price, size: { width, height } };
  });
  for (const sample of samples) sample.remove();
  return shapes;
}

/** @param {Element} seat @returns {Box} */
const faceOf = (seat) => boxOf(/** @type {Element} */ (seat.querySelector(".cartes-match-disc")));

/**
 * @param {HTMLElement} cloth
 * @returns {Map<Element, Speaker>} The players; the keys are their seats.
 */
function speakersOf(cloth) {
  const seats = /** @type {HTMLElement[]} */ ([...cloth.querySelectorAll(".cartes-match-seat")]);
  return new Map(
    seats.map((seat) => {
      const part = (/** @type {string} */ name) => seat.querySelector(`.cartes-match-${name}`);
      const badge = /** @type {Element} */ (part("badge"));
      const cards = [part("backs"), part("front")].filter((item) => item !== null);
      const walls = seats.flatMap((other) =>
        Object.entries(other === seat ? OWN_PRICES : PRICES).flatMap(([name, price]) =>
          wallsIn(other, `.cartes-match-${name}`, price),
        ),
      );
      const speaker = {
        name: seat.dataset.seat ?? "",
        face: faceOf(seat),
        badge: boxOf(badge),
        whole: around([badge, ...cards].map(boxOf)),
        walls,
        others: seats.filter((other) => other !== seat).map(faceOf),
      };
      return [seat, speaker];
    }),
  );
}

/** @param {HTMLElement} cloth @returns {Room} */
function roomOf(cloth) {
  const { left, top, right, bottom } = boxOf(cloth);
  return {
    area: { left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: bottom - EDGE },
    walls: [
      ...wallsIn(cloth, SOLID, Infinity),
      ...wallsIn(cloth, ".cartes-match-scores", SCORES).map((wall) => ({
        ...wall,
        whole: ALL_SCORES,
      })),
      ...wallsIn(cloth, ".cartes-match-points", POINTS),
      ...slotsOf(cloth),
    ],
  };
}

/**
 * @param {HTMLElement} cloth
 * @param {Room} room
 * @param {Map<Element, Speaker>} speakers
 * @returns {Map<Element, Anchor[]>} The possible anchors of all players, the best first; the keys
 *   are seats.
 */
function anchorsOn(cloth, room, speakers) {
  const size = `${cloth.offsetWidth} ${cloth.offsetHeight} ${getComputedStyle(cloth).fontSize}`;
  const seats = [...speakers.keys()];
  let layout = layouts.get(cloth);
  if (layout?.size !== size) {
    layout = { size, shapes: shapesIn(seats[0], textsOf.get(cloth) ?? {}), last: new Map() };
    layouts.set(cloth, layout);
  }
  const ranked = rankAnchors(room, [...speakers.values()], layout.shapes, layout.last);
  for (const [at, { name }] of [...speakers.values()].entries())
    if (ranked[at].length) layout.last.set(name, ranked[at][0].name);
  return new Map(seats.map((seat, at) => [seat, ranked[at]]));
}

/**
 * Draws the tail of a bubble.
 *
 * @param {HTMLElement} bubble
 * @param {Box} box
 * @param {Anchor} anchor
 * @param {Speaker} speaker
 */
function drawTail(bubble, box, { side, gap }, { face }) {
  const isUpright = side === "up" || side === "down";
  /** @type {["left" | "top", "right" | "bottom"]} */
  const [low, high] = isUpright ? ["left", "right"] : ["top", "bottom"];
  const [middle, half] = [(face[low] + face[high]) / 2, (box[high] - box[low]) / 2];
  const round = Math.min(ROUND, half);
  const at = Math.min(Math.max(middle, box[low] + round), box[high] - round);
  const tails = { up: "down", down: "up", left: "right", right: "left" };
  bubble.dataset.tail = gap <= LONGEST_TAIL ? tails[side] : "";
  bubble.style.setProperty("--tail", `${at - box[low]}px`);
}

/**
 * @param {HTMLElement} bubble
 * @param {Anchor[]} anchors
 * @param {Room} room
 * @param {Speaker} speaker
 * @returns {{ box: Box, anchor: Anchor } | null} The place of a bubble with its words.
 */
function placeFor(bubble, anchors, room, speaker) {
  const sizes = Object.entries(SHAPES).map(([name, price]) => {
    bubble.dataset.shape = name;
    return { name, price, size: { width: bubble.offsetWidth, height: bubble.offsetHeight } };
  });
  const boxOn = (/** @type {Anchor} */ anchor) => {
    const shape = /** @type {Shape} */ (sizes.find(({ name }) => name === anchor.shape));
    return boxAt(anchor, speaker, shape.size, room.area);
  };
  const isFree = (/** @type {Anchor} */ anchor) =>
    priceOf(boxOn(anchor), room.area, room.walls) < Infinity;
  // Where the longest words have no place, these words may have one.
  const anchor =
    anchors.find(isFree) ?? rankAnchors(room, [speaker], sizes, new Map())[0].find(isFree);
  return anchor ? { box: boxOn(anchor), anchor } : null;
}

/**
 * Moves each bubble of a table to its place. A bubble without a free place is not shown, because the
 * message or the list of events contains the same.
 *
 * @param {HTMLElement} cloth
 */
export function placeBubbles(cloth) {
  const bubbles = /** @type {HTMLElement[]} */ ([
    ...cloth.querySelectorAll(".cartes-match-bubble"),
  ]);
  if (!bubbles.length || !cloth.offsetWidth) return;
  const [room, speakers] = [roomOf(cloth), speakersOf(cloth)];
  const anchors = anchorsOn(cloth, room, speakers);
  for (const bubble of bubbles) {
    const seat = /** @type {Element} */ (bubble.parentElement);
    // A phrase of a friend hides the last call of this friend for a time.
    bubble.hidden = bubble.matches(":has(~ .cartes-match-bubble)");
    if (bubble.hidden) continue;
    const speaker = /** @type {Speaker} */ (speakers.get(seat));
    const place = placeFor(bubble, anchors.get(seat) ?? [], room, speaker);
    bubble.hidden = !place;
    if (!place) continue;
    const { box, anchor } = place;
    const { left, top } = boxOf(seat);
    room.walls.push({ box, price: Infinity });
    bubble.dataset.shape = anchor.shape;
    bubble.style.left = `${box.left - left}px`;
    bubble.style.top = `${box.top - top}px`;
    drawTail(bubble, box, anchor, speaker);
    const isOnName = priceOf(box, room.area, wallsIn(seat, ".cartes-match-who", 1)) > 0;
    bubble.toggleAttribute("data-on-name", isOnName);
  }
}

/**
 * Places the bubbles again when a part of the table gets another size.
 *
 * @param {HTMLElement} cloth
 * @param {HTMLElement[]} parts
 * @param {views.Texts} texts
 */
export function keepPlaced(cloth, parts, texts) {
  textsOf.set(cloth, texts);
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
