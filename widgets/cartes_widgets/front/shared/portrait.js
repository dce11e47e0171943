/**
 * Draws the face of a bot's character from the deck's parts of faces.
 *
 * @typedef {{ ground: string, colours: Record<string, string>, moods: Record<string, [string,
 *   string][]> }} Face
 */
import { afterRender } from "./card.js";

const SVG = "http://www.w3.org/2000/svg";
const INK = "#1c1512";

/** @type {Map<string, string>} The data URL of each picture; the key is character and mood. */
const pictures = new Map();

/**
 * @param {Record<string, string>} parts The SVG markup of each part.
 * @param {Face} face
 * @param {string} mood
 */
function portraitOf(parts, { ground, colours, moods }, mood) {
  const paths = moods[mood]
    .map(([part, moved]) => `<g${moved ? ` transform="${moved}"` : ""}>${parts[part]}</g>`)
    .join("")
    .replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour);
  return (
    `<svg xmlns="${SVG}" viewBox="0 0 96 96" width="96" height="96">` +
    `<clipPath id="round"><circle cx="48" cy="48" r="45.4"/></clipPath>` +
    `<circle cx="48" cy="48" r="46" fill="${ground}"/><g clip-path="url(#round)">` +
    `<g transform="translate(-3.4 -3)scale(1.07)" stroke="${INK}" stroke-width="2.6" ` +
    `stroke-linejoin="round" stroke-linecap="round">${paths}</g></g>` +
    `<circle cx="48" cy="48" r="45.4" fill="none" stroke="${INK}" stroke-width="2.8"/></svg>`
  );
}

/**
 * @param {string} person Id of the bot's character.
 * @param {Face} face
 * @param {string} [mood]
 * @returns {HTMLImageElement} A picture without a name; the element around it has the name.
 */
export function drawPortrait(person, face, mood = "neutral") {
  const image = document.createElement("img");
  image.className = "cartes-portrait";
  image.alt = "";
  image.draggable = false;
  image.setAttribute("aria-hidden", "true");
  const key = `${person}/${mood}`;
  afterRender(({ faces }) => {
    if (!pictures.has(key)) {
      const picture = portraitOf(faces, face, mood);
      pictures.set(key, `data:image/svg+xml,${encodeURIComponent(picture)}`);
    }
    image.src = /** @type {string} */ (pictures.get(key));
  });
  return image;
}
