/**
 * Draws cards of the deck, which the page holds once.
 *
 * @typedef {{ [card: string]: string }} SpokenNames
 */
import { element } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = "cartes-deck";
const VIEW_BOX = "0 0 244 380";

/** @type {Map<string, string>} Addresses of the pictures, by card. */
const pictures = new Map();

/** @type {Promise<void> | undefined} */
let filling;

/** Puts the deck into the page, unless it is there: not drawn, or each new style would reach it. */
function ensureDeck() {
  filling ??= document.getElementById(SPRITE) ? Promise.resolve() : fillDeck();
  return filling;
}

async function fillDeck() {
  const holder = element("div", {
    id: SPRITE,
    "aria-hidden": "true",
    style: "display:none",
  });
  document.body.append(holder);
  const host = /** @type {any} */ (globalThis).cartesHost;
  holder.innerHTML = host
    ? await (await fetch(host.deckUrl)).text()
    : (/** @type {any} */ (globalThis).cartesDeck ?? "");
}

/**
 * @param {Element} drawn
 * @param {Map<string, string>} parts Taken up: the shared parts that it uses, by id.
 */
function collect(drawn, parts) {
  for (const use of drawn.querySelectorAll("use")) {
    const id = (use.getAttribute("href") ?? "").slice(1);
    const part = document.getElementById(id);
    if (!part || parts.has(id)) continue;
    parts.set(id, new XMLSerializer().serializeToString(part));
    collect(part, parts);
  }
}

/**
 * The address of a card's picture, a document of its own: it is laid out and painted once, where
 * the shapes of an inline one would be with each change of the page around it.
 *
 * @param {string} card
 */
function pictureOf(card) {
  const held = pictures.get(card);
  if (held) return held;
  const symbol = document.getElementById(`card-${card}`);
  if (!symbol) return "";
  /** @type {Map<string, string>} */
  const parts = new Map();
  collect(symbol, parts);
  const defs = [...parts.values()].join("");
  const picture =
    `<svg xmlns="${SVG}" viewBox="${VIEW_BOX}" width="244" height="380">` +
    `<defs>${defs}</defs>${symbol.innerHTML}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  pictures.set(card, address);
  return address;
}

/**
 * @param {string} card Notation of the card, or "back".
 * @returns {HTMLImageElement} A picture without a name: whoever holds it says what it is.
 */
export function drawCard(card) {
  const image = document.createElement("img");
  image.className = "cartes-card";
  image.alt = "";
  image.decoding = "sync";
  image.draggable = false;
  image.setAttribute("aria-hidden", "true");
  const ready = pictureOf(card);
  if (ready) image.src = ready;
  else
    ensureDeck().then(() => {
      image.src = pictureOf(card);
    });
  return image;
}

/**
 * @param {string} card
 * @param {string} name Spoken name.
 * @returns {HTMLElement} A picture of a card with its name, not to be clicked.
 */
export const drawNamedCard = (card, name) =>
  element("span.cartes-still", { role: "img", "aria-label": name }, drawCard(card));
