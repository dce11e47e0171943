/**
 * The choice of a fixed place for the speech bubble of each player.
 *
 * A bubble begins at an anchor beside its player and grows away from there, so that its words never
 * move it. The anchor is chosen for the longest words, and for all players at once: it depends
 * neither on the words nor on the speaker.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {"up" | "down" | "left" | "right"} Side The side of the player on which a bubble is.
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ name: string, price: number, size: Size }} Shape A shape of a bubble, and its size
 *   with the longest words.
 * @typedef {{ name: string, face: Box, badge: Box, whole: Box, walls: Wall[], others: Box[] }} Speaker
 *   A player: the face; the face with the name; these with the cards; `walls` have a price for this
 *   player only; `others` are the faces of the other players.
 * @typedef {{ box: Box, price: number, whole?: number }} Wall What a bubble covers only for a price;
 *   infinite for what it never covers. `whole` is added for all of it, and less for a part.
 * @typedef {{ area: Box, walls: Wall[] }} Room
 * @typedef {{ name: string, side: Side, of: "face" | "badge" | "whole", gap: number, grows: -1 | 0 |
 *   1, from: number, shape: string }} Anchor `of` is what the bubble is beside, at a distance of
 *   `gap` pixels; `grows` is the direction along this side, 0 for both; the bubble begins there
 *   at `from`, a part of the face.
 */

/** The distances of a bubble to its player, in pixels, and their prices. */
const GAPS = /** @type {const} */ ([
  [6, 0],
  [20, 20],
  [40, 40],
]);
/** The least distance to all else, in pixels. */
const MARGIN = 2;
/** What it costs to stand where another player's bubble would. */
const CROWDED = 60;
/** What it costs to be nearer to another player. */
const ASTRAY = 120;
/** What it costs to leave the last anchor. */
const MOVED = 50;
const SIDES = /** @type {const} */ (["down", "up", "right", "left"]);
const PARTS = /** @type {const} */ ([
  ["badge", 0],
  ["whole", 6],
  ["face", 10],
]);
/** The directions in which a bubble grows, its beginnings, and their prices. */
const GROWTHS = /** @type {const} */ ([
  [0, 0, 0],
  [1, -0.15, 4],
  [-1, -0.15, 4],
  [1, 0.25, 8],
  [-1, 0.25, 8],
  [1, 0.55, 12],
  [-1, 0.55, 12],
]);

/**
 * @param {Box} one
 * @param {Box} other
 */
const meet = (one, other) =>
  one.left < other.right + MARGIN &&
  other.left < one.right + MARGIN &&
  one.top < other.bottom + MARGIN &&
  other.top < one.bottom + MARGIN;

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} The distance between two boxes; 0 if they meet.
 */
const distance = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {number} The part of `one` that `other` covers, from 0 to 1.
 */
function coveredPart(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const area = (one.right - one.left) * (one.bottom - one.top);
  return area && (Math.max(0, width) * Math.max(0, height)) / area;
}

/**
 * @param {[number, number]} face
 * @param {[number, number]} area
 * @param {number} length
 * @param {Anchor} anchor
 * @returns {number} The start of a bubble along a face.
 */
function along([low, high], [least, most], length, { grows, from }) {
  const begins = from * (high - low);
  if (grows > 0) return Math.max(low + begins, least);
  return grows < 0 ? Math.min(high - begins, most) - length : (low + high - length) / 2;
}

/**
 * @param {Anchor} anchor
 * @param {Speaker} speaker
 * @param {Size} size
 * @param {Box} area
 * @returns {Box} Where a bubble of this size is.
 */
export function boxAt(anchor, speaker, { width, height }, area) {
  const { side, of, gap } = anchor;
  const { face, [of]: part } = speaker;
  const isUpright = side === "up" || side === "down";
  const left = isUpright
    ? along([face.left, face.right], [area.left, area.right], width, anchor)
    : side === "right"
      ? part.right + gap
      : part.left - gap - width;
  const top = !isUpright
    ? along([face.top, face.bottom], [area.top, area.bottom], height, anchor)
    : side === "down"
      ? part.bottom + gap
      : part.top - gap - height;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * @param {Box} box
 * @param {Box} area
 * @param {Wall[]} walls
 * @returns {number} The price of all that a bubble covers; infinite if it may not be there.
 */
export function priceOf(box, area, walls) {
  const isIn =
    box.left >= area.left &&
    box.top >= area.top &&
    box.right <= area.right &&
    box.bottom <= area.bottom;
  if (!isIn) return Infinity;
  let sum = 0;
  for (const wall of walls) {
    if (meet(box, wall.box)) sum += wall.price + (wall.whole ?? 0) * coveredPart(wall.box, box);
    if (sum === Infinity) break;
  }
  return sum;
}

/** @param {Shape[]} shapes @returns {(Anchor & { price: number, size: Size })[]} */
const anchorsOf = (shapes) =>
  shapes.flatMap((shape) =>
    PARTS.flatMap(([of, partPrice]) =>
      GAPS.flatMap(([gap, gapPrice]) =>
        SIDES.flatMap((side) =>
          GROWTHS.map(([grows, from, growthPrice]) => ({
            name: [side, of, gap, grows, from, shape.name].join(" "),
            ...{ side, of, gap, grows, from, shape: shape.name, size: shape.size },
            price: shape.price + partPrice + gapPrice + growthPrice,
          })),
        ),
      ),
    ),
  );

/**
 * Lists the possible anchors of each player, the best first.
 *
 * @param {Room} room
 * @param {Speaker[]} speakers
 * @param {Shape[]} shapes
 * @param {ReadonlyMap<string, string>} last The names of the last anchors; the key is a player.
 * @returns {Anchor[][]} No anchor for a player whose longest words have no place.
 */
export function rankAnchors(room, speakers, shapes, last) {
  const all = anchorsOf(shapes);
  /** @type {Wall[]} */
  const taken = [];
  return speakers.map((speaker) => {
    const walls = [...room.walls, ...speaker.walls, ...taken];
    const possible = all
      .map((anchor) => {
        const box = boxAt(anchor, speaker, anchor.size, room.area);
        const far = distance(box, speaker.face);
        const astray = speaker.others.some((other) => distance(box, other) < far) ? ASTRAY : 0;
        const moved = last.has(speaker.name) && last.get(speaker.name) !== anchor.name ? MOVED : 0;
        return {
          anchor,
          box,
          price: anchor.price + astray + moved + priceOf(box, room.area, walls),
        };
      })
      .filter(({ price }) => price < Infinity)
      .sort((one, other) => one.price - other.price);
    if (possible.length) taken.push({ box: possible[0].box, price: CROWDED });
    return possible.map(({ anchor }) => anchor);
  });
}
