/** Finds the largest size that fits with few measurements, each of which needs a layout. */

/** Number of sizes that are guessed from heights before the range is halved instead. */
const GUESSES = 3;

/**
 * @param {number} least A size that is assumed to fit.
 * @param {number} most The largest size to try.
 * @param {number} step The precision: the result is less than this below a size that does not fit.
 * @param {number} room The available height.
 * @param {(size: number) => number} heightAt The height that a size needs; infinite if it does not
 *   fit in width. It must not fall when the size grows.
 * @returns {number} `most` or a smaller size that fits; `least` if none does.
 */
export function largest(least, most, step, room, heightAt) {
  let above = heightAt(most);
  if (above <= room || most - least <= step) return above <= room ? most : least;
  // The same sizes are tried for every room, so equal contents keep equal sizes.
  const count = 2 ** Math.ceil(Math.log2((most - least) / step));
  const sizeOf = (/** @type {number} */ at) => least + ((most - least) * at) / count;
  let [low, high, below] = [0, count, heightAt(least)];
  for (let tried = 0; high - low > 1; tried += 1) {
    // The height grows almost evenly with the size, so a guess is near.
    const isEven = tried < GUESSES && above < Infinity && below < above;
    const share = isEven ? (room - below) / (above - below) : 0.5;
    const guess = low + Math.floor(share * (high - low));
    const middle = Math.min(high - 1, Math.max(low + 1, guess));
    const height = heightAt(sizeOf(middle));
    if (height <= room) [low, below] = [middle, height];
    else [high, above] = [middle, height];
  }
  return sizeOf(low);
}

/**
 * @param {(size: number) => void} use Applies a size.
 * @param {() => number} measure The height with the applied size, which needs a layout.
 * @returns {(size: number) => number} Applies a size and returns its height; measures each size
 *   once.
 */
export function measuringOnce(use, measure) {
  /** @type {Map<number, number>} */
  const heights = new Map();
  return (size) => {
    use(size);
    const height = heights.get(size) ?? measure();
    heights.set(size, height);
    return height;
  };
}
