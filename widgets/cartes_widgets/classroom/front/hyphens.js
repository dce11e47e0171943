/** Soft hyphens in the long words of nicknames. */
/** The largest number of letters between soft hyphens. */
const PART = 8;

/** @param {string | undefined} letter */
const isVowel = (letter) => /[aeiouy]/i.test((letter ?? "").normalize("NFD"));

/**
 * @param {string[]} letters
 * @param {number} ideal
 * @returns {number} The place for a hyphen: before a consonant and a vowel, the nearest to `ideal`.
 */
function hyphenIn(letters, ideal) {
  const places = [0, -1, 1, -2, 2].map((step) => ideal + step);
  return places.find((at) => !isVowel(letters[at]) && isVowel(letters[at + 1])) ?? ideal;
}

/**
 * A nickname whose long words break at a hyphen if they do not fit in one line.
 *
 * @param {string} name
 * @param {number} [shortest] The number of letters of the shortest word that may break.
 */
export const hyphenated = (name, shortest = 9) =>
  name.replace(/\p{L}+/gu, (word) => {
    const letters = [...word];
    if (letters.length < shortest) return word;
    const several = Math.ceil(letters.length / PART);
    const hyphens = [...Array(several).keys()]
      .slice(1)
      .map((n) => hyphenIn(letters, Math.round((n * letters.length) / several)));
    return letters.map((letter, n) => (hyphens.includes(n) ? `\u00ad${letter}` : letter)).join("");
  });
