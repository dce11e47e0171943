/**
 * Draws cards of the deck, which the page holds once.
 *
 * @typedef {{ [card: string]: string }} SpokenNames
 */
import { element } from "./dom.js";

/**
 * The deck as the server gives it: what is drawn on each card, and the parts that they share.
 *
 * @typedef {{ cards: Record<string, string>, parts: Record<string, string>,
 *   faces: Record<string, string> }} Deck `faces` has the parts of faces.
 */

const SVG = "http://www.w3.org/2000/svg";
const HOLDER = "cartes-deck";
const VIEW_BOX = "0 0 244 380";
const PART_USED = /href="#deck-([^"]+)"/g;
const PIPS = ["pip-o", "pip-c", "pip-e", "pip-b"];

/** @type {Map<string, string>} Addresses of the pictures, by card. */
const pictures = new Map();

/** @type {Deck | null} Null until it has come. */
let deck = null;

/** @type {Promise<void> | undefined} */
let coming;

/** Ends once the deck is there, or cannot be had now: the next card asks for it again. */
function whenDeckIsThere() {
  coming ??= loadDeck().catch(() => {
    coming = undefined;
  });
  return coming;
}

async function loadDeck() {
  const page = /** @type {any} */ (globalThis);
  const fetched = /** @type {Deck} */ (
    page.cartesHost
      ? await (await fetch(page.cartesHost.deckUrl)).json()
      : JSON.parse(page.cartesDeck)
  );
  deck = fetched;
  if (document.getElementById(HOLDER)) return;
  // Suits are drawn in the page itself, in its colours. Not shown, or each new style would reach it.
  const holder = element("div", { id: HOLDER, "aria-hidden": "true", style: "display:none" });
  holder.innerHTML = `<svg>${definitions(fetched, PIPS)}</svg>`;
  document.body.append(holder);
}

/**
 * @param {Deck} from
 * @param {Iterable<string>} names Of shared parts.
 * @returns {string} Those parts, and all that they use in turn.
 */
function definitions({ parts }, names) {
  const wanted = new Set(names);
  // What is added while it is gone through is gone through as well.
  for (const name of wanted)
    for (const [, used] of parts[name].matchAll(PART_USED)) wanted.add(used);
  const symbols = [...wanted].map((name) => `<g id="deck-${name}">${parts[name]}</g>`);
  return `<defs>${symbols.join("")}</defs>`;
}

/**
 * The address of a card's picture, a document of its own: it is laid out and painted once, where
 * the shapes of one in the page would be with each change around it.
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

/** @param {(deck: Deck) => void} draw Called with the deck: now, or once it has come. */
export function whenDrawn(draw) {
  if (deck) draw(deck);
  else
    whenDeckIsThere().then(() => {
      if (deck) draw(deck);
    });
}

/**
 * @param {string} card Notation of the card, or "back".
 * @returns {HTMLImageElement} A picture without a name: the element around it has the name.
 */
export function drawCard(card) {
  const image = document.createElement("img");
  image.className = "cartes-card";
  image.alt = "";
  image.decoding = "sync";
  image.draggable = false;
  image.setAttribute("aria-hidden", "true");
  whenDrawn((from) => {
    if (from.cards[card]) image.src = pictureOf(from, card);
  });
  return image;
}

/**
 * @param {{ spoken?: SpokenNames }} scene
 * @param {string} card
 * @returns {string} Its spoken name.
 */
export const nameOf = (scene, card) => scene.spoken?.[card] ?? card;

/**
 * @param {string} card
 * @returns {Promise<HTMLImageElement | null>} The card, ready to be painted; null without one.
 */
export async function cardPicture(card) {
  await whenDeckIsThere();
  if (!deck?.cards[card]) return null;
  const image = document.createElement("img");
  image.src = pictureOf(deck, card);
  await image.decode();
  return image;
}

/**
 * @param {string} card
 * @param {string} name Spoken name.
 * @param {string} [look] CSS classes of the card.
 * @param {import("./dom.js").Attributes} [attributes]
 * @param {import("./dom.js").Child} [over] What lies over the picture.
 * @returns {HTMLElement} A picture of a card with its name, not to be clicked.
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
 * @returns {HTMLElement[]} Cards face down, without names.
 */
export const drawBacks = (count, look = "cartes-still") =>
  Array.from({ length: count }, () =>
    element(`span.${look}`, { "aria-hidden": "true" }, drawCard("back")),
  );
