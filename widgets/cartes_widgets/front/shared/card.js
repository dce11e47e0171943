/**
 * Draws cards of the deck, which the page loads only once.
 *
 * @typedef {{ [card: string]: string }} CardNames
 */
import { element } from "./dom.js";
import { drawingsOf } from "./drawings.js";

/**
 * The deck from the server: the drawing of each card, and the parts that cards share.
 *
 * @typedef {{ cards: Record<string, string>, parts: Record<string, string> }} Deck
 */

const SVG = "http://www.w3.org/2000/svg";
const HOLDER = "cartes-deck";
const VIEW_BOX = "0 0 244 380";
const PART_USED = /href="#deck-([^"]+)"/g;
const PIPS = ["pip-o", "pip-c", "pip-e", "pip-b"];

/** @type {Map<string, string>} The data URL of each picture; the key is the card. */
const pictures = new Map();

/** @type {ReturnType<typeof drawingsOf<Deck>>} */
const deck = drawingsOf("deck", () => addSuits(document));

/** Calls a function with the deck, immediately or when it has arrived. */
export const whenDeckReady = deck.whenReady;

/**
 * Adds the pictures of the suits to a document or to a shadow root: `<use>` finds only those of its
 * own root.
 *
 * @param {Document | ShadowRoot} root
 */
export function addSuits(root) {
  deck.whenReady((from) => {
    if (root.getElementById(HOLDER)) return;
    // Suits are drawn in the page with its colours. The holder is hidden, so that new styles do not
    // reach it.
    const holder = element("div", { id: HOLDER, "aria-hidden": "true", style: "display:none" });
    holder.innerHTML = `<svg>${definitions(from, PIPS)}</svg>`;
    ("body" in root ? root.body : root).append(holder);
  });
}

/**
 * @param {Deck} from
 * @param {Iterable<string>} names The names of shared parts.
 * @returns {string} The definitions of these parts, and of all parts that they use.
 */
function definitions({ parts }, names) {
  const wanted = new Set(names);
  // Elements added during this loop are visited too.
  for (const name of wanted)
    for (const [, used] of parts[name].matchAll(PART_USED)) wanted.add(used);
  const symbols = [...wanted].map((name) => `<g id="deck-${name}">${parts[name]}</g>`);
  return `<defs>${symbols.join("")}</defs>`;
}

/**
 * The data URL of a card's picture.
 *
 * As a separate document, the picture is laid out and painted once. Shapes in the page would be
 * painted again at each change around them.
 *
 * @param {Deck} from
 * @param {string} card
 */
function pictureOf(from, card) {
  const cached = pictures.get(card);
  if (cached) return cached;
  const markup = from.cards[card];
  const used = [...markup.matchAll(PART_USED)].map(([, name]) => name);
  const picture =
    `<svg xmlns="${SVG}" viewBox="${VIEW_BOX}" width="244" height="380">` +
    `${definitions(from, used)}${markup}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  pictures.set(card, address);
  return address;
}

/**
 * @param {string} card Notation of the card, or "back".
 * @returns {HTMLImageElement} A picture without a name; the element around it has the name.
 */
export function drawCard(card) {
  const image = document.createElement("img");
  image.className = "cartes-card";
  image.alt = "";
  image.decoding = "sync";
  image.draggable = false;
  image.setAttribute("aria-hidden", "true");
  deck.whenReady((from) => {
    if (from.cards[card]) image.src = pictureOf(from, card);
  });
  return image;
}

/**
 * @param {{ card_names?: CardNames }} scene
 * @param {string} card
 * @returns {string} The name of the card.
 */
export const nameOf = (scene, card) => scene.card_names?.[card] ?? card;

/**
 * @param {string} card
 * @returns {Promise<HTMLImageElement | null>} The picture of the card when it is ready to be
 *   painted; null without a card.
 */
export async function cardPicture(card) {
  const from = await deck.ready();
  if (!from?.cards[card]) return null;
  const image = document.createElement("img");
  image.src = pictureOf(from, card);
  await image.decode();
  return image;
}

/**
 * @param {string} card
 * @param {string} name Spoken name of the card.
 * @param {string} [look] CSS classes of the card.
 * @param {import("./dom.js").Attributes} [attributes]
 * @param {import("./dom.js").Child} [over] An element that covers the picture.
 * @returns {HTMLElement} A picture of a card with its name, which cannot be clicked.
 */
export const drawNamedCard = (card, name, look = "cartes-still", attributes = {}, over = null) =>
  element(
    `span.${look}`,
    { role: "img", "data-card": card, "aria-label": name, ...attributes },
    drawCard(card),
    over,
  );

/**
 * @param {number} count
 * @param {string} [look] CSS classes of each card.
 * @returns {HTMLElement[]} Face-down cards without names.
 */
export const drawBacks = (count, look = "cartes-still") =>
  Array.from({ length: count }, () =>
    element(`span.${look}`, { "aria-hidden": "true" }, drawCard("back")),
  );
