/**
 * Draws a trick in one of three densities.
 *
 * An exercise marks each seat: who leads, whose turn it is, the order of the cards. A walk reserves
 * the space of later cards. A match draws its seats around the trick, so that only the cards are in
 * the middle.
 *
 * @typedef {"exercise" | "walk" | "match"} Density
 * @typedef {Pick<views.Scene, "seats" | "plays" | "winning" | "turn" | "names" | "you" | "hand"
 *   | "tricks">} Trick
 * @typedef {object} Parts How the cards of this density are drawn.
 * @property {(card: string, seat: number, isWinning: boolean) => Node} card
 * @property {(seat: number) => HTMLElement | undefined} [name] Draws the name of a seat.
 * @property {(seat: number) => Node | null} [gap] Draws the space of a later card.
 * @property {(text: import("./dom.js").Child[], longest: import("./dom.js").Child[]) => Node}
 *   [steady] Draws a text in the space of a longer one.
 * @typedef {{ seat: number, place: string, name: string, order: number, card: string | null,
 *   isWinning: boolean, isTurn: boolean }} Seat `order` is 0 if the seat has not played yet.
 */
import { element } from "./dom.js";
import { inReadingOrder } from "./seat_places.js";

const USUAL_SEATS = 4;

/**
 * The offset, in percent of a card, and the rotation of the card from each place; for some numbers
 * of seats, other ones.
 */
const LIES = /** @type {Record<string | number, Record<string, number[]>>} */ ({
  usual: {
    ...{ north: [4, -33, 2], own: [-5, 34, -3], west: [-64, -3, -7], east: [64, 4, 6] },
    ...{ "north-west": [-44, -36, -9], "north-east": [46, -34, 8] },
  },
  2: { north: [4, -16, 2], own: [-5, 32, -3] },
  5: { west: [-70, 24, -7], east: [70, 26, 6] },
  6: { west: [-70, 24, -7], east: [70, 26, 6] },
  8: {
    ...{ north: [0, -68, 1], own: [0, 68, -1], west: [-104, 0, -2], east: [104, 0, 2] },
    ...{ "north-west": [-102, -66, -2], "north-east": [102, -66, 2] },
    ...{ "south-west": [-102, 66, 2], "south-east": [102, 66, -2] },
  },
});

/** @param {string} place @param {number} seats @returns {string} The style of a played card. */
function lieOf(place, seats) {
  const [x, y, turned] = LIES[seats]?.[place] ?? LIES.usual[place];
  return `--lie:${x}% ${y}%;--turned:${turned}`;
}

/**
 * @param {number} seats
 * @returns {HTMLElement[]} An empty place for the card of each seat of a match.
 */
export const emptyPlaces = (seats) =>
  inReadingOrder(seats).map(({ place }) =>
    element(`li.cartes-match-lie-${place}.cartes-match-empty`, { style: lieOf(place, seats) }),
  );

/**
 * @param {Trick} trick
 * @returns {Seat[]} The contents of each seat, in reading order.
 */
const seatsOf = (trick) =>
  inReadingOrder(trick.seats ?? USUAL_SEATS).map(({ seat, place }) => {
    const at = trick.plays?.findIndex((play) => play.seat === seat) ?? -1;
    const card = trick.plays?.[at]?.card ?? null;
    const isWinning = card !== null && trick.winning === seat;
    const name = trick.names?.[seat] ?? "";
    return { seat, place, name, order: at + 1, card, isWinning, isTurn: trick.turn === seat };
  });

/** @param {boolean} isSet @param {string} name A CSS class. */
const when = (isSet, name) => (isSet ? `.${name}` : "");

/**
 * @param {Trick} trick
 * @param {Seat} at
 * @param {views.Texts} texts
 * @param {Parts} parts
 */
function drawMarkedSeat(trick, at, texts, parts) {
  const { seat, name, order, card, isWinning, isTurn } = at;
  // The learner's cards are below the table, so a name alone would only take their space.
  const named = parts.name?.(seat);
  if (!named && seat === trick.you && trick.hand?.length && card === null) return [];
  return [
    named ?? element("span.cartes-seat-name", {}, name),
    card === null
      ? null
      : element(
          "span.cartes-front",
          {},
          parts.card(card, seat, isWinning),
          element("span.cartes-order", {}, String(order)),
        ),
    isTurn ? element("span.cartes-mark", {}, texts["to-play"]) : null,
  ];
}

/**
 * @param {Trick} trick
 * @param {Seat} at
 * @param {views.Texts} texts
 * @param {Parts} parts
 */
function drawWalkSeat(trick, at, texts, parts) {
  const { seat, place, name, order, card, isWinning, isTurn } = at;
  const text = [
    order ? element("b", {}, `${order} `) : null,
    parts.name?.(seat) ?? name,
    isTurn ? element("span.cartes-unseen", {}, `, ${texts["to-play"]}`) : null,
    isWinning ? element("span.cartes-unseen", {}, `, ${texts.leading}`) : null,
  ];
  const last = element("b", {}, `${trick.seats ?? USUAL_SEATS} `);
  // If the hand is below, no space is reserved for the card that comes from it; after tricks that
  // the page showed, the space remains, so that the hand does not move.
  const isBelow = place === "own" && trick.hand?.length && !parts.steady && !trick.tricks;
  return [
    element("span.cartes-seat-name", {}, parts.steady ? parts.steady(text, [last, name]) : text),
    card === null ? (isBelow ? null : parts.gap?.(seat)) : parts.card(card, seat, isWinning),
  ];
}

/**
 * @param {Trick} trick
 * @param {views.Texts} texts
 * @param {Density} density
 * @param {Parts} parts
 * @returns {HTMLElement}
 */
export function drawTrick(trick, texts, density, parts) {
  const [seats, count] = [seatsOf(trick), trick.seats ?? USUAL_SEATS];
  const label = { "aria-label": texts.trick };
  if (density !== "match") {
    const draw = density === "walk" ? drawWalkSeat : drawMarkedSeat;
    const items = seats.map((at) => {
      const shown = draw(trick, at, texts, parts);
      const look = `${when(at.isWinning, "cartes-winning")}${when(at.isTurn, "cartes-turn")}`;
      return shown.length
        ? element(
            `li.cartes-seat.cartes-seat-${at.place}${look}`,
            { style: `--place:${at.place}` },
            shown,
          )
        : null;
    });
    const look = when(!trick.plays?.length, "cartes-unplayed");
    return element(`ol.cartes-trick${look}`, { ...label, "data-seats": count }, items);
  }
  // Each card covers those that were played before.
  const played = seats
    .filter(({ order }) => order)
    .sort((first, other) => first.order - other.order);
  return element(
    `ol.cartes-match-trick.cartes-match-of-${count}`,
    label,
    played.map(({ seat, place, card, isWinning }) =>
      element(
        `li.cartes-match-lie-${place}${when(isWinning, "cartes-match-winning")}`,
        { style: lieOf(place, count) },
        parts.card(card ?? "", seat, isWinning),
      ),
    ),
  );
}
