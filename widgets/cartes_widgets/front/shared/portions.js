/** The data of a browser in several messages, because the server drops messages over 64 kB. */

/** Maximum number of bytes of data in one message, without its other parts. */
const LARGEST = 40_000;
/** Maximum number of messages at once; the server would treat more as abuse. */
const MAX_MESSAGES = 20;

/** @param {unknown} value */
const size = (value) => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * @param {unknown} value
 * @returns {boolean} Whether one message can contain the value; a larger value is damaged.
 */
export const fitsOneMessage = (value) => size(value) <= LARGEST;

/**
 * @template T
 * @param {T[]} entries
 * @returns {T[][]} The entries in portions, each for one message; at least one portion, which may
 *   be empty.
 */
export function portions(entries) {
  /** @type {T[][]} */
  const parts = [[]];
  let filled = 0;
  for (const item of entries.filter(fitsOneMessage)) {
    const more = size(item) + 1;
    if (filled + more > LARGEST) {
      parts.push([]);
      filled = 0;
    }
    parts[parts.length - 1].push(item);
    filled += more;
  }
  return parts.slice(0, MAX_MESSAGES);
}
