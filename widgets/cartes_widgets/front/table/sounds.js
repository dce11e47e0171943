/** The sounds for the events on a table. */
import { play } from "../shared/sound.js";

/** @param {views.TableScene} scene */
const cardsOnTable = ({ plays, middle_tricks, earlier, pile }) =>
  [plays, ...[...middle_tricks, ...earlier].map((trick) => trick.plays)].flat().length +
  (pile?.count ?? 0);

/** @param {views.TableScene} scene */
const points = ({ scores }) => scores.reduce((sum, score) => sum + score.points, 0);

/** @param {views.TableScene} scene */
const calls = ({ seat_views }) => seat_views.map(({ call }) => call).join("|");

/**
 * @param {views.TableScene} was
 * @param {views.TableScene} now
 * @returns {import("../shared/sound.js").Sound | null} At most one sound; points have priority.
 */
export function soundOf(was, now) {
  if (points(now) > points(was)) return "coin";
  if (now.taker !== null && cardsOnTable(was) > cardsOnTable(now)) return "trick";
  if (cardsOnTable(now) > cardsOnTable(was)) return "card";
  return calls(now) !== calls(was) && now.seat_views.some(({ call }) => call) ? "knock" : null;
}

/**
 * @param {views.TableScene | null} was The state before; null for a table that has just opened.
 * @param {views.TableScene} now
 */
export function playSound(was, now) {
  const sound = was && soundOf(was, now);
  if (sound) play(sound);
}
