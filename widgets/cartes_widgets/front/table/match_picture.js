/**
 * A finished match or one of its costly moves, as a picture with a link to the result or position.
 */
import { sharedAddress } from "../shared/costly_moves.js";
import { numeral } from "../shared/dom.js";
import { sharePicture } from "../shared/picture.js";
import { addressOf } from "./invite.js";

/**
 * Maximum number of characters of a match in a link; the link of a longer match has only its cards.
 */
const MAX_LINK_LENGTH = 8_000;

/**
 * @param {views.TableScene} scene
 * @returns {string[]} The last trick, else the cards on the table, else the cards in hand.
 */
function cardsOf({ summary, middle_tricks, pile, hand }) {
  const trickCards = middle_tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  const all = [summary?.last?.cards ?? [], trickCards, pile?.cards ?? [], hand];
  return all.find(({ length }) => length) ?? [];
}

/**
 * Opens a dialog with a picture of a finished match.
 *
 * @param {import("../shared/model.js").Model<import("../play.js").PlayModel>} model
 */
export function pictureMatch(model) {
  const texts = model.get("texts");
  const scene = /** @type {views.TableScene} */ (model.get("scene"));
  const { text, over } = model.get("saved");
  const { summary, kind } = scene;
  if (!summary) return;
  const line = (/** @type {string} */ label, /** @type {string} */ value) =>
    `${label}${texts.colon}${value}`;
  const lines = [
    ...summary.changes.map(({ label, after }) => line(label, numeral(after))),
    ...summary.lines.map(({ label, value }) => line(label, String(value))),
  ];
  const isWhole = over && text.length <= MAX_LINK_LENGTH;
  const link = isWhole ? sharedAddress(text) : addressOf(model.get("may").code);
  const leadsTo = isWhole ? texts["playing-picture-result"] : texts["playing-picture-link"];
  const [cards, name] = [cardsOf(scene), `cartes-${kind}`];
  sharePicture({ title: summary.title, lines, cards, link, leadsTo, name }, texts);
}

/**
 * @param {import("./coach.js").Costly} move
 * @param {views.Texts} texts
 */
export function pictureMove(move, texts) {
  const { message: title, chosen, better, reason, hand, marked } = move;
  const lines = [
    `${texts["playing-chosen"]}${texts.colon}${chosen}`,
    `${texts["playing-better"]}${texts.colon}${better}`,
    reason,
  ];
  const [link, name] = [sharedAddress(move.saved), `cartes-${move.game}`];
  const leadsTo = texts["playing-picture-link"];
  sharePicture({ title, lines, cards: hand, marked, link, leadsTo, name }, texts);
}
