/** Where an answer is given: on the table that is drawn, in its log, or beside it. */
import { element } from "./dom.js";

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
  (Boolean(shape.seats) && !isSeated(shape, scene));

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer is a player, and the players' cards are drawn with their names.
 */
export const isSeated = (shape, scene) =>
  Boolean(shape.seats) &&
  (scene.kind === "trick" || Boolean(scene.groups?.some(({ seat }) => seat !== undefined)));

/**
 * @param {views.Scene} scene
 * @param {Map<number, HTMLElement>} seats The buttons of players, who stand around a table: they
 *   say what the rows of the scene tell of them.
 * @returns {views.Scene} The scene without those rows.
 */
export function withNotes(scene, seats) {
  const rest = (scene.rows ?? []).filter(({ id, seat, note }) => {
    const button = seat === undefined ? undefined : seats.get(seat);
    button?.append(element("span.cartes-seat-note", { "data-id": id }, String(note)));
    return !button;
  });
  return { ...scene, rows: rest };
}

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {import("./answers.js").Shape} Its players have the short names that a trick gives them.
 */
export const namedAsSeated = (shape, scene) => ({
  ...shape,
  items: shape.items.map((item) =>
    item.seat === undefined || scene.kind !== "trick"
      ? item
      : { ...item, text: scene.names?.[item.seat] ?? item.text },
  ),
});

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
