/**
 * A finished match, or a costly move of it, as a picture with a link to the same cards.
 */
import { sharedAddress } from "../shared/costly_moves.js";
import { numeral } from "../shared/dom.js";
import { sharePicture } from "../shared/picture.js";
import { addressOf } from "./invite.js";

/** @param {import("../shared/model.js").Model<import("../play.js").PlayModel>} model Its match is over. */
export function pictureMatch(model) {
  const words = model.get("words");
  const { summary, scores, kind } = model.get("scene");
  if (!summary) return;
  const lines = scores.map(
    (/** @type {{ label: string, points: number }} */ { label, points }) =>
      `${label}${words.colon}${numeral(points)}`,
  );
  const link = addressOf(model.get("may").code);
  const cards = summary.last?.cards ?? [];
  sharePicture({ title: summary.title, lines, cards, link, name: `cartes-${kind}` }, words);
}

/**
 * @param {import("./coach.js").Costly} move
 * @param {views.Words} words
 */
export function pictureMove(move, words) {
  const { message: title, chosen, better, reason, hand, marked } = move;
  const lines = [
    `${words["playing-chosen"]}${words.colon}${chosen}`,
    `${words["playing-better"]}${words.colon}${better}`,
    reason,
  ];
  const [link, name] = [sharedAddress(move.kept), `cartes-${move.game}`];
  sharePicture({ title, lines, cards: hand, marked, link, name }, words);
}
