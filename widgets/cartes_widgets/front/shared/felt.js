/**
 * Draws a position on the table in the available space: a trick, cards, a pile, calls.
 *
 * Cards that can be touched are buttons. After the answer, the right card and the chosen card are
 * marked.
 *
 * @typedef {{ items: Set<string>, pick: (id: string) => void, seats?: Map<number, HTMLElement> }}
 *   Picking Cards that can be touched, and the buttons of players that can be touched, by seat.
 * @typedef {{ node: HTMLElement, mark: (marks: Marks) => void }} Felt
 * @typedef {{ slots: (string | null)[], fullest: views.Scene }} Steady For one of several scenes:
 *   the places of its hand, null for an empty place, and a scene of the largest size.
 * @typedef {{ right: string, given: string | null, rightTag: string, givenTag: string }} Marks
 */
import { drawBacks, drawCard, drawNamedCard, nameOf } from "./card.js";
import { element } from "./dom.js";
import { drawFaceOf } from "./face.js";
import { drawFading } from "./fading.js";
import { isLowWindow } from "./low_window.js";
import { drawSuit } from "./suit.js";
import { drawPlayers } from "./placing.js";
import { drawTrick } from "./trick.js";
import { fromTheLeft, placeOf } from "./seat_places.js";

const SEAT = "seat-";
const OWN = `${SEAT}0`;
const ONE_ROW = 6;
/** Maximum number of cards in a row on a phone in landscape, which is wider and lower. */
const ONE_LOW_ROW = 9;
/** Maximum number of overlapping cards in a row; with more, the ranks would be hidden. */
const MOST_IN_A_ROW = 12;
const FEW = 2;

/**
 * Draws one card: a button if it can be touched, else a picture.
 *
 * @param {views.Scene} scene
 * @param {string} card
 * @param {Picking | null} picking
 * @param {string} [where] Text after the card's name, for example who played it.
 */
function drawFace(scene, card, picking, where = "") {
  const isMarked = card === scene.marked;
  const name = [nameOf(scene, card), where].filter(Boolean).join(", ");
  const tag = element("span.cartes-face-tag", { hidden: true });
  if (picking?.items.has(card))
    return element(
      "button.cartes-face.cartes-touch",
      {
        type: "button",
        "data-card": card,
        "aria-label": name,
        onclick: () => picking.pick(card),
      },
      drawCard(card),
      tag,
    );
  return drawNamedCard(card, name, `cartes-face${isMarked ? ".cartes-asked-card" : ""}`, {}, tag);
}

/** Draws an empty space of the size of a card. */
const drawGap = () => element("span.cartes-face.cartes-no-card", { "aria-hidden": "true" });

/**
 * Draws a text in the space of a longer text.
 *
 * @param {import("./dom.js").Child[]} text
 * @param {import("./dom.js").Child[]} longest The longer text, which is invisible.
 */
const drawSteady = (text, longest) =>
  element(
    "span.cartes-felt-longest",
    {},
    element("span", {}, text),
    element("span", { "aria-hidden": "true" }, longest),
  );

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 * @param {Picking | null} picking
 * @param {Steady | null} steady
 */
const drawSeats = (scene, texts, picking, steady) =>
  drawTrick(scene, texts, "walk", {
    card: (card, seat) => drawFace(scene, card, picking, scene.names?.[seat]),
    name: (seat) => picking?.seats?.get(seat),
    gap: drawGap,
    steady: steady ? drawSteady : undefined,
  });

/**
 * Draws a row of cards, which overlap if needed.
 *
 * @param {string} label
 * @param {HTMLElement[]} cards
 * @param {{ isNamed?: boolean, name?: HTMLElement, isNear?: boolean, isHand?: boolean, most?:
 *   number, longest?: string }} [how] `isNamed`: whether the label is visible. `name`: an element
 *   that replaces it. `longest`: the longest label of other scenes. `isNear`: whether even a few
 *   cards may overlap. `isHand`: whether the row is the hand. `most`: maximum number of cards per
 *   row.
 */
const drawRow = (
  label,
  cards,
  { isNamed = true, name, isNear = false, isHand = false, most = MOST_IN_A_ROW, longest = "" } = {},
) =>
  element(
    `div.cartes-felt-group${isHand ? ".cartes-felt-hand" : ""}`,
    { role: "group", "aria-label": label },
    name ??
      (isNamed
        ? element(
            "p.cartes-felt-label",
            { "aria-hidden": "true" },
            longest ? drawSteady([label], [longest]) : label,
          )
        : null),
    inRows(cards, most).map((row) =>
      element(
        `div.cartes-felt-row${isNear || row.length > mostOfWhole() ? ".cartes-felt-near" : ""}`,
        { style: `--cartes-count: ${row.length}` },
        row,
      ),
    ),
  );

/** @returns {number} The maximum number of cards in a row without overlap. */
const mostOfWhole = () => (isLowWindow() ? ONE_LOW_ROW : ONE_ROW);

/**
 * Divides cards into as few readable rows as possible, of equal length or one card less.
 *
 * @param {HTMLElement[]} cards
 * @param {number} most
 */
const inRows = (cards, most) => {
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * length, (row + 1) * length));
};

/**
 * @param {views.Scene} scene
 * @param {views.Group} group
 * @param {Picking | null} picking
 * @param {Steady | null} [steady]
 */
const drawGroup = (scene, { id, label, cards, hidden, seat }, picking, steady = null) => {
  const faces = cards.map((card) => drawFace(scene, card, picking));
  const full = steady?.fullest.groups?.find((item) => item.id === id);
  const isNear = scene.kind === "around" || (full?.hidden ?? 0) > ONE_ROW;
  // If the scene has only one hand, its cards are not covered by others.
  const most = scene.groups?.length === 1 ? mostOfWhole() : MOST_IN_A_ROW;
  if (scene.kind !== "piles")
    return drawRow(label, [...faces, ...drawBacks(hidden, "cartes-face")], {
      name: picking?.seats?.get(seat ?? -1),
      isNear,
      most,
      longest: full?.label,
    });
  for (const face of faces) face.prepend(...drawBelow(hidden / cards.length));
  return drawRow(label, faces);
};

/** Cards that lie below another: their edges show. @param {number} count */
const drawBelow = (count) =>
  Array.from({ length: count }, (_, at) =>
    element(
      "span.cartes-felt-below",
      { "aria-hidden": "true", style: `--cartes-deep: ${count - at}` },
      drawCard("back"),
    ),
  );

/**
 * Draws a table with cards in front of each seat.
 *
 * The other players are at the top, the cards in the middle, and the learner's cards above the
 * hand.
 *
 * @param {views.Scene} scene
 * @param {Picking | null} picking
 * @param {Steady | null} steady
 */
function drawAround(scene, picking, steady) {
  const groups = scene.groups ?? [];
  const draw = (/** @type {views.Group} */ item) => drawGroup(scene, item, picking, steady);
  const seats = groups.filter(({ id }) => id.startsWith(SEAT));
  const numbers = seats.map((_, seat) => seat).sort(fromTheLeft);
  const others = numbers.filter(Boolean).map((seat) => {
    const node = draw(seats[seat]);
    node.dataset.place = placeOf(seat, seats.length);
    return node;
  });
  const middle = groups.filter(({ id }) => !id.startsWith(SEAT)).map(draw);
  const own = groups.filter(({ id }) => id === OWN).map(draw);
  return [
    element("div.cartes-felt-others", {}, others),
    element("div.cartes-felt-middle", {}, middle),
    element("div.cartes-felt-fronts", {}, own),
  ];
}

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 * @param {Picking | null} picking
 * @param {Steady | null} steady
 */
function drawGroups(scene, texts, picking, steady) {
  const groups = (scene.groups ?? []).map((group) => drawGroup(scene, group, picking, steady));
  const cards = (scene.cards ?? []).map((card) => drawFace(scene, card, picking));
  const rows = [
    ...(cards.length ? [drawRow(texts.cards, cards, { isNamed: false })] : []),
    ...groups,
  ];
  // With few cards each, the players are side by side, which leaves space for the question.
  const isFew = (scene.groups ?? []).every((item) => item.cards.length + item.hidden <= FEW);
  return groups.length > 1 && isFew ? [element("div.cartes-felt-groups", {}, rows)] : rows;
}

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 * @param {Picking | null} picking
 * @param {Steady | null} steady
 */
function drawCards(scene, texts, picking, steady) {
  if (scene.tricks)
    return drawFading(scene.tricks, texts, (plays) =>
      drawSeats({ ...scene, plays }, texts, picking, null),
    );
  if (scene.kind === "trick") return drawSeats(scene, texts, picking, steady);
  return scene.kind === "around"
    ? drawAround(scene, picking, steady)
    : drawGroups(scene, texts, picking, steady);
}

/** @param {views.Scene} scene */
function drawFacts(scene) {
  const rows = (scene.rows ?? []).map((row) =>
    element(
      "div",
      { "data-id": row.id },
      element("dt", {}, drawSuit(row.id, "cartes-suit-of"), element("span", {}, row.label)),
      element("dd", {}, String(row.value)),
    ),
  );
  if (!rows.length) return null;
  const facts = element("dl.cartes-felt-facts", { "aria-label": scene.rows_label ?? null }, rows);
  return scene.rows_label
    ? element(
        "div.cartes-felt-titled",
        {},
        element("p.cartes-felt-label", { "aria-hidden": "true" }, scene.rows_label),
        facts,
      )
    : facts;
}

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 */
const drawLog = (scene, texts) =>
  scene.lines?.length
    ? element(
        "ol.cartes-felt-log",
        { "aria-label": texts.history },
        scene.lines.map((line) => element("li", { "data-id": line.id }, line.text)),
      )
    : null;

/** @param {views.Scene} scene */
function drawTrump(scene) {
  if (!scene.trump_text) return null;
  return element(
    "p.cartes-felt-trump",
    {},
    drawSuit(scene.trump, "cartes-pip", true),
    element("span", {}, scene.trump_text),
  );
}

/**
 * @param {views.Scene} whole
 * @param {views.Texts} texts
 * @param {Picking | null} [picking] Omitted if no card can be touched.
 * @param {Steady | null} [steady] Reserves the space of cards that are not visible now.
 * @returns {Felt}
 */
export function drawFelt(whole, texts, picking = null, steady = null) {
  const [players, scene] = drawPlayers(whole);
  const hand = (steady?.slots ?? scene.hand ?? []).map((card) =>
    card === null ? drawGap() : drawFace(scene, card, picking),
  );
  // A card to touch must be as wide as a fingertip; cards beside tricks to remember are only looked
  // at.
  const most = picking && !scene.tricks ? mostOfWhole() : MOST_IN_A_ROW;
  const node = element(
    `div.cartes-felt-scene${steady ? ".cartes-felt-steady" : ""}`,
    {},
    drawTrump(scene),
    scene.sign ? drawFaceOf(scene.sign.id, scene.sign.text) : null,
    players,
    drawCards(scene, texts, picking, steady),
    drawLog(scene, texts),
    drawFacts(scene),
    hand.length
      ? drawRow(scene.hand_label ?? texts["your-hand"], hand, { most, isHand: true })
      : null,
  );
  return { node, mark: (marks) => markFaces(node, marks) };
}

/**
 * @param {HTMLElement} node
 * @param {Marks} marks
 */
function markFaces(node, { right, given, rightTag, givenTag }) {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (
    node.querySelectorAll(".cartes-touch")
  )) {
    const card = face.dataset.card;
    const isRight = card === right;
    const isGiven = card === given;
    face.dataset.mark = isRight ? "right" : isGiven ? "given" : "off";
    face.setAttribute("aria-disabled", "true");
    face.setAttribute("aria-pressed", String(isGiven));
    const tag = /** @type {HTMLElement} */ (face.querySelector(".cartes-face-tag"));
    tag.hidden = !isRight && !isGiven;
    tag.textContent = isRight ? rightTag : givenTag;
    const label = tag.hidden ? "" : `, ${tag.textContent}`;
    face.setAttribute("aria-label", face.getAttribute("aria-label") + label);
  }
}
