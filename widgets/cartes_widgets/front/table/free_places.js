/**
 * The search for a free place of a speech bubble.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ width: number, height: number, price: number, name: string }} Shape A possible size of
 *   a bubble, and its cost.
 * @typedef {{ face: Box, badge: Box, others: Box[], shapes: Shape[] }} Speaker A player who speaks;
 *   the badge is the face with the name, and `others` are the badges of the other players.
 * @typedef {{ area: Box, solid: Box[], soft: Box[] }} Room The area of all bubbles; what they never
 *   cover; and what they cover only if all other places are farther.
 * @typedef {{ box: Box, cost: number, name: string }} Place
 */

/** Least distances in pixels: to the player, for the tail; and to all else. */
const [TAIL, MARGIN] = [8, 3];
/** The greatest distance to the player, in pixels. */
const REACH = 130;
const STEP = 5;
/** The part of an edge that is round, so that no tail is there, in pixels. */
export const ROUND = 14;
/** The costs, in pixels of distance: of a soft place, of one without a tail, and of no place. */
const [COVERS, ASKEW, UNSEEN] = [26, 12, 1000];

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} The distance between two boxes; 0 if they meet.
 */
const gap = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/**
 * @param {Box} one
 * @param {Box} other
 * @param {number} margin
 */
const meet = (one, other, margin) =>
  one.left < other.right + margin &&
  other.left < one.right + margin &&
  one.top < other.bottom + margin &&
  other.top < one.bottom + margin;

/**
 * Whether a tail between two boxes can be level or upright.
 *
 * @param {Box} one
 * @param {Box} other
 */
const isBeside = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUND ||
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUND;

/**
 * @param {number} start
 * @param {number} least
 * @param {number} most
 * @returns {number[]} The limits, and between them numbers in steps from `start`.
 */
function steps(start, least, most) {
  if (most < least) return [];
  const first = start - Math.floor((start - least) / STEP) * STEP;
  const count = Math.max(0, Math.floor((most - first) / STEP) + 1);
  return [least, ...Array.from({ length: count }, (_, at) => first + at * STEP), most];
}

/**
 * @param {Room} room
 * @param {Speaker} speaker
 * @param {Shape} shape
 * @returns {Place | null} The best place of a bubble of this shape, if any.
 */
function findPlaceOf({ area, solid, soft }, { face, badge, others }, { width, height, ...shape }) {
  const [x, y] = [(face.left + face.right - width) / 2, (face.top + face.bottom - height) / 2];
  const near = {
    left: Math.max(badge.left - REACH - width, area.left),
    top: Math.max(badge.top - REACH - height, area.top),
    right: Math.min(badge.right + REACH + width, area.right),
    bottom: Math.min(badge.bottom + REACH + height, area.bottom),
  };
  const walls = solid.filter((wall) => meet(near, wall, MARGIN));
  const lefts = steps(x, near.left, near.right - width);
  /** @type {Place | null} */
  let best = null;
  for (const top of steps(y, near.top, near.bottom - height))
    for (const left of lefts) {
      const box = { left, top, right: left + width, bottom: top + height };
      const far = gap(box, badge);
      let cost = far + Math.hypot(left - x, top - y) / 8 + shape.price;
      if (far < TAIL || far > REACH || (best && cost >= best.cost)) continue;
      if (walls.some((wall) => meet(box, wall, MARGIN))) continue;
      // Beside another player, it would seem that this player speaks.
      if (others.some((other) => gap(box, other) <= far)) continue;
      if (soft.some((wall) => meet(box, wall, 0))) cost += COVERS;
      if (!isBeside(box, face)) cost += ASKEW;
      if (!best || cost < best.cost) best = { box, cost, name: shape.name };
    }
  return best;
}

/**
 * @param {Room} room
 * @param {Speaker[]} speakers
 * @returns {(Place | null)[]} The places of the speakers' bubbles, the first bubble first.
 */
function placeInTurn(room, speakers) {
  const solid = [...room.solid];
  return speakers.map((speaker) => {
    const places = speaker.shapes
      .map((shape) => findPlaceOf({ ...room, solid }, speaker, shape))
      .filter((place) => place !== null)
      .sort((one, other) => one.cost - other.cost);
    if (places.length) solid.push(places[0].box);
    return places[0] ?? null;
  });
}

/**
 * Finds the places of bubbles; the first or the last speaker chooses first, whichever is better.
 *
 * @param {Room} room
 * @param {Speaker[]} speakers
 * @returns {(Place | null)[]} A place for each speaker; null if no place is free.
 */
export function findPlaces(room, speakers) {
  const cost = (/** @type {(Place | null)[]} */ places) =>
    places.reduce((sum, place) => sum + (place?.cost ?? UNSEEN), 0);
  const first = placeInTurn(room, speakers);
  if (speakers.length < 2) return first;
  const last = placeInTurn(room, [...speakers].reverse()).reverse();
  return cost(last) < cost(first) ? last : first;
}
