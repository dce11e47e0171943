/**
 * What a browser remembers, in messages that the server takes: it drops those over 64 kB.
 */

/** Bytes of what is remembered in one message; the message's own parts come on top. */
const LARGEST = 40_000;
/** More messages at once would pass for a flood. */
const MOST = 20;

/** @param {unknown} value */
const size = (value) => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * @param {unknown} value
 * @returns {boolean} Whether one message can hold it; what cannot is damaged, and of no use.
 */
export const fitsOneMessage = (value) => size(value) <= LARGEST;

/**
 * @template T
 * @param {T[]} entries
 * @returns {T[][]} The same in portions for one message each: at least one, which may be empty.
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
  return parts.slice(0, MOST);
}
