/** Where an answer is given: on the table that is drawn, in its log, or beside it. */

/** @param {import("./answers.js").Shape} shape */
export const hasCards = (shape) => shape.items.some((item) => item.card);

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer's cards are those of the hand, which is drawn once.
 */
export const isOfHand = (shape, scene) =>
  hasCards(shape) && shape.items.every((item) => scene.hand?.includes(item.card ?? ""));

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer is given on the table: cards, or all that there is.
 */
export const isOnTable = (shape, scene) =>
  hasCards(shape) ||
  (scene.kind === "none" && shape.kind !== "number") ||
  (Boolean(shape.seats) && ["score", "log"].includes(scene.kind ?? ""));

/**
 * A question about a moment of a log is answered on the log itself: it is not drawn twice.
 *
 * @param {views.Scene} scene
 * @param {import("./answers.js").Shape} shape
 * @returns {[views.Scene, import("./answers.js").Shape, boolean]}
 */
export function withSpots(scene, shape) {
  const lines = scene.lines ?? [];
  const first = shape.parts?.[0] ?? shape;
  const isSpots =
    first.kind === "choice" &&
    lines.length > 0 &&
    first.items.length === lines.length &&
    first.items.every((item, at) => item.id === lines[at].id);
  if (!isSpots) return [scene, shape, false];
  const items = first.items.map((item, at) => ({ ...item, text: lines[at].text }));
  const spots = { ...first, items, spots: true };
  const [, ...others] = shape.parts ?? [];
  const whole = shape.parts
    ? { ...shape, parts: [/** @type {NonNullable<typeof shape.parts>[0]} */ (spots), ...others] }
    : { ...shape, items, spots: true };
  return [{ ...scene, lines: [] }, whole, true];
}
