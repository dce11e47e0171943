/**
 * Places around a round table.
 */

/**
 * @param {number} seat
 * @param {number} seats
 * @returns {string} Where the seat stands: the reader's below, the others counter-clockwise from it.
 */
export function placeOf(seat, seats) {
  const angle = Math.PI / 2 - (2 * Math.PI * seat) / seats;
  return `left:${(50 + 37 * Math.cos(angle)).toFixed(1)}%;top:${(50 + 39 * Math.sin(angle)).toFixed(1)}%`;
}
