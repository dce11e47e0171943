/**
 * Draws the scene of a question or a step: cards, a table with a trick, a pile, a log, facts.
 *
 * In an exercise and in a class, all cards are completely visible, and the style sheet breaks the
 * rows. A walk and a guess must fit the available space: they divide the cards into rows, and cards
 * overlap if needed. Cards that can be touched are buttons. After the answer, the right card and the
 * chosen card are marked.
 *
 * @typedef {{ items: Set<string>, pick: (id: string) => void, seats?: Map<number, HTMLElement> }}
 *   Picking Cards that can be touched, and the buttons of players that can be touched, by seat.
 * @typedef {{ slots: (string | null)[], fullest: views.Scene }} Steady For one of several scenes:
 *   the places of its hand, null for an empty place, and a scene of the largest size.
 * @typedef {{ density?: "exercise" | "walk", withHand?: boolean, names?: Map<number, HTMLElement>,
 *   picking?: Picking | null, steady?: Steady | null,
 *   drawTable?: (drawing: Drawing) => HTMLElement[] }} How `withHand`: whether to draw the
 *   learner's hand, which an answer area may show instead. `names`: elements that replace the names
 *   of players. `picking`: omitted if no card can be touched. `steady`: reserves the space of cards
 *   that are not visible now. `drawTable`: draws the groups of cards.
 * @typedef {How & { scene: views.Scene, texts: views.Texts, isWalk: boolean }} Drawing
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

const ONE_ROW = 6;
/** Maximum number of cards in a row on a phone in landscape, which is wider and lower. */
const ONE_LOW_ROW = 9;
/** Maximum number of overlapping cards in a row; with more, the ranks would be hidden. */
const MAX_IN_A_ROW = 12;
const FEW = 2;

/**
 * Draws one card: a button if it can be touched, else a picture.
 *
 * @param {Drawing} drawing
 * @param {string} card
 * @param {string} [where] Text after the card's name, for example who played it. In an exercise, a
 *   hint can mark only cards without such a text.
 */
function drawFace({ scene, texts, isWalk, picking }, card, where) {
  const isMarked = card === scene.marked;
  const name = [nameOf(scene, card), where].filter(Boolean).join(", ");
  if (!isWalk && where !== undefined) return drawNamedCard(card, name);
  if (!isWalk)
    return drawNamedCard(
      card,
      isMarked ? `${name}, ${texts.marked}` : name,
      `cartes-still${isMarked ? ".cartes-marked" : ""}`,
      { "data-id": card },
    );
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
    "span.cartes-longest",
    {},
    element("span", {}, text),
    element("span", { "aria-hidden": "true" }, longest),
  );

/** @param {Drawing} drawing */
const drawSeats = (drawing) =>
  drawTrick(drawing.scene, drawing.texts, drawing.isWalk ? "walk" : "exercise", {
    card: (card, seat) =>
      drawFace(drawing, card, (drawing.isWalk && drawing.scene.names?.[seat]) || ""),
    name: (seat) => drawing.names?.get(seat),
    // A walk reserves no space for a seat that never plays a card.
    gap: (seat) =>
      (drawing.steady?.fullest.plays ?? [{ seat }]).some((play) => play.seat === seat)
        ? drawGap()
        : null,
    steady: drawing.steady ? drawSteady : undefined,
  });

/**
 * Draws a row of cards, which overlap if needed.
 *
 * @param {Drawing} drawing
 * @param {string} label
 * @param {HTMLElement[]} cards
 * @param {{ look?: string, id?: string, isNamed?: boolean, name?: HTMLElement, isNear?: boolean,
 *   most?: number, longest?: string, full?: number }} [how] `isNamed`: whether the label is visible. `name`: an element
 *   that replaces it. `longest`: the longest label of other scenes. `isNear`: whether even a few
 *   cards may overlap. `most`: maximum number of cards per row.
 *   `full`: the number of cards in the fullest scene, which determines their size.
 */
function drawRow(drawing, label, cards, how = {}) {
  const { look = "", id, isNamed = true, name, isNear = false, most = MAX_IN_A_ROW } = how;
  const { isWalk } = drawing;
  const text = how.longest ? drawSteady([label], [how.longest]) : label;
  const length = lengthOfRows(Math.max(1, cards.length, how.full ?? 0), isWalk ? most : Infinity);
  return element(
    `div.cartes-group${look}`,
    { role: "group", "aria-label": label, "data-id": id },
    name ?? (isNamed ? element("p.cartes-group-name", { "aria-hidden": "true" }, text) : null),
    inRows(cards, length).map((row) =>
      element(
        `div.cartes-row${isWalk && (isNear || row.length > mostOfWhole()) ? ".cartes-near" : ""}`,
        { style: `--cartes-count: ${length}` },
        row,
      ),
    ),
  );
}

/** @returns {number} The maximum number of cards in a row without overlap. */
const mostOfWhole = () => (isLowWindow() ? ONE_LOW_ROW : ONE_ROW);

/**
 * @param {number} count
 * @param {number} most Maximum number of cards per row.
 * @returns {number} The number of cards per row, if as few readable rows as possible have equally
 *   many cards, or the last row fewer.
 */
const lengthOfRows = (count, most) => Math.ceil(count / Math.ceil(count / most));

/**
 * @param {HTMLElement[]} cards
 * @param {number} length The number of cards per row.
 */
const inRows = (cards, length) =>
  Array.from({ length: Math.max(1, Math.ceil(cards.length / length)) }, (_, row) =>
    cards.slice(row * length, (row + 1) * length),
  );

/**
 * @param {Drawing} drawing
 * @param {views.Group} group
 */
export function drawGroup(drawing, { id, label, cards, hidden, seat }) {
  const { scene, steady, isWalk } = drawing;
  const faces = cards.map((card) => drawFace(drawing, card));
  const name = drawing.names?.get(seat ?? -1);
  if (isWalk && scene.kind === "piles") {
    for (const face of faces) face.prepend(...drawBelow(hidden / cards.length));
    return drawRow(drawing, label, faces);
  }
  const full = steady?.fullest.groups?.find((item) => item.id === id);
  const backs = drawBacks(hidden, isWalk ? "cartes-face" : undefined);
  return drawRow(drawing, label, [...faces, ...backs], {
    id: isWalk ? undefined : id,
    name,
    isNear: scene.kind === "around" || (full?.hidden ?? 0) > ONE_ROW,
    // If the scene has only one hand, its cards are not covered by others.
    most: scene.groups?.length === 1 ? mostOfWhole() : MAX_IN_A_ROW,
    longest: full?.label,
    full: full ? full.cards.length + full.hidden : 0,
  });
}

/** Cards that lie below another: their edges show. @param {number} count */
const drawBelow = (count) =>
  Array.from({ length: count }, (_, at) =>
    element(
      "span.cartes-face-below",
      { "aria-hidden": "true", style: `--cartes-deep: ${count - at}` },
      drawCard("back"),
    ),
  );

/** @param {Drawing} drawing */
function drawGroups(drawing) {
  const { scene, texts, isWalk } = drawing;
  const groups = scene.groups ?? [];
  const drawn = groups.map((group) => drawGroup(drawing, group));
  const cards = (scene.cards ?? []).map((card) => drawFace(drawing, card, ""));
  const how = { look: ".cartes-shown", isNamed: false };
  const shown = cards.length ? [drawRow(drawing, texts.cards, cards, how)] : [];
  if (!isWalk) return [...shown, drawn.length ? element("div.cartes-groups", {}, drawn) : null];
  // With few cards each, the players are side by side, which leaves space for the question.
  const isFew = groups.every((item) => item.cards.length + item.hidden <= FEW);
  const rows = [...shown, ...drawn];
  return drawn.length > 1 && isFew ? [element("div.cartes-groups", {}, rows)] : rows;
}

/** @param {Drawing} drawing */
function drawTable(drawing) {
  const { scene, texts, isWalk } = drawing;
  const draw = (/** @type {Drawing} */ shown) =>
    isWalk ? drawSeats(shown) : element("div.cartes-table", {}, drawTrump(scene), drawSeats(shown));
  if (!scene.tricks) return draw(drawing);
  return drawFading(scene.tricks, texts, (plays) =>
    draw({ ...drawing, steady: null, scene: { ...scene, plays } }),
  );
}

/** @param {Drawing} drawing */
function drawCards(drawing) {
  const { scene, isWalk } = drawing;
  if (drawing.drawTable) return drawing.drawTable(drawing);
  const table = scene.tricks || scene.kind === "trick" ? drawTable(drawing) : null;
  return [table, ...(table && isWalk ? [] : drawGroups(drawing))];
}

/** @param {views.Scene} scene */
function drawTrump({ trump, trump_text: text }) {
  if (!text) return null;
  return element(
    "p.cartes-trump",
    {},
    drawSuit(trump, "cartes-pip", true),
    element("span", {}, text),
  );
}

/**
 * Draws facts in rows; in an exercise, on a sheet of paper.
 *
 * @param {{ id?: string, label: string, value: string | number }[]} rows
 * @param {string} [label]
 * @param {string} [look]
 */
export const drawFacts = (rows, label, look = "") =>
  element(
    `table.cartes-facts${look}`,
    {},
    label ? element("caption", {}, label) : null,
    element(
      "tbody",
      {},
      rows.map((row) =>
        element(
          "tr",
          { "data-id": row.id },
          element(
            "th",
            { scope: "row" },
            drawSuit(row.id, "cartes-suit-of"),
            element("span", {}, row.label),
          ),
          element("td", {}, String(row.value)),
        ),
      ),
    ),
  );

/** @param {Drawing} drawing */
const drawLog = ({ scene, texts }) =>
  element(
    "ol.cartes-log",
    { "aria-label": texts.history },
    (scene.lines ?? []).map(({ id, own, text }) =>
      element("li", { "data-id": id, "data-own": own === undefined ? null : String(own) }, text),
    ),
  );

/** @param {Drawing} drawing */
function drawHand(drawing) {
  const { scene, texts, isWalk, steady, picking, withHand = true } = drawing;
  const hand = (steady?.slots ?? scene.hand ?? []).map((card) =>
    card === null ? drawGap() : drawFace(drawing, card),
  );
  // A card to touch must be as wide as a fingertip; cards beside tricks to remember are only looked
  // at.
  const most = picking && !scene.tricks ? mostOfWhole() : MAX_IN_A_ROW;
  // Beside the cards in front of the learner there is less width.
  const how = { look: ".cartes-hand", isNamed: isWalk, most, isNear: Boolean(drawing.drawTable) };
  const label = scene.hand_label ?? texts["your-hand"];
  return hand.length && withHand ? drawRow(drawing, label, hand, how) : null;
}

/**
 * @param {views.Scene} whole
 * @param {views.Texts} texts
 * @param {How} [how]
 * @returns {HTMLElement}
 */
export function drawScene(whole, texts, how = {}) {
  const [players, scene] = drawPlayers(whole);
  const isWalk = how.density === "walk";
  const names = how.names ?? how.picking?.seats;
  /** @type {Drawing} */
  const drawing = { ...how, names, scene, texts, isWalk };
  const { lines, rows, rows_label: label, sign } = scene;
  const log = lines?.length ? drawLog(drawing) : null;
  const facts = rows?.length ? drawFacts(rows, label, isWalk ? "" : ".cartes-sheet") : null;
  return element(
    `div.cartes-scene${how.steady ? ".cartes-steady" : ""}`,
    {},
    isWalk ? drawTrump(scene) : null,
    isWalk && sign ? drawFaceOf(sign.id, sign.text) : null,
    players,
    drawCards(drawing),
    isWalk ? [log, facts] : [facts, log],
    drawHand(drawing),
  );
}

/**
 * Marks the right card and the chosen card, and dims the others.
 *
 * @param {HTMLElement} node A scene with cards that can be touched.
 * @param {Marks} marks
 */
export function markCards(node, { right, given, rightTag, givenTag }) {
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
