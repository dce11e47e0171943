/** Draws the scene of a question or a step: cards, a table with a trick, a log. */
import { drawBacks, drawNamedCard, nameOf } from "./card.js";
import { element } from "./dom.js";
import { drawFading } from "./fading.js";
import { drawPlayers } from "./placing.js";
import { drawSuit } from "./suit.js";
import { drawTrick } from "./trick.js";

/** @param {views.Scene} scene */
const drawTrump = (scene) =>
  element("p.cartes-trump", {}, drawSuit(scene.trump, "cartes-pip", true), scene.trump_text ?? "");

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 * @param {Map<number, HTMLElement>} [names] Elements that replace the names of seats.
 * @returns {HTMLElement}
 */
function drawTable(scene, texts, names) {
  const card = (/** @type {string} */ name) => drawNamedCard(name, nameOf(scene, name));
  return element(
    "div.cartes-table",
    { role: "group", "aria-label": texts.trick },
    scene.trump_text ? drawTrump(scene) : null,
    drawTrick(scene, texts, "exercise", { card, name: (seat) => names?.get(seat) }),
  );
}

/**
 * @param {views.Scene} scene
 * @param {string} card
 * @param {string} [mark] A text after the card's name for screen readers.
 * @returns {HTMLElement} A card that a hint can mark.
 */
const drawMarkable = (scene, card, mark = "") =>
  drawNamedCard(card, nameOf(scene, card) + mark, `cartes-still${mark ? ".cartes-marked" : ""}`, {
    "data-id": card,
  });

/**
 * Draws a group of cards, such as a pile or a hand.
 *
 * @param {views.Scene} scene
 * @param {views.Group} group
 * @param {Map<number, HTMLElement>} [names] Elements that replace the names of players.
 */
function drawGroup(scene, group, names) {
  const cards = group.cards.map((card) => drawMarkable(scene, card));
  return element(
    "div.cartes-group",
    { role: "group", "aria-label": group.label, "data-id": group.id },
    names?.get(group.seat ?? -1) ??
      element("p.cartes-group-name", { "aria-hidden": "true" }, group.label),
    element("div.cartes-row.cartes-small", {}, cards, drawBacks(group.hidden)),
  );
}

/** @param {views.Scene} scene */
const drawRows = ({ rows = [], rows_label: label }) =>
  element(
    "table.cartes-sheet",
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

/**
 * @param {views.Scene} whole
 * @param {views.Texts} texts
 * @param {{ withHand?: boolean, names?: Map<number, HTMLElement> }} [how] `withHand`: whether to
 *   draw the learner's hand, which an answer area may show instead. `names`: elements that replace
 *   the names of players.
 * @returns {HTMLElement | null}
 */
export function drawScene(whole, texts, { withHand = true, names } = {}) {
  if (whole.kind === "none") return null;
  const [players, scene] = drawPlayers(whole);
  const cards =
    scene.kind === "cards"
      ? element(
          "div.cartes-row.cartes-shown",
          { role: "group", "aria-label": texts.cards },
          (scene.cards ?? []).map((card) => drawNamedCard(card, nameOf(scene, card))),
        )
      : null;
  const isTrick = scene.kind === "trick";
  return element(
    "div.cartes-scene",
    {},
    cards,
    players,
    isTrick && !scene.tricks ? drawTable(scene, texts, names) : null,
    scene.tricks
      ? drawFading(scene.tricks, texts, (plays) => drawTable({ ...scene, plays }, texts, names))
      : null,
    scene.history?.length
      ? element(
          "ol.cartes-speech",
          { "aria-label": texts.history },
          scene.history.map((item) =>
            element(
              "li",
              {},
              element("span.cartes-seat-name", {}, item.seat),
              element("q", {}, item.text),
            ),
          ),
        )
      : null,
    scene.groups?.length
      ? element(
          `div.cartes-groups${isTrick ? ".cartes-beside" : ""}`,
          {},
          scene.groups.map((group) => drawGroup(scene, group, names)),
        )
      : null,
    scene.rows?.length ? drawRows(scene) : null,
    scene.lines?.length
      ? element(
          "ol.cartes-log",
          {},
          scene.lines.map(({ id, own, text }) =>
            element(
              "li",
              { "data-id": id, "data-own": own === undefined ? null : String(own) },
              text,
            ),
          ),
        )
      : null,
    scene.hand?.length && withHand ? drawHand(scene, texts) : null,
  );
}

/**
 * @param {views.Scene} scene
 * @param {views.Texts} texts
 */
function drawHand(scene, texts) {
  const cards = (scene.hand ?? []).map((card) => {
    const isMarked = card === scene.marked;
    return drawMarkable(scene, card, isMarked ? `, ${texts.marked}` : "");
  });
  return element(
    "div.cartes-row.cartes-own",
    { role: "group", "aria-label": scene.hand_label ?? texts["your-hand"] },
    cards,
  );
}
