/**
 * Draws the faces of bots' characters and of people from parts.
 *
 * @typedef {{ ground: string, colours: Record<string, string>, moods: Record<string, [string,
 *   string][]> }} Face
 *
 * @typedef {{ parts: Record<string, string>, guests: Record<string, Face> }} Drawings `parts` has the
 *   SVG markup of the parts, `guests` the faces that people can choose, by their ids.
 */
import { drawingsOf } from "./drawings.js";
import { ownFace } from "./me.js";

const SVG = "http://www.w3.org/2000/svg";
const INK = "#1c1512";

/** @type {ReturnType<typeof drawingsOf<Drawings>>} */
const drawings = drawingsOf("faces");

/** @type {Map<string, string>} The data URL of each picture; the key is character and mood. */
const pictures = new Map();

/**
 * @param {Record<string, string>} parts The SVG markup of each part.
 * @param {Face} face
 * @param {string} mood
 */
function portraitOf(parts, { ground, colours, moods }, mood) {
  const paths = moods[mood]
    .map(([part, moved]) => (moved ? `<g transform="${moved}">` : "<g>") + `${parts[part]}</g>`)
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
 * @param {(drawings: Drawings) => [id: string, face: Face]} faceOf
 * @param {string} mood
 * @returns {HTMLImageElement} A picture without a name; the element around it has the name.
 */
function drawFace(faceOf, mood) {
  const image = document.createElement("img");
  image.className = "cartes-portrait";
  image.alt = "";
  image.draggable = false;
  image.setAttribute("aria-hidden", "true");
  drawings.whenReady((from) => {
    const [id, face] = faceOf(from);
    const key = `${id}/${mood}`;
    if (!pictures.has(key)) {
      const picture = portraitOf(from.parts, face, mood);
      pictures.set(key, `data:image/svg+xml,${encodeURIComponent(picture)}`);
    }
    image.src = /** @type {string} */ (pictures.get(key));
  });
  return image;
}

/**
 * @param {string} person Id of the bot's character.
 * @param {Face} face
 * @param {string} [mood]
 */
export const drawPortrait = (person, face, mood = "neutral") =>
  drawFace(() => [person, face], mood);

/**
 * @param {string} [mood]
 * @returns {HTMLImageElement} The face that the learner chose, else the first one.
 */
export const drawOwnPortrait = (mood = "neutral") =>
  drawFace(({ guests }) => {
    const id = guests[ownFace()] ? ownFace() : Object.keys(guests)[0];
    return [id, guests[id]];
  }, mood);

/** @returns {Promise<[id: string, face: Face][]>} The faces to choose from. */
export const guestFaces = async () => Object.entries((await drawings.ready())?.guests ?? {});
