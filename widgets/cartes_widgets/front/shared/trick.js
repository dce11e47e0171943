/**
 * Draws a trick in one of three densities.
 *
 * An exercise marks each seat: who leads, whose turn it is, the order of the cards. A walk reserves
 * the space of later cards. A match draws its seats around the trick, so that only the cards are in
 * the middle.
 *
 * @typedef {"exercise" | "walk" | "match"} Density
 * @typedef {Pick<views.Scene, "seats" | "plays" | "winning" | "turn" | "names" | "you" | "mates" |
 *   "fronts" | "hand">} Trick
 * @typedef {object} Parts How the cards of this density are drawn.
 * @property {(card: string, seat: number, isWinning: boolean) => Node} card
 * @property {(seat: number) => HTMLElement | undefined} [name] Draws the name of a seat.
 * @property {() => Node} [gap] Draws the space of a later card.
 * @property {(text: import("./dom.js").Child[], longest: import("./dom.js").Child[]) => Node}
 *   [steady] Draws a text in the space of a longer one.
 * @typedef {{ seat: number, place: string, name: string, order: number, card: string | null,
 *   isWinning: boolean, isTurn: boolean }} Seat `order` is 0 if the seat has not played yet.
 */
import { element } from "./dom.js";
import { inReadingOrder } from "./seat_places.js";

const USUAL_SEATS = 4;

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
  const { seat, place, name, order, card, isWinning, isTurn } = at;
  const isYou = seat === trick.you;
  const marks = [
    isWinning && texts.leading,
    isTurn && texts["to-play"],
    !isYou && trick.mates?.includes(seat) && texts.mate,
  ].filter(Boolean);
  const earlier = trick.fronts?.[seat] ?? [];
  // The learner's cards are below the table, so a name alone would only take their space.
  const named = parts.name?.(seat);
  if (!named && isYou && trick.hand?.length && card === null && !earlier.length) return null;
  const front = [
    ...earlier.map((past) => element("span.cartes-earlier", {}, parts.card(past, seat, false))),
    ...(card === null
      ? []
      : [parts.card(card, seat, isWinning), element("span.cartes-order", {}, String(order))]),
  ];
  return element(
    `div.cartes-seat.cartes-seat-${place}${when(isWinning, "cartes-winning")}${when(isTurn, "cartes-turn")}`,
    {},
    named ?? element("span.cartes-seat-name", {}, name),
    front.length ? element("span.cartes-front", {}, front) : null,
    marks.length ? element("span.cartes-mark", {}, marks.join(", ")) : null,
  );
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
  // If the hand is below, no space is reserved for the card that comes from it.
  const isBelow = place === "own" && trick.hand?.length && !parts.steady;
  return element(
    `li.cartes-felt-${place}${when(isWinning, "cartes-ahead")}`,
    {},
    element(
      `span.cartes-felt-seat${when(isTurn, "cartes-felt-turn")}`,
      {},
      parts.steady ? parts.steady(text, [last, name]) : text,
    ),
    card === null ? null : parts.card(card, seat, isWinning),
    card !== null || isBelow ? null : parts.gap?.(),
  );
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
  if (density === "exercise")
    return element(
      "div.cartes-seats",
      { "data-seats": count },
      seats.map((at) => drawMarkedSeat(trick, at, texts, parts)),
    );
  if (density === "walk")
    return element(
      `ol.cartes-felt-trick.cartes-felt-of-${count}${when(!trick.plays?.length, "cartes-felt-unplayed")}`,
      label,
      seats.map((at) => drawWalkSeat(trick, at, texts, parts)),
    );
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
        {},
        parts.card(card ?? "", seat, isWinning),
      ),
    ),
  );
}
