/**
 * What a browser remembers, in messages that the server takes: it drops those over 64 kB.
 */

/** Bytes of what is remembered in one message; the message's own parts come on top. */
const LARGEST = 40_000;
/** More messages at once would pass for a flood. */
const MOST = 20;

/** @param {unknown} kept */
const size = (kept) => new TextEncoder().encode(JSON.stringify(kept)).length;

/**
 * @param {unknown} kept
 * @returns {boolean} Whether one message can hold it; what cannot is damaged, and of no use.
 */
export const fitsOneMessage = (kept) => size(kept) <= LARGEST;

/**
 * @template T
 * @param {T[]} kept
 * @returns {T[][]} The same in portions for one message each: at least one, which may be empty.
 */
export function portions(kept) {
  /** @type {T[][]} */
  const found = [[]];
  let filled = 0;
  for (const item of kept.filter(fitsOneMessage)) {
    const more = size(item) + 1;
    if (filled + more > LARGEST) {
      found.push([]);
      filled = 0;
    }
    found[found.length - 1].push(item);
    filled += more;
  }
  return found.slice(0, MOST);
}
