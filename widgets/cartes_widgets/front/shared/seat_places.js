/**
 * The place of each seat on the page. Play goes to the right: the next seat is on the player's right.
 *
 * The last seat is on the player's left.
 */

/** The positions from the player's own seat on, in the order of play, by the number of seats. */
const PLACES = /** @type {Record<number, string[]>} */ ({
  2: ["own", "north"],
  3: ["own", "east", "west"],
  4: ["own", "east", "north", "west"],
  5: ["own", "east", "north-east", "north-west", "west"],
  6: ["own", "east", "north-east", "north", "north-west", "west"],
  8: ["own", "south-east", "east", "north-east", "north", "north-west", "west", "south-west"],
});
/** The positions from the top left to the player's own. */
const READING = [
  ...["north-west", "north", "north-east", "west", "east"],
  ...["south-west", "south-east", "own"],
];

/**
 * @param {number} seat
 * @param {number} seats
 */
export const placeOf = (seat, seats) => (PLACES[seats] ?? PLACES[4])[seat];

/**
 * Puts a button at the place of a player, of which it is the name.
 *
 * @param {HTMLElement} button
 * @param {number} seat
 * @param {number} seats
 */
export function putAtSeat(button, seat, seats) {
  button.dataset.place = placeOf(seat, seats);
  button.style.setProperty("--place", button.dataset.place);
}

/**
 * @param {number} seats
 * @returns {{ seat: number, place: string }[]} The seats in reading order, from the top left.
 */
export function inReadingOrder(seats) {
  const places = PLACES[seats] ?? PLACES[4];
  const placed = places.map((place, seat) => ({ seat, place }));
  return placed.sort((item, other) => READING.indexOf(item.place) - READING.indexOf(other.place));
}

/**
 * Sorts seats from the player's left to the right; the player's own seat is last.
 *
 * @param {number} seat
 * @param {number} other
 */
export const fromTheLeft = (seat, other) => other - seat;

/**
 * @param {number} seat
 * @param {number} seats
 * @returns {string} The style of a seat at a round table, and its distance from the centre.
 */
export function pointOf(seat, seats) {
  const angle = Math.PI / 2 - (2 * Math.PI * seat) / seats;
  const [x, y] = [37 * Math.cos(angle), 39 * Math.sin(angle)];
  return `left:${(50 + x).toFixed(1)}%;top:${(50 + y).toFixed(1)}%;--x:${x.toFixed(1)};--y:${y.toFixed(1)}`;
}
